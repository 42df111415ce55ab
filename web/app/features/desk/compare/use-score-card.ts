import type { Criterion, Points } from '@ampersand/contract/compare';
import { useRef, useState } from 'react';
import { call } from '../../../api.ts';
import { useFailure } from '../../../page/session-end.ts';
import { toast } from '../../../ui/toast.ts';

export interface LoadedCard {
  readonly criteria: readonly Criterion[];
  readonly points: readonly Points[];
}

const isOf = (criterionId: string, personId: string) => (each: Points) =>
  each.criterionId === criterionId && each.personId === personId;

/** One's own score card: changes stand on the screen at once, and go to the server one after the other. */
export function useScoreCard(loaded: LoadedCard) {
  const [state, setState] = useState({ of: loaded, ...loaded });
  if (state.of !== loaded) setState({ of: loaded, ...loaded });
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const failureOf = useFailure();

  const pointsOf = (criterionId: string, personId: string) =>
    state.points.find(isOf(criterionId, personId))?.points;

  function place(criterionId: string, personId: string, points: number | undefined) {
    setState((before) => {
      const others = before.points.filter((each) => !isOf(criterionId, personId)(each));
      const own = points === undefined ? [] : [{ criterionId, personId, points }];
      return { ...before, points: [...others, ...own] };
    });
  }

  /** Undefined: none. */
  function give(criterionId: string, personId: string, points: number | undefined) {
    const before = pointsOf(criterionId, personId);
    place(criterionId, personId, points);
    latest.current = latest.current
      .then(() =>
        call('PUT /desk/criteria/{criterionId}/points/{userId}', {
          params: { criterionId, userId: personId },
          body: { points: points ?? null },
        }),
      )
      .catch((error: unknown) => {
        place(criterionId, personId, before);
        const failure = failureOf(error);
        if (failure) toast.error(failure.message);
      });
  }

  return {
    criteria: state.criteria,
    pointsOf,
    give,
    /** What the server answered to a change of them. */
    replace: (criteria: readonly Criterion[]) => setState((before) => ({ ...before, criteria })),
  };
}
export type ScoreCardState = ReturnType<typeof useScoreCard>;
