import type { Deps } from '../../http/deps.ts';
import { suspended } from '../../http/session.ts';
import { addressee } from '../../lib/addressee.ts';
import { AppError } from '../../lib/app-error.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { newToken } from '../../lib/tokens.ts';
import { stillLookingEmail } from './emails.ts';
import { endInactivity, findAsked, findDue, insertQuestion, muteByToken, pauseByToken } from './queries.ts';

type AskDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now'>;

/** Asks everybody by email who has been inactive for 25 days whether they are still looking; once until they are back. */
export async function askInactive(deps: AskDeps): Promise<void> {
  const now = deps.now();
  const due = byPages(
    (page) => findDue(deps.db, now, page),
    (id: string) => id,
  );
  await goRound(deps.log, 'member not asked whether they are still looking', async (turn) => {
    for await (const userId of due) await turn({ userId }, () => ask(deps, userId, now));
  });
}

async function ask(deps: AskDeps, userId: string, now: Date): Promise<void> {
  const token = newToken();
  await deps.db.transaction(async (tx) => {
    const member = await insertQuestion(tx, userId, token, now);
    if (!member) return;
    const { role, lastActiveAt } = member;
    const { publicUrl } = deps.config;
    const question = stillLookingEmail({ ...addressee(member), role, lastActiveAt, token, publicUrl });
    await enqueueEmail(tx, deps.jobs, question, { userId });
  });
}

/**
 * The member of a link is still looking: they count as seen now.
 * @throws {AppError} `invalid_code` for a link that is unknown, replaced or older than 90 days; `account_suspended`, or
 * `conflict` for an account that is about to be deleted, which nobody sees whatever they answer.
 */
export async function answerStillLooking(deps: Deps, token: string): Promise<string> {
  const userId = await endInactivity(deps.db, token, deps.now());
  if (!userId) throw await unanswered(deps, token, 'Please log in: that tells us you are here');
  await deps.memberChanged(userId);
  return userId;
}

/**
 * Pauses the profile of the member of a link.
 * @throws {AppError} `invalid_code` as above.
 */
export async function answerPause(deps: Deps, token: string): Promise<string> {
  const userId = await pauseByToken(deps.db, token, deps.now());
  if (!userId)
    throw await unanswered(deps, token, 'Please log in, and pause your profile on your account page.');
  await deps.memberChanged(userId);
  return userId;
}

/**
 * Asks the member of a link never again.
 * @throws {AppError} `invalid_code` as above.
 */
export async function endQuestions(deps: Deps, token: string): Promise<string> {
  const userId = await muteByToken(deps.db, token, deps.now());
  if (!userId) throw deadLink('Please log in, and choose your emails on your account page.');
  return userId;
}

/** Why a link did nothing. */
async function unanswered({ db, now }: Deps, token: string, instead: string): Promise<AppError> {
  const asked = await findAsked(db, token, now());
  if (asked?.suspendedAt) return suspended();
  if (asked?.deletionDueAt)
    return new AppError(
      'conflict',
      'Your account is about to be deleted, as you have asked. To keep it, log in and take that back on your account page',
    );
  return deadLink(instead);
}

/** @param instead - what one can do without it */
function deadLink(instead: string): AppError {
  const message = `This link no longer works. ${instead}`;
  return new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });
}

export function inactivityJob(deps: AskDeps): JobDefinition {
  return { queue: 'ask-inactive', cron: '17 9 * * *', options: LONG_JOB, run: () => askInactive(deps) };
}
