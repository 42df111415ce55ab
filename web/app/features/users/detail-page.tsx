import { brand } from '@ampersand/contract/brand';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router';
import { callFailureIn } from '../../api.ts';
import { type Call, type ForMember, loadingFor } from '../../loading.server.ts';
import { areaOf } from '../../page/area.ts';
import { attempt } from '../../page/attempt.server.ts';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { Card } from '../../ui/card.tsx';
import { WhyYouTwo } from '../matchings/why-you-two.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import { ProfileSections } from '../profile/profile-sections.tsx';
import type { Route } from './+types/detail-page';
import { Connect } from './detail-page-connect.tsx';
import { PersonMissing } from './detail-page-missing.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.person.fullName ?? 'Profile'} | ${brand.name}` },
];

export const loader = loadingFor(async ({ call, you, params }: ForMember<Route.LoaderArgs>) => {
  const [person, contact, pair] = await Promise.all([
    call('GET /users/user/{id}', { params: { id: params.id } }).then(({ data }) => data),
    attempt(
      call('GET /logs/contact/{contactUserId}', { params: { contactUserId: params.id } }).then(
        ({ data }) => data,
      ),
    ),
    attempt(
      call('GET /matchings/pair/{otherId}', { params: { otherId: params.id } }).then(({ data }) => data),
    ),
  ]);
  if (person.id !== you.id) await logVisit(call, you.id, person.id);
  // Without an answer the person can be asked for the contact with Connect, as before.
  return { you, person, contact: contact.ok ? contact.value : null, pair };
});

/** The server counts one a day. A visit that could not be logged is nothing the reader can mend. */
async function logVisit(call: Call, viewerId: string, viewedUserId: string) {
  await attempt(call('POST /logs/profile', { body: { viewerId, viewedUserId } }));
}

export default function DetailPage({ loaderData: { you, person, contact, pair } }: Route.ComponentProps) {
  const { paths } = areaOf(you);
  const oneself = person.id === you.id;
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={paths.matches}
        className="-mb-2 inline-flex items-center gap-1 self-start rounded-control py-2 font-medium text-primary"
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> All matches
      </Link>
      <ProfileHeader person={person}>
        {!oneself && <Connect key={person.id} you={you} other={person} known={contact} />}
      </ProfileHeader>
      {!oneself && (
        <Card as="section" aria-labelledby="why-title" className="p-5 sm:p-8">
          <h2 id="why-title" className="mb-5 text-2xl">
            Why you two
          </h2>
          {pair.ok ? (
            <WhyYouTwo pair={pair.value} you={you} other={person} folded />
          ) : (
            <PartError title="The comparison did not load" error={pair.error} />
          )}
        </Card>
      )}
      <ProfileSections person={person} />
    </div>
  );
}

const missing = new Set<unknown>(['not_found', 'bad_request', 'invalid_fields']);

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (missing.has(callFailureIn(error)?.code)) return <PersonMissing key={params.id} />;
  return <PageError error={error} />;
}
