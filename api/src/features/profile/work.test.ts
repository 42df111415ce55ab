import { founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import { saveWork } from '@ampersand/contract/profile';
import { currentUser, getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { matchIndex } from '../../db/matching.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;
const save = (member: Member, body: object) =>
  member.browser.call(saveWork, { params: { userId: member.id }, body: { ...body } });

test('current job, availability and salary expectations are changed, shown to oneself and to founders', async () => {
  const [applicant, founder] = [await makeApplicant(t), await makeFounder(t)];
  const before = await me(applicant);
  const body = { currentJob: 'Staff engineer', availability: false, salaryExpectations: '$90,000 a year' };
  const answer = await save(applicant, body);
  expect(answer.status).toBe(200);
  expect(answer.reply).toEqual({ data: { ...body, version: 2 }, message: 'Profile updated' });
  expect(await me(applicant)).toEqual({ ...before, profile: { ...before.profile, ...body, version: 2 } });
  const seen = await founder.browser.call(getUser, { params: { id: applicant.id } });
  expect(seen.reply.data.profile).toMatchObject(body);
});

test('the lists are made with what is new: the index row changes, and the reasons quote it', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const rowOf = async () => {
    const [row] = await t.deps.db.select().from(matchIndex).where(eq(matchIndex.userId, applicant.id));
    return row;
  };
  const before = await rowOf();
  await save(applicant, { currentJob: 'Deep-sea welder', availability: false, salaryExpectations: '$400k' });
  const after = await rowOf();
  expect(after?.contentHash).not.toBe(before?.contentHash);
  expect(after?.vector).not.toEqual(before?.vector);
  expect(after?.features).not.toEqual(before?.features);
  const list = await founder.browser.call(founderMatchings, { params: { userId: founder.id } });
  expect(list.reply.data[0]?.applicant.profile.currentJob).toBe('Deep-sea welder');
  const pair = await founder.browser.call(pairMatching, { params: { otherId: applicant.id } });
  expect(JSON.stringify(pair.reply.data)).toContain('$400k');
});

test('what is left out stays; null and a blank text empty; yes and no come as words too', async () => {
  const applicant = await makeApplicant(t);
  const cases: [object, object][] = [
    [{}, { currentJob: 'Backend engineer', availability: true, salaryExpectations: '₹18-24 LPA' }],
    [{ currentJob: '  ' }, { currentJob: null, availability: true, salaryExpectations: '₹18-24 LPA' }],
    [{ availability: 'false' }, { currentJob: null, availability: false }],
    [
      { availability: '', salaryExpectations: null },
      { availability: null, salaryExpectations: null },
    ],
    [
      { availability: 'true', currentJob: ' Chef\n ' },
      { availability: true, currentJob: 'Chef' },
    ],
  ];
  for (const [body, expected] of cases) {
    const { status, reply } = await save(applicant, body);
    expect(status).toBe(200);
    expect(reply.data).toMatchObject(expected);
  }
});

test('is refused field by field when wrong, ignores foreign fields, and changes nothing else', async () => {
  const applicant = await makeApplicant(t);
  const before = await me(applicant);
  const long = 'x'.repeat(201);
  const cases: [object, string, string][] = [
    [{ currentJob: long }, 'currentJob', 'Please keep this to 200 characters or fewer'],
    [{ currentJob: 7 }, 'currentJob', 'This is not in the right format'],
    [{ currentJob: 'a\u0000' }, 'currentJob', expect.stringContaining('cannot save')],
    [{ availability: 'maybe' }, 'availability', 'Please answer yes or no'],
    [{ availability: 2 }, 'availability', 'Please answer yes or no'],
    [{ salaryExpectations: long }, 'salaryExpectations', 'Please keep this to 200 characters or fewer'],
    [{ salaryExpectations: [] }, 'salaryExpectations', 'This is not in the right format'],
  ];
  for (const [body, path, message] of cases) {
    const { status, failure } = await save(applicant, { ...body, location: 'Elsewhere' });
    expect(status).toBe(422);
    expect(failure.errors).toEqual([{ path, message }]);
  }
  expect(await me(applicant)).toEqual(before);
  await save(applicant, { location: 'Elsewhere', role: 'ADMIN', version: 99, phone: '1111111111' });
  expect(await me(applicant)).toEqual({ ...before, profile: { ...before.profile, version: 2 } });
});

test('founders have none of it', async () => {
  const founder = await makeFounder(t);
  const { status, failure } = await save(founder, { currentJob: 'Chef' });
  expect([status, failure.code]).toEqual([403, 'forbidden']);
  expect((await me(founder)).profile.currentJob).toBeNull();
});
