import { randomUUIDv7 } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, WEEK_MS } from '@ampersand/contract/time';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Db } from '../db/client.ts';
import { emails } from '../db/schema.ts';
import { audit } from './audit.ts';
import { type JobDefinition, type Jobs, TRIED_FOR_A_DAY } from './jobs.ts';

export interface Email {
  /** What the email is about, for logs and switches, such as `password_reset`. */
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Further header fields, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly Attachment[];
  /** Keeps nothing once it is sent or given up, not even whom it went to. */
  readonly forget?: boolean;
  /** Somebody waits for it, such as for a code: it goes before others. */
  readonly urgent?: boolean;
  /** It is not sent later than that, as when the code in it works no more. */
  readonly until?: Date;
}

export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  /** In base64. */
  readonly content: string;
}

/** Whose an email is, which decides with what it goes: a member, perhaps about another one, or a message of the contact form. */
type EmailOwner =
  | { readonly userId: string; readonly aboutId?: string }
  | { readonly contactMessageId: string }
  | 'no member';

/** Hands an email over for delivery. */
export interface Mailer {
  /** @returns where it went: `smtp`, or the path of the file. */
  deliver(id: string, email: Email): Promise<string>;
  close(): void;
}

/** This and `mailId` are named as in jobs of older versions, which are still sent. */
const QUEUE = 'send-mail';
const SMTP_TIMEOUT_MS = 20_000;
/** An email server takes its time over each; what has queued up while this one was away goes out within seconds. */
const AT_ONCE = 10;
/** What became of an email stands in its row. Of jobs there are as many as emails, and each account that is deleted looks through all. */
const DONE_SECONDS = 60 * 60;

/** Delivers by SMTP when a server is configured, else writes `.eml` files into the email folder. */
export function createMailer(config: Config): Mailer {
  const timeouts = {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  };
  const smtp = config.email.smtpUrl
    ? createTransport({ url: config.email.smtpUrl, pool: true, maxConnections: AT_ONCE, ...timeouts })
    : undefined;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async deliver(id, { to, subject, text, html, replyTo, headers, attachments = [] }) {
      const message = {
        from: config.email.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${config.publicUrl.hostname}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        ...(replyTo ? { replyTo } : {}),
        attachments: attachments.map((each) => ({ ...each, encoding: 'base64' })),
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      if (smtp) {
        await smtp.sendMail(message);
        return 'smtp';
      }
      const { message: bytes } = await composer.sendMail(message);
      const path = join(config.email.folder, `${id}.eml`);
      await mkdir(config.email.folder, { recursive: true });
      await writeFile(`${path}.part`, bytes, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return path;
    },
    close: () => smtp?.close(),
  };
}

/**
 * Puts an email into the outbox as part of `tx`; it is sent soon after that commits. One that its reader could switch off is left out
 * where the address refused the last one.
 */
export async function enqueueEmail(tx: Db, jobs: Jobs, email: Email, owner: EmailOwner): Promise<void> {
  const canBeSwitchedOff = email.headers?.['List-Unsubscribe'] !== undefined;
  if (canBeSwitchedOff && (await tx.$count(emails, isRefusedBy(email.to))) > 0) return;
  const id = randomUUIDv7();
  await tx.insert(emails).values({
    id,
    ...(owner === 'no member' ? {} : owner),
    kind: email.kind,
    recipient: email.to,
    subject: email.subject,
    textBody: email.text,
    htmlBody: email.html,
    replyTo: email.replyTo ?? null,
    headers: email.headers ?? null,
    attachments: email.attachments ? [...email.attachments] : null,
    forget: email.forget ?? false,
  });
  await jobs.send(tx, QUEUE, { mailId: id, until: email.until }, { urgent: email.urgent ?? false });
}

/** Emails that an address has refused, where none has been taken since. */
const isRefusedBy = (address: string) => and(eq(emails.recipient, address), emails.refused);

const jobData = z.object({ mailId: z.uuid(), until: z.coerce.date().optional() });
/** What nodemailer says of a failed delivery. */
const failureSchema = z
  .object({ command: z.string(), responseCode: z.number(), response: z.string() })
  .catch({ command: '', responseCode: 0, response: '' });
const gone = { textBody: null, htmlBody: null, replyTo: null, headers: null, attachments: null };
/** Longer than all tries of an email take together. */
const LOST_MS = 3 * DAY_MS;

interface EmailDeps {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly log: FastifyBaseLogger;
  now(): Date;
}

/**
 * Sends what is in the outbox: retried for a day, then marked as failed; where the address
 * is refused for good or its time is over, at once. What it says, its headers and files are emptied either way.
 */
export function emailJob({ db, mailer, log, now }: EmailDeps): JobDefinition {
  async function giveUp({ id, kind }: { id: string; kind: string }, { refused }: { refused: boolean }) {
    await db
      .update(emails)
      .set({ failedAt: now(), ...gone })
      .where(eq(emails.id, id));
    audit({ log }, 'email_failed', { kind, emailId: id, refused });
    await forgetEmail(db, id);
  }
  return {
    queue: QUEUE,
    atOnce: AT_ONCE,
    options: { ...TRIED_FOR_A_DAY, deleteAfterSeconds: DONE_SECONDS },
    async run(data, { lastTry }) {
      const { mailId: emailId, until } = jobData.parse(data);
      const [email] = await db.select().from(emails).where(eq(emails.id, emailId));
      if (!email || email.sentAt || email.textBody === null || email.htmlBody === null) return;
      if (until && until <= now()) return giveUp(email, { refused: email.refused });
      try {
        const where = await mailer.deliver(email.id, {
          kind: email.kind,
          to: email.recipient,
          subject: email.subject,
          text: email.textBody,
          html: email.htmlBody,
          ...(email.replyTo ? { replyTo: email.replyTo } : {}),
          ...(email.headers ? { headers: email.headers } : {}),
          ...(email.attachments ? { attachments: email.attachments } : {}),
        });
        audit({ log }, 'mail', { kind: email.kind, emailId, where });
      } catch (error) {
        const refused = isRefusal(error);
        const lastError = error instanceof Error ? error.message.slice(0, 500) : String(error);
        await db.update(emails).set({ lastError, refused }).where(eq(emails.id, emailId));
        if (refused || lastTry) await giveUp(email, { refused });
        if (refused) return;
        throw error;
      }
      await db
        .update(emails)
        .set({ sentAt: now(), lastError: null, ...gone })
        .where(eq(emails.id, emailId));
      await db.update(emails).set({ refused: false }).where(isRefusedBy(email.recipient));
      await forgetEmail(db, emailId);
    },
  };
}

/**
 * Whether an email server refuses the recipient for good. A refusal by policy (5.7, such as 'relaying denied') says something about us, and
 * those of the sender or of the log-in do too: operators can mend that.
 */
function isRefusal(error: unknown): boolean {
  const { command, responseCode, response } = failureSchema.parse(error);
  return command === 'RCPT TO' && responseCode >= 500 && !/^\d{3}[ -]5\.7\./.test(response);
}

/**
 * Gives up emails that nobody sends any more: where the process ended within the last try, nothing has marked them as failed. An old one that
 * still has its job, as after days without a server, is sent.
 */
export async function giveUpLostEmails(db: Db, now: Date): Promise<void> {
  const isLost = and(
    isNull(emails.sentAt),
    isNull(emails.failedAt),
    lt(emails.createdAt, new Date(now.getTime() - LOST_MS)),
    sql`not exists (
      select from jobs.job
      where name = ${QUEUE} and state < 'completed' and data ->> 'mailId' = ${emails.id}::text
    )`,
  );
  await db.delete(emails).where(and(isLost, emails.forget));
  await db
    .update(emails)
    .set({ failedAt: now, ...gone })
    .where(isLost);
}

/** Emails written as files hold codes and links; whoever wanted to read one has done so by then. */
const FILE_MS = WEEK_MS;

/** Removes emails that were written as files of `folder` more than a week ago, and what a killed process left of one. */
export async function removeOldEmailFiles(folder: string, now: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter((each) => /\.eml(\.part)?$/.test(each))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < now.getTime() - FILE_MS) await rm(path);
  }
}

/** Removes an email of which nothing is to be kept. */
async function forgetEmail(db: Db, emailId: string): Promise<void> {
  await db.delete(emails).where(and(eq(emails.id, emailId), emails.forget));
}
