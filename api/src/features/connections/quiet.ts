import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { endNews } from '../notifications/notify.ts';
import { messagesOf } from '../notifications/rules.ts';
import { tellTalk } from '../notifications/talk.ts';
import { type News, type TellDeps, tell } from '../notifications/tell.ts';
import { lockPair } from '../users/pairs.ts';
import type { AccountRow } from '../users/queries.ts';
import { quietEmail } from './emails.ts';
import { findDue, foldAsked, goesOn, haveMet, markAsked, type OpenPair } from './quiet-queries.ts';
import { FOLDED_MS, MET_MS, QUIET_MS } from './rules.ts';

type QuietDeps = TellDeps & Pick<Deps, 'db' | 'log'>;
type Question = ReturnType<typeof goesOn>;
type NewsFor = (pair: OpenPair, reader: AccountRow, person: AccountRow) => News;

/** `lastSeq`: of the message after which it was silent. */
const quietKey = (connectionId: string, lastSeq: number) => `quiet ${connectionId} ${lastSeq}`;
const metKey = (connectionId: string) => `met ${connectionId}`;

const quietNews: NewsFor = ({ connectionId, lastSeq }, reader, person) => ({
  kind: 'QUIET_ASKED',
  title: `Are you and ${calledNameOf(person)} still talking?`,
  text: 'Nobody has written for two weeks. Write a line or end it; in a week it is put away under ‘Quiet’.',
  link: messagesOf(reader).conversation(connectionId),
  dedupeKey: quietKey(connectionId, lastSeq),
  byEmail: { kind: 'quietAsked', email: quietEmail },
});

const metNews: NewsFor = ({ connectionId }, reader, person) => ({
  kind: 'MET_ASKED',
  title: `Have you and ${calledNameOf(person)} met?`,
  text: 'You have been connected for two weeks. Your answer stays with you: they do not see it.',
  link: messagesOf(reader).conversation(connectionId),
  dedupeKey: metKey(connectionId),
});

/** Asks both of two who have been silent for 14 days, once; folds what stays silent; asks whether two have met. */
export async function askQuiet(deps: QuietDeps): Promise<void> {
  const now = deps.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await goRound(deps.log, 'two not asked how it goes', async (turn) => {
    await askAll(goesOn(before(QUIET_MS)), quietNews);
    await askAll(haveMet(before(MET_MS)), metNews);
    await deps.db.transaction(async (tx) => {
      for (const { connectionId, userId } of await foldAsked(tx, before(FOLDED_MS), now))
        await tellTalk(deps, tx, [userId], { kind: 'state', connectionId });
    });

    async function askAll(question: Question, newsFor: NewsFor): Promise<void> {
      const due = byPages(
        (page) => findDue(deps.db, question, page),
        ({ connectionId }: OpenPair) => connectionId,
      );
      for await (const pair of due)
        await turn({ connectionId: pair.connectionId }, () =>
          deps.db.transaction((tx) => ask(deps, tx, pair, question, newsFor)),
        );
    }
  });
}

async function ask(deps: QuietDeps, tx: Db, pair: OpenPair, question: Question, newsFor: NewsFor) {
  const { connectionId, memberA, memberB } = pair;
  await lockPair(tx, memberA, memberB);
  for (const readerId of await markAsked(tx, connectionId, question, deps.now())) {
    const personId = readerId === memberA ? memberB : memberA;
    await tell(deps, tx, { readerId, personId }, (reader, person) => newsFor(pair, reader, person));
  }
}

type Silence = Pick<OpenPair, 'connectionId' | 'lastSeq'>;

/** Somebody has written, or nobody will: there is nothing to ask any more. */
export async function endQuietNews(
  deps: Pick<Deps, 'bus' | 'now'>,
  tx: Db,
  userIds: readonly string[],
  { connectionId, lastSeq }: Silence,
): Promise<void> {
  const dedupeKey = quietKey(connectionId, lastSeq);
  for (const userId of userIds) await endNews(deps, tx, { userId, dedupeKey }, 'removed');
}

/** A member has answered whether the two have met. */
export function endMetNews(deps: Pick<Deps, 'bus' | 'now'>, tx: Db, userId: string, connectionId: string) {
  return endNews(deps, tx, { userId, dedupeKey: metKey(connectionId) }, 'read');
}

export function quietJob(deps: QuietDeps): JobDefinition {
  return { queue: 'ask-quiet', cron: '37 * * * *', options: LONG_JOB, run: () => askQuiet(deps) };
}
