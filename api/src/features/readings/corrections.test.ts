import { applicantMatchings, founderMatchings } from '@ampersand/contract/matchings';
import { getApplicantPreference, saveApplicantPreference } from '@ampersand/contract/preference';
import { expect, test } from 'vitest';
import { applicantPreferences } from '../../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { indexMember } from '../matchings/index-member.ts';

const t = useTestApp();

async function save({ id, browser }: Member, body: object) {
  const { status } = await browser.call(saveApplicantPreference, { params: { userId: id }, body });
  expect(status).toBe(200);
}
const foundersFor = async ({ id, browser }: Member) =>
  (await browser.call(applicantMatchings, { params: { userId: id } })).reply.data;
const remoteFor = async ({ id, browser }: Member) =>
  (await browser.call(founderMatchings, { params: { userId: id }, query: { ways: 'REMOTE' } })).reply.data;

test('a refusal that was struck out refuses nobody, as long as the answer stays', async () => {
  const applicant = await makeApplicant(t);
  await makeFounder(t, { industry: 'Online gambling' });
  const refusing = async (body: object) => {
    await save(applicant, body);
    const [match] = await foundersFor(applicant);
    return { score: match?.score ?? 0, gaps: (match?.gaps ?? []).map(({ text }) => text).join(' ') };
  };
  const joinMotivation = 'Something that lasts. I am done with online gambling.';
  const struck = [{ kind: 'REFUSAL', value: 'online gambling' }];
  const readings = { corrections: { joinMotivation: { of: joinMotivation, struck } } };
  const read = await refusing({ joinMotivation });
  expect(read.gaps).toContain('You do not want to work on “online gambling”');
  const corrected = await refusing({ joinMotivation, readings });
  expect(corrected.gaps).not.toContain('online gambling');
  expect(corrected.score).toBeGreaterThan(read.score);
  expect((await refusing({ joinMotivation: `${joinMotivation} Really.` })).gaps).toContain(
    '“online gambling”',
  );
});

test('people are filtered and shown by the way of working that they chose, not by the one that was read', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const workingStyle = 'Remote was never for me';
  const said = (correction: object) => ({
    workingStyle,
    readings: { corrections: { workingStyle: { of: workingStyle, struck: [], ...correction } } },
  });
  await save(applicant, said({ mode: 'REMOTE' }));
  const [match] = await remoteFor(founder);
  expect(match?.facts).toContainEqual({ kind: 'WORK', words: 'remote' });
  await save(applicant, said({ mode: 'ON_SITE' }));
  expect(await remoteFor(founder)).toEqual([]);
});

test('what a former release stored is read as it was', async () => {
  const applicant = await makeApplicant(t);
  const readings = { timeCommitment: { of: 'as needed', low: 10, high: 15 } };
  const row = { userId: applicant.id, timeCommitment: 'as needed', readings };
  await t.deps.db.insert(applicantPreferences).values(row);
  expect(await indexMember(t.deps, applicant.id)).toBe(true);
  const { reply } = await applicant.browser.call(getApplicantPreference, {
    params: { userId: applicant.id },
  });
  expect(reply.data.readings).toEqual(readings);
});
