import type { Contact } from '@ampersand/contract/logs';
import type { Pair } from '@ampersand/contract/matchings';
import type { OwnUser, Person, PublicUser } from '@ampersand/contract/users';
import { type ReactNode, useState } from 'react';
import { type Area, areaOf } from '../../../page/area.ts';
import type { Attempt } from '../../../page/attempt.ts';
import { useDialogParam } from '../../../page/dialog-param.ts';
import { PartError } from '../../../page/part-error.tsx';
import type { You } from '../../../page/you.ts';
import { Card } from '../../../ui/card.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { BlockButton } from '../../blocks/block-button.tsx';
import { PassButton } from '../../choices/pass-button.tsx';
import { PassedRow } from '../../choices/passed-row.tsx';
import { SaveButton } from '../../choices/save-button.tsx';
import { InviteButton } from '../../invitations/invite-button.tsx';
import { Inviting } from '../../invitations/inviting.tsx';
import { TieNote } from '../../invitations/tie-note.tsx';
import type { Tied } from '../../invitations/ties.ts';
import { useTieFocus } from '../../invitations/use-tie-focus.ts';
import { useTieNews } from '../../invitations/use-tie-news.ts';
import { ProfileHeader } from '../../profile/profile-header.tsx';
import { ProfileSections } from '../../profile/profile-sections.tsx';
import { ReportButton } from '../../reports/report-button.tsx';
import { KeyFacts } from '../key-facts.tsx';
import { PlaceInList } from '../place-in-list.tsx';
import { WhyYouTwo } from '../why-you-two.tsx';
import { Connect } from './connect.tsx';

/** Somebody as a reader may see them. */
export interface LoadedPerson {
  person: OwnUser | Person;
  /** The contact, if it was revealed before. */
  contact: Contact | null;
  pair: Attempt<Pair>;
  tie: Tied | undefined;
  /** What oneself says of equity, read as others read it. */
  ownEquity?: string | undefined;
}

interface PersonViewProps {
  you: You;
  loaded: LoadedPerson;
  /** What their name is on the page. */
  heading: 'h1' | 'h2';
  /** The list around it opens the invitation. */
  isListed?: boolean | undefined;
  /** They are not to be seen any more. */
  onLeave: () => void;
  onSaved?: ((isSaved: boolean) => void) | undefined;
  /** Absent: what follows a pass is shown here. */
  onPassed?: (() => void) | undefined;
}

/** Somebody's whole profile, and what can be done about them. */
export function PersonView(props: PersonViewProps) {
  const { you, loaded, heading, isListed = false, onLeave, onSaved, onPassed } = props;
  const { person, contact, pair, tie } = loaded;
  const { paths } = areaOf(you);
  const invite = useDialogParam('invite');
  const oneself = person.id === you.id;
  useTieNews(you.id, person.id, tie);
  return (
    <>
      <ProfileHeader
        person={person}
        heading={heading}
        answersSoon={'answersWithinADay' in person && person.answersWithinADay}
        facts={pair.ok && <KeyFacts facts={pair.value.facts} />}
      >
        {!oneself && (
          <Choice
            key={person.id}
            person={person}
            isSaved={pair.ok && pair.value.isSaved}
            tied={tie !== undefined && tie.kind !== 'DECLINED'}
            onSaved={onSaved}
            onPassed={onPassed}
            asking={
              <InviteOrTie tie={tie} person={person} paths={paths} onInvite={() => invite.open(person.id)} />
            }
            connecting={<Connect you={you} other={person} known={contact} />}
          />
        )}
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
                tied={tie?.kind === 'SENT' || tie?.kind === 'CONNECTED'}
              />
            </div>
          ) : (
            <PartError title="The comparison did not load" error={pair.error} />
          )}
        </Card>
      )}
      <ProfileSections person={person} equity={pair.ok ? equityIn(pair.value) : loaded.ownEquity} />
      {!oneself && (
        <div className="flex flex-wrap gap-1">
          <ReportButton you={you} person={person} />
          <BlockButton person={person} onBlocked={onLeave} />
        </div>
      )}
      <Inviting
        you={you}
        other={invite.value === person.id && !oneself && !isListed ? person : undefined}
        onClose={invite.close}
      />
    </>
  );
}

/** The share they offer, which their preferences say anew; null where that is not to be read. */
const equityIn = ({ facts }: Pair) => facts.find(({ kind }) => kind === 'EQUITY')?.words ?? null;

interface ChoiceProps extends Pick<PersonViewProps, 'onSaved' | 'onPassed'> {
  person: PublicUser;
  isSaved: boolean;
  /** Something is under way between the two: it goes on, passed on or not. */
  tied: boolean;
  asking: ReactNode;
  connecting: ReactNode;
}

/** Ask them, save them, or pass on them: then they are neither asked nor revealed. */
function Choice({ person, isSaved, tied, onSaved, onPassed, asking, connecting }: ChoiceProps) {
  const [passed, setPassed] = useState<'PASSED' | 'BACK'>();
  const [saved, setSaved] = useState(isSaved);
  const goesOn = tied || passed !== 'PASSED';
  return (
    <>
      {goesOn && asking}
      {passed === 'PASSED' ? (
        <div className="mt-4">
          <PassedRow person={person} focused onUndone={() => setPassed('BACK')} />
        </div>
      ) : (
        <div
          tabIndex={-1}
          ref={passed === 'BACK' ? takeFocus : undefined}
          className="mt-4 flex flex-wrap gap-3"
        >
          <SaveButton
            person={person}
            isSaved={saved}
            onChange={(now) => {
              setSaved(now);
              onSaved?.(now);
            }}
          />
          <PassButton person={person} onPassed={onPassed ?? (() => setPassed('PASSED'))} />
        </div>
      )}
      {goesOn && connecting}
    </>
  );
}

interface InviteOrTieProps {
  tie: Tied | undefined;
  person: { fullName: string; calledName: string };
  paths: Area['paths'];
  onInvite: () => void;
}

function InviteOrTie({ tie, person, paths, onInvite }: InviteOrTieProps) {
  const place = useTieFocus(tie);
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
        <TieNote ref={place} tie={tie} name={person.calledName} paths={paths} />
      )}
    </div>
  );
}
