import type { UseFormReturn } from 'react-hook-form';
import type { Answers, Row, RowEntry } from './definition.ts';
import { isBegun, type Problem, problemsOfRow } from './rules.ts';

type Form = UseFormReturn<Answers>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** The row being typed. */
export function typedRow(form: Form, entry: RowEntry): Row {
  const row = form.getValues(entry.name);
  return isRow(row) ? row : entry.blank;
}

export function rowsOf(form: Form, entry: RowEntry): Row[] {
  const rows = form.getValues(entry.list);
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** What to say while a row is typed: nothing before it is begun, unless one was told already what it needs. */
export function openProblemsOfRow(form: Form, entry: RowEntry): Problem[] {
  const row = typedRow(form, entry);
  return isBegun(row) || form.getFieldState(entry.name).error ? problemsOfRow(entry, row) : [];
}

/** Puts the typed row into its list, or says at its fields what is missing. Answers the row that was added. */
export function addRow(form: Form, entry: RowEntry): Row | undefined {
  const row = typedRow(form, entry);
  const problems = problemsOfRow(entry, row);
  form.clearErrors(entry.name);
  for (const { field, message } of problems) tell(form, field, message);
  if (problems.length > 0) return undefined;
  form.setValue(entry.list, [...rowsOf(form, entry), row]);
  clearRow(form, entry);
  return row;
}

/** A field that was touched is judged again at every change. */
function tell(form: Form, field: string, message: string): void {
  form.setValue(field, form.getValues(field), { shouldTouch: true });
  form.setError(field, { type: 'row', message });
}

export function clearRow(form: Form, entry: RowEntry): void {
  form.setValue(entry.name, entry.blank);
  form.clearErrors(entry.name);
}

/** Before going on: a row that was begun is added, or keeps one here. */
export function settleRow(form: Form, entry: RowEntry): boolean {
  return !isBegun(typedRow(form, entry)) || addRow(form, entry) !== undefined;
}

/** Skipping asks nothing: a row that is complete is added, one that is not waits where it is. */
export function keepRow(form: Form, entry: RowEntry): void {
  if (problemsOfRow(entry, typedRow(form, entry)).length === 0) addRow(form, entry);
}

export function removeRow(form: Form, entry: RowEntry, position: number): void {
  form.setValue(
    entry.list,
    rowsOf(form, entry).filter((_, index) => index !== position),
  );
}

/** Takes a row back into the editor; what is being typed there must be settled first. */
export function editRow(form: Form, entry: RowEntry, position: number): boolean {
  const row = rowsOf(form, entry)[position];
  if (!row || !settleRow(form, entry)) return false;
  removeRow(form, entry, position);
  form.setValue(entry.name, row);
  return true;
}
