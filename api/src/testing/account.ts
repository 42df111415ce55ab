import { vi } from 'vitest';
import type { Mail } from '../lib/mailer.ts';
import type { TestApp } from './test-app.ts';

const MAIL_MS = 15_000;

/** The newest delivered mail of a kind to an address, once there is one. */
export function deliveredMail(t: TestApp, kind: string, to: string): Promise<Mail> {
  return vi.waitFor(() => {
    const mail = t.mails.findLast((each) => each.kind === kind && each.to === to);
    if (!mail) throw new Error(`no ${kind} to ${to}`);
    return mail;
  }, MAIL_MS);
}

/** The token in a mail's link to a page, such as `confirm-email`. */
export function linkToken(mail: Mail, page: string): string {
  const found = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(mail.text)?.[1];
  if (!found || !mail.html.includes(`/${page}?token=${found}`)) throw new Error(`no link to ${page}`);
  return found;
}
