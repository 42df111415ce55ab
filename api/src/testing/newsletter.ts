import { confirmSubscription, subscribe, unsubscribe } from '@ampersand/contract/newsletter';
import { asc, eq } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { emails, newsletterSubscribers } from '../db/schema.ts';
import type { Email } from '../lib/mailer.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

const SITE = 'https://people.example';
/** Settings of a server whose links lead to a public address, called from the test's own browsers. */
export const PUBLIC_SITE = { PUBLIC_URL: SITE, CORS_ORIGINS: 'http://localhost:3000' };

let made = 0;

/** What readers of the newsletter do, and what the server holds of them. */
export function newsletterReaders(t: TestApp) {
  const newAddress = () => `reader${++made}@example.com`;
  const ask = (email: string, browser = t.browser()) => browser.call(subscribe, { body: { email } });
  const confirm = (token: string, browser = t.browser()) =>
    browser.call(confirmSubscription, { body: { token } });
  const leave = (token: string) => t.browser().call(unsubscribe, { body: { token } });

  /** What the outbox holds for an address, sent or not. */
  async function emailsTo(email: string): Promise<string[]> {
    const rows = await t.deps.db
      .select({ kind: emails.kind })
      .from(emails)
      .where(eq(emails.recipient, email))
      .orderBy(asc(emails.id));
    return rows.map(({ kind }) => kind);
  }

  function delivered(kind: string, email: string): Promise<Email> {
    return vi.waitFor(() => {
      const sent = t.emails.findLast((each) => each.kind === kind && each.to === email.toLowerCase());
      if (!sent) throw new Error(`no ${kind} to ${email}`);
      return sent;
    }, 15_000);
  }

  function tokenIn(email: Email, page: 'confirm' | 'unsubscribe'): string {
    const found = new RegExp(`${SITE}/newsletter/${page}\\?token=([\\w-]+)`).exec(email.text)?.[1];
    expect(email.html).toContain(`${SITE}/newsletter/${page}?token=${found}`);
    return found ?? '';
  }

  async function findSubscriber(email: string) {
    const [row] = await t.deps.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email));
    return row;
  }

  /** Asks, and gives the token of the link in the email. */
  async function askAndOpen(email: string, browser?: Browser): Promise<string> {
    expect((await ask(email, browser)).status).toBe(202);
    return tokenIn(await delivered('newsletter_confirm', email), 'confirm');
  }

  /** A confirmed subscriber, the welcome email, and the tokens in the links of both emails. */
  async function makeSubscriber() {
    const email = newAddress();
    const confirmToken = await askAndOpen(email);
    await confirm(confirmToken);
    const welcome = await delivered('newsletter_welcome', email);
    return { email, welcome, confirmToken, unsubscribeToken: tokenIn(welcome, 'unsubscribe') };
  }

  return {
    newAddress,
    ask,
    confirm,
    leave,
    emailsTo,
    delivered,
    tokenIn,
    findSubscriber,
    askAndOpen,
    makeSubscriber,
  };
}
