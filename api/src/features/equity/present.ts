import type { Equity } from '@ampersand/contract/equity';
import type { Db } from '../../db/client.ts';
import { type Asked, findOwn, orNotReadable } from '../connections/own.ts';
import { findAgreements, findDrafts, findProposals, isFirst } from './queries.ts';
import { termsFor } from './rules.ts';

/** How two divide their startup, as one of them may see it. @throws {AppError} `not_found`, `conflict` while it is closed. */
export async function presentEquity(db: Db, asked: Asked): Promise<Equity> {
  const { id: connectionId, userId } = orNotReadable(await findOwn(db, asked));
  const { own, other } = await findDrafts(db, { connectionId, userId });
  const first = await isFirst(db, { connectionId, userId });
  const proposals = await findProposals(db, connectionId);
  const agreements = await findAgreements(db, connectionId);
  return {
    yours: { answers: own?.answers ?? null, given: own?.isGiven ?? false },
    theirs: { answers: other?.answers ?? null, given: other?.isGiven ?? false },
    proposals: proposals.map((row) => ({
      id: row.id,
      mine: row.proposerId === userId,
      terms: termsFor(row, first),
      status: row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    agreements: agreements.map((row) => ({
      id: row.id,
      terms: termsFor(row, first),
      proposedAt: row.proposedAt.toISOString(),
      acceptedAt: row.acceptedAt.toISOString(),
    })),
  };
}
