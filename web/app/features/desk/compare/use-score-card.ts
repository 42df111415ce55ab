import type { Criterion, Points } from '@ampersand/contract/compare';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../../../api.ts';
import { createChanges } from '../../../page/changes.ts';
import { useCall } from '../../../page/use-call.ts';
import { toast } from '../../../ui/toast.ts';

export interface LoadedCard {
  readonly criteria: readonly Criterion[];
  readonly points: readonly Points[];
}

const isOf = (criterionId: string, personId: string) => (each: Points) =>
  each.criterionId === criterionId && each.personId === personId;

/** A card on which somebody has these points for a criterion; undefined: none. */
function withPoints(card: LoadedCard, criterionId: string, personId: string, points: number | undefined) {
  const others = card.points.filter((each) => !isOf(criterionId, personId)(each));
  const own = points === undefined ? [] : [{ criterionId, personId, points }];
  return { ...card, points: [...others, ...own] };
}

/** One's own score card: changes stand on the screen at once, and go to the server one after the other. */
export function useScoreCard(loaded: LoadedCard) {
  const [changes] = useState(() => createChanges(loaded));
  const { criteria, points } = useSyncExternalStore(changes.subscribe, changes.shown, changes.shown);
  const { run } = useCall();

  // The page was loaded anew, perhaps with other people.
  useEffect(() => changes.replace(() => loaded), [changes, loaded]);

  /** Undefined: none. */
  function give(criterionId: string, personId: string, to: number | undefined) {
    const apply = (card: LoadedCard) => withPoints(card, criterionId, personId, to);
    void run({
      send: () =>
        changes.save({
          apply,
          send: () =>
            call('PUT /desk/criteria/{criterionId}/points/{userId}', {
              params: { criterionId, userId: personId },
              body: { points: to ?? null },
            }),
          commit: apply,
        }),
      onFailure: ({ message }) => toast.error(message),
    });
  }

  return {
    criteria,
    pointsOf: (criterionId: string, personId: string) => points.find(isOf(criterionId, personId))?.points,
    give,
    /** What the server answered to a change of them. */
    replace: (to: readonly Criterion[]) => changes.replace((card) => ({ ...card, criteria: to })),
  };
}
export type ScoreCardState = ReturnType<typeof useScoreCard>;
