import { requestExport, sendConfirmation } from '@ampersand/contract/account';
import { CONTACT_SENT } from '@ampersand/contract/contact';
import { SUBSCRIPTION_ASKED } from '@ampersand/contract/newsletter';
import { DAY_MS } from '@ampersand/contract/time';
import { currentUser } from '@ampersand/contract/users';
import { WAITLIST_ASKED } from '@ampersand/contract/waitlist';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contactMessages, newsletterSubscribers, users, waitlistEntries } from './db/schema.ts';
import { askInactive } from './features/inactivity/inactivity.ts';
import { deliveredEmail, linkToken } from './testing/account.ts';
import { makeApplicant, makeFounder, PASSWORD } from './testing/factories.ts';
import { invite } from './testing/invitations.ts';
import { codeOf, makeGuarded } from './testing/second-factor.ts';
import { useTestApp } from './testing/test-app.ts';
import { openVisitor, type Visitor } from './testing/visitor.ts';
import { webBuild } from './testing/web-build.ts';

const t = useTestApp({ web: webBuild });
let visitor: Visitor;
beforeEach(() => {
  visitor = openVisitor(t);
});

/** Who the visitor is logged in as. */
async function whoIs({ cookies }: Visitor) {
  const browser = t.browser();
  for (const [name, value] of cookies) browser.cookies.set(name, value);
  return (await browser.call(currentUser)).reply.data?.email;
}

describe('the log-in', () => {
  test('leads to the dashboard, with the session in a cookie', async () => {
    const { email } = await makeFounder(t);
    await visitor.open('/login');
    const { location, ...headers } = (await visitor.post('/login', { email, password: PASSWORD })).headers;
    expect(location).toBe('/dashboard');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(String(headers['set-cookie'])).toMatch(/session=[^;]+;.*HttpOnly; SameSite=Lax/);
    expect(await whoIs(visitor)).toBe(email);
  });

  test('leads back to the page one came for, and to no other site', async () => {
    const { email } = await makeFounder(t);
    expect((await visitor.open('/founder-dashboard/matches?why=1')).url).toContain('/login?next=');
    expect((await visitor.send({ email, password: PASSWORD })).url).toBe('/founder-dashboard/matches?why=1');
    for (const next of ['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example']) {
      const other = openVisitor(t);
      await other.open(`/login?next=${encodeURIComponent(next)}`);
      expect((await other.send({ email, password: PASSWORD })).url).toBe('/founder-dashboard');
    }
  });

  test('says what is wrong above the button, keeps the email and never the password', async () => {
    const { email } = await makeApplicant(t);
    await visitor.open('/login');
    const page = await visitor.send({ email, password: 'Wrong#2026' });
    expect(page).toMatchObject({ status: 401, alert: 'Wrong email or password', errors: {} });
    expect(page.values).toMatchObject({ email, password: '' });
    expect(page.html).not.toContain('Wrong#2026');
    expect((await visitor.send({ password: PASSWORD })).url).toBe('/cofounder-dashboard');
  });

  test('says what is missing beside its field', async () => {
    await visitor.open('/login');
    const page = await visitor.send({ email: '"><b>me' });
    expect(page).toMatchObject({
      status: 422,
      alert: '',
      errors: { password: 'Please enter your password' },
      values: { email: '"><b>me' },
    });
  });

  test('asks for the code of the second factor, and the password once more', async () => {
    const { email, secret } = await makeGuarded(t);
    expect((await visitor.open('/login')).values).not.toHaveProperty('code');
    const asked = await visitor.send({ email, password: PASSWORD });
    expect(asked.alert).toContain('Please type your password once more');
    expect(asked.values).toMatchObject({ email, password: '', code: '' });
    const refused = await visitor.send({ password: PASSWORD, code: '000000' });
    expect(refused.status).toBe(422);
    expect(refused.errors.code).toBeDefined();
    expect(refused.html).not.toContain('000000');
    const inside = await visitor.send({ password: PASSWORD, code: codeOf(t, secret) });
    expect(inside.url).toBe('/cofounder-dashboard');
    expect(await whoIs(visitor)).toBe(email);
  });

  test('counts against its limits, by the address of who sends the form', async () => {
    const { email } = await makeApplicant(t);
    await visitor.open('/login');
    for (let tries = 0; tries < 25; tries += 1) await visitor.send({ email, password: 'Wrong#2026' });
    const refused = await visitor.send({ email, password: PASSWORD });
    expect(refused).toMatchObject({ status: 429, alert: expect.stringContaining('Too many requests') });
    await openVisitor(t).open('/login');
    const other = openVisitor(t);
    await other.open('/login');
    expect((await other.send({ email, password: PASSWORD })).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const codeFor = async (email: string) =>
    /^\s*(\d{6})\s*$/m.exec((await deliveredEmail(t, 'password_reset', email)).text)?.[1] ?? '';

  test('is set anew in three steps', async () => {
    const { email, browser } = await makeApplicant(t);
    await visitor.open('/forgot-password');
    const asked = await visitor.send({ email });
    expect(asked.html).toContain(email);
    expect(asked.values).toMatchObject({ otp: '' });
    const code = await codeFor(email);
    const verified = await visitor.send({ otp: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(verified.values).toMatchObject({ newPassword: '', confirmPassword: '' });

    const different = await visitor.send({ newPassword: 'Fresh#Start27', confirmPassword: 'Other#Start27' });
    expect(different.errors).toEqual({ confirmPassword: 'Passwords do not match' });
    expect(different.html).not.toMatch(/(Fresh|Other)#Start27/);
    const short = await visitor.send({ newPassword: 'short', confirmPassword: 'short' });
    expect(short.errors).toEqual({ newPassword: 'Password must be at least 8 characters' });
    const done = await visitor.send({ newPassword: 'Fresh#Start27', confirmPassword: 'Fresh#Start27' });
    expect(done.url).toBe('/login?reset');
    expect(done.html).toContain('Your new password is set');
    expect((await browser.call(currentUser)).status).toBe(401);
    expect((await visitor.send({ email, password: 'Fresh#Start27' })).url).toBe('/cofounder-dashboard');
  });

  test('a wrong code is told beside its field, and a new one is sent on the same page', async () => {
    const { email } = await makeApplicant(t);
    await visitor.open('/forgot-password');
    await visitor.send({ email });
    await codeFor(email);
    t.emails.length = 0;
    const wrong = await visitor.send({ otp: 'no code' });
    expect(wrong).toMatchObject({ status: 422, alert: '', errors: { otp: 'Invalid OTP' } });
    const again = await visitor.send({ otp: 'no code' }, 'again');
    expect(again).toMatchObject({ status: 200, errors: {}, values: { otp: '', email } });
    const verified = await visitor.send({ otp: await codeFor(email) });
    expect(verified.values).toHaveProperty('newPassword');
  });

  test('an address that is none, or unknown, is told as with scripts', async () => {
    await visitor.open('/forgot-password');
    const page = await visitor.send({ email: 'nobody' });
    expect(page.errors).toEqual({ email: 'Please enter a valid email address' });
    expect(page.values).toEqual({ email: 'nobody' });
    expect((await visitor.send({ email: 'nobody@example.com' })).values).toHaveProperty('otp');
  });
});

describe('the newsletter', () => {
  test('is asked for from every page, and the answer is a page of its own', async () => {
    const email = 'reader@example.com';
    const { headers } = await visitor.post('/newsletter', { email, website: '' });
    expect(headers.location).toBe('/newsletter?sent');
    expect((await visitor.open('/newsletter?sent')).html).toContain(SUBSCRIPTION_ASKED);
    const confirm = linkToken(await deliveredEmail(t, 'newsletter_confirm', email), 'newsletter/confirm');
    expect((await visitor.open(`/newsletter/confirm?token=${confirm}`)).heading).toBe(
      'Confirm your subscription',
    );
    expect(await visitor.send({})).toMatchObject({
      url: '/newsletter/confirm?done',
      heading: 'You are subscribed',
    });
    const welcome = await deliveredEmail(t, 'newsletter_welcome', email);
    await visitor.open(`/newsletter/unsubscribe?token=${linkToken(welcome, 'newsletter/unsubscribe')}`);
    expect((await visitor.send({})).heading).toBe('You are unsubscribed');
  });

  test('says beside the field what is wrong with an address', async () => {
    await visitor.open('/newsletter');
    const page = await visitor.send({ email: 'no address' });
    expect(page).toMatchObject({
      status: 422,
      errors: { email: 'Please enter a valid email address' },
      values: { email: 'no address' },
    });
  });

  test('what a program sends that fills in everything is dropped, with the same answer', async () => {
    await visitor.open('/newsletter');
    const page = await visitor.send({ email: 'trap@example.com', website: 'https://spam.example' });
    expect(page.url).toBe('/newsletter?sent');
    expect(await t.deps.db.$count(newsletterSubscribers)).toBe(0);
  });
});

test('a place on the waitlist is asked for and confirmed', async () => {
  const email = 'waiting@example.com';
  await visitor.open('/waitlist');
  const refused = await visitor.send({ email: 'none', fullName: 'Ada', role: 'FOUNDER' });
  expect(refused.errors).toEqual({ email: 'Please enter a valid email address' });
  expect(refused.values).toMatchObject({ email: 'none', fullName: 'Ada', role: 'FOUNDER' });
  expect((await visitor.send({ role: 'KING' })).html).toContain('Please choose one of');
  expect((await visitor.send({ email, role: 'FOUNDER' })).html).toContain(WAITLIST_ASKED);
  expect(await t.deps.db.select().from(waitlistEntries)).toMatchObject([{ email, role: 'FOUNDER' }]);
  const token = linkToken(await deliveredEmail(t, 'waitlist_confirm', email), 'waitlist/confirm');
  await visitor.open(`/waitlist/confirm?token=${token}`);
  expect((await visitor.send({})).heading).toBe('You are on the waitlist');
});

test('a message reaches us; what is missing is told beside its field, and what was typed stays', async () => {
  await visitor.open('/contact');
  const message = 'First line\nsecond <b>line</b> & "more"';
  const refused = await visitor.send({ subject: 'An incubator', message });
  expect(Object.keys(refused.errors)).toEqual(['fullName', 'email']);
  expect(refused.values).toMatchObject({ subject: 'An incubator', message });
  const sent = await visitor.send({ fullName: 'Ada', email: 'ada@example.com', message });
  expect(sent.url).toBe('/contact?sent');
  expect(sent.html).toContain(CONTACT_SENT);
  const [kept] = await t.deps.db.select().from(contactMessages);
  expect(kept).toMatchObject({ fullName: 'Ada', subject: 'An incubator', message });
});

describe('links of emails', () => {
  test('an email address is confirmed', async () => {
    const { id, email, browser } = await makeApplicant(t, { emailConfirmed: false });
    await browser.call(sendConfirmation);
    const token = linkToken(await deliveredEmail(t, 'email_confirm', email), 'confirm-email');
    await visitor.open(`/confirm-email?token=${token}`);
    expect((await visitor.send({})).heading).toBe('Your email address is confirmed');
    const [user] = await t.deps.db.select().from(users).where(eq(users.id, id));
    expect(user?.emailConfirmedAt).not.toBeNull();
  });

  test('who was away says that they are still looking, or pauses', async () => {
    const member = await makeApplicant(t);
    t.advance(26 * DAY_MS);
    await askInactive(t.deps);
    const email = await deliveredEmail(t, 'still_looking', member.email);
    await visitor.open(`/pause-profile?token=${linkToken(email, 'pause-profile')}`);
    expect((await visitor.send({})).heading).toBe('Your profile is paused');
    await visitor.open(`/still-looking?token=${linkToken(email, 'still-looking')}`);
    expect((await visitor.send({})).heading).toBe('Good to have you back');
  });

  test('a kind of email is turned off', async () => {
    const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
    await invite(applicant, founder);
    const token = linkToken(await deliveredEmail(t, 'request_received', founder.email), 'emails-off');
    await visitor.open(`/emails-off?token=${token}`);
    expect((await visitor.send({})).heading).toBe('These emails are turned off');
    const [user] = await t.deps.db.select().from(users).where(eq(users.id, founder.id));
    expect(user?.mutedEmails).toContain('requestReceived');
  });

  test('an archive of everything is downloaded', async () => {
    const { email, browser } = await makeApplicant(t);
    await browser.call(requestExport);
    const token = linkToken(await deliveredEmail(t, 'export_ready', email), 'export');
    const { statusCode, headers } = await visitor.post(`/export?token=${token}`, {});
    expect(statusCode).toBe(303);
    const archive = await t.app.inject(String(headers.location));
    expect(archive.headers['content-type']).toBe('application/zip');
    await visitor.open('/export?token=old');
    const refused = await visitor.send({});
    expect(refused).toMatchObject({ status: 404, heading: 'That did not work' });
    expect(refused.alert).toContain('This link no longer works');
  });

  test.each([
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/waitlist/confirm',
    '/confirm-email',
    '/still-looking',
    '/pause-profile',
    '/emails-off',
    '/export',
  ])('%s says when its link is wrong or incomplete', async (path) => {
    await visitor.open(`${path}?token=wrong`);
    const wrong = await visitor.send({});
    expect(wrong.status).toBeGreaterThanOrEqual(400);
    expect(wrong.alert).toContain('link');
    await visitor.open(path);
    expect((await visitor.send({})).alert).toContain('This link is incomplete');
  });
});

const forms = ['/login', '/forgot-password', '/newsletter', '/waitlist', '/contact', '/newsletter/confirm'];

test.each(forms)('what another site sends to %s is refused, and JSON finds nothing there', async (url) => {
  const { email } = await makeApplicant(t);
  const values = { email, password: PASSWORD, token: 'x' };
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'none' },
  ]) {
    const refused = await visitor.post(url, values, headers);
    expect(refused.statusCode).toBe(403);
    expect(refused.headers['set-cookie']).toBeUndefined();
  }
  const json = await t.app.inject({ method: 'POST', url, payload: values });
  expect(json.statusCode).toBe(404);
  expect(json.headers['set-cookie']).toBeUndefined();
});

test.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a form sent at %s counts as ours',
  async (origin) => {
    const { email } = await makeFounder(t);
    const { statusCode, headers } = await t.app.inject({
      method: 'POST',
      url: '/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        host: new URL(origin).host,
        origin,
      },
      payload: new URLSearchParams({ email, password: PASSWORD }).toString(),
    });
    expect([statusCode, headers.location]).toEqual([303, '/dashboard']);
  },
);
