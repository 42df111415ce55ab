import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS } from '@ampersand/contract/time';
import { callSuggestions, calls } from '../../db/calls.ts';
import type { Db } from '../../db/client.ts';
import { arrangedCall, type PlannedCall, suggestedCall } from '../../db/seed/community/calls.ts';
import type { DemoPair } from './seed-trial.ts';
import { momentOf } from './talk-rows.ts';

/** Of the two demo log-ins: a call is agreed, and he suggests times for another. */
export async function seedCalls(tx: Db, pair: DemoPair, now: Date): Promise<void> {
  const { connectionId, founderId, applicantId } = pair;
  const yesterday = new Date(now.getTime() - DAY_MS);
  for (const startsAt of startsOf(arrangedCall, now))
    await tx.insert(calls).values({
      ...termsOf(arrangedCall),
      id: randomUUIDv7(),
      connectionId,
      startsAt,
      suggesterId: founderId,
      accepterId: applicantId,
      accepterZone: arrangedCall.accepterZone,
      createdAt: yesterday,
    });
  const starts = startsOf(suggestedCall, now);
  await tx.insert(callSuggestions).values({
    ...termsOf(suggestedCall),
    id: randomUUIDv7(),
    connectionId,
    suggesterId: applicantId,
    starts: starts.map((start) => start.toISOString()),
    lapsesAt: starts.at(-1) ?? now,
    createdAt: now,
  });
}

const startsOf = ({ starts }: PlannedCall, now: Date): Date[] =>
  starts.map(([inDays, time]) => momentOf([-inDays, time], now));

const termsOf = ({ minutes, way, note, suggesterZone }: PlannedCall) => ({
  minutes,
  way,
  note,
  suggesterZone,
});
