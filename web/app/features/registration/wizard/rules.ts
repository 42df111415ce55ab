import type { Answers, WizardDefinition, WizardStep } from './definition.ts';

export interface Problem {
  /** Name of a field of the step. */
  field: string;
  message: string;
}

/** What the server said to an answer it did not take; the same answer need not be sent again. */
export interface Refusal {
  value: unknown;
  message: string;
}

/** What keeps a step's answers from being sent, at most one problem a field. */
export async function problemsOf(
  step: WizardStep,
  answers: Answers,
  refusals: ReadonlyMap<string, Refusal>,
): Promise<Problem[]> {
  const problems = new Map<string, string>();
  for (const [field, refusal] of refusals) {
    if (Object.hasOwn(step.fields, field) && refusal.value === answers[field]) {
      problems.set(field, refusal.message);
    }
  }
  const { schema, words } = await contractOf(step);
  const read = await schema?.safeParseAsync(answers, words);
  for (const { path, message } of read?.error?.issues ?? []) {
    const field = fieldOf(step, path.join('.'));
    if (field && !problems.has(field)) problems.set(field, message);
  }
  return Array.from(problems, ([field, message]) => ({ field, message }));
}

/** A schema of the contract and its words; nothing where they cannot be had: then the server judges alone. */
export async function contractOf(of: Pick<WizardStep, 'schema'>) {
  try {
    const [schema, { fieldMessage }] = await Promise.all([of.schema(), import('@ampersand/contract/fields')]);
    return { schema, words: { error: fieldMessage } };
  } catch {
    return {};
  }
}

/** The server's words to single fields, at the answers they are about. */
export function refusalsOf(
  steps: readonly WizardStep[],
  errors: readonly { path: string; message: string }[],
  answers: Answers,
): Map<string, Refusal> {
  const refusals = new Map<string, Refusal>();
  for (const { path, message } of errors) {
    const field = steps.map((step) => fieldOf(step, path)).find((found) => found !== undefined);
    if (field) refusals.set(field, { value: answers[field], message });
  }
  return refusals;
}

/** The field of a step that a path such as `experiences.0.endDate` belongs to. */
function fieldOf(step: WizardStep, path: string): string | undefined {
  return [path, path.split('.')[0]].find((name) => name !== undefined && Object.hasOwn(step.fields, name));
}

/** The step to show: what the address or the draft asks for, within what was reached. */
export function clampStep(wanted: string | number | null | undefined, reached: number): number {
  const step = Number(wanted);
  return Number.isInteger(step) ? Math.min(Math.max(step, 1), reached) : 1;
}

/** The body of the registration: lists as JSON text, the photo as a file, what is empty left out. */
export function registrationForm({ role, steps }: WizardDefinition, answers: Answers): FormData {
  const form = new FormData();
  const typing = new Set(steps.map((step) => step.entry?.name));
  for (const [name, value] of Object.entries(answers)) {
    if (value === '' || value === null || value === undefined || typing.has(name)) continue;
    if (value instanceof File) form.append(name, value, value.name);
    else form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  form.append('role', role);
  return form;
}
