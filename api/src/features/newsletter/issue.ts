import type { Audience } from '@ampersand/contract/enumerations';
import { issueParts } from '@ampersand/contract/issue-text';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { type Email, enqueueEmail } from '../../lib/mailer.ts';
import { newToken } from '../../lib/tokens.ts';
import { memberEmail, newsletterEmail, waitlistEmail } from './emails.ts';
import {
  countReaders,
  findNextRecipients,
  findUnderWay,
  finishIssue,
  type IssueRow,
  lockIssue,
  noteWritten,
  startIssue,
} from './issue-queries.ts';
import { addUnsubscribeToken } from './queries.ts';

const QUEUE = 'send-issue';
/** Emails that are written in one transaction: for so long nobody else may use the embedded database. */
export const BATCH = 50;

type IssueDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now'>;

const contentOf = ({ subject, text }: Pick<IssueRow, 'subject' | 'text'>) => ({
  subject,
  paragraphs: issueParts(text),
});

/** The email of an issue for one of its audience; where that is subscribers, with a token to unsubscribe. */
async function emailOf(
  { publicUrl }: Config,
  issue: IssueRow,
  email: string,
  makeToken: () => string | Promise<string>,
): Promise<Email> {
  const content = contentOf(issue);
  if (issue.audience === 'WAITLIST') return waitlistEmail(content, email);
  if (issue.audience === 'MEMBERS') return memberEmail(content, email, publicUrl);
  return newsletterEmail(content, { email, unsubscribeToken: await makeToken() }, publicUrl);
}

/** Sends an issue to one address, to be looked at; its link to unsubscribe is nobody's. */
export async function sendTest(
  { config, db, jobs }: IssueDeps,
  issue: IssueRow,
  to: { readonly userId: string; readonly email: string },
): Promise<void> {
  const { headers: _ofReaders, ...email } = await emailOf(config, issue, to.email, newToken);
  const test = { ...email, kind: 'newsletter_test', subject: `Test: ${email.subject}` };
  await db.transaction((tx) => enqueueEmail(tx, jobs, test, { userId: to.userId }));
}

const NOBODY: Record<Audience, string> = {
  SUBSCRIBERS: 'There are no subscribers yet, so it would go to nobody',
  WAITLIST: 'Nobody is on the waitlist, so it would go to nobody',
  MEMBERS: 'No member has confirmed their address yet, so it would go to nobody',
};

export const NO_ISSUE = 'There is no such issue';

/** @throws {AppError} `not_found`, `conflict` once it is being sent. */
export function requireDraft(row: IssueRow | undefined): IssueRow {
  const issue = requireFound(row, NO_ISSUE);
  if (issue.startedAt)
    throw new AppError('conflict', 'This issue is being sent already, so it stays as it is');
  return issue;
}

/** What is stored of a draft is another version than the one that was seen. */
export const stale = () =>
  new AppError(
    'conflict',
    'This draft was changed in another window. Copy what you want to keep, then load the page again to see what is new',
  );

/**
 * Begins to send an issue, once. `expected`: only if this version is stored. @returns to how many.
 * @throws {AppError} `not_found`, `conflict` where it has begun, is another version, or would go to nobody.
 */
export function startSending(
  { db, jobs, now }: IssueDeps,
  issueId: string,
  expected: number | undefined,
): Promise<number> {
  return db.transaction(async (tx) => {
    const issue = requireDraft(await lockIssue(tx, issueId));
    if (expected !== undefined && issue.version !== expected) throw stale();
    const recipients = await countReaders(tx, issue.audience);
    if (recipients === 0) throw new AppError('conflict', NOBODY[issue.audience]);
    await startIssue(tx, issueId, recipients, now());
    await jobs.send(tx, QUEUE, { issueId }, { key: issueId });
    return recipients;
  });
}

/**
 * Writes the emails for the next of an issue's audience. How far it has come is noted with the emails themselves, so that
 * however often this is broken off and begun anew, each gets one.
 * @returns whether there may be more.
 */
export function writeBatch(deps: IssueDeps, issueId: string): Promise<boolean> {
  const { config, db, jobs, now } = deps;
  return db.transaction(async (tx) => {
    const issue = await lockIssue(tx, issueId);
    if (!issue?.startedAt || issue.finishedAt) return false;
    const { audience, startedAt, lastSubscriberId: after } = issue;
    const recipients = await findNextRecipients(tx, { audience, startedAt, after, limit: BATCH });
    const last = recipients.at(-1);
    if (!last) {
      await finishIssue(tx, issueId, now());
      audit(deps, 'issue_finished', { issueId, written: issue.written });
      return false;
    }
    for (const { id, email } of recipients) {
      const written = await emailOf(config, issue, email, () => addUnsubscribeToken(tx, id, now()));
      await enqueueEmail(tx, jobs, written, audience === 'MEMBERS' ? { userId: id } : 'no member');
    }
    await noteWritten(tx, issueId, { lastSubscriberId: last.id, count: recipients.length });
    return true;
  });
}

const jobData = z.object({ issueId: z.uuid() });

export function issueJobs(deps: IssueDeps): JobDefinition[] {
  return [
    {
      queue: QUEUE,
      onePerKey: true,
      options: LONG_JOB,
      async run(data) {
        const { issueId } = jobData.parse(data);
        while (await writeBatch(deps, issueId));
      },
    },
    {
      // A job may have failed for the last time while the database was away.
      queue: 'resume-issues',
      cron: '*/10 * * * *',
      run: () => resumeIssues(deps),
    },
  ];
}

export async function resumeIssues({ db, jobs }: IssueDeps): Promise<void> {
  for (const { id } of await findUnderWay(db)) await jobs.send(db, QUEUE, { issueId: id }, { key: id });
}
