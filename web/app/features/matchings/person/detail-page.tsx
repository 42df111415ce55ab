import { brand } from '@ampersand/contract/brand';
import { useNavigate } from 'react-router';
import { callFailureIn } from '../../../api.ts';
import { type ForMember, loadingFor } from '../../../loading.server.ts';
import { areaOf } from '../../../page/area.ts';
import { BackLink } from '../../../page/back-link.tsx';
import { unlessOnlyDialog } from '../../../page/dialog-param.ts';
import { PageError } from '../../../page/page-error.tsx';
import type { Route } from './+types/detail-page';
import { loadPerson } from './load-person.server.ts';
import { PersonMissing } from './person-missing.tsx';
import { PersonView } from './person-view.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.loaded.person.fullName ?? 'Profile'} | ${brand.name}` },
];

export const loader = loadingFor(async ({ call, you, params }: ForMember<Route.LoaderArgs>) => ({
  you,
  loaded: await loadPerson(call, you, params.id),
}));

export const shouldRevalidate = unlessOnlyDialog;

export default function DetailPage({ loaderData: { you, loaded } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const navigate = useNavigate();
  return (
    <div className="flex flex-col gap-6">
      <div className="-mb-2">
        <BackLink to={paths.matches}>All matches</BackLink>
      </div>
      <PersonView you={you} loaded={loaded} heading="h1" onLeave={() => navigate(paths.matches)} />
    </div>
  );
}

const missing = new Set<unknown>(['not_found', 'bad_request', 'invalid_fields']);

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (missing.has(callFailureIn(error)?.code)) return <PersonMissing key={params.id} />;
  return <PageError error={error} />;
}
