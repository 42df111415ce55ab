import { useEffect, useEffectEvent, useState } from 'react';
import type { WizardStep } from './definition.ts';

/**
 * Of the steps that were passed, counted from 0, those with something missing. Steps count from 1.
 */
export function useOpenSteps(
  steps: readonly WizardStep[],
  { step, reached }: { step: number; reached: number },
  isMissing: (step: WizardStep) => Promise<boolean>,
): ReadonlySet<number> {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());

  const missingBefore = useEffectEvent((furthest: number) =>
    Promise.all(steps.slice(0, furthest - 1).map(isMissing)),
  );

  // The rules come when they are needed, and a step changes only while it is on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move is the occasion to look again.
  useEffect(() => {
    let isLeft = false;
    void missingBefore(reached).then((missing) => {
      if (!isLeft) setOpen(new Set(missing.flatMap((is, position) => (is ? [position] : []))));
    });
    return () => {
      isLeft = true;
    };
  }, [step, reached]);

  return open;
}
