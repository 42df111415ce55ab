import { type ReactNode, useEffect, useState } from 'react';
import { useDialogParam } from '../../page/dialog-param.ts';
import type { You } from '../../page/you.ts';
import { besideInList } from '../../ui/focus-after-dialog.ts';
import { PassedRow } from '../choices/passed-row.tsx';
import { Inviting } from '../invitations/inviting.tsx';
import type { Ties } from '../invitations/ties.ts';
import { ApplicantCard } from './applicant-card.tsx';
import { CompanyCard } from './company-card.tsx';
import { groupsOf, MatchGroup } from './match-group.tsx';
import type { Match } from './match-list.ts';
import { WhyDialog } from './why-dialog.tsx';

/** What a reader did with people of a list since it came. */
export function useChosen() {
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());
  const [saved, setSaved] = useState<Readonly<Record<string, boolean>>>({});
  return {
    passed,
    saved,
    save: (id: string, isSaved: boolean) => setSaved((all) => ({ ...all, [id]: isSaved })),
    pass: (id: string) => setPassed((all) => new Set([...all, id])),
    bringBack: (id: string) => setPassed((all) => new Set([...all].filter((one) => one !== id))),
  };
}

interface MatchCardsProps {
  you: You;
  items: readonly Match[];
  ties: Ties;
  /** Position of the card that takes the focus when it appears. */
  focusAt?: number | undefined;
  className?: string;
  /** Under the name of their group, in the order of the list. */
  grouped?: boolean;
  /** Absent: known here alone. */
  chosen?: ReturnType<typeof useChosen>;
  /** Who is open beside the list, and what opens somebody. */
  pane?: { id: string | undefined; open: (id: string) => boolean };
  /** Not the engine's order: an invitation tells of no place in it. */
  unranked?: boolean;
  /** What stands below somebody's card. */
  below?: (match: Match) => ReactNode;
}

/** The cards of a list, with 'why you two' and 'invite to connect' over them. */
export function MatchCards(props: MatchCardsProps) {
  const { you, items, ties, focusAt, className, grouped, pane, unranked, below } = props;
  const own = useChosen();
  const { passed, saved, save, pass, bringBack } = props.chosen ?? own;
  const why = useDialogParam('why');
  const invite = useDialogParam('invite');
  const invited = items.findIndex(({ id }) => id === invite.value);
  useGoneInvited(items[invited]?.id);
  const [back, setBack] = useState<string>();
  const parts = grouped ? groupsOf(items) : [{ group: undefined, items }];
  const PersonCard = you.role === 'FOUNDER' ? ApplicantCard : CompanyCard;
  return (
    <>
      {parts.map((part) => (
        <MatchGroup key={part.group ?? 'all'} group={part.group}>
          <ol className={className}>
            {part.items.map((match) => (
              <li key={match.id} data-person={match.id} className="min-w-0 scroll-my-6">
                {passed.has(match.id) ? (
                  <PassedRow
                    person={match.person}
                    focused
                    onUndone={() => {
                      bringBack(match.id);
                      setBack(match.id);
                    }}
                  />
                ) : (
                  <>
                    <PersonCard
                      you={you}
                      match={{ ...match, isSaved: saved[match.id] ?? match.isSaved }}
                      onWhy={() => why.open(match.id)}
                      tie={ties[match.id]}
                      onInvite={() => invite.open(match.id)}
                      onSaved={(isSaved) => save(match.id, isSaved)}
                      onPassed={() => pass(match.id)}
                      onOpen={pane && (() => pane.open(match.id))}
                      isOpen={match.id === pane?.id}
                      focused={items.indexOf(match) === focusAt || match.id === back}
                    />
                    {below?.(match)}
                  </>
                )}
              </li>
            ))}
          </ol>
        </MatchGroup>
      ))}
      <WhyDialog
        you={you}
        other={items.find(({ id }) => id === why.value)?.person}
        tie={ties[why.value ?? '']}
        onInvite={invite.open}
        onClose={why.close}
      />
      <Inviting
        you={you}
        other={items[invited]?.person}
        listPosition={unranked ? undefined : invited + 1}
        onClose={invite.close}
      />
    </>
  );
}

/** Who is invited leaves most lists, with the button that had the focus. */
function useGoneInvited(id: string | undefined) {
  // Which entries stand in the page only the page knows.
  useEffect(() => {
    const entry = id && document.querySelector(`li[data-person="${id}"]`);
    if (!entry) return;
    const goOn = besideInList(entry);
    return () => {
      if (!entry.isConnected) goOn();
    };
  }, [id]);
}
