/**
 * Holds everything that is said of pairs against the laws, with the real model, and prints sentences to be read beside what
 * the two wrote: `node bench/matching/explain.ts --people sets` or `demo`, `--read 150`, others with `--from 0.5`.
 */
import { parseArgs } from 'node:util';
import { demoApplicants, demoFounders } from '../../api/src/features/matchings/demo-people.fixture.ts';
import type { Reading, Reason } from '../../api/src/features/matchings/rules/explain/explain.ts';
import { broken, type Told, tellAll } from '../../api/src/features/matchings/rules/explain/laws.fixture.ts';
import type { Person } from '../../api/src/features/matchings/rules/read/person.ts';
import { shownScore } from '../../api/src/features/matchings/rules/score/score.ts';
import { readMarket, readPeople } from './market.ts';

const { values: options } = parseArgs({
  options: {
    people: { type: 'string', default: 'sets' },
    read: { type: 'string', default: '0' },
    from: { type: 'string', default: '0' },
  },
});
/** Of each list this many are read: people are shown the best first. */
const TOP = 8;

async function sides(): Promise<{ founders: Reading[]; applicants: Reading[] }> {
  if (options.people === 'sets') {
    const { founders, applicants } = await readMarket();
    return { founders: [...founders], applicants: [...applicants] };
  }
  const [founders, applicants] = await readPeople([demoFounders, demoApplicants]);
  return { founders: founders ?? [], applicants: applicants ?? [] };
}

const answerTo = (person: Person, field: string): unknown => {
  const name = field.replace(/^.*\./, '');
  const { company, founderPreference, applicantPreference } = person;
  const own = { ...person, ...company, ...founderPreference, ...applicantPreference };
  return Object.entries(own).find(([key]) => key === name)?.[1];
};

function print(told: Told, kind: string, { direction, text, fields }: Reason): void {
  const { founder, applicant, score } = { ...told.scene, ...told };
  console.log(`\n${kind} ${direction} (${Math.round(shownScore(score) * 100)} %): ${text}`);
  for (const field of fields)
    for (const [who, person] of [
      ['founder', founder],
      ['applicant', applicant],
    ] as const) {
      const value = JSON.stringify(answerTo(person, field) ?? null);
      if (value !== 'null' && value !== '[]') console.log(`    ${who} ${field}: ${value.slice(0, 420)}`);
    }
}

const { founders, applicants } = await sides();
const counts = new Map<string, string[]>();
const lists = [
  ...founders.map((viewer) => ({ viewer, others: applicants })),
  ...applicants.map((viewer) => ({ viewer, others: founders })),
];
const top: Told[] = [];
for (const { viewer, others } of lists) {
  const told = others.map((other) => tellAll(viewer, other));
  for (const { law, what } of told.flatMap(broken)) counts.set(law, [...(counts.get(law) ?? []), what]);
  top.push(...told.sort((a, b) => shownScore(b.score) - shownScore(a.score)).slice(0, TOP));
}

const sentences = top.flatMap((told) => [
  ...told.reasons.map((each) => ({ told, kind: 'REASON', each })),
  ...told.gaps.map((each) => ({ told, kind: 'GAP', each })),
]);
const wanted = Number(options.read);
const step = sentences.length / Math.max(1, wanted);
for (let i = 0; i < wanted; i++) {
  const one = sentences[Math.floor((i + Number(options.from)) * step)];
  if (one) print(one.told, one.kind, one.each);
}

console.log(`\n${founders.length} founders × ${applicants.length} applicants, both ways`);
for (const [law, faults] of counts)
  console.log(`${faults.length} break "${law}": ${faults.slice(0, 4).join(' | ')}`);
if (counts.size > 0) process.exitCode = 1;
