import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { keyFactsOf } from './rules/explain/key-facts.ts';
import { LAWS, tellAll } from './rules/explain/laws.fixture.ts';
import { read } from './rules/people.fixture.ts';
import type { Person } from './rules/read/person.ts';
import { understood } from './rules/understood/understood.ts';

/*
 * Three hundred and thirty-six people who were made up by others than those who wrote the rules, in places of sixteen. What is read of them and what they are told
 * is kept in strangers/, so that whoever changes a rule sees all that it changes: look at each line, then `vitest -u` keeps it.
 */

interface Stranger {
  readonly id: string;
  readonly person: Person;
}
const places: readonly {
  readonly founders: readonly Stranger[];
  readonly applicants: readonly Stranger[];
}[] = JSON.parse(readFileSync(`${import.meta.dirname}/strangers/people.json`, 'utf8'));

const ANSWERS = {
  FOUNDER: [
    'location',
    'lookingFor',
    'otherDetails',
    'equityOffered',
    'coFounderCommitment',
    'workingArrangement',
  ],
  APPLICANT: [
    'location',
    'salaryExpectations',
    'timeCommitment',
    'equityExpectation',
    'workingStyle',
    'ideaPreferences',
    'joinMotivation',
  ],
} as const;

function readingsOf({ id, person }: Stranger): string[] {
  const { location, salaryExpectations, company, founderPreference, applicantPreference } = person;
  const written: Readonly<Record<string, unknown>> = {
    ...company,
    ...founderPreference,
    ...applicantPreference,
    location,
    salaryExpectations,
  };
  return ANSWERS[person.role].flatMap((field) => {
    const answer = written[field];
    if (typeof answer !== 'string' && !Array.isArray(answer)) return [];
    const { readings, question } = understood(field, answer, { location: location ?? undefined });
    const lines = readings.map(({ kind, words, value }) => `  ${kind} ${words} ${JSON.stringify(value)}`);
    return [`${id} ${field}: ${JSON.stringify(answer)}`, ...lines, ...(question ? [`  ? ${question}`] : [])];
  });
}

test('strangers are read as they were before', async () => {
  const all = places.flatMap(({ founders, applicants }) => [...founders, ...applicants]);
  await expect(`${all.flatMap(readingsOf).join('\n')}\n`).toMatchFileSnapshot('strangers/read.txt');
});

test('strangers are told of each other what they were told before', async () => {
  const lines: string[] = [];
  for (const { founders, applicants } of places) {
    const [ours, theirs] = await Promise.all(
      [founders, applicants].map((some) =>
        Promise.all(some.map(async ({ id, person }) => ({ id, reading: await read(person) }))),
      ),
    );
    for (const { id, reading } of [...(ours ?? []), ...(theirs ?? [])]) {
      lines.push(id);
      for (const { kind, words } of keyFactsOf(reading)) lines.push(`  ${kind} ${words}`);
    }
    for (const [i, one] of (ours ?? []).entries())
      for (const [j, other] of (theirs ?? []).entries()) {
        const [viewer, shown] = (i + j) % 2 === 0 ? [one, other] : [other, one];
        const told = tellAll(viewer.reading, shown.reading);
        const { reasons, gaps, topics, wouldChange } = told;
        expect(LAWS['what is to be talked about fits on no line'](told)).toEqual([]);
        lines.push(`${viewer.id} of ${shown.id}`);
        for (const { direction, text } of reasons) lines.push(`  + ${direction} ${text}`);
        for (const { direction, text } of gaps) lines.push(`  - ${direction} ${text}`);
        for (const text of wouldChange) lines.push(`  ~ ${text}`);
        const marks = topics.map(
          ({ name, suitsYou, suitsThem }) => `${name} ${suitsYou ?? '-'}/${suitsThem ?? '-'}`,
        );
        lines.push(`  = ${marks.join(', ')}`);
        for (const { note } of topics) if (note) lines.push(`    ${note}`);
      }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('strangers/told.txt');
});
