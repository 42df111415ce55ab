import type { Endpoint } from '@ampersand/contract/endpoint';
import { founderMatchings } from '@ampersand/contract/matchings';
import { saveFounderPreference } from '@ampersand/contract/preference';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveSkills,
  updateBasics,
} from '@ampersand/contract/profile';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { matchIndex } from '../../db/matching.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const WITHIN_MS = 2_000;

const indexed = async ({ id }: Member) => {
  const [row] = await t.deps.db
    .select({ hash: matchIndex.contentHash })
    .from(matchIndex)
    .where(eq(matchIndex.userId, id));
  return row?.hash;
};

const job = { role: 'Baker', company: 'Mill', startDate: '2020-01-01' };
const study = { institution: 'COEP', degree: 'BTech' };

test('whatever matching reads of a profile is in the lists two seconds after it was saved', async () => {
  const applicant = await makeApplicant(t, { experiences: [], educations: [] });
  const founder = await makeFounder(t);
  const rows = { experienceId: '', educationId: '' };
  async function saved(member: Member, endpoint: Endpoint, body?: object) {
    const before = await indexed(member);
    const answer = await member.browser.call(endpoint, {
      params: { id: member.id, userId: member.id, ...rows },
      ...(body ? { body: { ...body } } : {}),
    });
    expect(answer.status).toBe(endpoint.status ?? 200);
    await vi.waitFor(async () => expect(await indexed(member)).not.toBe(before), WITHIN_MS);
    return answer.reply;
  }
  await saved(applicant, updateBasics, { fullName: 'Asha', location: 'Lisbon, Portugal' });
  await saved(applicant, saveSkills, { skills: ['Bread'] });
  await saved(applicant, saveHobbies, { hobbies: ['Sailing'] });
  await saved(applicant, saveInterests, { interests: ['Rivers'] });
  await saved(applicant, saveHabits, { habits: ['Early riser'] });
  await saved(applicant, addExperience, job);
  await saved(applicant, addEducation, study);
  const { rows: ids } = await t.deps.database.pool.query(
    'select (select id from experiences) as "experienceId", (select id from educations) as "educationId"',
  );
  Object.assign(rows, ids[0]);
  await saved(applicant, changeExperience, { ...job, role: 'Miller' });
  await saved(applicant, changeEducation, { ...study, degree: 'MTech' });
  await saved(applicant, deleteExperience);
  await saved(applicant, deleteEducation);
  await saved(founder, saveFounderProfile, {
    companyName: 'Northwind',
    companyType: 'STARTUP',
    businessStructure: 'LLC',
    vision: 'Bread for all',
    mission: 'An oven in every street',
  });
});

test('a new skill moves a member up in the list of whoever needs it', async () => {
  const founder = await makeFounder(t, { lookingFor: 'Somebody who knows Kubernetes' });
  await founder.browser.call(saveFounderPreference, {
    params: { userId: founder.id },
    body: { skillsNeeded: ['Kubernetes'] },
  });
  const [first, second] = [
    await makeApplicant(t, { skills: ['Kubernetes'] }),
    await makeApplicant(t, { skills: ['Pottery'] }),
  ];
  const list = async () =>
    (await founder.browser.call(founderMatchings, { params: { userId: founder.id } })).reply.data.map(
      ({ applicantId }) => applicantId,
    );
  expect(await list()).toEqual([first.id, second.id]);
  await second.browser.call(saveSkills, { params: { id: second.id }, body: { skills: ['Kubernetes'] } });
  await first.browser.call(saveSkills, { params: { id: first.id }, body: { skills: ['Pottery'] } });
  await vi.waitFor(async () => expect(await list()).toEqual([second.id, first.id]), WITHIN_MS);
});
