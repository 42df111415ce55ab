import { readReported, reportPerson } from '@ampersand/contract/reports';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { deliveredEmail } from '../../testing/account.ts';
import { makeAdmin } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { COMMAND, close } from './moderation.ts';
import { tellOfOpenReports } from './open-reports.ts';

const t = useTestApp();

test('administrators get an email while reports are open that nobody has read or decided', async () => {
  const [admin, suspended] = [await makeAdmin(t), await makeAdmin(t)];
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
  const { founder, applicant, id } = await makeConnection(t);
  const told = async () => {
    await tellOfOpenReports(t.deps);
    return t.deps.db.$count(emails, eq(emails.kind, 'reports_open'));
  };
  expect(await told()).toBe(0);
  const messageId = (await write(applicant, id, 'Buy this')).reply.data.id;
  const report = async (more: object) =>
    (await founder.browser.call(reportPerson, { body: { userId: applicant.id, reason: 'SPAM', ...more } }))
      .reply.data.id;
  const [named, plain] = [await report({ messageIds: [messageId] }), await report({})];
  expect(await told()).toBe(1);
  const { subject, text } = await deliveredEmail(t, 'reports_open', admin.email);
  expect(subject).toBe('2 reports on Ampersand are waiting for you');
  expect(text).toContain('http://localhost:3000/admin');
  await admin.browser.call(readReported, { params: { reportId: named } });
  expect(await told()).toBe(2);
  await vi.waitFor(async () =>
    expect((await deliveredEmail(t, 'reports_open', admin.email)).subject).toMatch(
      /^One report .+ is waiting/,
    ),
  );
  await close(t.deps, plain, COMMAND);
  expect(await told()).toBe(2);
});
