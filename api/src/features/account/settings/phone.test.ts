import { getAccount, savePhone } from '@ampersand/contract/account';
import { profileCompletion } from '@ampersand/contract/completion';
import { revealContact } from '@ampersand/contract/logs';
import { currentUser, getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
const save = ({ browser }: Pick<Member, 'browser'>, phone: unknown) =>
  browser.call(savePhone, { body: { phone } });
const me = async ({ browser }: Member) => (await browser.call(currentUser)).reply.data;
const connect = (viewer: Member, { id }: Member) =>
  viewer.browser.call(revealContact, { body: { viewerId: viewer.id, contactUserId: id } });

test('a member changes their phone number: they and whoever connects see the new one, nobody sees it otherwise', async () => {
  const [applicant, founder] = [await makeApplicant(t), await makeFounder(t)];
  const before = await me(applicant);
  expect((await connect(founder, applicant)).reply.data.phone).toBe('9876543210');
  const answer = await save(applicant, '(555) 010-2030');
  expect(answer.status).toBe(200);
  expect(answer.reply).toEqual({ data: { phone: '5550102030' }, message: 'Phone number saved' });
  expect(await me(applicant)).toEqual({ ...before, phone: '5550102030' });
  expect((await applicant.browser.call(getAccount)).reply.data.phone).toBe('5550102030');
  expect((await connect(founder, applicant)).reply.data).toEqual({
    email: applicant.email,
    phone: '5550102030',
  });
  const seen = await founder.browser.call(getUser, { params: { id: applicant.id } });
  expect(JSON.stringify(seen.reply)).not.toContain('5550102030');
  expect((await me(founder)).phone).toBe('9123456780');
  const log = t.logs.join('');
  expect(log).toContain('"event":"phone_changed"');
  expect(log).not.toContain('5550102030');
});

test('a number with + is kept in E.164 and revealed so that it can be dialled from anywhere', async () => {
  const [applicant, founder] = [await makeApplicant(t), await makeFounder(t)];
  expect((await save(applicant, '+91 98204 17365')).reply.data.phone).toBe('+919820417365');
  expect((await me(applicant)).phone).toBe('+919820417365');
  expect((await connect(founder, applicant)).reply.data.phone).toBe('+919820417365');
});

test('a number that was missing completes the profile', async () => {
  const applicant = await makeApplicant(t);
  await t.deps.db.update(users).set({ phone: null }).where(eq(users.id, applicant.id));
  const isTold = async () =>
    profileCompletion(await me(applicant)).items.find(({ key }) => key === 'phone')?.done;
  expect(await isTold()).toBe(false);
  expect((await applicant.browser.call(getAccount)).reply.data.phone).toBeNull();
  await save(applicant, '5550102030');
  expect(await isTold()).toBe(true);
});

const TEN = 'Phone number must be exactly 10 digits';
const NOT_DIALLED = 'This is not a phone number that can be dialled. Please check the digits after the +';
test.each([
  ['', 'Please enter your phone number'],
  ['123456789', TEN],
  ['12345678901', TEN],
  ['none', TEN],
  ['0801 234 5678', TEN],
  ['+91 98204 1736', NOT_DIALLED],
  ['+999 98204 17365', NOT_DIALLED],
  [null, 'This is not in the right format'],
  [5550102030, 'This is not in the right format'],
  [undefined, 'Please fill in this field'],
])('%j is no phone number, and the one before stays', async (phone, message) => {
  const applicant = await makeApplicant(t);
  const { status, failure } = await save(applicant, phone);
  expect(status).toBe(422);
  expect(failure.errors).toEqual([{ path: 'phone', message }]);
  expect((await me(applicant)).phone).toBe('9876543210');
});

test('a stranger changes nothing, nor does a suspended member; an administrator changes their own', async () => {
  const applicant = await makeApplicant(t);
  expect((await save({ browser: t.browser() }, '5550102030')).status).toBe(401);
  await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
  expect((await save(applicant, '5550102030')).failure.code).toBe('account_suspended');
  const admin = await makeAdmin(t);
  expect((await save(admin, '5550102030')).status).toBe(200);
  const rows = await t.deps.db.select({ id: users.id, phone: users.phone }).from(users);
  expect(rows).toContainEqual({ id: applicant.id, phone: '9876543210' });
  expect(rows).toContainEqual({ id: admin.id, phone: '5550102030' });
});
