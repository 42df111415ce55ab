import { ifMatch } from '@ampersand/contract/path';
import {
  addEducation,
  addExperience,
  changeEducation,
  changeExperience,
  deleteEducation,
  deleteExperience,
} from '@ampersand/contract/profile';
import { currentUser } from '@ampersand/contract/users';
import { describe, expect, test } from 'vitest';
import { educations, experiences } from '../../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const profileOf = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data.profile;
const UNKNOWN = '01890000-0000-7000-8000-000000000000';

const ENDS_LATER = 'The end date is in the future. If it is not over yet, leave the end open';

describe('work experience', () => {
  const job = {
    role: 'Platform lead',
    company: 'Harbour',
    startDate: '2021-03-01',
    endDate: '2023-04-30',
    description: 'Ran the platform.',
  };
  const add = (member: Member, body: object) =>
    member.browser.call(addExperience, { params: { userId: member.id }, body: { ...body } });
  const change = (member: Member, experienceId: string, body: object) =>
    member.browser.call(changeExperience, { params: { experienceId }, body: { ...body } });
  const remove = (member: Member, experienceId: string) =>
    member.browser.call(deleteExperience, { params: { experienceId } });

  test('is added, changed and deleted, each time with a message and a new version', async () => {
    const member = await makeApplicant(t, { experiences: [] });
    const added = await add(member, job);
    expect(added.status).toBe(201);
    expect(added.reply).toEqual({
      data: { id: expect.any(String), ...job, version: 2 },
      message: 'Experience added',
    });
    const { id } = added.reply.data;
    expect((await profileOf(member)).experiences).toEqual([{ id, ...job }]);

    const other = { role: 'CTO', company: 'Quay', startDate: '2023-05-01' };
    const changed = await change(member, id, other);
    expect(changed.status).toBe(200);
    const kept = { id, ...other, endDate: null, description: null };
    expect(changed.reply).toEqual({ data: { ...kept, version: 3 }, message: 'Experience updated' });
    expect((await profileOf(member)).experiences).toEqual([kept]);

    const deleted = await remove(member, id);
    expect(deleted.status).toBe(200);
    expect(deleted.reply).toEqual({ data: { version: 4 }, message: 'Experience deleted' });
    expect((await profileOf(member)).experiences).toEqual([]);
    expect((await remove(member, id)).status).toBe(404);
  });

  test('sent again under its id, as after a lost answer, is there once, as it was written last', async () => {
    const member = await makeApplicant(t, { experiences: [] });
    const id = '01890000-0000-7000-8000-00000000000a';
    const send = (body: object) =>
      member.browser.call(addExperience, {
        params: { userId: member.id },
        headers: ifMatch(1),
        body: { ...job, ...body },
      });
    expect((await send({ id })).status).toBe(201);
    const again = await send({ id, role: 'CTO' });
    expect([again.status, again.reply.data.version]).toEqual([201, 3]);
    expect((await profileOf(member)).experiences).toEqual([{ ...job, id, role: 'CTO' }]);
    expect((await send({ id })).failure.code).toBe('conflict');
    expect((await send({})).failure.code).toBe('conflict');
    expect((await add(await makeApplicant(t), { ...job, id, role: 'Thief' })).status).toBe(404);
    expect((await profileOf(member)).experiences).toEqual([{ ...job, id, role: 'CTO' }]);
  });

  test('belongs to founders as well', async () => {
    const founder = await makeFounder(t);
    expect((await add(founder, job)).status).toBe(201);
    expect((await profileOf(founder)).experiences).toHaveLength(1);
  });

  test.each([
    [
      'a date and time',
      { startDate: '2021-03-01T00:00:00.000Z', endDate: '2022-01-31T00:00:00.000Z' },
      '2022-01-31',
    ],
    ['a date', { startDate: '2021-03-01', endDate: '2022-01-31' }, '2022-01-31'],
    [
      'a date with another clock',
      { startDate: '2021-03-01T23:30:00+05:30', endDate: '2022-01-31' },
      '2022-01-31',
    ],
    ['null as end, which means Present', { endDate: null }, null],
    ['an empty end', { endDate: '' }, null],
    ['no end', { endDate: undefined }, null],
    ['a present job, whatever the end says', { currentlyWorking: true, endDate: '2022-01-31' }, null],
    ['a present job with an end to come', { currentlyWorking: true, endDate: '2130-01-01' }, null],
    ['a present job with an end before its start', { currentlyWorking: true, endDate: '1999-01-01' }, null],
    ['a job that is over', { currentlyWorking: false, endDate: '2022-01-31' }, '2022-01-31'],
    ['a job of one day', { endDate: '2021-03-01' }, '2021-03-01'],
  ])('takes %s', async (_, dates, endDate) => {
    const member = await makeApplicant(t, { experiences: [] });
    const added = await add(member, { ...job, ...dates });
    expect(added.status).toBe(201);
    expect(added.reply.data).toMatchObject({ startDate: '2021-03-01', endDate });
    const changed = await change(member, added.reply.data.id, { ...job, ...dates });
    expect(changed.reply.data).toMatchObject({ startDate: '2021-03-01', endDate });
  });

  test('is refused field by field when wrong, added or changed, and nothing changes', async () => {
    const member = await makeApplicant(t);
    const before = await profileOf(member);
    const id = before.experiences[0]?.id ?? '';
    const cases: [object, string, string][] = [
      [{ role: '' }, 'role', 'Please enter the role'],
      [{ role: undefined }, 'role', 'Please fill in this field'],
      [{ company: ' ' }, 'company', 'Please enter the company'],
      [{ company: 'x'.repeat(201) }, 'company', 'Please keep this to 200 characters or fewer'],
      [{ startDate: undefined }, 'startDate', 'Please fill in this field'],
      [{ startDate: null }, 'startDate', 'This is not in the right format'],
      [{ startDate: '03/2021' }, 'startDate', 'Please enter a date as YYYY-MM-DD'],
      [{ startDate: '2021-02-30' }, 'startDate', 'Please enter a date that exists'],
      [{ startDate: '1850-01-01' }, 'startDate', 'Please check the year: it is before 1900'],
      [{ startDate: '2130-01-01', endDate: undefined }, 'startDate', 'The start date is in the future'],
      [{ endDate: '2130-01-01' }, 'endDate', ENDS_LATER],
      [{ endDate: '2021-02-28' }, 'endDate', 'The end date is before the start date'],
      [{ endDate: 'soon' }, 'endDate', 'Please enter a date as YYYY-MM-DD'],
      [{ description: 'x'.repeat(5001) }, 'description', 'Please keep this to 5000 characters or fewer'],
      [{ currentlyWorking: 'yes' }, 'currentlyWorking', 'This is not in the right format'],
    ];
    for (const [wrong, path, message] of cases) {
      const body = { ...job, ...wrong };
      for (const answer of [await add(member, body), await change(member, id, body)]) {
        expect(answer.status).toBe(422);
        expect(answer.failure.errors).toContainEqual({ path, message });
      }
    }
    expect(await profileOf(member)).toEqual(before);
  });

  test('of an unknown or malformed id is not there, and the version stays', async () => {
    const member = await makeApplicant(t);
    const before = await profileOf(member);
    for (const id of [UNKNOWN, 'nothing', '1;drop table users']) {
      expect((await change(member, id, job)).status).toBe(404);
      expect((await remove(member, id)).status).toBe(404);
    }
    expect(await profileOf(member)).toEqual(before);
  });

  test('keeps its owner and its id, whatever the body says', async () => {
    const member = await makeApplicant(t, { experiences: [] });
    const other = await makeApplicant(t, { experiences: [] });
    const added = await add(member, { ...job, userId: other.id });
    await change(member, added.reply.data.id, { ...job, id: UNKNOWN, userId: other.id });
    expect((await profileOf(member)).experiences).toEqual([{ id: added.reply.data.id, ...job }]);
    expect((await profileOf(other)).experiences).toEqual([]);
  });

  test('ends at 50 entries, also when the last ones come at once', async () => {
    const member = await makeApplicant(t, { experiences: Array.from({ length: 47 }, () => job) });
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(member, job)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
    expect(await t.deps.db.$count(experiences)).toBe(50);
    expect((await add(member, job)).failure).toMatchObject({
      code: 'invalid_fields',
      message: 'Please keep the list to 50 entries',
    });
    expect((await profileOf(member)).version).toBe(4);
  });
});

describe('education', () => {
  const study = {
    institution: 'COEP',
    degree: 'BTech',
    fieldOfStudy: 'Computing',
    startDate: '2012-07-01',
    endDate: '2016-05-30',
    description: 'With honours.',
  };
  const add = (member: Member, body: object) =>
    member.browser.call(addEducation, { params: { userId: member.id }, body: { ...body } });
  const change = (member: Member, educationId: string, body: object) =>
    member.browser.call(changeEducation, { params: { educationId }, body: { ...body } });
  const remove = (member: Member, educationId: string) =>
    member.browser.call(deleteEducation, { params: { educationId } });

  test('is added, changed and deleted, each time with a message and a new version', async () => {
    const member = await makeApplicant(t, { educations: [] });
    const added = await add(member, study);
    expect(added.status).toBe(201);
    expect(added.reply).toEqual({
      data: { id: expect.any(String), ...study, version: 2 },
      message: 'Education added',
    });
    const { id } = added.reply.data;
    const changed = await change(member, id, { institution: 'IIT', degree: 'MTech' });
    const kept = {
      id,
      institution: 'IIT',
      degree: 'MTech',
      fieldOfStudy: null,
      startDate: null,
      endDate: null,
      description: null,
    };
    expect(changed.reply).toEqual({ data: { ...kept, version: 3 }, message: 'Education updated' });
    expect((await profileOf(member)).educations).toEqual([kept]);
    const deleted = await remove(member, id);
    expect(deleted.reply).toEqual({ data: { version: 4 }, message: 'Deleted successfully.' });
    expect((await profileOf(member)).educations).toEqual([]);
    expect((await remove(member, id)).status).toBe(404);
  });

  test.each([
    [
      'dates with a time',
      { startDate: '2012-07-01T00:00:00.000Z', endDate: '2016-05-30T00:00:00.000Z' },
      ['2012-07-01', '2016-05-30'],
    ],
    ['null dates', { startDate: null, endDate: null }, [null, null]],
    ['empty dates', { startDate: '', endDate: '' }, [null, null]],
    ['present studies', { currentlyStudying: true }, ['2012-07-01', null]],
  ])('takes %s', async (_, dates, [startDate, endDate]) => {
    const member = await makeApplicant(t, { educations: [] });
    const { reply } = await add(member, { ...study, ...dates });
    expect(reply.data).toMatchObject({ startDate, endDate });
    expect((await change(member, reply.data.id, { ...study, ...dates })).reply.data).toMatchObject({
      startDate,
      endDate,
    });
  });

  test('is refused field by field when wrong, added or changed, and nothing changes', async () => {
    const member = await makeApplicant(t);
    const before = await profileOf(member);
    const id = before.educations[0]?.id ?? '';
    const cases: [object, string, string][] = [
      [{ institution: '' }, 'institution', 'Please enter the institution'],
      [{ degree: undefined }, 'degree', 'Please fill in this field'],
      [{ fieldOfStudy: 'x'.repeat(201) }, 'fieldOfStudy', 'Please keep this to 200 characters or fewer'],
      [{ startDate: '2012' }, 'startDate', 'Please enter a date as YYYY-MM-DD'],
      [{ endDate: '2012-06-30' }, 'endDate', 'The end date is before the start date'],
      [{ endDate: '2130-01-01' }, 'endDate', ENDS_LATER],
      [
        { description: 'a\u0000b' },
        'description',
        'This text has characters that we cannot save. Please type it again',
      ],
      [{ currentlyStudying: 1 }, 'currentlyStudying', 'This is not in the right format'],
    ];
    for (const [wrong, path, message] of cases) {
      const body = { ...study, ...wrong };
      for (const answer of [await add(member, body), await change(member, id, body)]) {
        expect(answer.status).toBe(422);
        expect(answer.failure.errors).toContainEqual({ path, message });
      }
    }
    expect(await profileOf(member)).toEqual(before);
  });

  test('of an unknown or malformed id is not there, and the version stays', async () => {
    const member = await makeApplicant(t);
    const before = await profileOf(member);
    for (const id of [UNKNOWN, 'nothing']) {
      expect((await change(member, id, study)).status).toBe(404);
      expect((await remove(member, id)).status).toBe(404);
    }
    expect(await profileOf(member)).toEqual(before);
  });

  test('ends at 50 entries', async () => {
    const member = await makeApplicant(t, { educations: Array.from({ length: 50 }, () => study) });
    expect((await add(member, study)).status).toBe(422);
    expect(await t.deps.db.$count(educations)).toBe(50);
  });
});
