import { useEffect, useEffectEvent, useState } from 'react';
import type { WizardStep } from './definition.ts';

/**
 * Of the steps before the one on the screen, counted from 0, those that were passed with something missing. Steps count
 * from 1.
 */
export function useOpenSteps(
  steps: readonly WizardStep[],
  step: number,
  isMissing: (step: WizardStep) => Promise<boolean>,
): ReadonlySet<number> {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());

  const missingBefore = useEffectEvent((now: number) => Promise.all(steps.slice(0, now - 1).map(isMissing)));

  // The rules come when they are needed, and an earlier step changes only between two moves.
  useEffect(() => {
    let isLeft = false;
    void missingBefore(step).then((missing) => {
      if (!isLeft) setOpen(new Set(missing.flatMap((is, position) => (is ? [position] : []))));
    });
    return () => {
      isLeft = true;
    };
  }, [step]);

  return open;
}
