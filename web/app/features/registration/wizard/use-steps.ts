import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { focusField } from '../../../ui/focus-field.ts';
import type { Draft } from './draft.ts';
import { clampStep } from './rules.ts';

interface Trail {
  /** Step one came from, so that going back to it is the browser's Back. */
  from?: number;
  /** One came to mend something the last step complained of. */
  mending?: boolean;
}

/** How one comes to a step: to which field, and whether to mend something. */
export interface Arrival {
  field?: string;
  mending?: boolean;
}

/** Which step the address or the draft asks for, how far one has come, and the focus after each move. Steps count from 1. */
export function useSteps(draft: Draft | null | undefined) {
  const navigate = useNavigate();
  const trail: Trail = useLocation().state ?? {};
  const [search] = useSearchParams();
  const [reachedHere, setReached] = useState(1);
  const reached = Math.max(reachedHere, draft?.reached ?? 1);
  const asked = search.get('step');
  const step = clampStep(asked ?? draft?.step, reached);
  const isElsewhere = draft !== undefined && String(step) !== (asked ?? '1');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const bound = useRef(step);
  const field = useRef<string>(undefined);

  // A new step is on the screen: like a new page, it is read from its heading, or from the field one asked for.
  useEffect(() => {
    bound.current = step;
    if (shown.current === step) return;
    shown.current = step;
    if (!field.current || !focusField(field.current)) heading.current?.focus();
    field.current = undefined;
  }, [step]);

  // The address names the step on the screen, as Back will. Not before the page is there: a loader that sends elsewhere while
  // it comes to life is not asked again.
  useEffect(() => {
    if (isElsewhere) void navigate(`?step=${step}`, { replace: true });
  }, [isElsewhere, step, navigate]);

  /** Sets out for a step; a second press, before the step has changed, is none. */
  function setOut(to: number): boolean {
    const isNew = to !== bound.current;
    bound.current = to;
    return isNew;
  }

  return {
    step,
    reached,
    heading,
    mending: trail.mending ?? false,
    goTo: (to: number, at?: Arrival) => {
      if (to === step && at?.field) focusField(at.field);
      if (!setOut(to)) return;
      field.current = at?.field;
      setReached(Math.max(reached, to));
      void navigate(`?step=${to}`, { state: { from: step, mending: at?.mending ?? false } satisfies Trail });
    },
    back: () => {
      if (!setOut(step - 1)) return;
      if (trail.from === step - 1) void navigate(-1);
      else void navigate(`?step=${step - 1}`, { replace: true });
    },
  };
}
