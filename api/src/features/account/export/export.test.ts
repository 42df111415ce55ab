import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changeEmail, confirmEmail, requestDeletion, requestExport } from '@ampersand/contract/account';
import { proposeSentence } from '@ampersand/contract/alignment';
import { blockPerson } from '@ampersand/contract/blocks';
import { passPerson, savePerson } from '@ampersand/contract/choices';
import { endConnection, noteMet } from '@ampersand/contract/connections';
import { sendContact } from '@ampersand/contract/contact';
import { logVisit, revealContact } from '@ampersand/contract/logs';
import { exportPath } from '@ampersand/contract/path';
import { uploadLogo, uploadPhoto } from '@ampersand/contract/profile';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { accountExports, users } from '../../../db/schema.ts';
import { API_BASE } from '../../../http/route.ts';
import { StorageError } from '../../../lib/storage.ts';
import { deliveredEmail, linkToken } from '../../../testing/account.ts';
import { alignmentOf, answer, give } from '../../../testing/alignment.ts';
import { attach, PDF } from '../../../testing/attachments.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../../testing/forms.ts';
import { connectMembers, invite, NOTE } from '../../../testing/invitations.ts';
import { write } from '../../../testing/messages.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { deleteDueAccounts } from '../deletion/deletion.ts';
import { exportJobs, removeExpiredExports } from './export.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const ask = ({ browser }: Member) => browser.call(requestExport);
/** What the page behind the link does. */
const fetchFrom = (token: string) => t.app.inject({ url: API_BASE + exportPath(token) });

async function tokenFor(member: Member): Promise<string> {
  expect((await ask(member)).status).toBe(202);
  return linkToken(await deliveredEmail(t, 'export_ready', member.email), 'export');
}

test('a member gets one archive with everything held, photo and logo included, and without anything that opens the account', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t, { fullName: 'Asha Unheard' });
  const { browser, id, email } = founder;
  const { profileUrl } = (
    await browser.call(uploadPhoto, {
      params: { userId: id },
      form: asForm({}, asFile(await photoWithPlace(40, 40))),
    })
  ).reply.data;
  const mark = asForm({}, asFile(await photoWithPlace(50, 50)), 'companyLogo');
  const { companyUrl } = (await browser.call(uploadLogo, { params: { id }, form: mark })).reply.data;
  await browser.call(logVisit, { body: { viewerId: id, viewedUserId: applicant.id } });
  await applicant.browser.call(logVisit, { body: { viewerId: applicant.id, viewedUserId: id } });
  await browser.call(revealContact, { body: { viewerId: id, contactUserId: applicant.id } });
  await t.browser().call(sendContact, { body: { email, fullName: 'Me', message: 'Where is my data?' } });

  const token = await tokenFor(founder);
  const answer = await fetchFrom(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="my-data.zip"',
    'cache-control': 'no-store',
  });
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const photo = `photos/${profileUrl?.replace('/uploads/', '')}`;
  const logo = `photos/${companyUrl.replace('/uploads/', '')}`;
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'data.json', photo, logo].sort());
  for (const name of [photo, logo])
    expect(strFromU8(files[name]?.slice(8, 12) ?? new Uint8Array())).toBe('WEBP');
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text);
  const own = (await browser.call(currentUser)).reply.data;
  expect(data.users).toEqual([
    expect.objectContaining({ id, email, fullName: own.fullName, phone: own.phone }),
  ]);
  expect(data.founder_profiles[0].companyName).toBe(own.profile.FounderProfile[0]?.companyName);
  expect(data.sessions).toHaveLength(1);
  expect(data.visits.made[0].viewedId).toBe(applicant.id);
  expect(data.visits.received).toEqual([{ day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), visits: 1 }]);
  expect(data.contact_reveals.made[0].revealedId).toBe(applicant.id);
  expect(data.contact_messages[0].message).toBe('Where is my data?');
  expect(data.notifications).toEqual([
    { kind: 'PROFILE_VIEWED', createdAt: expect.any(String), readAt: null },
  ]);
  expect(data.match_index[0].vector).toHaveLength(769);
  const [row] = await t.deps.db.select({ hash: users.passwordHash }).from(users).where(sql`id = ${id}`);
  for (const secret of [
    row?.hash ?? '',
    'tokenHash',
    'codeHash',
    '"secret"',
    applicant.email,
    applicant.fullName,
  ])
    expect(text).not.toContain(secret);
  const log = t.logs.join('');
  expect(log).not.toContain(token);
  for (const event of ['export_asked', 'export_made', 'export_fetched'])
    expect(log).toContain(`"event":"${event}"`);
});

test("the emails in an archive are the member's own, former addresses included, and name nobody else", async () => {
  const asking = await makeApplicant(t);
  const email = 'e@x.test';
  await asking.browser.call(changeEmail, { body: { email, password: PASSWORD } });
  await deliveredEmail(t, 'email_change_confirm', email);
  const member = await makeFounder(t, { email, fullName: 'e' });
  await asking.browser.call(revealContact, { body: { viewerId: asking.id, contactUserId: member.id } });
  await member.browser.call(changeEmail, { body: { email: 'e@y.test', password: PASSWORD } });
  const confirm = linkToken(await deliveredEmail(t, 'email_change_confirm', 'e@y.test'), 'confirm-email');
  await t.browser().call(confirmEmail, { body: { token: confirm } });

  const answer = await fetchFrom(await tokenFor({ ...member, email: 'e@y.test' }));
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const { emails } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(emails.map(({ kind, subject }: Record<string, string>) => [kind, subject !== undefined])).toEqual([
    ['contact_revealed', false],
    ['email_change_confirm', true],
    ['email_change_asked', true],
    ['email_changed', true],
  ]);
});

test('invitations and conversations are in an archive from both sides, without what others keep to themselves', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t, { fullName: 'Asha Unheard' })];
  const other = await makeApplicant(t);
  const connectionId = await connectMembers(applicant, founder);
  await invite(founder, other);
  await other.browser.call(blockPerson, { params: { userId: founder.id } });
  await applicant.browser.call(endConnection, { params: { connectionId }, query: { reason: 'TIMING' } });
  const answer = await fetchFrom(await tokenFor(founder));
  const text = strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text);
  expect(data.invitations.received).toMatchObject([
    { senderId: applicant.id, note: NOTE, status: 'ACCEPTED' },
  ]);
  expect(data.invitations.sent).toMatchObject([{ recipientId: other.id, note: NOTE }]);
  expect(data.invitations.sent[0]).not.toHaveProperty('openedAt');
  expect(data.connections).toMatchObject([{ id: connectionId, endedBy: applicant.id, endReason: null }]);
  expect(data.messages).toMatchObject([{ senderId: applicant.id, seq: 1, text: NOTE, earlierTexts: [] }]);
  expect(data.outcomes.ofMine.map(({ kind }: { kind: string }) => kind)).toEqual(['ACCEPTED', 'INVITED']);
  expect(data.outcomes.ofOthers).toEqual(
    ['INVITED', 'ENDED'].map((kind) => ({ kind, at: expect.any(String) })),
  );
  expect(text).not.toContain('TIMING');
  expect(data.blocks).toEqual([]);
  expect(text).not.toContain('Asha Unheard');
});

test('what others keep to themselves about a member is in no archive of theirs: passes, saves, openings, answers nobody sees, blocks', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(founder, applicant);
  const { browser } = applicant;
  await browser.call(noteMet, { params: { connectionId }, body: { met: 'NO' } });
  await browser.call(logVisit, { body: { viewerId: applicant.id, viewedUserId: founder.id } });
  const other = await makeApplicant(t);
  await invite(founder, other);
  await other.browser.call(savePerson, { params: { userId: founder.id }, body: {} });
  await other.browser.call(passPerson, { params: { userId: founder.id }, body: { reason: 'IDEA' } });
  await other.browser.call(blockPerson, { params: { userId: founder.id } });
  const answer = await fetchFrom(await tokenFor(founder));
  const data = JSON.parse(
    strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['data.json'] ?? new Uint8Array()),
  );
  expect(data.outcomes.ofOthers.map(({ kind }: { kind: string }) => kind)).toEqual(['ACCEPTED']);
  const asked = data.invitations.sent.find(
    ({ recipientId }: { recipientId: string }) => recipientId === other.id,
  );
  expect(asked).toMatchObject({ status: 'PENDING', answeredAt: null });
});

test('files that were sent are in the archive of their sender, and what they are in both', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(applicant, founder);
  const send = async (member: Member, file?: File) => {
    const { id } = (await attach(member, connectionId, file)).reply.data;
    await write(member, connectionId, '', { attachmentId: id });
    return id;
  };
  const own = await send(founder, asFile(PDF, 'Unser Plan.pdf'));
  const photo = await send(founder, asFile(await photoWithPlace(40, 40)));
  const lost = await send(founder);
  const theirs = await send(applicant, asFile(PDF, 'cv.pdf'));
  const waiting = (await attach(applicant, connectionId)).reply.data.id;
  await rm(join(t.attachments, `${lost}.pdf`));
  const answer = await fetchFrom(await tokenFor(founder));
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const names = [`attachments/${own}.pdf`, `attachments/${photo}.webp`, `attachments/${lost}.pdf`];
  expect(Object.keys(files).sort()).toEqual(['README.txt', 'data.json', ...names].sort());
  expect(strFromU8(files[names[0] ?? ''] ?? new Uint8Array())).toBe(PDF);
  const text = strFromU8(files['data.json'] ?? new Uint8Array());
  expect(JSON.parse(text).attachments).toMatchObject([
    { id: own, uploaderId: founder.id, name: 'Unser Plan.pdf', kind: 'PDF' },
    { id: photo, width: 40 },
    { id: lost },
    { id: theirs, uploaderId: applicant.id, name: 'cv.pdf' },
  ]);
  expect(text).not.toContain(waiting);
});

test('of an alignment all that one answered and agreed on is in the archive, and nothing that the other answered', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  const connectionId = await connectMembers(applicant, founder);
  await answer(founder, 'never', 'Sell what is not built');
  await answer(applicant, 'never', 'Only theirs to know');
  await answer(applicant, 'pace', 2, { talk: true });
  await answer(founder, 'pace', 3);
  for (const member of [founder, applicant]) await give(member, connectionId, 'VALUES');
  const point = (await alignmentOf(founder, connectionId)).reply.data.points[0]?.id ?? '';
  const params = { connectionId, pointId: point };
  await founder.browser.call(proposeSentence, { params, body: { sentence: 'A long walk', after: null } });
  const archive = await fetchFrom(await tokenFor(founder));
  const text = strFromU8(unzipSync(new Uint8Array(archive.rawPayload))['data.json'] ?? new Uint8Array());
  const data = JSON.parse(text);
  expect(data.alignment_answers).toHaveLength(2);
  expect(data.alignment_given).toMatchObject([{ theme: 'VALUES', userId: founder.id }]);
  expect(data.alignment_reveals).toMatchObject([{ readings: { never: 'WORDS', pace: 'CLOSE' } }]);
  expect(data.alignment_points).toMatchObject([{ question: 'pace', sentence: null }]);
  expect(data.alignment_proposals).toMatchObject([{ sentence: 'A long walk' }]);
  expect(text).toContain('Sell what is not built');
  expect(text).not.toContain('Only theirs to know');
});

/** Tables that are called otherwise in the archive, as everywhere else. */
const RENAMED = new Map([
  ['mails', 'emails'],
  ['match_serves', 'impressions'],
  ['profile_views', 'visits'],
  ['silence_questions', 'inactivity_questions'],
]);

test('every table that refers to a member is in the archive', async () => {
  const { rows } = await t.deps.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass`);
  expect(rows.length).toBeGreaterThan(14);
  const answer = await fetchFrom(await tokenFor(await makeApplicant(t)));
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const data = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()));
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining(rows.map(({ name }) => RENAMED.get(name) ?? name)),
  );
});

test('what fills many pages is in the archive whole, each row once', async () => {
  const { db } = t.deps;
  const member = await makeApplicant(t);
  const many = 1_100;
  await db.execute(sql`
    insert into users (id, email, password_hash, role, full_name)
    select gen_random_uuid(), 'crowd' || n || '@example.com', '', 'ADMIN', 'C' from generate_series(1, ${many}::int) as n`);
  const crowd = sql`(select id from users where email like 'crowd%') as crowd`;
  const shown = sql`insert into match_serves (viewer_id, candidate_id, position, probability, propensity, served_at)`;
  // All at one moment: pages must not end on a tie.
  await db.execute(
    sql`${shown} select crowd.id, ${member.id}, 1, .5, 1, '2026-02-03 04:05:06.789012Z' from ${crowd}`,
  );
  await db.execute(sql`${shown} select ${member.id}, crowd.id, 1, .5, 1, now() from ${crowd}`);
  await db.execute(
    sql`insert into profile_views (viewer_id, viewed_id, day) select ${member.id}, crowd.id, '2026-02-03' from ${crowd}`,
  );
  await db.execute(
    sql`insert into profile_views (viewer_id, viewed_id, day) select crowd.id, ${member.id}, '2026-02-03' from ${crowd}`,
  );
  await db.execute(sql`
    insert into notifications (id, user_id, kind, title, text, created_at)
    select gen_random_uuid(), ${member.id}, 'SYSTEM', 't' || n, '', '2026-02-03 04:05:06.789012Z' from generate_series(1, ${many}::int) as n`);
  const answer = await fetchFrom(await tokenFor(member));
  const data = JSON.parse(
    strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['data.json'] ?? new Uint8Array()),
  );
  const different = (rows: unknown[]) => new Set(rows.map((row) => JSON.stringify(row))).size;
  expect(different(data.impressions.shownToMe)).toBe(many);
  expect(data.impressions.shownToMe).toHaveLength(many);
  expect(data.impressions.shownToOthers).toHaveLength(many);
  expect(different(data.visits.made)).toBe(many);
  expect(data.visits.made).toHaveLength(many);
  expect(data.visits.received).toEqual([{ day: '2026-02-03', visits: many }]);
  expect(different(data.notifications)).toBe(many);
  expect(data.notifications).toHaveLength(many);
});

test('after seven days the link is dead and the file gone; another link than the one of the email never works', async () => {
  const member = await makeApplicant(t);
  const token = await tokenFor(member);
  expect((await fetchFrom(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
  t.advance(7 * DAY_MS - 60_000);
  await removeExpiredExports(t.deps);
  expect((await fetchFrom(token)).statusCode).toBe(200);
  t.advance(60_000);
  expect((await fetchFrom(token)).json()).toMatchObject({ code: 'not_found' });
  await removeExpiredExports(t.deps);
  expect(await readdir(t.archives)).toEqual([]);
  expect(await t.deps.db.$count(accountExports)).toBe(0);
});

test('an archive that could not be stored for longer than its job goes on is begun anew, by one job', async () => {
  const put = vi.spyOn(t.deps.storage, 'put').mockRejectedValue(new StorageError('away'));
  const member = await makeApplicant(t);
  await ask(member);
  const states = async () => {
    const { rows } = await t.deps.db.execute<{ state: string }>(sql`
      select state from jobs.job where name = 'export-account' and data ->> 'userId' = ${member.id} order by state`);
    return rows.map(({ state }) => state);
  };
  await vi.waitFor(async () => expect(await states()).toEqual(['retry']), { timeout: 10_000, interval: 10 });
  const everyTenMinutes = exportJobs(t.deps).find(({ cron }) => cron);
  await everyTenMinutes?.run({}, { lastTry: false });
  expect(await states()).toHaveLength(1);
  await t.deps.db.execute(sql`delete from jobs.job where name = 'export-account'`);
  put.mockRestore();
  await everyTenMinutes?.run({}, { lastTry: false });
  const token = linkToken(await deliveredEmail(t, 'export_ready', member.email), 'export');
  expect((await fetchFrom(token)).statusCode).toBe(200);
  const before = (await states()).length;
  await everyTenMinutes?.run({}, { lastTry: false });
  expect(await states()).toHaveLength(before);
});

test('an archive goes with the account', async () => {
  const member = await makeApplicant(t);
  await member.browser.call(requestDeletion, { body: { password: PASSWORD } });
  t.advance(6 * DAY_MS);
  const token = await tokenFor(member);
  expect(await readdir(t.archives)).toHaveLength(1);
  t.advance(DAY_MS);
  await deleteDueAccounts(t.deps);
  expect((await fetchFrom(token)).statusCode).toBe(404);
  expect(await readdir(t.archives)).toEqual([]);
});

test('archives lie in a folder of their own that only the server reads', async () => {
  await tokenFor(await makeApplicant(t));
  const [file = ''] = await readdir(t.archives);
  expect((await stat(t.archives)).mode & 0o777).toBe(0o700);
  expect((await stat(join(t.archives, file))).mode & 0o777).toBe(0o600);
  expect(await readdir(t.uploads).catch(() => [])).toEqual([]);
});

test.each(['expires', 'goes with the account'])(
  'an archive that an older release put beside the photos is found, and %s',
  async (end) => {
    const member = await makeApplicant(t);
    const token = await tokenFor(member);
    const [file = ''] = await readdir(t.archives);
    await mkdir(t.uploads, { recursive: true });
    await rename(join(t.archives, file), join(t.uploads, file));
    await t.deps.db.update(accountExports).set({ fileKey: file });
    expect((await fetchFrom(token)).statusCode).toBe(200);
    if (end !== 'expires') await member.browser.call(requestDeletion, { body: { password: PASSWORD } });
    t.advance(7 * DAY_MS);
    await (end === 'expires' ? removeExpiredExports(t.deps) : deleteDueAccounts(t.deps));
    expect(await readdir(t.uploads)).toEqual([]);
  },
);

test('an address fetches 30 archives in five minutes', async () => {
  const token = await tokenFor(await makeApplicant(t));
  const found = [];
  for (let fetched = 0; fetched < 31; fetched++) found.push((await fetchFrom(token)).statusCode);
  expect(found).toEqual([...Array(30).fill(200), 429]);
});

test('three archives a day, none for a stranger or to an address that nobody confirmed, none as a photo', async () => {
  const member = await makeApplicant(t);
  for (let asked = 0; asked < 3; asked++) expect((await ask(member)).status).toBe(202);
  expect((await ask(member)).failure.code).toBe('rate_limited');
  expect((await t.browser().call(requestExport)).status).toBe(401);
  const unconfirmed = await makeApplicant(t, { emailConfirmed: false });
  const { status, failure } = await ask(unconfirmed);
  expect(status).toBe(403);
  expect(failure.message).toBe('Please confirm your email address first: we send the link there');
  await deliveredEmail(t, 'export_ready', member.email);
  const [file] = await readdir(t.archives);
  const cookies = Object.fromEntries(member.browser.cookies);
  expect((await t.app.inject({ url: `/uploads/${file}`, cookies })).statusCode).toBe(404);
});
