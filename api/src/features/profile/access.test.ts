import { readdir } from 'node:fs/promises';
import type { Endpoint } from '@ampersand/contract/endpoint';
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
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { educations, experiences } from '../../db/schema.ts';
import type { Browser } from '../../testing/browser.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { insertRows } from '../users/queries.ts';

const t = useTestApp();

const job = { role: 'Intruder', company: 'Mill', startDate: '2020-01-01' };
const study = { institution: 'Intruder', degree: 'BTech' };
const company = {
  companyName: 'Intruder',
  companyType: 'SME',
  businessStructure: 'LLC',
  vision: 'V',
  mission: 'M',
};
const photo = await photoWithPlace(40, 40);

interface Input {
  body?: object;
  form?: () => FormData;
  /** It names a row of the profile, not its owner. */
  row?: true;
  /** It is for applicants. */
  applicant?: true;
}

/** Every profile call. */
const calls: [Endpoint, Input][] = [
  [updateBasics, { body: { fullName: 'Intruder' } }],
  [uploadPhoto, { form: () => asForm({}, asFile(photo)) }],
  [removePhoto, {}],
  [saveWork, { body: { currentJob: 'Intruder' }, applicant: true }],
  [saveSkills, { body: { skills: ['Intruder'] } }],
  [saveHobbies, { body: { hobbies: ['Intruder'] } }],
  [saveInterests, { body: { interests: ['Intruder'] } }],
  [saveHabits, { body: { habits: ['Intruder'] } }],
  [saveLanguages, { body: { languages: ['Intruder'] } }],
  [saveFounderProfile, { body: company }],
  [uploadLogo, { form: () => asForm({}, asFile(photo), 'companyLogo') }],
  [removeLogo, {}],
  [addExperience, { body: job }],
  [changeExperience, { body: job, row: true }],
  [deleteExperience, { row: true }],
  [addEducation, { body: study }],
  [changeEducation, { body: study, row: true }],
  [deleteEducation, { row: true }],
];

async function makeOwner({ applicant }: Input = {}) {
  const owner = applicant ? await makeApplicant(t) : await makeFounder(t);
  await t.deps.db.delete(experiences).where(eq(experiences.userId, owner.id));
  await t.deps.db.delete(educations).where(eq(educations.userId, owner.id));
  await insertRows(t.deps.db, owner.id, {
    experiences: [{ ...job, role: 'Miller' }],
    educations: [{ ...study, degree: 'BSc' }],
  });
  return owner;
}

/** Everything a profile call could change, of everybody. */
async function everything() {
  const tables = ['profiles', 'experiences', 'educations', 'founder_profiles'];
  const rows = await Promise.all(
    tables.map(async (name) => (await t.deps.database.pool.query(`select * from ${name} order by 1`)).rows),
  );
  const people = await t.deps.database.pool.query(
    'select id, full_name, photo_key, role, email, phone from users order by id',
  );
  return { rows, people: people.rows, files: await readdir(t.uploads).catch(() => []) };
}

async function callFor(owner: Member, browser: Browser, [endpoint, { body, form }]: (typeof calls)[number]) {
  const { rows } = await t.deps.database.pool.query(
    'select (select id from experiences where user_id = $1) as experience, (select id from educations where user_id = $1) as education',
    [owner.id],
  );
  return browser.call(endpoint, {
    params: {
      id: owner.id,
      userId: owner.id,
      experienceId: rows[0].experience,
      educationId: rows[0].education,
    },
    ...(body ? { body: { ...body } } : {}),
    ...(form ? { form: form() } : {}),
  });
}

describe.each(calls)('$method $path', (...call) => {
  const [endpoint, input] = call;
  const { row } = input;

  test('is closed to strangers, and changes nothing for them', async () => {
    const owner = await makeOwner(input);
    const before = await everything();
    const { status, failure } = await callFor(owner, t.browser(), call);
    expect([status, failure.code]).toEqual([401, 'unauthenticated']);
    expect(await everything()).toEqual(before);
  });

  test('is closed to other members of either side, and changes nothing for them', async () => {
    const owner = await makeOwner(input);
    const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
    const before = await everything();
    for (const other of [founder, applicant]) {
      const { status, failure } = await callFor(owner, other.browser, call);
      expect([status, failure.code]).toEqual(row ? [404, 'not_found'] : [403, 'forbidden']);
    }
    expect(await everything()).toEqual(before);
  });

  test('is open to the owner', async () => {
    const owner = await makeOwner(input);
    const before = await everything();
    expect((await callFor(owner, owner.browser, call)).status).toBe(endpoint.status ?? 200);
    expect(await everything()).not.toEqual(before);
  });

  test(row ? 'is not for administrators either' : 'is open to administrators', async () => {
    const owner = await makeOwner(input);
    const admin = await makeAdmin(t);
    const { status } = await callFor(owner, admin.browser, call);
    expect(status).toBe(row ? 404 : (endpoint.status ?? 200));
  });

  test('needs a request from this site', async () => {
    const owner = await makeOwner(input);
    const before = await everything();
    const params = { id: owner.id, userId: owner.id, experienceId: owner.id, educationId: owner.id };
    const { status, failure } = await owner.browser.call(endpoint, {
      params,
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    });
    expect([status, failure.code]).toEqual([403, 'cross_site']);
    expect(await everything()).toEqual(before);
  });
});

describe('an administrator', () => {
  test('has no profile to change, and an upload for nobody leaves no file', async () => {
    const admin = await makeAdmin(t);
    for (const call of calls.filter(([, { row }]) => !row)) {
      expect((await callFor(admin, admin.browser, call)).status).toBe(404);
    }
    expect((await everything()).files).toEqual([]);
  });

  test('cannot give an applicant a logo, nor a founder what applicants hope for', async () => {
    const admin = await makeAdmin(t);
    const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
    const before = await everything();
    const form = asForm({}, asFile(photo), 'companyLogo');
    const answers = [
      await admin.browser.call(uploadLogo, { params: { id: applicant.id }, form }),
      await admin.browser.call(removeLogo, { params: { id: applicant.id } }),
      await admin.browser.call(saveWork, { params: { userId: founder.id }, body: { currentJob: 'Chef' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await everything()).toEqual(before);
  });

  test('cannot give an applicant a company', async () => {
    const admin = await makeAdmin(t);
    const applicant = await makeApplicant(t);
    const before = await everything();
    const { status } = await admin.browser.call(saveFounderProfile, {
      params: { id: applicant.id },
      body: { ...company },
    });
    expect(status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});

test('a suspended member changes nothing', async () => {
  const owner = await makeOwner();
  await t.deps.database.pool.query('update users set suspended_at = now() where id = $1', [owner.id]);
  const before = await everything();
  for (const call of calls) {
    const { status, failure } = await callFor(owner, owner.browser, call);
    expect([status, failure.code]).toEqual([403, 'account_suspended']);
  }
  expect(await everything()).toEqual(before);
});

test('a malformed owner id is nobody', async () => {
  const member = await makeApplicant(t);
  for (const id of ['me', `${member.id}'`, '..%2f..']) {
    const { status } = await member.browser.call(saveSkills, { params: { id }, body: { skills: [] } });
    expect(status).toBe(403);
  }
});

test('bodies are JSON: text, a form, broken or missing JSON are refused', async () => {
  const member = await makeApplicant(t);
  const put = async (type: string | undefined, payload: string) => {
    const response = await t.app.inject({
      method: 'PUT',
      url: `/api/v1/profile/${member.id}/skills`,
      headers: { origin: 'http://localhost:3000', ...(type ? { 'content-type': type } : {}) },
      cookies: Object.fromEntries(member.browser.cookies),
      payload,
    });
    return [response.statusCode, response.json().code];
  };
  expect(await put('text/plain', '{"skills":[]}')).toEqual([415, 'unsupported_media_type']);
  expect(await put('multipart/form-data; boundary=x', '--x--')).toEqual([415, 'unsupported_media_type']);
  expect(await put('application/json', '{"skills":')).toEqual([400, 'bad_request']);
  expect(await put('application/json', '')).toEqual([400, 'bad_request']);
  expect(await put('application/json', '[]')).toEqual([422, 'invalid_fields']);
  expect(await put('application/json', 'null')).toEqual([422, 'invalid_fields']);
});
