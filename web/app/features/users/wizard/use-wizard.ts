import { useRef, useState } from 'react';
import { set, type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError, call } from '../../../api.ts';
import { toast } from '../../../ui/toast.ts';
import { failureMessage } from '../../auth/failure.ts';
import type { Answers, WizardDefinition } from './definition.ts';
import type { Draft } from './draft.ts';
import { keepRow, openProblemsOfRow, settleRow } from './row-entry.ts';
import { problemsOf, type Refusal, refusalsOf, registrationForm } from './rules.ts';
import { useDraft } from './use-draft.ts';
import { useSteps } from './use-steps.ts';

/** An error that moves the button one is pressing would make the press miss: it waits for the click to end. */
const CLICK_MS = 250;
const FALLBACK = 'An error occurred while submitting the form.';
const TOAST = { position: 'top-center', theme: 'dark', autoClose: 1000 } as const;

/** The last try to go on that did not succeed. */
interface Try {
  count: number;
  /** What it was about: the step on the screen, or the whole registration. */
  scope: 'step' | 'all';
  /** What the server said. */
  failure?: string;
  /** It was that the e-mail has an account already. */
  taken?: boolean;
}

export type Wizard = ReturnType<typeof useWizard>;

/** State and moves of a registration wizard. */
export function useWizard(definition: WizardDefinition, draft: Draft | null) {
  const { steps, draftKey, endpoint, registered } = definition;
  const refusals = useRef(new Map<string, Refusal>());
  const form: UseFormReturn<Answers> = useForm<Answers>({
    defaultValues: { ...definition.blank, ...draft?.answers },
    mode: 'onTouched',
    delayError: CLICK_MS,
    shouldFocusError: false,
    resolver: (answers) => {
      const errors = {};
      for (const { field, message } of steps.flatMap((step) => [
        ...problemsOf(step, answers, refusals.current),
        ...(step.entry ? openProblemsOfRow(form, step.entry) : []),
      ])) {
        set(errors, field, { type: 'rule', message });
      }
      return { values: Object.keys(errors).length > 0 ? {} : answers, errors };
    },
  });
  const place = useSteps(draft?.reached ?? 1);
  const kept = useDraft(draftKey, form, place);
  const [tried, setTried] = useState<Try>();
  const [state, setState] = useState<'typing' | 'sending' | 'registered'>('typing');
  const last = steps.length;

  function goTo(step: number, at?: { field?: string | undefined; mending?: boolean }) {
    if (step !== place.step) setTried(undefined);
    place.goTo(step, at);
  }

  function fail(what: Omit<Try, 'count'>) {
    setTried((before) => ({ ...what, count: (before?.count ?? 0) + 1 }));
  }

  /** Whether the answers of this step, or of all, can be sent; if not, their fields say why. */
  async function check(scope: Try['scope']): Promise<boolean> {
    const checked = steps.filter((_, index) => scope === 'all' || index === place.step - 1);
    await form.trigger(
      checked.flatMap((step) => Object.keys(step.fields)),
      { shouldTouch: true },
    );
    const settled = checked.map(({ entry }) => !entry || settleRow(form, entry));
    const clean = checked.every((step) => problemsOf(step, form.getValues(), refusals.current).length === 0);
    const passed = clean && settled.every(Boolean);
    if (!passed) fail({ scope });
    return passed;
  }

  async function next() {
    if (await check('step')) goTo(place.step + 1);
  }

  function skip() {
    const entry = steps[place.step - 1]?.entry;
    if (entry) keepRow(form, entry);
    goTo(place.step + 1);
  }

  async function submit() {
    if (!(await check('all'))) return;
    setState('sending');
    try {
      await call(endpoint, { form: registrationForm(definition, form.getValues()) });
    } catch (error) {
      setState('typing');
      explain(error);
      return;
    }
    await kept.drop();
    toast.success(registered, TOAST);
    setState('registered');
  }

  function explain(error: unknown) {
    const failure = failureMessage(error, FALLBACK);
    toast.error(failure, TOAST);
    const refused = refusalsOf(steps, error instanceof ApiError ? error.fields : [], form.getValues());
    for (const [field, refusal] of refused) {
      refusals.current.set(field, refusal);
      form.setError(field, { type: 'server', message: refusal.message });
    }
    const taken = error instanceof ApiError && error.code === 'email_taken';
    if (taken) goTo(1, { field: 'email', mending: true });
    fail({ scope: taken ? 'step' : 'all', failure, taken });
  }

  return {
    ...place,
    form,
    tried,
    state,
    keeps: !kept.failed,
    goTo,
    skip,
    next: place.step < last ? next : submit,
    /** Forgets everything typed and begins anew. */
    startOver: async () => {
      await kept.drop();
      location.assign(location.pathname);
    },
  };
}
