import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { addDays } from '@ampersand/contract/trial/terms';
import { textOf, trialParts } from '@ampersand/contract/trial/text';
import type { Db } from '../../db/client.ts';
import { equityDrafts } from '../../db/equity.ts';
import { demoApplicant } from '../../db/seed/community/demo.ts';
import { applicantSplit, changedTerms, firstTerms, founderSplit } from '../../db/seed/community/trial.ts';
import { trialProposals, trialSignatures } from '../../db/trial.ts';
import { hashOf } from '../trial/hash.ts';

const AHEAD_DAYS = 10;

export interface DemoPair {
  readonly connectionId: string;
  readonly founderId: string;
  readonly applicantId: string;
}

/** Of the two demo log-ins: he has changed the trial that she proposed, and signed it; both have said what counts for their split. */
export async function seedTrial(tx: Db, pair: DemoPair, now: Date): Promise<void> {
  const { connectionId, founderId, applicantId } = pair;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const startsOn = addDays(utcDay(now), AHEAD_DAYS);
  const [first, changed] = [firstTerms, changedTerms].map((offered) => {
    const terms = { ...offered, startsOn };
    const text = textOf(trialParts(terms));
    return { id: randomUUIDv7(), connectionId, terms, text, hash: hashOf(text) };
  });
  if (!first || !changed) return;
  await tx.insert(trialProposals).values([
    { ...first, proposerId: founderId, status: 'REPLACED', createdAt: ago(2) },
    { ...changed, proposerId: applicantId, createdAt: ago(1) },
  ]);
  await tx.insert(trialSignatures).values({
    paperId: changed.id,
    connectionId,
    userId: applicantId,
    name: demoApplicant.fullName,
    signedAt: ago(1),
  });
  await tx.insert(equityDrafts).values([
    { connectionId, userId: founderId, answers: founderSplit, updatedAt: ago(2), givenAt: ago(2) },
    { connectionId, userId: applicantId, answers: applicantSplit, updatedAt: ago(1), givenAt: ago(1) },
  ]);
}
