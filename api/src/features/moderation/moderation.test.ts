import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@ampersand/contract/auth';
import { endConnection } from '@ampersand/contract/connections';
import { withdrawInvitation } from '@ampersand/contract/invitations';
import { readReported, reportPerson } from '@ampersand/contract/reports';
import { currentUser, getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockFolder } from '../../db/lock.ts';
import { matchIndex } from '../../db/matching.ts';
import { type Member, makeApplicant, makeFounder, PASSWORD } from '../../testing/factories.ts';
import { invite, makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { killServers, startServer } from '../../testing/server-process.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { describeReport } from './describe.ts';
import { COMMAND, close, findAccount, makeAdministrator, suspend, unsuspend } from './moderation.ts';
import { findOpenReports } from './queries.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const enter = (email: string, browser = t.browser()) =>
  browser.call(login, { body: { email, password: PASSWORD } });
const events = (name: string) => t.logs.map((line) => JSON.parse(line)).filter(({ event }) => event === name);
const report = async ({ browser }: Member, userId: string, more: object = {}) =>
  (await browser.call(reportPerson, { body: { userId, reason: 'SPAM', ...more } })).reply.data.id;
const openIds = async () => (await findOpenReports(t.deps.db)).map(({ id }) => id);

test('a suspended member is logged out, shut out and found by nobody, and reports about them are closed, until that ends', async () => {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  await report(founder, applicant.id);
  const kept = await report(applicant, founder.id);
  const looks = async () => (await founder.browser.call(getUser, { params: { id: applicant.id } })).status;
  const isListed = async () => {
    const [row] = await t.deps.db.select().from(matchIndex).where(eq(matchIndex.userId, applicant.id));
    return row?.active;
  };
  expect(await suspend(t.deps, applicant.id, COMMAND)).toBe(1);
  expect((await applicant.browser.call(currentUser)).status).toBe(401);
  expect((await enter(applicant.email)).failure.code).toBe('account_suspended');
  expect([await looks(), await isListed(), await openIds()]).toEqual([404, false, [kept]]);
  expect(await suspend(t.deps, applicant.id, COMMAND)).toBeUndefined();
  expect(events('suspended')).toMatchObject([{ userId: applicant.id, reports: 1 }]);

  expect(await unsuspend(t.deps, applicant.id, COMMAND)).toBe(true);
  expect([(await enter(applicant.email)).status, await looks(), await isListed()]).toEqual([200, 200, true]);
  expect(await unsuspend(t.deps, applicant.id, COMMAND)).toBe(false);
  expect(events('unsuspended')).toHaveLength(1);
});

test('an address is read as at the log-in, also with a domain of other letters', async () => {
  const founder = await makeFounder(t, { email: 'mira@xn--mnchen-3ya.de' });
  for (const typed of ['mira@münchen.de', ' Mira@MÜNCHEN.de', founder.email])
    expect((await findAccount(t.deps, typed)).id).toBe(founder.id);
  await expect(findAccount(t.deps, 'mira')).rejects.toThrow('mira is no email address');
});

test('open reports are listed newest first with what they are about, and lead an administrator to it', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const messageId = (await write(applicant, id, 'Buy this')).reply.data.id;
  const first = await report(founder, applicant.id, { sentence: 'Look:\u001b[2J', messageIds: [messageId] });
  const second = await report(applicant, founder.id);
  expect(await openIds()).toEqual([second, first]);
  const shown =
    (await findOpenReports(t.deps.db)).map((each) => describeReport(t.deps.config, each))[1] ?? '';
  const path = `/api/v1/reports/${first}/conversation`;
  for (const part of [applicant.email, founder.email, 'SPAM', '"Look:\\u001b[2J"', '1 message;', path])
    expect(shown).toContain(part);

  const admin = await makeApplicant(t, { emailConfirmed: false });
  await expect(makeAdministrator(t.deps, admin.email)).rejects.toThrow('has not been confirmed yet');
  const another = await makeFounder(t);
  expect(await makeAdministrator(t.deps, another.email)).toBe(true);
  expect((await another.browser.call(currentUser)).status).toBe(401);
  await enter(another.email, another.browser);
  const { reply } = await another.browser.call(readReported, { params: { reportId: first } });
  expect(reply.data.messages.at(-1)?.text).toBe('Buy this');
  expect(events('administrator_made')).toMatchObject([{ userId: another.id }]);

  expect(await close(t.deps, second, COMMAND)).toBe(true);
  expect(await openIds()).toEqual([first]);
  expect(await close(t.deps, second, COMMAND)).toBe(false);
  await expect(close(t.deps, 'no report', COMMAND)).rejects.toThrow('There is no such report');
  expect(events('report_closed')).toMatchObject([{ reportId: second }]);
});

test('nobody becomes an administrator whom others are connected with or wait for, until that has ended', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const [other, makes] = [await makeFounder(t), ({ email }: Member) => makeAdministrator(t.deps, email)];
  const invitationId = (await invite(applicant, other)).reply.data.id;
  for (const one of [founder, applicant, other])
    await expect(makes(one)).rejects.toThrow('connections or invitations that are open');
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  expect(await makes(founder)).toBe(true);
  await applicant.browser.call(withdrawInvitation, { params: { invitationId } });
  expect([await makes(applicant), await makes(other)]).toEqual([true, true]);
});

test('the command does one thing, asks for a stopped server, and says whom it does not know', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-moderate-'));
  const run = async (...options: string[]) => {
    const child = startServer({ DATA_DIR: folder }, [join(import.meta.dirname, 'command.ts'), ...options]);
    return [await child.ended, child.output()];
  };
  const unlock = await lockFolder(join(folder, 'db'));
  expect(await run('--reports')).toEqual([2, expect.stringMatching(/^Stop the server first/)]);
  await unlock();
  expect(await run('--reports', '--suspend', 'a@example.com')).toEqual([
    2,
    expect.stringMatching(/^Say one/),
  ]);
  const unknown = 'Nobody here has the email address a@example.com\n';
  expect(await run('--suspend', 'a@example.com')).toEqual([2, expect.stringContaining(unknown)]);
  await killServers();
  await rm(folder, { recursive: true, force: true });
}, 120_000);
