import { login } from '@ampersand/contract/auth';
import { registerApplicant, registerFounder } from '@ampersand/contract/registration';
import { getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { applicantForm, founderForm, makeAdmin, PASSWORD } from '../../testing/factories.ts';
import { asFile, asForm } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });

/** Registers and answers what the person then sees of themself. */
async function enter(
  endpoint: typeof registerApplicant | typeof registerFounder,
  form: FormData,
  email: string,
) {
  const browser = t.browser();
  const answer = await browser.call(endpoint, { form });
  expect(answer.failure.errors).toBeUndefined();
  expect(answer.status).toBe(201);
  const { reply } = await browser.call(login, { body: { email, password: PASSWORD } });
  expect(reply.data.user.id).toBe(answer.reply.data.id);
  return { answer, user: reply.data.user };
}

test('an applicant registers with a form as browsers send it, and finds everything they wrote', async () => {
  const form = { ...applicantForm(), calledName: 'Ash' };
  const { answer, user } = await enter(registerApplicant, asForm(form), form.email);
  expect(answer.reply.message).toBe('Applicant Registered');
  expect(user).toMatchObject({
    email: form.email,
    fullName: form.fullName,
    calledName: 'Ash',
    phone: form.phone,
    role: 'APPLICANT',
    profileUrl: null,
    profile: {
      age: 31,
      gender: 'FEMALE',
      location: 'Pune, India',
      skills: form.skills,
      experiences: [
        { role: 'Backend engineer', company: 'Harbour Freight Data', startDate: '2019-04-01', endDate: null },
      ],
      educations: [{ institution: 'COEP', degree: 'BTech', startDate: '2012-07-01', endDate: '2016-05-30' }],
      currentJob: 'Backend engineer',
      availability: true,
      salaryExpectations: '₹18-24 LPA',
      FounderProfile: [],
      isVerified: false,
      identityReviewed: false,
    },
  });
});

test('a founder registers and finds everything they wrote about the company', async () => {
  const form = founderForm();
  const { answer, user } = await enter(registerFounder, asForm(form), form.email);
  expect(answer.reply.message).toBe('Founder Registered');
  expect(user).toMatchObject({
    email: form.email,
    role: 'FOUNDER',
    profile: { age: 38, location: 'Mumbai, India' },
  });
  expect(user.profile.FounderProfile).toMatchObject([
    {
      companyName: form.companyName,
      companyType: 'STARTUP',
      companyDescription: form.companyDescription,
      website: 'https://northwind.example',
      businessStructure: 'LLC',
      industry: 'Logistics',
      foundingDate: '2024-02-01',
      companySize: '2-5',
      vision: form.vision,
      mission: form.mission,
      fundingStage: 'PRE_SEED',
      fundingAmount: 50_000,
      equityOffered: 12,
      compensation: 'EQUITY',
      lookingFor: form.lookingFor,
    },
  ]);
});

test('only what is required is needed, and an empty field counts as left out', async () => {
  const { email, password, confirmPassword, fullName, phone } = applicantForm();
  const form = { email, password, confirmPassword, fullName, phone };
  const empty = {
    age: '',
    gender: '',
    location: '',
    skills: '',
    experiences: '',
    currentJob: '',
    availability: '',
  };
  const { user } = await enter(registerApplicant, asForm({ ...form, ...empty }), email);
  expect(user.profile).toMatchObject({
    age: null,
    gender: null,
    skills: [],
    experiences: [],
    availability: null,
  });
});

test('a job with the tick for the present one has no end, whatever end is sent', async () => {
  const form = applicantForm();
  const job = { role: 'CTO', company: 'Kiln', startDate: '2022-03-01T00:00:00.000Z', endDate: '2023-01-01' };
  const { user } = await enter(
    registerApplicant,
    asForm({ ...form, experiences: [{ ...job, currentlyWorking: true }] }),
    form.email,
  );
  expect(user.profile.experiences).toMatchObject([{ startDate: '2022-03-01', endDate: null }]);
});

test('a founder whose company is not founded yet may leave out its form, stage and pay; nobody else may', async () => {
  const { businessStructure, fundingStage, compensation, foundingDate, ...idea } = founderForm();
  const { user } = await enter(registerFounder, asForm({ ...idea, notFounded: true }), idea.email);
  expect(user.profile.FounderProfile).toMatchObject([
    { notFounded: true, businessStructure: null, fundingStage: null, compensation: null, foundingDate: null },
  ]);

  const wrong = async (form: object) => {
    const { failure } = await t.browser().call(registerFounder, { form: asForm({ ...form }) });
    return failure.errors?.map(({ path, message }) => `${path}: ${message}`).sort();
  };
  const missing = ['businessStructure', 'compensation', 'fundingStage'].map(
    (field) => `${field}: Please fill in this field`,
  );
  for (const said of [{}, { notFounded: '' }, { notFounded: false }])
    expect(await wrong({ ...idea, email: 'other@example.com', ...said })).toEqual(missing);
  expect(await wrong({ ...idea, email: 'other@example.com', companyName: '' })).toEqual(
    [...missing, 'companyName: Please enter the company name'].sort(),
  );
  expect(await wrong({ ...idea, email: 'other@example.com', notFounded: true, foundingDate })).toEqual([
    'foundingDate: A company that is not founded yet has no founding date',
  ]);
});

test('the compensation may come under its other name', async () => {
  for (const other of [{}, { compensation: '' }]) {
    const { compensation, ...form } = founderForm();
    const { user } = await enter(
      registerFounder,
      asForm({ ...form, ...other, compensationStructure: compensation }),
      form.email,
    );
    expect(user.profile.FounderProfile[0]?.compensation).toBe('EQUITY');
  }
});

test('nobody registers as an administrator, as verified, with an id or as the other side', async () => {
  const admin = await makeAdmin(t);
  for (const [endpoint, form, role] of [
    [registerApplicant, applicantForm(), 'APPLICANT'],
    [registerFounder, founderForm(), 'FOUNDER'],
  ] as const) {
    const wish = {
      role: 'ADMIN',
      isVerified: true,
      identityReviewed: false,
      emailConfirmedAt: '2026-01-01',
      id: admin.id,
      photoKey: 'x',
    };
    const { user } = await enter(endpoint, asForm({ ...form, ...wish }), form.email);
    expect(user).toMatchObject({ role, profileUrl: null, profile: { isVerified: false } });
    expect(user.id).not.toBe(admin.id);
  }
});

test('a registration sent as JSON works like one sent as a form', async () => {
  const form = applicantForm();
  const { status, reply } = await t.browser().call(registerApplicant, { body: form });
  expect(status).toBe(201);
  const admin = await makeAdmin(t);
  const seen = await admin.browser.call(getUser, { params: { id: reply.data.id } });
  expect(seen.reply.data.profile.skills).toEqual(form.skills);
});

test('an address that is taken, whatever its case, is refused', async () => {
  const form = applicantForm();
  await t.browser().call(registerApplicant, { form: asForm(form) });
  for (const [endpoint, values] of [
    [registerApplicant, form],
    [registerFounder, founderForm()],
  ] as const) {
    const again = asForm({ ...values, email: form.email.toUpperCase() });
    const { status, failure } = await t.browser().call(endpoint, { form: again });
    expect(status).toBe(409);
    expect(failure).toMatchObject({
      code: 'email_taken',
      message: 'Email already registered',
      errors: [{ path: 'email', message: 'Email already registered' }],
    });
  }
  expect(await t.deps.db.select().from(users).where(eq(users.email, form.email))).toHaveLength(1);
});

test('the password is kept as an argon2id hash, and is in no log line', async () => {
  const form = applicantForm();
  await t.browser().call(registerApplicant, { form: asForm(form) });
  const [row] = await t.deps.db.select().from(users);
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(t.logs.join('')).toContain('"event":"registered"');
  expect(t.logs.join('')).not.toContain(PASSWORD);
});

test.each([
  ['experiences', 'not json', 'This is not valid JSON'],
  ['skills', '{"a":1}', 'This is not in the right format'],
  ['experiences', '[1]', 'This is not in the right format'],
])('a list %s that is %s is refused', async (name, text, message) => {
  const { status, failure } = await t
    .browser()
    .call(registerApplicant, { form: asForm({ ...applicantForm(), [name]: text }) });
  expect(status).toBe(422);
  expect(failure.errors?.[0]).toMatchObject({ path: expect.stringContaining(name), message });
});

test('lists may come as parts that are JSON by their type', async () => {
  const form = applicantForm();
  const sent = asForm({ ...form, skills: '' });
  sent.set('skills', new Blob([JSON.stringify(form.skills)], { type: 'application/json' }));
  // A browser gives every Blob a file name; then it is a file, and there is no file of that name here.
  expect((await t.browser().call(registerApplicant, { form: sent })).failure.code).toBe('bad_request');
  const { status } = await t.browser().call(registerApplicant, { form: asForm(form, asFile('', '')) });
  expect(status).toBe(201);
});
