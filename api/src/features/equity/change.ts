import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { EquityAnswers, EquityTerms } from '@ampersand/contract/equity';
import { isComplete } from '@ampersand/contract/equity/answers';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Asked } from '../connections/own.ts';
import { NOT_OPEN, requireLatest } from '../connections/proposals.ts';
import { changeTogether } from '../connections/together.ts';
import type { TellDeps } from '../notifications/tell.ts';
import type { OwnPair } from '../notifications/together.ts';
import {
  closeOpen,
  findDrafts,
  findProposals,
  haveBothGiven,
  insertAgreement,
  insertProposal,
  markAccepted,
  markDeclined,
  markGiven,
  markWithdrawn,
  saveDraft,
} from './queries.ts';
import { storedTerms } from './rules.ts';
import {
  endGivenNews,
  endProposalNews,
  tellOfAgreement,
  tellOfGiven,
  tellOfNo,
  tellOfProposal,
  tellOfReveal,
} from './tell.ts';

type ChangeDeps = TellDeps & Pick<Deps, 'db'>;

const GIVEN = 'You have shared your answers. They do not change any more';
const UNFINISHED = 'Please say of each contribution how much it counts, and what part is yours';
const CHANGED = 'You have changed your answers elsewhere meanwhile. Please look at them, then share them';
const UNSEEN = 'First you both share your answers';

/** @throws {AppError} `not_found`, `conflict` where nothing can be changed or the answers were given. */
export function keepDraft(deps: ChangeDeps, asked: Asked, answers: EquityAnswers): Promise<void> {
  const keep = async (tx: Db) => {
    if (!(await saveDraft(tx, asked, answers, deps.now()))) throw new AppError('conflict', GIVEN);
  };
  return changeTogether(deps, asked, keep, { isOwn: true });
}

/**
 * Giving twice is giving once. @throws {AppError} `not_found`, `conflict` where nothing can be changed, an answer is missing, or
 * `seen` is not what is kept.
 */
export function give(deps: ChangeDeps, asked: Asked, seen: EquityAnswers): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const { own, other } = await findDrafts(tx, asked);
    if (!isComplete(seen)) throw new AppError('conflict', UNFINISHED);
    if (!isDeepStrictEqual(own?.answers, seen))
      throw new AppError('conflict', own?.isGiven ? GIVEN : CHANGED);
    if (!(await markGiven(tx, asked, deps.now()))) return;
    await endGivenNews(deps, tx, open);
    await (other?.isGiven ? tellOfReveal : tellOfGiven)(deps, tx, open);
  });
}

/** @throws {AppError} `not_found`, `conflict` before both have given their answers and where there is a newer proposal than `after`. */
export function propose(
  deps: ChangeDeps,
  asked: Asked,
  { terms, after }: { terms: EquityTerms; after: string | null },
): Promise<void> {
  const { connectionId, userId } = asked;
  return changeTogether(deps, asked, async (tx, open) => {
    if (!(await haveBothGiven(tx, connectionId))) throw new AppError('conflict', UNSEEN);
    const [latest] = await findProposals(tx, connectionId, 1);
    requireLatest(latest, after);
    for (const id of await closeOpen(tx, connectionId, 'REPLACED')) await endProposalNews(deps, tx, open, id);
    const stored = storedTerms(terms, open.isFirst);
    const id = randomUUIDv7();
    await insertProposal(tx, { ...stored, id, connectionId, proposerId: userId, createdAt: deps.now() });
    await tellOfProposal(deps, tx, open, { id, isFirst: latest === undefined });
  });
}

type AskedProposal = Asked & { readonly proposalId: string };

/** @throws {AppError} `not_found`, `conflict` where it is not open, or one's own. */
export function accept(deps: ChangeDeps, asked: AskedProposal): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    const accepted = await markAccepted(tx, asked);
    if (!accepted) throw new AppError('conflict', NOT_OPEN);
    const { proposerId, status, createdAt, declinedAt, ...terms } = accepted;
    const agreementId = randomUUIDv7();
    await insertAgreement(tx, {
      ...terms,
      id: agreementId,
      proposedAt: createdAt,
      acceptedAt: deps.now(),
    });
    await endProposalNews(deps, tx, open, accepted.id);
    await tellOfAgreement(deps, tx, open, { proposalId: accepted.id, agreementId });
  });
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or the other's. */
export function withdraw(deps: ChangeDeps, asked: AskedProposal): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    if (!(await markWithdrawn(tx, asked))) throw new AppError('conflict', NOT_OPEN);
    await endProposalNews(deps, tx, open, asked.proposalId);
  });
}

/** @throws {AppError} `not_found`, `conflict` where it is not open, or one's own. */
export function decline(deps: ChangeDeps, asked: AskedProposal): Promise<void> {
  return changeTogether(deps, asked, async (tx, open) => {
    if (!(await markDeclined(tx, asked, deps.now()))) throw new AppError('conflict', NOT_OPEN);
    await endProposalNews(deps, tx, open, asked.proposalId);
    await tellOfNo(deps, tx, open, asked.proposalId);
  });
}

/** What one proposed before their connection ended does not wait for a yes any more. */
export async function withdrawSplit(deps: TellDeps, tx: Db, pair: OwnPair): Promise<void> {
  for (const id of await closeOpen(tx, pair.id, 'WITHDRAWN')) await endProposalNews(deps, tx, pair, id);
}
