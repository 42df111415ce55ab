import { brand } from '@ampersand/contract/brand';
import { useNavigate } from 'react-router';
import { call } from '../../api.ts';
import { loadingForAdmin } from '../../loading.server.ts';
import { DetailFrame } from '../../page/detail-frame.tsx';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import type { Route } from './+types/new-event';
import { EventForm } from './event-form.tsx';

export const meta: Route.MetaFunction = () => [{ title: `New event | ${brand.name}` }];

export const loader = loadingForAdmin(async () => null);

export default function NewEvent() {
  const navigate = useNavigate();
  return (
    <DetailFrame all={paths.admin.events} allLabel="All events" title="New event">
      <Card className="p-5 sm:p-7">
        <EventForm
          save={(body) => call('POST /event', { body })}
          onSaved={() => {
            toast.success('The event is added: everybody sees it now.');
            return navigate(paths.admin.events);
          }}
        />
      </Card>
    </DetailFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
