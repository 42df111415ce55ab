import { profileCompletion } from '@ampersand/contract/completion';
import {
  addEducation,
  addExperience,
  saveFounderProfile,
  saveHabits,
  saveHobbies,
  saveInterests,
  saveLanguages,
  saveSkills,
  updateBasics,
} from '@ampersand/contract/profile';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { currentUser, getUser } from '@ampersand/contract/users';
import { describe, expect, test } from 'vitest';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;

/** All that is wrong with a form, by field. */
const wrong = (failure: { errors?: { path: string; message: string }[] | undefined }) =>
  Object.fromEntries((failure.errors ?? []).map(({ path, message }) => [path, message]));

const dayFromNow = (days: number) => utcDay(new Date(Date.now() + days * DAY_MS));

describe('name, location, age and gender', () => {
  test('are changed, shown at once to oneself and to the other side, and counted', async () => {
    const member = await makeApplicant(t);
    const founder = await makeFounder(t);
    const question = 'What did you build last?';
    const firstLine = 'Software that a nurse can trust';
    const body = {
      fullName: 'Asha Rao',
      calledName: 'Ash',
      location: 'Nashik, India',
      age: 33,
      gender: 'OTHER',
      firstLine,
      linkedin: 'https://www.linkedin.com/in/asha',
      github: 'https://github.com/asha',
      portfolio: null,
      question,
    };
    const answer = await member.browser.call(updateBasics, { params: { userId: member.id }, body });
    expect(answer.status).toBe(200);
    expect(answer.reply).toEqual({ data: { ...body, version: 2 }, message: 'Profile updated' });
    const seen = (await founder.browser.call(getUser, { params: { id: member.id } })).reply.data;
    expect(seen).toMatchObject({
      fullName: 'Asha Rao',
      profile: {
        location: 'Nashik, India',
        age: 33,
        gender: 'OTHER',
        firstLine,
        question,
        github: body.github,
        portfolio: null,
      },
    });
    expect(seen.profile).not.toHaveProperty('version');
    expect((await me(member)).profile.version).toBe(2);
  });

  test('as older programs send them, name and location alone, leave the rest as it is', async () => {
    const member = await makeApplicant(t, { age: 31, gender: 'FEMALE' });
    const save = (body: object) =>
      member.browser.call(updateBasics, {
        params: { userId: member.id },
        body: { fullName: 'Asha', location: 'Goa', ...body },
      });
    await save({
      question: 'Why cold chains?',
      firstLine: 'Cold chains\nfor villages',
      github: 'github.com/asha',
    });
    expect((await save({})).reply.data).toEqual({
      fullName: 'Asha',
      calledName: 'Asha',
      location: 'Goa',
      age: 31,
      gender: 'FEMALE',
      firstLine: 'Cold chains for villages',
      linkedin: null,
      github: 'https://github.com/asha',
      portfolio: null,
      question: 'Why cold chains?',
      version: 3,
    });
    expect((await save({ question: ' ' })).reply.data.question).toBeNull();
    const long = await save({ question: 'x'.repeat(201) });
    expect(wrong(long.failure)).toEqual({ question: 'Please keep this to 200 characters or fewer' });
    const links = await save({
      linkedin: 'https://evil.example/in/a',
      github: 'javascript:alert(1)',
      portfolio: 'wa.me/1',
    });
    expect(Object.keys(wrong(links.failure))).toEqual(['linkedin', 'github', 'portfolio']);
    expect((await save({ github: '' })).reply.data.github).toBeNull();
    expect((await save({ firstLine: '' })).reply.data.firstLine).toBeNull();
    expect((await save({ firstLine: 'x'.repeat(120) })).status).toBe(200);
    const wordy = await save({ firstLine: 'x'.repeat(121) });
    expect(wrong(wordy.failure)).toEqual({ firstLine: 'Please keep this to 120 characters or fewer' });
  });

  test('are called as the member says, and by the first word of the name, whatever it becomes, until they do', async () => {
    const member = await makeApplicant(t);
    const called = async (body: { fullName: string; calledName?: string }) =>
      (await member.browser.call(updateBasics, { params: { userId: member.id }, body })).reply.data
        .calledName;
    expect((await me(member)).calledName).toBe('Asha');
    expect(await called({ fullName: 'Nila Rao', calledName: 'Nila' })).toBe('Nila');
    expect(await called({ fullName: 'Mira Rao' })).toBe('Mira');
    expect(await called({ fullName: 'Mira Rao', calledName: ' Dr. Rao ' })).toBe('Dr. Rao');
    expect(await called({ fullName: 'Mira Sen' })).toBe('Dr. Rao');
    expect((await me(member)).calledName).toBe('Dr. Rao');
    expect(await called({ fullName: 'Mira Sen', calledName: ' ' })).toBe('Mira');
    const founder = await makeFounder(t);
    await called({ fullName: 'Mira Sen', calledName: 'Mimi' });
    const seen = (await founder.browser.call(getUser, { params: { id: member.id } })).reply.data;
    expect(seen).toMatchObject({ fullName: 'Mira Sen', calledName: 'Mimi' });
  });

  test('are emptied by null, an empty text or a blank one', async () => {
    const member = await makeApplicant(t);
    const body = { fullName: 'Asha', location: '   ', age: '', gender: null };
    const { reply } = await member.browser.call(updateBasics, { params: { userId: member.id }, body });
    expect(reply.data).toMatchObject({ location: null, age: null, gender: null });
  });

  test('are all that this call changes: email, phone, role, verification, version and ids in the body count for nothing', async () => {
    const member = await makeApplicant(t, { emailConfirmed: false });
    const other = await makeApplicant(t);
    const before = await me(member);
    const answer = await member.browser.call(updateBasics, {
      params: { userId: member.id },
      body: {
        fullName: 'Asha',
        id: other.id,
        userId: other.id,
        email: 'new@example.com',
        phone: '1111111111',
        role: 'ADMIN',
        isVerified: true,
        identityReviewed: false,
        emailConfirmedAt: '2026-01-01',
        version: 99,
        skills: ['Hacking'],
        __proto__: { role: 'ADMIN' },
      },
    });
    expect(answer.status).toBe(200);
    expect(await me(member)).toEqual({
      ...before,
      fullName: 'Asha',
      calledName: 'Asha',
      profile: { ...before.profile, version: 2 },
    });
    expect((await me(other)).fullName).toBe(other.fullName);
  });

  test('are refused field by field when wrong, and nothing changes', async () => {
    const member = await makeApplicant(t);
    const before = await me(member);
    const cases: [object, object][] = [
      [{}, { fullName: 'Please fill in this field' }],
      [{ fullName: '  ' }, { fullName: 'Please enter your full name' }],
      [{ fullName: 'x'.repeat(201) }, { fullName: 'Please keep this to 200 characters or fewer' }],
      [{ fullName: 'A\u0000b' }, { fullName: expect.stringContaining('cannot save') }],
      [{ fullName: 7 }, { fullName: 'This is not in the right format' }],
      [
        { fullName: 'A', location: 'x'.repeat(201) },
        { location: 'Please keep this to 200 characters or fewer' },
      ],
      [{ fullName: 'A', age: 17 }, { age: 'Age must be between 18 and 100' }],
      [{ fullName: 'A', age: 101 }, { age: 'Age must be between 18 and 100' }],
      [{ fullName: 'A', age: 30.5 }, { age: 'Age must be a whole number' }],
      [{ fullName: 'A', age: 'old' }, { age: 'Age must be a number, such as 34' }],
      [
        { fullName: 'A', gender: 'YES' },
        { gender: 'Please choose one of MALE, FEMALE, OTHER, PREFER_NOT_TO_SAY' },
      ],
    ];
    for (const [body, errors] of cases) {
      const params = { userId: member.id };
      const { status, failure } = await member.browser.call(updateBasics, { params, body: { ...body } });
      expect(status).toBe(422);
      expect(wrong(failure)).toEqual(errors);
    }
    expect(await me(member)).toEqual(before);
  });
});

describe.each([
  ['skills', saveSkills],
  ['hobbies', saveHobbies],
  ['interests', saveInterests],
  ['habits', saveHabits],
  ['languages', saveLanguages],
] as const)('the list of %s', (name, endpoint) => {
  const save = (member: Member, value: unknown) =>
    member.browser.call(endpoint, { params: { id: member.id }, body: { [name]: value } });

  test('is replaced as a whole; blanks and repeats are dropped', async () => {
    const member = await makeApplicant(t);
    const answer = await save(member, [' Sailing ', 'Go', '', '  ', 'go', 'Ünïcode 日本']);
    expect(answer.status).toBe(200);
    expect(answer.reply.data).toEqual({ values: ['Sailing', 'Go', 'Ünïcode 日本'], version: 2 });
    expect((await save(member, ['Go'])).reply.data).toEqual({ values: ['Go'], version: 3 });
    const before = await me(member);
    expect(before.profile[name]).toEqual(['Go']);
    expect((await save(member, [])).reply.data.values).toEqual([]);
    expect(await me(member)).toEqual({ ...before, profile: { ...before.profile, [name]: [], version: 4 } });
  });

  test('is refused with bad entries, and nothing changes', async () => {
    const member = await makeApplicant(t);
    const before = await me(member);
    const cases: [unknown, string][] = [
      [undefined, 'Please fill in this field'],
      ['Go', 'This is not in the right format'],
      [[1], 'This is not in the right format'],
      [null, 'This is not in the right format'],
      [['x'.repeat(81)], 'Please keep each entry to 80 characters or fewer'],
      [Array.from({ length: 51 }, (_, i) => `s${i}`), 'Please keep the list to 50 entries'],
      [['a\u0000'], 'This text has characters that we cannot save. Please type it again'],
      [['\ud800'], 'This text has characters that we cannot save. Please type it again'],
    ];
    for (const [value, message] of cases) {
      const { status, failure } = await save(member, value);
      expect(status).toBe(422);
      expect(failure.errors?.[0]?.message).toBe(message);
    }
    expect(await me(member)).toEqual(before);
  });
});

describe('company details', () => {
  const form = {
    companyName: 'Northwind',
    companyType: 'ENTERPRISE',
    businessStructure: 'PARTNERSHIP',
    shareStructure: '60 / 40',
    currentRevenue: '$50k-$100k',
    companySize: 12,
    vision: 'Cold all the way',
    mission: 'A thermometer in every box',
    goals: 'Ten clinics',
    compensation: 'HYBRID',
    lookingFor: 'A CTO',
    otherDetails: 'Salary of $40k',
  };
  const save = (member: Member, body: object) =>
    member.browser.call(saveFounderProfile, { params: { id: member.id }, body: { ...body } });
  const company = async (member: Member) => (await me(member)).profile.FounderProfile[0];

  test('are changed, and what only the registration asks for stays', async () => {
    const founder = await makeFounder(t);
    const before = await company(founder);
    const answer = await save(founder, form);
    expect(answer.status).toBe(200);
    const expected = { ...before, ...form, companySize: '12' };
    expect(answer.reply).toEqual({ data: { ...expected, version: 2 }, message: 'Company details updated' });
    expect(await company(founder)).toEqual(expected);
  });

  test('take the compensation under its other name too', async () => {
    const founder = await makeFounder(t);
    const { compensation, ...rest } = form;
    expect((await save(founder, { ...rest, compensationStructure: compensation })).status).toBe(200);
    expect((await company(founder))?.compensation).toBe('HYBRID');
    await save(founder, { ...form, compensation: 'EQUITY', compensationStructure: 'HYBRID' });
    expect((await company(founder))?.compensation).toBe('EQUITY');
  });

  test('take a founding date once it has come somewhere on earth, by the clock of the server', async () => {
    const founder = await makeFounder(t);
    const date = dayFromNow(2);
    expect((await save(founder, { ...form, foundingDate: date })).status).toBe(422);
    t.advance(2 * DAY_MS);
    expect((await save(founder, { ...form, foundingDate: date })).status).toBe(200);
  });

  test('of the form that are left out become empty; compensation and what one looks for are kept', async () => {
    const founder = await makeFounder(t);
    await save(founder, form);
    const { companyName, companyType, businessStructure, vision, mission } = form;
    const { reply } = await save(founder, { companyName, companyType, businessStructure, vision, mission });
    expect(reply.data).toMatchObject({
      shareStructure: null,
      currentRevenue: null,
      companySize: null,
      goals: null,
      otherDetails: null,
      compensation: 'HYBRID',
      lookingFor: 'A CTO',
      website: 'https://northwind.example',
      industry: 'Logistics',
      fundingStage: 'PRE_SEED',
      fundingAmount: 50_000,
      equityOffered: 12,
      foundingDate: '2024-02-01',
    });
  });

  test('of the registration can be changed and emptied here too', async () => {
    const founder = await makeFounder(t);
    const changed = {
      companyDescription: 'Sensors',
      website: 'https://cold.example/',
      industry: 'Health',
      foundingDate: '2023-05-06',
      fundingStage: 'SEED',
      fundingAmount: 1_000_000,
      equityOffered: 7.5,
    };
    const dated = { ...form, ...changed, foundingDate: '2023-05-06T00:00:00.000Z' };
    expect((await save(founder, dated)).reply.data).toMatchObject(changed);
    const emptied = {
      companyDescription: null,
      website: '',
      industry: null,
      foundingDate: null,
      fundingAmount: '',
      equityOffered: null,
    };
    expect((await save(founder, { ...form, ...emptied })).reply.data).toMatchObject({
      companyDescription: null,
      website: null,
      industry: null,
      foundingDate: null,
      fundingStage: 'SEED',
      fundingAmount: null,
      equityOffered: null,
    });
  });

  test('leave form, stage and pay open while the company is not founded, and ask for them once it is', async () => {
    const founder = await makeFounder(t);
    const { businessStructure, compensation, ...idea } = form;
    const open = { notFounded: true, fundingStage: null, compensation: null };
    const expected = {
      notFounded: true,
      businessStructure: null,
      fundingStage: null,
      compensation: null,
      foundingDate: null,
    };
    expect((await save(founder, { ...idea, ...open })).reply.data).toMatchObject(expected);
    const dated = await save(founder, { ...form, foundingDate: '2024-02-01' });
    expect(wrong(dated.failure)).toEqual({
      foundingDate: 'A company that is not founded yet has no founding date',
    });
    const founded = await save(founder, { ...idea, notFounded: false });
    expect(wrong(founded.failure)).toEqual({ businessStructure: 'Please fill in this field' });
    const formed = await save(founder, { ...idea, businessStructure, notFounded: false });
    expect(wrong(formed.failure)).toEqual({
      compensation: 'Please fill in this field',
      fundingStage: 'Please fill in this field',
    });
    expect(await company(founder)).toMatchObject(expected);
    const whole = { ...form, notFounded: false, fundingStage: 'SEED', foundingDate: '2024-02-01' };
    expect((await save(founder, whole)).reply.data).toMatchObject({
      notFounded: false,
      businessStructure: 'PARTNERSHIP',
      fundingStage: 'SEED',
      compensation: 'HYBRID',
      foundingDate: '2024-02-01',
    });
  });

  test('are never emptied of form, stage and pay once the company is founded', async () => {
    const founder = await makeFounder(t);
    for (const name of ['businessStructure', 'fundingStage', 'compensation'])
      for (const nothing of ['', null])
        expect(wrong((await save(founder, { ...form, [name]: nothing })).failure)).toEqual({
          [name]: 'Please fill in this field',
        });
  });

  test('take the company size as a number, a number in text, or a range', async () => {
    const founder = await makeFounder(t);
    const cases: [unknown, string | null][] = [
      [1, '1'],
      [7, '7'],
      ['7', '7'],
      [10_000_000, '10000000'],
      ['2-5', '2-5'],
      ['500+', '500+'],
      [null, null],
      ['', null],
    ];
    for (const [companySize, kept] of cases)
      expect((await save(founder, { ...form, companySize })).reply.data.companySize).toBe(kept);
  });

  test('ignore the logo, the owner and other foreign fields in the body', async () => {
    const founder = await makeFounder(t);
    const other = await makeFounder(t);
    const before = await company(other);
    const body = { ...form, companyUrl: 'https://evil.example/x.png', logoKey: 'x', userId: other.id };
    const { reply, status } = await save(founder, body);
    expect(status).toBe(200);
    expect(reply.data.companyUrl).toBeNull();
    expect(await company(other)).toEqual(before);
  });

  test('are refused field by field when wrong, and nothing changes', async () => {
    const founder = await makeFounder(t);
    const before = await me(founder);
    const cases: [object, object][] = [
      [{ companyName: '' }, { companyName: 'Please enter the company name' }],
      [{ companyName: undefined }, { companyName: 'Please fill in this field' }],
      [{ companyType: undefined }, { companyType: 'Please fill in this field' }],
      [
        { companyType: 'CLUB' },
        { companyType: 'Please choose one of STARTUP, SME, CORPORATE, NON_PROFIT, ENTERPRISE' },
      ],
      [{ businessStructure: undefined }, { businessStructure: 'Please fill in this field' }],
      [
        { businessStructure: 'GmbH' },
        { businessStructure: 'Please choose one of LLC, PARTNERSHIP, SOLE_PROPRIETOR, CORPORATION, OTHER' },
      ],
      [{ vision: ' ' }, { vision: 'Please describe the vision' }],
      [{ mission: '' }, { mission: 'Please describe the mission' }],
      [
        { currentRevenue: 'lots' },
        { currentRevenue: 'Please choose one of <$50k, $50k-$100k, $100k-$500k, $500k-$1M, >$1M' },
      ],
      [{ companySize: 0 }, { companySize: 'Company size must be at least 1' }],
      [{ companySize: '-3' }, { companySize: 'Company size must be at least 1' }],
      [{ companySize: 1.5 }, { companySize: 'Company size must be a whole number' }],
      [{ companySize: 2 ** 31 }, { companySize: 'Company size must be at most 10,000,000' }],
      [
        { companySize: 'many' },
        { companySize: 'Company size must be a number, such as 4, or a range, such as 2-5' },
      ],
      [
        { companySize: true },
        { companySize: 'Company size must be a number, such as 4, or a range, such as 2-5' },
      ],
      [{ goals: 'x'.repeat(5001) }, { goals: 'Please keep this to 5000 characters or fewer' }],
      [{ lookingFor: '' }, { lookingFor: 'Please say what you are looking for' }],
      [{ compensation: 'GOLD' }, { compensation: expect.stringContaining('Please choose one of') }],
      [
        { website: 'javascript:alert(1)' },
        { website: 'Please enter a web address, such as https://example.com' },
      ],
      [{ foundingDate: '2024-02-30' }, { foundingDate: 'Please enter a date that exists' }],
      [{ foundingDate: dayFromNow(2) }, { foundingDate: 'The founding date is in the future' }],
      [{ fundingStage: 'LATE' }, { fundingStage: expect.stringContaining('Please choose one of') }],
      [{ fundingAmount: -1 }, { fundingAmount: 'The amount cannot be negative' }],
      [{ equityOffered: 101 }, { equityOffered: 'Equity must be between 0 and 100' }],
      [{ equityOffered: 'half' }, { equityOffered: 'Please enter a number, such as 12.5' }],
    ];
    for (const [change, errors] of cases) {
      const { status, failure } = await save(founder, { ...form, ...change });
      expect(status).toBe(422);
      expect(wrong(failure)).toEqual(errors);
    }
    expect(await me(founder)).toEqual(before);
  });

  test('are for founders: an applicant has none and gets none', async () => {
    const applicant = await makeApplicant(t);
    const { status, failure } = await save(applicant, form);
    expect([status, failure.code]).toEqual([403, 'forbidden']);
    expect((await me(applicant)).profile.FounderProfile).toEqual([]);
  });
});

test('the completion of a new founder is 61 %, and 100 % once the profile page is filled in', async () => {
  const founder = await makeFounder(t);
  const { browser, id } = founder;
  expect(profileCompletion(await me(founder)).percent).toBe(61);
  for (const [endpoint, name] of [
    [saveSkills, 'skills'],
    [saveHobbies, 'hobbies'],
    [saveInterests, 'interests'],
  ] as const)
    await browser.call(endpoint, { params: { id }, body: { [name]: ['One'] } });
  const job = { role: 'Baker', company: 'Mill', startDate: '2020-01-01' };
  await browser.call(addExperience, { params: { userId: id }, body: job });
  await browser.call(addEducation, {
    params: { userId: id },
    body: { institution: 'COEP', degree: 'BTech' },
  });
  const open = profileCompletion(await me(founder)).items.filter(({ done }) => !done);
  expect(open.map(({ key }) => key)).toEqual(['shareStructure', 'currentRevenue', 'goals', 'otherDetails']);
  const company = (await me(founder)).profile.FounderProfile[0];
  const rest = { shareStructure: 'Half each', currentRevenue: '<$50k', goals: 'Ten', otherDetails: 'None' };
  await browser.call(saveFounderProfile, { params: { id }, body: { ...company, ...rest } });
  expect(profileCompletion(await me(founder)).percent).toBe(100);
});
