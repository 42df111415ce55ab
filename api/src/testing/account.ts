import { vi } from 'vitest';
import type { Email } from '../lib/mailer.ts';
import type { TestApp } from './test-app.ts';

const EMAIL_MS = 15_000;

/** The newest delivered email of a kind to an address, once there is one. */
export function deliveredEmail(t: TestApp, kind: string, to: string): Promise<Email> {
  return vi.waitFor(() => {
    const email = t.emails.findLast((each) => each.kind === kind && each.to === to);
    if (!email) throw new Error(`no ${kind} to ${to}`);
    return email;
  }, EMAIL_MS);
}

/** The token in an email's link to a page, such as `confirm-email`. */
export function linkToken(email: Email, page: string): string {
  const found = new RegExp(`/${page}\\?token=([\\w.-]+)`).exec(email.text)?.[1];
  if (!found || !email.html.includes(`/${page}?token=${found}`)) throw new Error(`no link to ${page}`);
  return found;
}
