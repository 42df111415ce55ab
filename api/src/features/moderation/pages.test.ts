import { login } from '@ampersand/contract/auth';
import { comparePeople } from '@ampersand/contract/compare';
import { getConnection } from '@ampersand/contract/connections';
import { getDesk } from '@ampersand/contract/desk';
import { listInvitations } from '@ampersand/contract/invitations';
import { founderMatchings } from '@ampersand/contract/matchings';
import {
  closeReport,
  countOpenReports,
  endIdentityReview,
  getMember,
  getReport,
  giveIdentityReview,
  listMembers,
  listReports,
  suspendMember,
  unsuspendMember,
} from '@ampersand/contract/moderation';
import { updateBasics } from '@ampersand/contract/profile';
import { referenceOf } from '@ampersand/contract/reference';
import { reportPerson } from '@ampersand/contract/reports';
import { currentUser, getUser } from '@ampersand/contract/users';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { moderationActs } from '../../db/administration.ts';
import { users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { findNamed } from './list-queries.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const NOBODY = '0190a8f0-0000-7000-8000-000000000000';
const body = { reason: 'Sells a course' };

let admin: Member;
beforeEach(async () => {
  admin = await makeAdmin(t);
});

const report = async ({ browser }: Member, userId: string, more: object = {}) =>
  (await browser.call(reportPerson, { body: { userId, reason: 'SPAM', ...more } })).reply.data.id;
const of = ({ id }: { id: string }) => ({ params: { userId: id } });
const named = ({ id, fullName }: Pick<Member, 'id' | 'fullName'>) => ({
  ...of({ id }),
  body: { ...body, fullName },
});
const look = async (member: Member) => (await admin.browser.call(getMember, of(member))).reply.data;
const openIds = async (query: Record<string, string | number> = {}) => {
  const { reply } = await admin.browser.call(listReports, { query });
  return { ids: reply.data.map(({ id }) => id), cursor: reply.nextCursor };
};

test('nobody but administrators sees reports and members, or decides', async () => {
  const [founder, other] = [await makeFounder(t), await makeApplicant(t)];
  const reportId = await report(founder, other.id);
  const answers = [
    await founder.browser.call(listReports),
    await founder.browser.call(countOpenReports),
    await founder.browser.call(getReport, { params: { reportId } }),
    await founder.browser.call(closeReport, { params: { reportId }, body }),
    await founder.browser.call(listMembers),
    await founder.browser.call(getMember, of(other)),
    await founder.browser.call(suspendMember, { ...of(other), body }),
    await founder.browser.call(unsuspendMember, { ...of(other), body }),
    await founder.browser.call(giveIdentityReview, named(founder)),
    await founder.browser.call(endIdentityReview, { ...of(other), body }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(403));
});

test('open reports come oldest first in pages, closed ones latest first, each with whom it names', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const messageId = (await write(applicant, id, 'Buy this')).reply.data.id;
  const first = await report(founder, applicant.id, { sentence: 'Sells', messageIds: [messageId] });
  const second = await report(applicant, founder.id);
  const third = await report(founder, applicant.id);
  const page = await openIds({ limit: 2 });
  expect(page.ids).toEqual([first, second]);
  expect(await openIds({ limit: 2, cursor: page.cursor ?? '' })).toEqual({ ids: [third], cursor: undefined });

  const { reply } = await admin.browser.call(getReport, { params: { reportId: first } });
  expect(reply.data.reports.map((each) => each.id)).toEqual([third]);
  expect(reply.data.member).toMatchObject({ id: applicant.id, reports: 2, openReports: 2 });
  expect(reply.data.report).toMatchObject({
    source: 'MEMBER',
    sentence: 'Sells',
    messages: 1,
    namesInvitation: false,
    reporter: { id: founder.id, fullName: founder.fullName },
    reported: { id: applicant.id, suspended: false },
    copiedFrom: null,
    closedAt: null,
  });
  for (const reportId of [first, third])
    expect((await admin.browser.call(closeReport, { params: { reportId }, body })).status).toBe(200);
  expect((await openIds()).ids).toEqual([second]);
  const closed = await openIds({ state: 'closed', limit: 1 });
  expect(closed.ids).toEqual([third]);
  expect((await openIds({ state: 'closed', cursor: closed.cursor ?? '' })).ids).toEqual([first]);
});

test('a report is found by the reference that whoever reported was given, open or closed', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const reportId = await report(founder, applicant.id);
  const other = await report(founder, applicant.id, { reason: 'FAKE_PROFILE' });
  const find = async (reference: string) => {
    const { reply } = await admin.browser.call(listReports, { query: { reference } });
    return [reply.data.map(({ id }) => id), (await admin.browser.call(countOpenReports)).reply.data];
  };
  const reference = referenceOf(reportId);
  expect(await find(` #${reference.toUpperCase()}`)).toEqual([[reportId], 2]);
  await admin.browser.call(closeReport, { params: { reportId }, body });
  for (const typed of [reference, reportId]) expect(await find(typed)).toEqual([[reportId], 1]);
  for (const typed of [reference.slice(1), `x${reference}`, '%']) expect(await find(typed)).toEqual([[], 1]);
  expect(await openIds()).toMatchObject({ ids: [other] });
});

test('a report is closed once, with a reason that stands with who gave it', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const params = { reportId: await report(founder, applicant.id) };
  expect((await admin.browser.call(closeReport, { params, body: { reason: ' ' } })).status).toBe(422);
  const both = await Promise.all([1, 2].map(() => admin.browser.call(closeReport, { params, body })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await look(applicant)).acts).toMatchObject([
    { kind: 'REPORT_CLOSED', by: admin.fullName, ...params, ...body },
  ]);
  const nothing = await admin.browser.call(closeReport, { params: { reportId: NOBODY }, body });
  expect(nothing.status).toBe(404);
});

test('a suspended member is shut out and found by nobody, and what is open about them is closed, until that is lifted', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  await report(founder, applicant.id);
  const enter = () => t.browser().call(login, { body: { email: applicant.email, password: PASSWORD } });
  expect((await admin.browser.call(suspendMember, { ...of(applicant), body })).status).toBe(200);
  expect((await applicant.browser.call(currentUser)).status).toBe(401);
  expect((await enter()).failure.code).toBe('account_suspended');
  expect((await founder.browser.call(getUser, { params: { id: applicant.id } })).status).toBe(404);
  expect((await look(applicant)).member).toMatchObject({ suspended: true, openReports: 0, reports: 1 });
  expect((await admin.browser.call(suspendMember, { ...of(applicant), body })).status).toBe(409);

  expect((await admin.browser.call(unsuspendMember, { ...of(applicant), body })).status).toBe(200);
  expect((await enter()).status).toBe(200);
  expect((await admin.browser.call(unsuspendMember, { ...of(applicant), body })).status).toBe(409);
  expect((await look(applicant)).acts.map(({ kind }) => kind)).toEqual(['UNSUSPENDED', 'SUSPENDED']);
  const lines = t.logs.map((line) => JSON.parse(line)).filter(({ adminId }) => adminId === admin.id);
  expect(lines.map(({ event }) => event)).toEqual(['suspended', 'unsuspended']);
});

test('administrators suspend neither each other nor themselves', async () => {
  for (const one of [await makeAdmin(t), admin]) {
    const { status, failure } = await admin.browser.call(suspendMember, { ...of(one), body });
    expect([status, failure.code]).toEqual([409, 'conflict']);
  }
  expect((await admin.browser.call(currentUser)).status).toBe(200);
  expect((await admin.browser.call(suspendMember, { ...of({ id: NOBODY }), body })).status).toBe(404);
});

test('members are found by any part of name or address, newest first and in pages', async () => {
  const made = [];
  for (const name of ['Zoë Quark', 'Ada Quark', '100% Quark_'])
    made.push(await makeFounder(t, { fullName: name }));
  const find = async (query: Record<string, string | number>) => {
    const { reply } = await admin.browser.call(listMembers, { query });
    return { names: reply.data.map(({ fullName }) => fullName), cursor: reply.nextCursor };
  };
  // One transaction gives all its rows one moment.
  await t.deps.db.update(users).set({ createdAt: new Date() });
  const page = await find({ search: 'qUARK', limit: 2 });
  expect(page.names).toEqual(['100% Quark_', 'Ada Quark']);
  expect((await find({ search: 'qUARK', limit: 2, cursor: page.cursor ?? '' })).names).toEqual(['Zoë Quark']);
  expect((await find({ search: '0% q' })).names).toEqual(['100% Quark_']);
  expect((await find({ search: '%a' })).names).toEqual([]);
  const [first] = made;
  expect((await find({ search: (first?.email ?? '').toUpperCase() })).names).toEqual(['Zoë Quark']);
  expect((await find({ search: 'qu' })).names).toEqual(['100% Quark_', 'Ada Quark', 'Zoë Quark']);
  expect((await find({ search: 'z' })).names).toEqual(['Zoë Quark']);
  expect((await find({ search: 'k' })).names).toEqual([]);
  // All pieces of it are there, and not in a row.
  expect((await find({ search: 'quarkoë' })).names).toEqual([]);
  expect((await admin.browser.call(listMembers, { query: { cursor: 'garbage' } })).status).toBe(400);
  expect((await admin.browser.call(listMembers, { query: { search: '\u0000' } })).status).toBe(400);
});

test('members are found by a name with an apostrophe, whichever of them it has and is typed', async () => {
  for (const fullName of ["Ana D'Souza", 'Bea D\u2019Souza']) await makeFounder(t, { fullName });
  for (const search of ["d'souza", 'D\u2019Souza', 'd\u2018souza', 'souza']) {
    const { reply } = await admin.browser.call(listMembers, { query: { search } });
    expect(reply.data.map(({ fullName }) => fullName.slice(0, 3))).toEqual(['Bea', 'Ana']);
  }
});

test('of many who are found two hundred come, and it is said that there are more', async () => {
  const crowd = (from: number, to: number) =>
    t.deps.db.execute(sql`insert into users (id, email, password_hash, role, full_name)
      select gen_random_uuid(), 'crowd' || n || '@x.test', '', 'FOUNDER', 'Crowd ' || n from generate_series(${from}::int, ${to}::int) n`);
  const look = async (cursor?: string) =>
    (
      await admin.browser.call(listMembers, {
        query: { search: 'crowd', limit: 100, ...(cursor && { cursor }) },
      })
    ).reply;
  await crowd(1, 200);
  expect((await look()).more).toBe(false);
  await crowd(201, 201);
  const first = await look();
  const second = await look(first.nextCursor);
  expect([first.more, second.more, second.nextCursor]).toEqual([true, true, undefined]);
  expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(200);
  expect((await admin.browser.call(listMembers, { query: {} })).reply.more).toBe(false);
});

test('members are found by an index, however many there are', async () => {
  const { rows } = await t.deps.db.execute(sql`explain ${findNamed(t.deps.db, 'quark', 10)}`);
  expect(JSON.stringify(rows)).toContain('users_pieces_idx');
});

test('a reviewed identity is a badge that others see, until it is taken back or the name changes', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const isReviewed = async () =>
    (await founder.browser.call(getUser, { params: { id: applicant.id } })).reply.data.profile
      .identityReviewed;
  expect(await isReviewed()).toBe(false);
  expect((await admin.browser.call(giveIdentityReview, named(applicant))).status).toBe(200);
  expect((await admin.browser.call(giveIdentityReview, named(applicant))).status).toBe(409);
  expect(await isReviewed()).toBe(true);
  const own = (await applicant.browser.call(currentUser)).reply.data;
  expect(own.profile.identityReviewed).toBe(true);

  const rename = (fullName: string) =>
    applicant.browser.call(updateBasics, { ...of(applicant), body: { fullName, location: 'Pune, India' } });
  await rename(applicant.fullName);
  expect(await isReviewed()).toBe(true);
  await rename('Somebody Else');
  expect(await isReviewed()).toBe(false);
  const outdated = await admin.browser.call(giveIdentityReview, named(applicant));
  expect([outdated.status, outdated.failure.message]).toEqual([409, expect.stringContaining('their name')]);
  await admin.browser.call(giveIdentityReview, named({ ...applicant, fullName: 'Somebody Else' }));
  expect((await admin.browser.call(endIdentityReview, { ...of(applicant), body })).status).toBe(200);
  expect((await admin.browser.call(endIdentityReview, { ...of(applicant), body })).status).toBe(409);
  expect(await isReviewed()).toBe(false);
  const { acts } = await look(applicant);
  expect(acts.map(({ kind, by }) => [kind, by])).toEqual([
    ['IDENTITY_REVIEW_ENDED', admin.fullName],
    ['IDENTITY_REVIEWED', admin.fullName],
    ['IDENTITY_REVIEW_ENDED', null],
    ['IDENTITY_REVIEWED', admin.fullName],
  ]);
});

test('the badge is of a name: one taken at a server that knows no badge has none, until it is given to that', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const isReviewed = async () =>
    (await founder.browser.call(getUser, { params: { id: applicant.id } })).reply.data.profile
      .identityReviewed;
  await admin.browser.call(giveIdentityReview, named(applicant));
  await t.deps.db.update(users).set({ fullName: 'Somebody Else' }).where(eq(users.id, applicant.id));
  expect(await isReviewed()).toBe(false);
  await admin.browser.call(giveIdentityReview, named({ ...applicant, fullName: 'Somebody Else' }));
  expect(await isReviewed()).toBe(true);
});

test('the badge stands where somebody is presented: in requests, conversations, on the board and side by side', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const box = async ({ browser }: Member, name: 'received' | 'sent') =>
    (await browser.call(listInvitations, { query: { box: name } })).reply.data.map(({ person }) => person);
  const shown = async () => {
    const { browser } = founder;
    const [card] = (await browser.call(getDesk, { query: {} })).reply.data;
    const { people } = (await browser.call(comparePeople, { query: { with: applicant.id } })).reply.data;
    const { person } = (await browser.call(getConnection, { params: { connectionId: id } })).reply.data;
    const everywhere = [...(await box(founder, 'received')), card?.person, people[0]?.person, person];
    return everywhere.map((one) => one?.identityReviewed);
  };
  expect(await shown()).toEqual([false, false, false, false]);
  await admin.browser.call(giveIdentityReview, named(applicant));
  expect(await shown()).toEqual([true, true, true, true]);
  expect(await box(applicant, 'sent')).toMatchObject([{ id: founder.id, identityReviewed: false }]);
  await admin.browser.call(suspendMember, { ...of(applicant), body });
  const { person } = (await founder.browser.call(getConnection, { params: { connectionId: id } })).reply.data;
  expect(person).toMatchObject({ visible: false, identityReviewed: false });
});

test('the badge moves nobody in a list', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const listed = async () => {
    const { reply } = await founder.browser.call(founderMatchings, of({ id: founder.id }));
    return reply.data.map(({ applicant: { id, profile }, score }) => [id, score, profile.identityReviewed]);
  };
  const [[, score] = []] = await listed();
  await admin.browser.call(giveIdentityReview, named(applicant));
  expect(await listed()).toEqual([[applicant.id, score, true]]);
});

test('nobody has the badge whose address is not confirmed, and no administrator', async () => {
  const stranger = await makeApplicant(t, { emailConfirmed: false });
  for (const one of [stranger, admin])
    expect((await admin.browser.call(giveIdentityReview, named(one))).status).toBe(409);
});

test('what was decided goes with the member, and stays when the administrator goes', async () => {
  const applicant = await makeApplicant(t);
  await admin.browser.call(giveIdentityReview, named(applicant));
  const another = await makeAdmin(t);
  await t.deps.db.delete(users).where(eq(users.id, admin.id));
  admin = another;
  expect((await look(applicant)).acts).toMatchObject([{ kind: 'IDENTITY_REVIEWED', by: null }]);
  await t.deps.db.delete(users).where(eq(users.id, applicant.id));
  expect(await t.deps.db.$count(moderationActs)).toBe(0);
});
