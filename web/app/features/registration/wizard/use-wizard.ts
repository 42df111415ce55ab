import { useEffect, useRef, useState } from 'react';
import { type ApiError, call, failureMessage } from '../../../api.ts';
import { useTouched } from '../../../form/use-touched.ts';
import { useCall } from '../../../page/use-call.ts';
import { toast } from '../../../ui/toast.ts';
import { useLate } from '../../../ui/use-late.ts';
import type { WizardDefinition } from './definition.ts';
import type { Draft } from './draft.ts';
import { fetchLater } from './later.ts';
import { registrationForm } from './rules.ts';
import { useAnswers } from './use-answers.ts';
import { useDraft } from './use-draft.ts';
import { useOpenSteps } from './use-open-steps.ts';
import { type Arrival, useSteps } from './use-steps.ts';

const FALLBACK = 'An error occurred while submitting the form.';
const TOAST = { position: 'top-center', theme: 'dark', autoClose: 1000 } as const;

/** The last try to go on that did not succeed. */
interface Try {
  count: number;
  /** What it was about: the step on the screen, or the whole registration. */
  scope: 'step' | 'all';
  /** What the server said. */
  failure?: string;
  /** It was that the email has an account already. */
  taken?: boolean;
}

export type Wizard = ReturnType<typeof useWizard>;

/** State and moves of a registration wizard. */
export function useWizard(definition: WizardDefinition, draft: Draft | null | undefined) {
  const { steps, draftKey } = definition;
  const { form, check, refuse, isMissing, keepRow } = useAnswers(definition, draft);
  const place = useSteps(draft);
  const known = draft !== undefined;
  const kept = useDraft(draftKey, form, { ...place, known });
  const [tried, setTried] = useState<Try>();
  const [registered, setRegistered] = useState(false);
  const { busy, run } = useCall();
  const later = useLate(() => fetchLater(definition));
  useTouched(() => {
    later.warmUp();
    void Promise.allSettled(steps.map(({ schema }) => schema()));
  });
  const open = useOpenSteps(steps, place, isMissing);
  const running = useRef(false);
  const pressedEarly = useRef(false);
  const now = steps[place.step - 1];
  const isLast = place.step === steps.length;

  function goTo(step: number, at?: Arrival) {
    if (step !== place.step) setTried(undefined);
    place.goTo(step, at);
  }

  function fail(what: Omit<Try, 'count'>) {
    setTried((before) => ({ ...what, count: (before?.count ?? 0) + 1 }));
  }

  async function skip() {
    if (now) await keepRow(now);
    goTo(place.step + 1, { mending: place.mending });
  }

  async function next() {
    const passed = await check(isLast ? steps : steps.filter((step) => step === now));
    if (passed && isLast) await send();
    else if (!(await later.want())) return;
    else if (!passed) fail({ scope: isLast ? 'all' : 'step' });
    else goTo(place.step + 1, { mending: place.mending });
  }

  function send() {
    return run({
      send: () => call(definition.call, { form: registrationForm(definition, form.getValues()) }),
      onDone() {
        void kept.drop();
        toast.success(definition.registered, TOAST);
        setRegistered(true);
      },
      onFailure: explain,
    });
  }

  function explain(error: ApiError) {
    const failure = failureMessage(error, FALLBACK);
    toast.error(failure, TOAST);
    refuse(error.fields);
    const taken = error.code === 'email_taken';
    if (taken) goTo(1, { field: 'email', mending: true });
    fail({ scope: taken ? 'step' : 'all', failure, taken });
  }

  /** On to the next step, or from the last one to the server. A second press while it runs is none. */
  async function pressNext() {
    if (running.current) return;
    running.current = true;
    await next().finally(() => {
      running.current = false;
    });
  }

  // What the device has kept comes from outside React, and belongs to what goes on.
  useEffect(() => {
    if (!known || !pressedEarly.current) return;
    pressedEarly.current = false;
    void pressNext();
  });

  return {
    ...place,
    form,
    tried,
    open,
    sending: busy,
    registered,
    keeps: !kept.failed,
    goTo,
    skip,
    next: () => {
      if (known) void pressNext();
      else pressedEarly.current = true;
    },
    /** Forgets everything typed and begins anew. */
    startOver: async () => {
      await kept.drop();
      location.assign(location.pathname);
    },
  };
}
