import { randomUUIDv7 } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { mails } from '../db/schema.ts';
import { audit } from './audit.ts';
import type { JobDefinition, Jobs } from './jobs.ts';

export interface Mail {
  /** What the mail is about, for logs and switches, such as `password_reset`. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Further header fields, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Keeps nothing once it is sent or given up, not even whom it went to. */
  readonly forget?: boolean;
}

/** Whose an email is, which decides with what it goes: a member, perhaps about another one, or a message of the contact form. */
type MailOwner =
  | { readonly userId: string; readonly aboutId?: string }
  | { readonly contactMessageId: string }
  | 'no member';

/** Hands a mail over for delivery. */
export interface Mailer {
  /** @returns where it went: `smtp`, or the path of the file. */
  deliver(id: string, mail: Mail): Promise<string>;
  close(): void;
}

const QUEUE = 'send-mail';
const SMTP_TIMEOUT_MS = 20_000;
/** A mail server takes its time over each; what has queued up while this one was away goes out within seconds. */
const AT_ONCE = 10;

/** Delivers by SMTP when a server is configured, else writes `.eml` files into the mail folder. */
export function createMailer(config: Config): Mailer {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const smtp = config.mail.smtpUrl
    ? createTransport({ url: config.mail.smtpUrl, pool: true, maxConnections: AT_ONCE, ...timeouts })
    : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(id, { to, subject, text, html, replyTo, headers }) {
      const message = {
        from: config.mail.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${config.publicUrl.hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        ...(replyTo ? { replyTo } : {}),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      if (smtp) {
        await smtp.sendMail(message);
        return 'smtp';
      }
      const { message: bytes } = await composer.sendMail(message);
      const path = join(config.mail.folder, `${id}.eml`);
      await mkdir(config.mail.folder, { recursive: true });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return path;
    },
    close: () => smtp?.close(),
  };
}

/** Puts a mail into the outbox as part of `tx`; it is sent soon after that commits. */
export async function enqueueMail(tx: Db, jobs: Jobs, mail: Mail, owner: MailOwner): Promise<void> {
  const id = randomUUIDv7();
  await tx.insert(mails).values({
    id,
    ...(owner === 'no member' ? {} : owner),
    kind: mail.kind,
    recipient: mail.to,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    replyTo: mail.replyTo ?? null,
    headers: mail.headers ?? null,
    forget: mail.forget ?? false,
  });
  await jobs.send(tx, QUEUE, { mailId: id });
}

const jobData = z.object({ mailId: z.uuid() });

/** Sends what is in the outbox: retried soon, then for more than 24 hours (25 to 29, by chance), then marked as failed. What it says and its headers are emptied either way. */
export function mailJob(db: Db, mailer: Mailer, log: FastifyBaseLogger): JobDefinition {
  return {
    queue: QUEUE,
    atOnce: AT_ONCE,
    options: { retryLimit: 21, retryDelay: 1, retryBackoff: true, retryDelayMax: 3 * 60 * 60 },
    async run(data, { lastTry }) {
      const { mailId } = jobData.parse(data);
      const [mail] = await db.select().from(mails).where(eq(mails.id, mailId));
      if (!mail || mail.sentAt || mail.textBody === null || mail.htmlBody === null) return;
      const gone = { textBody: null, htmlBody: null, replyTo: null, headers: null };
      try {
        const where = await mailer.deliver(mail.id, {
          kind: mail.kind,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.textBody,
          html: mail.htmlBody,
          ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
          ...(mail.headers ? { headers: mail.headers } : {}),
        });
        audit({ log }, 'mail', { kind: mail.kind, mailId, where });
      } catch (error) {
        const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
        await db
          .update(mails)
          .set({ lastError, ...(lastTry ? { failedAt: new Date(), ...gone } : {}) })
          .where(eq(mails.id, mailId));
        if (lastTry) await forgetMail(db, mailId);
        throw error;
      }
      await db
        .update(mails)
        .set({ sentAt: new Date(), lastError: null, ...gone })
        .where(eq(mails.id, mailId));
      await forgetMail(db, mailId);
    },
  };
}

/** Removes a mail of which nothing is to be kept. */
async function forgetMail(db: Db, mailId: string): Promise<void> {
  await db.delete(mails).where(and(eq(mails.id, mailId), mails.forget));
}
