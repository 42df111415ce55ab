import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createMailer, type Email } from '../../lib/mailer.ts';
import { newsletterReaders, PUBLIC_SITE } from '../../testing/newsletter.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp({ env: { ...PUBLIC_SITE, LOG_LEVEL: 'info' } });
const { leave, findSubscriber, makeSubscriber } = newsletterReaders(t);

const FORM = 'application/x-www-form-urlencoded';

const onSite = (path: string) => new URL(path, PUBLIC_SITE.PUBLIC_URL).href;
/** What an email provider sends: no cookie, no origin. */
const oneClick = (url: string, contentType = FORM, payload = 'List-Unsubscribe=One-Click') =>
  t.app.inject({ method: 'POST', url: onSite(url), headers: { 'content-type': contentType }, payload });

function oneClickUrl(email: Email): URL {
  return new URL(/^<(https:[^>]+)>/.exec(email.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
}

test('an email provider unsubscribes with the one click of RFC 8058', async () => {
  const { email, welcome } = await makeSubscriber();
  expect(welcome.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(welcome.headers?.['List-Unsubscribe']).toMatch(/^<https:[^>]+>, <mailto:[^>]+>$/);
  const url = oneClickUrl(welcome);
  expect(url.origin).toBe(PUBLIC_SITE.PUBLIC_URL);
  expect((await oneClick(url.pathname)).statusCode).toBe(200);
  expect((await oneClick(url.pathname)).statusCode).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('the one click may come as a multipart form and from any site', async () => {
  const { email, welcome } = await makeSubscriber();
  const body = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const answer = await t.app.inject({
    method: 'POST',
    url: oneClickUrl(welcome).href,
    headers: { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'cross-site' },
    payload: body,
  });
  expect(answer.statusCode).toBe(200);
  expect((await findSubscriber(email))?.status).toBe('unsubscribed');
});

test('opening the address of the one click unsubscribes nobody and leads to the page that does', async () => {
  const { email, welcome, unsubscribeToken } = await makeSubscriber();
  const answer = await t.app.inject({ method: 'GET', url: oneClickUrl(welcome).href });
  expect(answer.statusCode).toBe(303);
  const page = new URL(String(answer.headers.location));
  expect(`${page.origin}${page.pathname}`).toBe(`${PUBLIC_SITE.PUBLIC_URL}/newsletter/unsubscribe`);
  expect((await findSubscriber(email))?.status).toBe('confirmed');
  expect(page.searchParams.get('token')).toBe(unsubscribeToken);
});

test('only the one click takes a form, and it takes nothing else', async () => {
  const { welcome } = await makeSubscriber();
  const { pathname } = oneClickUrl(welcome);
  const json = await oneClick(pathname, 'application/json', '{}');
  expect([json.statusCode, json.json().message]).toEqual([415, `Send the body as ${FORM}`]);
  expect((await oneClick(pathname, FORM, 'a'.repeat(5000))).statusCode).toBe(413);
  expect((await oneClick('/api/v1/newsletter/one-click/unknown')).statusCode).toBe(422);
  expect((await oneClick('/api/v1/newsletter/subscribe', FORM, 'email=a@example.com')).statusCode).toBe(415);
});

test('the log names neither links nor addresses, and says who confirmed and who left by their number', async () => {
  const { email, welcome, confirmToken, unsubscribeToken } = await makeSubscriber();
  const id = (await findSubscriber(email))?.id;
  await t.app.inject({ method: 'GET', url: oneClickUrl(welcome).href });
  await oneClick(oneClickUrl(welcome).pathname);
  await oneClick('/api/v1/newsletter/one-click/a-token-that-is-unknown');
  await leave(unsubscribeToken);
  const events = t.logs
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event?.startsWith('newsletter_'));
  expect(events.map(({ event, subscriberId }) => [event, subscriberId])).toEqual([
    ['newsletter_confirmed', id],
    ['newsletter_ended', id],
    ['newsletter_ended', id],
  ]);
  const log = t.logs.join('');
  for (const secret of [email, confirmToken, unsubscribeToken, 'a-token-that-is-unknown'])
    expect(log).not.toContain(secret);
});

test('the headers of an email reach the email file whole', async () => {
  const { welcome } = await makeSubscriber();
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-emails-'));
  const mailer = createMailer(readConfig({ DATA_DIR: folder, ...PUBLIC_SITE }));
  const file = await readFile(await mailer.deliver('one', welcome), 'utf8');
  const [head = ''] = file.split('\r\n\r\n');
  // Folded lines go on after a line break and a blank (RFC 5322).
  const fields = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  expect(fields).toContain(`List-Unsubscribe: ${welcome.headers?.['List-Unsubscribe']}`);
  expect(fields).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await rm(folder, { recursive: true });
});
