import { brand } from '@ampersand/contract/brand';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { loadingForAdmin } from '../../loading.server.ts';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/new-event';
import { EventForm } from './event-form.tsx';
import { EventFrame } from './event-frame.tsx';

export const meta: Route.MetaFunction = () => [{ title: `New event | ${brand.name}` }];

export const loader = loadingForAdmin(async () => null);

export default function NewEvent() {
  const navigate = useNavigate();
  return (
    <EventFrame title="New event">
      <EventForm
        save={(body) => call('POST /event', { body })}
        onSaved={() => {
          toast.success('The event is added: everybody sees it now.');
          return navigate(paths.admin.events);
        }}
      />
    </EventFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
