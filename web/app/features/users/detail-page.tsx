import { brand } from '@ampersand/contract/brand';
import type { PublicUser } from '@ampersand/contract/users';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { callFailureIn } from '../../api.ts';
import { type Call, type ForMember, loadingFor } from '../../loading.server.ts';
import { type Area, areaOf } from '../../page/area.ts';
import { attempt } from '../../page/attempt.server.ts';
import { unlessOnlyDialog, useDialogParam } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { Card } from '../../ui/card.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { BlockButton } from '../blocks/block-button.tsx';
import { PassButton } from '../choices/pass-button.tsx';
import { PassedRow } from '../choices/passed-row.tsx';
import { SaveButton } from '../choices/save-button.tsx';
import { InviteButton } from '../invitations/invite-button.tsx';
import { Inviting } from '../invitations/inviting.tsx';
import { loadTies } from '../invitations/load-ties.server.ts';
import { TieNote } from '../invitations/tie-note.tsx';
import type { Tied } from '../invitations/ties.ts';
import { KeyFacts } from '../matchings/key-facts.tsx';
import { PlaceInList } from '../matchings/place-in-list.tsx';
import { WhyYouTwo } from '../matchings/why-you-two.tsx';
import { ProfileHeader } from '../profile/profile-header.tsx';
import { ProfileSections } from '../profile/profile-sections.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import type { Route } from './+types/detail-page';
import { Connect } from './detail-page-connect.tsx';
import { PersonMissing } from './detail-page-missing.tsx';

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.person.fullName ?? 'Profile'} | ${brand.name}` },
];

export const loader = loadingFor(async ({ call, you, params }: ForMember<Route.LoaderArgs>) => {
  const [person, contact, pair, ties] = await Promise.all([
    call('GET /users/user/{id}', { params: { id: params.id } }).then(({ data }) => data),
    attempt(
      call('GET /logs/contact/{contactUserId}', { params: { contactUserId: params.id } }).then(
        ({ data }) => data,
      ),
    ),
    attempt(
      call('GET /matchings/pair/{otherId}', { params: { otherId: params.id } }).then(({ data }) => data),
    ),
    loadTies(call),
  ]);
  if (person.id !== you.id) await logVisit(call, you.id, person.id);
  // Without an answer the person can be asked for the contact with Connect, as before.
  return { you, person, contact: contact.ok ? contact.value : null, pair, tie: ties[params.id] };
});

export const shouldRevalidate = unlessOnlyDialog;

/** The server counts one a day. A visit that could not be logged is nothing the reader can mend. */
async function logVisit(call: Call, viewerId: string, viewedUserId: string) {
  await attempt(call('POST /logs/profile', { body: { viewerId, viewedUserId } }));
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const { you, person, contact, pair, tie } = loaderData;
  const { paths } = areaOf(you);
  const invite = useDialogParam('invite');
  const navigate = useNavigate();
  const oneself = person.id === you.id;
  return (
    <div className="flex flex-col gap-6">
      <Link
        to={paths.matches}
        className="-mb-2 inline-flex items-center gap-1 self-start rounded-control py-2 font-medium text-primary"
      >
        <ChevronLeft className="size-5 rtl:-scale-x-100" aria-hidden="true" /> All matches
      </Link>
      <ProfileHeader
        person={person}
        answersSoon={'answersWithinADay' in person && person.answersWithinADay}
        facts={pair.ok && <KeyFacts facts={pair.value.facts} />}
      >
        {!oneself && (
          <InviteOrTie tie={tie} person={person} paths={paths} onInvite={() => invite.open(person.id)} />
        )}
        {!oneself && <Choice key={person.id} person={person} isSaved={pair.ok && pair.value.isSaved} />}
        {!oneself && <Connect key={person.id} you={you} other={person} known={contact} />}
      </ProfileHeader>
      {!oneself && (
        <Card as="section" aria-labelledby="why-title" className="p-5 sm:p-8">
          <h2 id="why-title" className="mb-5 text-2xl">
            Why you two
          </h2>
          {pair.ok ? (
            <div className="flex flex-col gap-7">
              <WhyYouTwo pair={pair.value} you={you} other={person} />
              <PlaceInList
                key={person.id}
                person={person}
                paths={paths}
                tied={tie !== undefined && tie.kind !== 'RECEIVED'}
              />
            </div>
          ) : (
            <PartError title="The comparison did not load" error={pair.error} />
          )}
        </Card>
      )}
      <ProfileSections person={person} />
      {!oneself && (
        <div className="flex flex-wrap gap-1">
          <ReportButton person={person} />
          <BlockButton person={person} onBlocked={() => navigate(paths.matches)} />
        </div>
      )}
      <Inviting
        you={you}
        other={invite.value === person.id && !oneself ? person : undefined}
        onClose={invite.close}
      />
    </div>
  );
}

/** Save them, or pass on them. */
function Choice({ person, isSaved }: { person: PublicUser; isSaved: boolean }) {
  const [passed, setPassed] = useState<'PASSED' | 'BACK'>();
  const [saved, setSaved] = useState(isSaved);
  if (passed === 'PASSED') return <PassedRow person={person} focused onUndone={() => setPassed('BACK')} />;
  return (
    <div tabIndex={-1} ref={passed === 'BACK' ? takeFocus : undefined} className="mt-4 flex flex-wrap gap-3">
      <SaveButton person={person} isSaved={saved} onChange={setSaved} />
      <PassButton person={person} onPassed={() => setPassed('PASSED')} />
    </div>
  );
}

interface InviteOrTieProps {
  tie: Tied | undefined;
  person: { fullName: string; calledName: string };
  paths: Area['paths'];
  onInvite: () => void;
}

function InviteOrTie({ tie, person, paths, onInvite }: InviteOrTieProps) {
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
      {tie === undefined ? (
        <>
          <InviteButton name={person.fullName} variant="primary" size="lg" onInvite={onInvite} />
          <p className="min-w-0 flex-1 basis-56 text-muted">
            Write a note; they have seven days to say yes or no.
          </p>
        </>
      ) : (
        <TieNote tie={tie} name={person.calledName} paths={paths} />
      )}
    </div>
  );
}

const missing = new Set<unknown>(['not_found', 'bad_request', 'invalid_fields']);

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (missing.has(callFailureIn(error)?.code)) return <PersonMissing key={params.id} />;
  return <PageError error={error} />;
}
