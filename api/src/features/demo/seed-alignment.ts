import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import { DAY_MS } from '@ampersand/contract/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import {
  applicantShort,
  applicantTime,
  closedPoint,
  founderShort,
  proposedPoint,
} from '../../db/seed/community/alignment.ts';
import {
  alignmentAnswers,
  alignmentGiven,
  alignmentPoints,
  alignmentProposals,
  alignmentReveals,
} from '../../db/together.ts';
import { insertPoints } from '../alignment/queries.ts';
import { comparedOf, isPoint } from '../alignment/rules.ts';
import { ordered } from '../connections/rules.ts';
import type { DemoPair } from './seed-trial.ts';

const whole = (answers: typeof founderShort): AlignmentAnswer[] =>
  answers.map((answer) => ({ importance: 1, talk: false, hidden: false, ...answer }));

/** The two demo log-ins have seen each other's first ten; his answers on time wait for hers. */
export async function seedAlignment(tx: Db, of: DemoPair, now: Date): Promise<void> {
  const { connectionId, founderId, applicantId } = of;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const pair = ordered(founderId, applicantId);
  const [hers, his, later] = [whole(founderShort), whole(applicantShort), whole(applicantTime)];
  const owned = [
    ...hers.map((answer) => ({ ...answer, userId: founderId })),
    ...[...his, ...later].map((answer) => ({ ...answer, userId: applicantId })),
  ];
  await tx.insert(alignmentAnswers).values(owned.map((answer) => ({ ...answer, updatedAt: ago(4) })));
  await tx.insert(alignmentGiven).values([
    { connectionId, theme: 'SHORT', userId: founderId, answers: hers, givenAt: ago(4) },
    { connectionId, theme: 'SHORT', userId: applicantId, answers: his, givenAt: ago(3) },
    { connectionId, theme: 'TIME', userId: applicantId, answers: later, givenAt: ago(1) },
  ]);
  const compared = comparedOf('SHORT', hers, his);
  const readings = Object.fromEntries(compared.map(({ question, reading }) => [question, reading]));
  await tx
    .insert(alignmentReveals)
    .values({ connectionId, theme: 'SHORT', ...pair, readings, revealedAt: ago(3) });
  const points = compared.filter(isPoint).map(({ question }) => question);
  await insertPoints(tx, { connectionId, theme: 'SHORT' }, points, ago(3));
  await seedPoints(tx, connectionId, applicantId, ago(2));
}

/** One point is closed, and he has proposed how to close another. */
async function seedPoints(tx: Db, connectionId: string, applicantId: string, at: Date): Promise<void> {
  const isPointOn = (question: (typeof closedPoint | typeof proposedPoint)['question']) =>
    and(eq(alignmentPoints.connectionId, connectionId), eq(alignmentPoints.question, question));
  await tx
    .update(alignmentPoints)
    .set({ sentence: closedPoint.sentence, confirmedAt: at })
    .where(isPointOn(closedPoint.question));
  const [point] = await tx
    .select({ id: alignmentPoints.id })
    .from(alignmentPoints)
    .where(isPointOn(proposedPoint.question));
  if (!point) return;
  const { sentence } = proposedPoint;
  await tx
    .insert(alignmentProposals)
    .values({ pointId: point.id, userId: applicantId, sentence, createdAt: at });
}
