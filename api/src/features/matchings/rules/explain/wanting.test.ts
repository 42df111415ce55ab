import { expect, test } from 'vitest';
import { applicant, coldChain, firmwareEngineer, founder, read } from '../people.fixture.ts';
import type { Person } from '../read/person.ts';
import { BUILT_IN } from '../score/weights.ts';
import { isGuessing, wanting } from './wanting.ts';

async function wantedOf(person: Person, others: readonly Person[]) {
  const traits = (await Promise.all(others.map(read))).map((other) => other.traits);
  return wanting(await read(person), traits, BUILT_IN);
}

test('with fewer than three answers a list is first guesses, whatever the profile says', () => {
  expect(isGuessing(founder({ company: coldChain.company }))).toBe(true);
  const wants = { startupIdea: 'Boxes', equityOffered: '5 %' };
  expect(isGuessing(founder({ wants }))).toBe(true);
  expect(isGuessing(founder({ wants: { ...wants, startupPace: '', skillsNeeded: [] } }))).toBe(true);
  expect(isGuessing(founder({ wants: { ...wants, startupPace: 'fast' } }))).toBe(false);
  expect(isGuessing(applicant({ skills: firmwareEngineer.skills }))).toBe(true);
  expect(isGuessing(applicant(firmwareEngineer))).toBe(false);
});

test('the answers that are asked for are those that would be compared, what counts most first', async () => {
  const timed = applicant({ wants: { timeCommitment: '20 hours a week' } });
  const hoping = applicant({ wants: { timeCommitment: 'full time', equityExpectation: '10 %' } });
  const placed = { location: 'Pune, India', company: { ...coldChain.company, equityOffered: null } };
  expect(await wantedOf(founder(placed), [timed, hoping])).toEqual([
    {
      question: 'coFounderCommitment',
      why: 'All of the first 2 people have said how much time they can give.',
    },
    { question: 'equityOffered', why: '1 of the first 2 people has said how much equity they hope for.' },
  ]);
});

test('nobody is asked for what they have written, or what nobody could be compared on', async () => {
  expect(await wantedOf(applicant(firmwareEngineer), [founder(coldChain)])).toEqual([]);
  expect(await wantedOf(applicant(), [])).toEqual([]);
  const all = await wantedOf(applicant(), [founder(coldChain)]);
  expect(all).toHaveLength(3);
  for (const { why } of all) expect(why).toMatch(/^The one person in it has said .+\.$/);
});
