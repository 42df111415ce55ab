import type { UseFormReturn } from 'react-hook-form';
import { HALF_TYPED, halfTypedDates } from '../../../form/half-typed.ts';
import type { Answers, Row, RowEntry } from './definition.ts';
import { contractOf, type Problem } from './rules.ts';

type Form = UseFormReturn<Answers>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether something of a row is typed already. */
export function isBegun(row: Row): boolean {
  return Object.values(row).some((value) => (typeof value === 'string' ? value.trim() !== '' : value));
}

/** Says what keeps a typed row out of its list. Fields left empty count as absent. */
type RowJudge = (row: Row) => Problem[];

export async function judgeOf(entry: RowEntry): Promise<RowJudge> {
  const [{ schema, words }, fields] = await Promise.all([
    contractOf(entry),
    import('@ampersand/contract/fields').catch(() => undefined),
  ]);
  return (row) => {
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== ''));
    const issues = schema?.safeParse(given, words).error?.issues ?? [];
    const found = issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    const later = fields?.laterDates(given, new Date()) ?? [];
    return [...found, ...later].map(({ path, message }) => ({ field: `${entry.name}.${path}`, message }));
  };
}

/** The row being typed. */
export function typedRow(form: Form, entry: RowEntry): Row {
  const row = form.getValues(entry.name);
  return isRow(row) ? row : entry.blank;
}

export function rowsOf(form: Form, entry: RowEntry): Row[] {
  const rows = form.getValues(entry.list);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** Dates of the row of which only a part is typed. */
const halfTyped = (entry: RowEntry) => halfTypedDates().filter((name) => name.startsWith(`${entry.name}.`));

function isTyped(form: Form, entry: RowEntry): boolean {
  return isBegun(typedRow(form, entry)) || halfTyped(entry).length > 0;
}

/** What keeps the typed row out of its list. */
function problemsOfTyped(form: Form, entry: RowEntry, judge: RowJudge): Problem[] {
  const half = halfTyped(entry);
  return [
    ...judge(typedRow(form, entry)).filter(({ field }) => !half.includes(field)),
    ...half.map((field) => ({ field, message: HALF_TYPED })),
  ];
}

/** What to say while a row is typed: nothing before it is begun, unless one was told already what it needs. */
export async function openProblemsOfRow(form: Form, entry: RowEntry): Promise<Problem[]> {
  const judge = await judgeOf(entry);
  const asks = isTyped(form, entry) || form.getFieldState(entry.name).error;
  return asks ? problemsOfTyped(form, entry, judge) : [];
}

/** Puts the typed row into its list, or says at its fields what is missing. Answers the row that was added. */
export async function addRow(form: Form, entry: RowEntry): Promise<Row | undefined> {
  const judge = await judgeOf(entry);
  const row = typedRow(form, entry);
  const problems = problemsOfTyped(form, entry, judge);
  form.clearErrors(entry.name);
  for (const { field, message } of problems) tell(form, field, message);
  if (problems.length > 0) return undefined;
  form.setValue(entry.list, [...rowsOf(form, entry), row]);
  clearRow(form, entry);
  return row;
}

/** A field that was touched is judged again at every change. */
function tell(form: Form, field: string, message: string): void {
  // Given its value once more, a date of which a part is typed would lose that part.
  if (message !== HALF_TYPED) form.setValue(field, form.getValues(field), { shouldTouch: true });
  form.setError(field, { type: 'row', message });
}

export function clearRow(form: Form, entry: RowEntry): void {
  form.setValue(entry.name, entry.blank);
  form.clearErrors(entry.name);
}

/** Before going on: a row that was begun is added, or keeps one here. */
export async function settleRow(form: Form, entry: RowEntry): Promise<boolean> {
  return !isTyped(form, entry) || (await addRow(form, entry)) !== undefined;
}

/** Skipping asks nothing: a row that is complete is added, one that is not waits where it is. */
export async function keepRow(form: Form, entry: RowEntry): Promise<void> {
  const judge = await judgeOf(entry);
  if (problemsOfTyped(form, entry, judge).length === 0) await addRow(form, entry);
}

export function removeRow(form: Form, entry: RowEntry, position: number): void {
  form.setValue(
    entry.list,
    rowsOf(form, entry).filter((_, index) => index !== position),
  );
}

/** Takes a row back into the editor; what is being typed there must be settled first. */
export async function editRow(form: Form, entry: RowEntry, position: number): Promise<boolean> {
  const row = rowsOf(form, entry)[position];
  if (!row || !(await settleRow(form, entry))) return false;
  removeRow(form, entry, position);
  form.setValue(entry.name, row);
  return true;
}
