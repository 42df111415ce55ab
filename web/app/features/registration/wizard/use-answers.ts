import { useRef } from 'react';
import { set, type UseFormReturn, useForm } from 'react-hook-form';
import { HALF_TYPED, halfTypedDates } from '../../../form/half-typed.ts';
import { useLateDraft } from '../../../form/use-late-draft.ts';
import { once } from '../../../once.ts';
import type { Answers, RowEntry, WizardDefinition, WizardStep } from './definition.ts';
import type { Draft } from './draft.ts';
import { problemsOf, type Refusal, refusalsOf } from './rules.ts';

const rows = once(() => import('./row-entry.ts'));

/** What is done with rows comes with the steps that have them; where it cannot be had, none was typed. */
const rowsOf = (entry: RowEntry | undefined) => (entry ? rows().catch(() => undefined) : undefined);

/** The form of a wizard, all its steps in one, held against the contract's rules and against what the server refused. */
export function useAnswers({ steps, blank }: WizardDefinition, draft: Draft | null | undefined) {
  const refusals = useRef(new Map<string, Refusal>());
  const begin = { ...blank, ...draft?.answers };
  const form: UseFormReturn<Answers> = useForm<Answers>({
    defaultValues: begin,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: async (answers) => {
      const problems = [
        ...(await findProblems(steps, answers)),
        ...(await Promise.all(steps.map(problemsOfRow))).flat(),
      ];
      const errors = {};
      for (const { field, message } of problems) set(errors, field, { type: 'rule', message });
      for (const field of halfTypedDates()) set(errors, field, { type: 'half-typed', message: HALF_TYPED });
      return { values: Object.keys(errors).length > 0 ? {} : answers, errors };
    },
  });

  useLateDraft(form, draft, begin);

  async function problemsOfRow({ entry }: WizardStep) {
    return (entry && (await rowsOf(entry))?.openProblemsOfRow(form, entry)) ?? [];
  }

  async function findProblems(within: readonly WizardStep[], answers: Answers) {
    return (await Promise.all(within.map((step) => problemsOf(step, answers, refusals.current)))).flat();
  }

  return {
    form,
    /** Whether the answers of these steps can be sent; if not, their fields say why. */
    check: async (checked: readonly WizardStep[]): Promise<boolean> => {
      const names = checked.flatMap(({ fields }) => Object.keys(fields));
      await form.trigger(names, { shouldTouch: true });
      const settled = await Promise.all(
        checked.map(async ({ entry }) => !entry || ((await rowsOf(entry))?.settleRow(form, entry) ?? true)),
      );
      return (
        settled.every(Boolean) &&
        !halfTypedDates().some((name) => names.includes(name)) &&
        (await findProblems(checked, form.getValues())).length === 0
      );
    },
    /** Whether something keeps these answers of a step from being sent. Says nothing at its fields. */
    isMissing: async (step: WizardStep): Promise<boolean> => {
      const found = [...(await problemsOfRow(step)), ...(await findProblems([step], form.getValues()))];
      return found.length > 0;
    },
    /** On the way past a step: a row that is complete is added. */
    keepRow: async ({ entry }: WizardStep): Promise<void> => {
      if (entry) await (await rowsOf(entry))?.keepRow(form, entry);
    },
    /** Puts the server's words on the fields they are about. */
    refuse: (errors: readonly { path: string; message: string }[]): void => {
      for (const [field, refusal] of refusalsOf(steps, errors, form.getValues())) {
        refusals.current.set(field, refusal);
        form.setError(field, { type: 'server', message: refusal.message });
      }
    },
  };
}
