import { z } from 'zod';

/** What only a founder whose company is not founded yet may leave out. */
const OF_FOUNDED = ['businessStructure', 'fundingStage', 'compensation'] as const;

const MISSING = 'Please fill in this field';
const NOT_YET = 'A company that is not founded yet has no founding date';

/** What a company leaves out though it is founded, or says though it is not. */
export function foundingProblems(company: Readonly<Record<string, unknown>>) {
  if (company.notFounded === true)
    return company.foundingDate ? [{ path: 'foundingDate', message: NOT_YET }] : [];
  return OF_FOUNDED.filter((name) => !company[name]).map((path) => ({ path, message: MISSING }));
}

/**
 * Holds a form to `foundingProblems`, whatever else is wrong with it, so that one answer names everything. Only fields
 * that the form has are asked for; those of `kept` may be absent.
 */
export function withFounding<S extends z.ZodObject>(form: S, kept: readonly string[] = []): S {
  const isAsked = (path: string, given: unknown) =>
    Object.hasOwn(form.shape, path) && !(kept.includes(path) && given === undefined);
  return form.superRefine(
    (value: Readonly<Record<string, unknown>>, context) => {
      for (const { path, message } of foundingProblems(value)) {
        const input = value[path];
        if (isAsked(path, input)) context.addIssue({ code: 'custom', path: [path], message, input });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

const otherName = z.looseObject({
  compensation: z.unknown().optional(),
  compensationStructure: z.string().min(1),
});

/** Accepts `compensationStructure` as the other name of `compensation`. */
export const withOtherName = <S extends z.ZodObject>(form: S) =>
  z.preprocess((given: z.input<S>) => {
    const names = otherName.safeParse(given);
    return names.success && !names.data.compensation
      ? { ...names.data, compensation: names.data.compensationStructure }
      : given;
  }, form);
