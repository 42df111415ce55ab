import { randomUUIDv7 } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  cancelDeletion,
  changeEmail,
  getAccount,
  requestDeletion,
  sendConfirmation,
} from '@ampersand/contract/account';
import { forgotPassword, login } from '@ampersand/contract/auth';
import { sendContact } from '@ampersand/contract/contact';
import { listVisitors, logVisit, revealContact } from '@ampersand/contract/logs';
import { founderMatchings } from '@ampersand/contract/matchings';
import { subscribe } from '@ampersand/contract/newsletter';
import { uploadLogo, uploadPhoto } from '@ampersand/contract/profile';
import { DAY_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { joinWaitlist } from '@ampersand/contract/waitlist';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { contactMessages, emails, newsletterSubscribers, users } from '../../../db/schema.ts';
import {
  attachments,
  connectionMembers,
  connections,
  invitations,
  messages,
  outcomes,
  reports,
} from '../../../db/talk.ts';
import { retentionJob } from '../../../http/retention.ts';
import { StorageError } from '../../../lib/storage.ts';
import { deliveredEmail } from '../../../testing/account.ts';
import { attach, download, PDF } from '../../../testing/attachments.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../../testing/forms.ts';
import { connectMembers, invite, NOTE } from '../../../testing/invitations.ts';
import { write } from '../../../testing/messages.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { abandonedConnectionsJob } from '../../connections/retention.ts';
import { setNames, updateProfile } from '../../profile/queries.ts';
import { noticeCopies } from '../../reports/notice.ts';
import { deleteDueAccounts } from './deletion.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const ask = (member: Member, password = PASSWORD) =>
  member.browser.call(requestDeletion, { body: { password } });
const logIn = async (email: string) =>
  (await t.browser().call(login, { body: { email, password: PASSWORD } })).status;
const uploadTo = async ({ browser, id }: Member) =>
  browser.call(uploadPhoto, {
    params: { userId: id },
    form: asForm({}, asFile(await photoWithPlace(40, 40))),
  });
const sent = () =>
  vi.waitFor(async () => {
    expect(await t.deps.db.$count(emails, sql`${emails.sentAt} is null`)).toBe(0);
  }, 15_000);

/** Every table, of whatever schema, and every file in which one of the words stands. */
async function tracesOf(words: string[]): Promise<string[]> {
  const { rows } = await t.deps.db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  expect(rows.length).toBeGreaterThan(25);
  const found = [];
  for (const { name } of rows) {
    for (const word of words) {
      const hits = await t.deps.db.execute<{ row: string }>(
        sql`select left(row_.*::text, 300) as row from ${sql.raw(name)} row_ where position(lower(${word}) in lower(row_.*::text)) > 0`,
      );
      found.push(...hits.rows.map(({ row }) => `${name}: ${word}: ${row}`));
    }
  }
  for (const folder of [t.uploads, t.archives, t.attachments]) {
    for (const file of await readdir(folder).catch(() => [])) {
      const text = (await readFile(join(folder, file))).toString('latin1');
      found.push(
        ...words.filter((word) => `${file} ${text}`.includes(word)).map((word) => `${file}: ${word}`),
      );
    }
  }
  return found;
}

/** A founder who has done everything that leaves a trace. */
async function makeBusyFounder(): Promise<Member> {
  const founder = await makeFounder(t, {
    email: 'zenobia@quill.example',
    fullName: 'Zenobia Quill-Marchetti',
    calledName: 'Zenobietta',
  });
  const { email, fullName, browser, id } = founder;
  const applicant = await makeApplicant(t);
  await uploadTo(founder);
  const logo = asForm({}, asFile(await photoWithPlace(40, 40)), 'companyLogo');
  await browser.call(uploadLogo, { params: { id }, form: logo });
  for (const [viewer, seen] of [
    [founder, applicant],
    [applicant, founder],
  ] as const) {
    await viewer.browser.call(logVisit, { body: { viewerId: viewer.id, viewedUserId: seen.id } });
    await viewer.browser.call(revealContact, { body: { viewerId: viewer.id, contactUserId: seen.id } });
  }
  await browser.call(founderMatchings, { params: { userId: id } });
  await t.browser().call(forgotPassword, { body: { email } });
  await t.browser().call(login, { body: { email, password: PASSWORD } });
  for (const name of ['password', 'passwordRow'] as const)
    for (let guesses = 0; guesses < 19; guesses++) await t.deps.limits.count(name, email);
  await t.browser().call(login, { body: { email, password: 'Wrong#2026' } });
  await t.browser().call(subscribe, { body: { email } });
  await t.browser().call(joinWaitlist, { body: { email, fullName } });
  await t.browser().call(sendContact, { body: { email, fullName, message: `I am ${fullName}` } });
  await applicant.browser.call(changeEmail, { body: { email, password: PASSWORD } });
  await browser.call(changeEmail, { body: { email: 'other@quill.example', password: PASSWORD } });
  await t.deps.jobs.send(t.deps.db, 'index-member', { userId: id });
  await noticeCopies(t.deps, id, [applicant.id]);
  return founder;
}

test('after seven days nothing is left of a person in any table or file, and a last email says so', async () => {
  const founder = await makeBusyFounder();
  const stays = await makeApplicant(t);
  await uploadTo(stays);
  const marks = () => t.deps.db.select().from(reports).where(eq(reports.source, 'COPIED_PROFILE'));
  const words = [founder.id, founder.email, founder.fullName, founder.calledName, 'quill.example'];
  const before = t.deps.now();
  const { status, reply } = await ask(founder);
  expect(status).toBe(200);
  const due = new Date(reply.data.deletedOn);
  expect(due.getTime() - before.getTime()).toBeGreaterThanOrEqual(7 * DAY_MS);
  expect((await deliveredEmail(t, 'deletion_asked', founder.email)).text).toContain(longDay.format(due));
  await sent();
  t.advance(7 * DAY_MS - 60_000);
  await deleteDueAccounts(t.deps);
  expect(await logIn(founder.email)).toBe(200);
  expect((await tracesOf(words)).length).toBeGreaterThan(15);
  expect(await readdir(t.uploads)).toHaveLength(3);

  t.advance(60_000);
  expect(await marks()).toMatchObject([{ copiedFromId: founder.id }]);
  await deleteDueAccounts(t.deps);
  expect(await marks()).toMatchObject([{ copiedFromId: null }]);
  await retentionJob(t.deps).run({}, { lastTry: true });
  const last = await deliveredEmail(t, 'account_deleted', founder.email);
  expect(last.subject).toBe('Your Ampersand account has been deleted');
  await sent();
  await vi.waitFor(async () => expect(await tracesOf(words)).toEqual([]), 15_000);
  expect(await readdir(t.uploads)).toHaveLength(1);
  expect(await logIn(founder.email)).toBe(401);
  expect((await founder.browser.call(getAccount)).status).toBe(401);
  expect(await logIn(stays.email)).toBe(200);
  expect(t.logs.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'account_deleted', userId: founder.id }),
  );
  await deleteDueAccounts(t.deps);
  expect(t.emails.filter(({ kind }) => kind === 'account_deleted')).toHaveLength(1);
});

/** Every row of every table of the product, with its table in front. */
async function allRows(): Promise<string[]> {
  const { rows } = await t.deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = [];
  for (const { name } of rows) {
    const all = await t.deps.db.execute<{ row: string }>(
      sql`select row_.*::text as row from ${sql.raw(name)} row_ order by 1`,
    );
    found.push(...all.rows.map(({ row }) => `${name} ${row}`));
  }
  return found;
}

const failedJob = sql`from jobs.job where output::text like '%jane@x.test%'`;

test.each([
  ['confirmed', true],
  ['never confirmed', false],
])(
  "a member called 'e' whose address was %s leaves and nothing of anybody else changes",
  async (_, emailConfirmed) => {
    await makeBusyFounder();
    // What a stranger does with the address before, and beside, the account.
    const jane = await makeFounder(t, { email: 'jane@x.test', fullName: 'Jane Example' });
    await jane.browser.call(changeEmail, { body: { email: 'e@x.test', password: PASSWORD } });
    await t.browser().call(subscribe, { body: { email: 'e@x.test' } });
    await t.browser().call(sendContact, { body: { email: 'e@x.test', fullName: 'e', message: 'e' } });
    await sent();
    await t.deps.db.execute(
      sql`update jobs.job set output = '{"message": "550 jane@x.test: no such mailbox"}' where data ->> 'mailId' =
      (select id::text from mails where recipient = ${jane.email})`,
    );
    const e = await makeApplicant(t, { email: 'e@x.test', fullName: 'e', emailConfirmed });
    await ask(e);
    await sent();
    t.advance(7 * DAY_MS);
    const [message] = await t.deps.db
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(eq(contactMessages.email, e.email));
    const before = await allRows();
    expect(before.length).toBeGreaterThan(30);

    await deleteDueAccounts(t.deps);
    const last = await deliveredEmail(t, 'account_deleted', e.email);
    expect(last.text.includes('your address on our lists')).toBe(emailConfirmed);
    await sent();
    const after = await allRows();
    expect(after.filter((row) => !before.includes(row))).toEqual([]);
    const gone = before.filter((row) => !after.includes(row));
    const own = emailConfirmed ? [e.id, message?.id ?? ''] : [e.id];
    const isTheirs = (row: string) =>
      own.some((id) => row.includes(id)) || (emailConfirmed && /[,: ]e@x\.test/.test(row));
    expect(gone.length).toBeGreaterThan(5);
    expect(gone.filter((row) => !isTheirs(row))).toEqual([]);
    const stays = ['email_links', ...(emailConfirmed ? [] : ['newsletter_subscribers', 'contact_messages'])];
    for (const table of stays)
      expect(after.filter((row) => row.startsWith(table) && row.includes('e@x.test'))).toHaveLength(1);
    expect((await t.deps.db.execute(sql`select 1 ${failedJob}`)).rows).toHaveLength(1);
    await t.deps.db.execute(sql`delete ${failedJob}`);
  },
);

test('who asks for deletion is hidden at once, sees the date, and is back after calling it off', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const open = () => founder.browser.call(getUser, { params: { id: applicant.id } });
  const list = async () =>
    (await founder.browser.call(founderMatchings, { params: { userId: founder.id } })).reply.data.length;
  await applicant.browser.call(logVisit, {
    body: { viewerId: applicant.id, viewedUserId: founder.id },
  });
  const { deletedOn } = (await ask(applicant)).reply.data;
  t.advance(DAY_MS);
  expect((await ask(applicant)).reply.data.deletedOn).toBe(deletedOn);
  expect((await applicant.browser.call(getAccount)).reply.data.deletedOn).toBe(deletedOn);
  expect([(await open()).status, await list()]).toEqual([404, 0]);
  const visitors = await founder.browser.call(listVisitors, { params: { userId: founder.id } });
  expect(visitors.reply.data.visitors).toEqual([]);
  expect((await applicant.browser.call(cancelDeletion)).reply).toEqual({
    message: 'Your account will not be deleted',
  });
  await deliveredEmail(t, 'deletion_cancelled', applicant.email);
  expect((await applicant.browser.call(getAccount)).reply.data.deletedOn).toBeNull();
  expect([(await open()).status, await list()]).toEqual([200, 1]);
  t.advance(8 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await logIn(applicant.email)).toBe(200);
  expect((await applicant.browser.call(cancelDeletion)).failure.code).toBe('conflict');
  const events = t.logs.map((line) => JSON.parse(line).event);
  expect(events.filter((event) => event === 'deletion_asked')).toHaveLength(1);
  expect(events).toContain('deletion_cancelled');
});

test('without the password, or for a stranger, nothing is deleted', async () => {
  const member = await makeApplicant(t);
  const wrong = await ask(member, 'Wrong#2026');
  expect(wrong.status).toBe(422);
  expect(wrong.failure.errors).toEqual([{ path: 'password', message: 'Wrong password' }]);
  expect((await member.browser.call(requestDeletion, { body: {} })).status).toBe(422);
  expect((await t.browser().call(requestDeletion, { body: { password: PASSWORD } })).status).toBe(401);
  expect((await t.browser().call(cancelDeletion)).status).toBe(401);
  t.advance(8 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(users)).toBe(1);
});

test('an account with an address that was never confirmed takes nothing from the owner of the address', async () => {
  const member = await makeApplicant(t, { emailConfirmed: false });
  await t.browser().call(subscribe, { body: { email: member.email } });
  await deliveredEmail(t, 'newsletter_confirm', member.email);
  await member.browser.call(sendConfirmation);
  await ask(member);
  t.advance(7 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(users)).toBe(0);
  expect(await t.deps.db.$count(newsletterSubscribers)).toBe(1);
});

test.each([
  ['confirmed', true],
  ['never confirmed', false],
])(
  'emails of an older version, which did not note whose they are, go by the very address if it was %s',
  async (_, emailConfirmed) => {
    const e = await makeApplicant(t, { email: 'e@x.test', fullName: 'e', emailConfirmed });
    const email = { subject: 'Hello e', sentAt: new Date() };
    await t.deps.db.insert(emails).values([
      { ...email, id: randomUUIDv7(), kind: 'email_confirm', recipient: 'e@x.test' },
      { ...email, id: randomUUIDv7(), kind: 'email_confirm', recipient: 'jane@x.test' },
    ]);
    await ask(e);
    await sent();
    t.advance(7 * DAY_MS);
    await deleteDueAccounts(t.deps);
    const left = await t.deps.db.select().from(emails).where(eq(emails.kind, 'email_confirm'));
    const recipients = left.map(({ recipient, subject }) => `${recipient} ${subject}`).sort();
    expect(recipients).toEqual([...(emailConfirmed ? [] : ['e@x.test Hello e']), 'jane@x.test Hello e']);
  },
);

test('an address that is never to be written to stays known as that', async () => {
  const member = await makeApplicant(t);
  await t.browser().call(subscribe, { body: { email: member.email } });
  await t.deps.db.update(newsletterSubscribers).set({ status: 'blocked' });
  await ask(member);
  t.advance(7 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(users)).toBe(0);
  expect(await t.deps.db.$count(newsletterSubscribers)).toBe(1);
});

test('an account whose file cannot be removed stays whole, keeps nobody waiting, and goes with the next run', async () => {
  const stuck = await makeApplicant(t);
  await uploadTo(stuck);
  const other = await makeApplicant(t);
  await ask(stuck);
  await ask(other);
  t.advance(7 * DAY_MS);
  const broken = {
    ...t.deps.storage,
    remove: async () => {
      throw new StorageError('not now');
    },
  };
  await expect(deleteDueAccounts({ ...t.deps, storage: broken })).rejects.toThrow('account not deleted: 1');
  expect([await logIn(stuck.email), await logIn(other.email)]).toEqual([200, 401]);
  await deleteDueAccounts(t.deps);
  expect(await logIn(stuck.email)).toBe(401);
  expect(await readdir(t.uploads)).toEqual([]);
});

test('the last administrator stays, also when the last two ask at once', async () => {
  const [first, second] = [await makeAdmin(t), await makeAdmin(t)];
  const answers = await Promise.all([ask(first), ask(second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.failure).toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('You are the last administrator'),
  });
  await makeFounder(t);
  t.advance(7 * DAY_MS);
  await deleteDueAccounts(t.deps);
  expect(await t.deps.db.$count(users, eq(users.role, 'ADMIN'))).toBe(1);
});

test('an administrator who is suspended does not count as another one', async () => {
  const [stays, suspended] = [await makeAdmin(t), await makeAdmin(t)];
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
  expect((await ask(stays)).status).toBe(409);
  await makeAdmin(t);
  expect((await ask(stays)).status).toBe(200);
});

const server = process.env.TEST_DATABASE_URL;
describe.skipIf(!server)(
  `with connections of their own${server ? '' : ' (skipped: needs TEST_DATABASE_URL)'}`,
  () => {
    test('a save of the profile and the end of its account do not wait for each other for ever', async () => {
      const member = await makeApplicant(t);
      await ask(member);
      t.advance(7 * DAY_MS);
      const { promise: saved, resolve: save } = Promise.withResolvers<void>();
      const saving = t.deps.db.transaction(async (tx) => {
        await updateProfile(tx, member.id, undefined, {}, t.deps.now());
        save();
        await untilSomebodyWaits();
        await setNames(tx, member.id, { fullName: 'Asha Late' });
      });
      await saved;
      await Promise.all([saving, deleteDueAccounts(t.deps)]);
      expect(await t.deps.db.$count(users, eq(users.id, member.id))).toBe(0);
    });
  },
);

/** Until a statement of this database waits for a lock. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await t.deps.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).not.toEqual([]);
  }, 5_000);

test('the server looks for due accounts every ten minutes', async () => {
  const { rows } = await t.deps.db.execute(
    sql`select cron from jobs.schedule where name = 'delete-accounts'`,
  );
  expect(rows).toEqual([{ cron: '*/10 * * * *' }]);
});

test('a conversation stays with the other one, as with a former member, and goes with them', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(applicant, founder);
  await invite(await makeApplicant(t), founder);
  const leave = async (member: Member) => {
    await ask(member);
    t.advance(7 * DAY_MS);
    await deleteDueAccounts(t.deps);
  };
  await leave(applicant);
  expect(await t.deps.db.select().from(messages)).toMatchObject([
    { connectionId, senderId: null, text: NOTE },
  ]);
  expect(await t.deps.db.$count(connections)).toBe(1);
  await leave(founder);
  for (const table of [messages, connections, connectionMembers, invitations, outcomes])
    expect(await t.deps.db.$count(table)).toBe(0);
});

test('a file that was sent stays with the other and goes with the last of the two, one that was not goes at once', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(applicant, founder);
  const sent = (await attach(applicant, connectionId)).reply.data;
  await write(applicant, connectionId, '', { attachmentId: sent.id });
  const kept = () => readdir(t.attachments);
  const leave = async (member: Member, left: string[]) => {
    await ask(member);
    t.advance(7 * DAY_MS);
    await deleteDueAccounts(t.deps);
    await vi.waitFor(async () => expect(await kept()).toEqual(left), 15_000);
  };
  await attach(applicant, connectionId);
  expect(await kept()).toHaveLength(2);
  await leave(applicant, [`${sent.id}.pdf`]);
  expect((await download(t, founder, sent.url)).body).toBe(PDF);
  expect(await t.deps.db.select().from(attachments)).toMatchObject([{ id: sent.id, uploaderId: null }]);
  await leave(founder, []);
  expect(await t.deps.db.$count(attachments)).toBe(0);
});

test('of two who leave at the same moment nothing stays', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(applicant, founder);
  const { id: attachmentId } = (await attach(founder, connectionId)).reply.data;
  await write(founder, connectionId, '', { attachmentId });
  await t.deps.db.delete(users);
  expect(await t.deps.db.$count(messages)).toBe(2);
  await abandonedConnectionsJob(t.deps).run({}, { lastTry: false });
  expect(await t.deps.db.$count(messages)).toBe(0);
  await vi.waitFor(async () => expect(await readdir(t.attachments)).toEqual([]), 15_000);
});
