import type { Equity } from '@ampersand/contract/equity';
import type { Db } from '../../db/client.ts';
import { type Asked, findOwn, requireReadable } from '../connections/own.ts';
import { findAgreements, findDrafts, findProposals } from './queries.ts';
import { termsFor } from './rules.ts';

/** How two divide their startup, as one of them may see it. @throws {AppError} `not_found`, `conflict` while it is closed. */
export async function presentEquity(db: Db, asked: Asked): Promise<Equity> {
  const { id: connectionId, userId, isFirst } = requireReadable(await findOwn(db, asked));
  const [{ own, other }, proposals, agreements] = await Promise.all([
    findDrafts(db, { connectionId, userId }),
    findProposals(db, connectionId),
    findAgreements(db, connectionId),
  ]);
  return {
    yours: { answers: own?.answers ?? null, given: own?.isGiven ?? false },
    theirs: { answers: other?.answers ?? null, given: other?.isGiven ?? false },
    proposals: proposals.map((row) => ({
      id: row.id,
      mine: row.proposerId === userId,
      terms: termsFor(row, isFirst),
      status: row.declinedAt ? ('DECLINED' as const) : row.status,
      createdAt: row.createdAt.toISOString(),
    })),
    agreements: agreements.map((row) => ({
      id: row.id,
      terms: termsFor(row, isFirst),
      proposedAt: row.proposedAt.toISOString(),
      acceptedAt: row.acceptedAt.toISOString(),
    })),
  };
}
