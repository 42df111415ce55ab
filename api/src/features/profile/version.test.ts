import type { Endpoint } from '@ampersand/contract/endpoint';
import { ifMatch } from '@ampersand/contract/path';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
  removeLogo,
  removePhoto,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveLanguages,
  saveSkills,
  saveWork,
  updateBasics,
  uploadLogo,
  uploadPhoto,
} from '@ampersand/contract/profile';
import { currentUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { founderProfiles, users } from '../../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertRows } from '../users/queries.ts';

const t = useTestApp();

const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;
const STALE = 'This profile was changed in another window. Reload it to see what is new, then save again';

const job = { role: 'Baker', company: 'Mill', startDate: '2020-01-01' };
const study = { institution: 'COEP', degree: 'BTech' };
const company = {
  companyName: 'New name',
  companyType: 'SME',
  businessStructure: 'LLC',
  vision: 'V',
  mission: 'M',
};
const photo = await photoWithPlace(40, 40);

/** Every way to change a profile. */
const writes: [string, Endpoint, { body?: object; form?: () => FormData; applicant?: true }][] = [
  ['name and place', updateBasics, { body: { fullName: 'New name' } }],
  ['photo', uploadPhoto, { form: () => asForm({}, asFile(photo)) }],
  ['no photo', removePhoto, {}],
  ['job and hopes', saveWork, { body: { availability: false }, applicant: true }],
  ['skills', saveSkills, { body: { skills: ['New'] } }],
  ['hobbies', saveHobbies, { body: { hobbies: ['New'] } }],
  ['interests', saveInterests, { body: { interests: ['New'] } }],
  ['habits', saveHabits, { body: { habits: ['New'] } }],
  ['languages', saveLanguages, { body: { languages: ['New'] } }],
  ['company details', saveFounderProfile, { body: company }],
  ['a logo', uploadLogo, { form: () => asForm({}, asFile(photo), 'companyLogo') }],
  ['no logo', removeLogo, {}],
  ['a new job', addExperience, { body: job }],
  ['a changed job', changeExperience, { body: job }],
  ['a deleted job', deleteExperience, {}],
  ['a new course of study', addEducation, { body: study }],
  ['a changed course of study', changeEducation, { body: study }],
  ['a deleted course of study', deleteEducation, {}],
];

/** A member with photo, job and course of study, a founder unless asked otherwise, and a way to make any of the writes. */
async function makeWriter({ applicant }: { applicant?: true } = {}) {
  const bare = { experiences: [], educations: [] };
  const founder = applicant ? await makeApplicant(t, bare) : await makeFounder(t);
  const { db } = t.deps;
  await db.update(users).set({ photoKey: 'old.webp' }).where(eq(users.id, founder.id));
  const own = eq(founderProfiles.userId, founder.id);
  await db.update(founderProfiles).set({ logoKey: 'old.webp' }).where(own);
  await insertRows(t.deps.db, founder.id, {
    experiences: [{ ...job, role: 'Miller' }],
    educations: [{ ...study, degree: 'BSc' }],
  });
  const before = await me(founder);
  const params = {
    id: founder.id,
    userId: founder.id,
    experienceId: before.profile.experiences[0]?.id ?? '',
    educationId: before.profile.educations[0]?.id ?? '',
  };
  const write = (
    endpoint: Endpoint,
    { body, form }: { body?: object; form?: () => FormData },
    headers = {},
  ) =>
    founder.browser.call(endpoint, {
      params,
      headers,
      ...(body ? { body: { ...body } } : {}),
      ...(form ? { form: form() } : {}),
    });
  return { founder, before, write };
}

describe.each(writes)('saving %s', (_, endpoint, input) => {
  test('from the current version succeeds and answers the next one', async () => {
    const { founder, before, write } = await makeWriter(input);
    expect(before.profile.version).toBe(1);
    const answer = await write(endpoint, input, ifMatch(1));
    expect(answer.status).toBe(endpoint.status ?? 200);
    expect(answer.reply).toMatchObject({ data: { version: 2 } });
    const after = await me(founder);
    expect(after.profile.version).toBe(2);
    expect({ ...after, profile: { ...after.profile, version: 1 } }).not.toEqual(before);
  });

  test('from a version that is past changes nothing', async () => {
    const { founder, write } = await makeWriter(input);
    await founder.browser.call(saveHabits, { params: { id: founder.id }, body: { habits: ['Elsewhere'] } });
    const before = await me(founder);
    const answer = await write(endpoint, input, ifMatch(1));
    expect([answer.status, answer.failure.code, answer.failure.message]).toEqual([409, 'conflict', STALE]);
    expect(await me(founder)).toEqual(before);
  });

  test('without a version wins over what came before', async () => {
    const { founder, write } = await makeWriter(input);
    await founder.browser.call(saveHabits, { params: { id: founder.id }, body: { habits: ['Elsewhere'] } });
    expect((await write(endpoint, input)).reply).toMatchObject({ data: { version: 3 } });
  });
});

test('twenty saves at once from one version: exactly one wins, and it is the one that stays', async () => {
  const member = await makeApplicant(t);
  const names = Array.from({ length: 20 }, (_, index) => `Skill ${index}`);
  const answers = await Promise.all(
    names.map((name) =>
      member.browser.call(saveSkills, {
        params: { id: member.id },
        body: { skills: [name] },
        headers: ifMatch(1),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  const winner = answers.find(({ status }) => status === 200);
  const { skills, version } = (await me(member)).profile;
  expect({ values: skills, version }).toEqual({ ...winner?.reply.data, version: 2 });
});

test('twenty saves of different sections at once from one version: exactly one wins', async () => {
  const member = await makeApplicant(t, { experiences: [], educations: [] });
  const params = { id: member.id, userId: member.id };
  const kinds: [Endpoint, object][] = [
    [saveHobbies, { hobbies: ['New'] }],
    [updateBasics, { fullName: 'New name' }],
    [addExperience, job],
    [addEducation, study],
  ];
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => kinds)
      .flat()
      .map(([endpoint, body]) =>
        member.browser.call(endpoint, { params, body: { ...body }, headers: ifMatch(1) }),
      ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  const { fullName, profile } = await me(member);
  const changed = [
    fullName === 'New name',
    profile.hobbies.length > 0,
    profile.experiences.length > 0,
    profile.educations.length > 0,
  ];
  expect(changed.filter(Boolean)).toHaveLength(1);
  expect(profile.version).toBe(2);
});

test('twenty saves at once without a version are all counted', async () => {
  const member = await makeApplicant(t, { experiences: [] });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      member.browser.call(addExperience, { params: { userId: member.id }, body: job }),
    ),
  );
  const versions = answers.map(({ reply }) => reply.data.version).sort((a, b) => a - b);
  expect(versions).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
  const { profile } = await me(member);
  expect([profile.version, profile.experiences.length]).toEqual([21, 20]);
});

test('a save that fails is not counted', async () => {
  const { founder, before } = await makeWriter();
  const gone = { experienceId: founder.id };
  expect((await founder.browser.call(deleteExperience, { params: gone, headers: ifMatch(1) })).status).toBe(
    404,
  );
  await founder.browser.call(saveSkills, { params: { id: founder.id }, body: { skills: 'none' } });
  expect(await me(founder)).toEqual(before);
});

test('an If-Match that is no version of ours is refused', async () => {
  const member = await makeApplicant(t);
  for (const header of [
    '3',
    'W/"1"',
    '"1", "2"',
    '*',
    '""',
    '"-1"',
    '"1.0"',
    '"99999999999999999999"',
    `"1'--"`,
  ]) {
    const { status, failure } = await member.browser.call(saveSkills, {
      params: { id: member.id },
      body: { skills: ['New'] },
      headers: { 'if-match': header },
    });
    expect([status, failure.code]).toEqual([400, 'bad_request']);
  }
  expect((await me(member)).profile.version).toBe(1);
});

test('a version far ahead is as stale as one behind', async () => {
  const member = await makeApplicant(t);
  const { status } = await member.browser.call(saveSkills, {
    params: { id: member.id },
    body: { skills: ['New'] },
    headers: ifMatch(999_999_999),
  });
  expect(status).toBe(409);
});

test('what one window saved, another sees as the version to go on from', async () => {
  const member = await makeApplicant(t);
  const save = (skills: string[], version: number) =>
    member.browser.call(saveSkills, {
      params: { id: member.id },
      body: { skills },
      headers: ifMatch(version),
    });
  const [first, second] = [(await me(member)).profile.version, (await me(member)).profile.version];
  const saved = await save(['One'], first);
  expect((await save(['Two'], second)).status).toBe(409);
  expect((await me(member)).profile.skills).toEqual(['One']);
  expect((await save(['One', 'More'], saved.reply.data.version)).status).toBe(200);
  const reloaded = (await me(member)).profile;
  expect((await save([...reloaded.skills, 'Two'], reloaded.version)).reply.data.values).toEqual([
    'One',
    'More',
    'Two',
  ]);
});
