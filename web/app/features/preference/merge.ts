import type { FieldValues } from 'react-hook-form';

/**
 * Answers after another window has saved: what was changed here since `base` stays, all else is as it was saved there.
 * `both` names by its path what was changed to different things in both; it stays as it is here.
 */
export function merged(base: FieldValues, here: FieldValues, there: FieldValues): Merged {
  const both: string[] = [];
  const values: FieldValues = {};
  for (const name of new Set([...Object.keys(here), ...Object.keys(there)])) {
    const [was, mine, theirs] = [base[name], here[name], there[name]];
    if (isSame(mine, was) || isSame(mine, theirs)) values[name] = theirs;
    else if (isSame(theirs, was)) values[name] = mine;
    else if (isGroup(mine) && isGroup(theirs)) {
      const part = merged(isGroup(was) ? was : {}, mine, theirs);
      values[name] = part.values;
      both.push(...part.both.map((path) => `${name}.${path}`));
    } else {
      values[name] = mine;
      both.push(name);
    }
  }
  return { values, both };
}

interface Merged {
  values: FieldValues;
  both: string[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Marks and corrections, by question; a correction is one thing with the answer it is of. */
const isGroup = (value: unknown): value is FieldValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('of' in value);
