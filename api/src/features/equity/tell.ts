import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { OpenConnection } from '../connections/own.ts';
import { endNews } from '../notifications/notify.ts';
import { tellOfPaper } from '../notifications/paper.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { endForBoth, type OwnPair, tellOther } from '../notifications/together.ts';
import { AGREEMENT_FILE, agreementPdf } from './agreement.ts';
import { AGREED, begunEmail, proposedEmail } from './emails.ts';
import { findOwnAgreement } from './queries.ts';

const givenKey = (connectionId: string) => `equity ${connectionId}`;
const proposalKey = (connectionId: string) => `equity proposal ${connectionId}`;

// Of all that is said before both have given theirs, only that it is given: once, as answers that are given stay.
export const tellOfGiven = (deps: TellDeps, tx: Db, own: OpenConnection) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `${calledNameOf(person)} has said what counts for your split`,
    text: 'Share your answers, and you both see both at once.',
    dedupeKey: givenKey(own.id),
    byEmail: { kind: 'together', email: begunEmail },
  }));

export const tellOfReveal = (deps: TellDeps, tx: Db, own: OpenConnection) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `You and ${calledNameOf(person)} see each other’s split now`,
    text: 'Both of you have shared your answers.',
    dedupeKey: `${givenKey(own.id)} shown`,
  }));

/** A split is proposed; of the first one an email tells too. */
export const tellOfProposal = (
  deps: TellDeps,
  tx: Db,
  own: OpenConnection,
  { id, isFirst }: { readonly id: string; readonly isFirst: boolean },
) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `${calledNameOf(person)} proposes a split`,
    text: 'Accept it, or propose something else.',
    dedupeKey: `${proposalKey(own.id)} ${id}`,
    ...(isFirst && { byEmail: { kind: 'together', email: proposedEmail } as const }),
  }));

export const tellOfNo = (deps: TellDeps, tx: Db, own: OpenConnection, proposalId: string) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `The split you proposed does not suit ${calledNameOf(person)}`,
    text: 'Propose something else, or write to each other.',
    dedupeKey: `${proposalKey(own.id)} ${proposalId} no`,
  }));

/** Both have accepted. */
export async function tellOfAgreement(
  deps: TellDeps,
  tx: Db,
  own: OpenConnection,
  { proposalId, agreementId }: { readonly proposalId: string; readonly agreementId: string },
): Promise<void> {
  const row = await findOwnAgreement(tx, own.userId, agreementId);
  if (!row) return;
  await tellOfPaper(deps, tx, own, {
    part: 'equity',
    news: (person) => ({
      title: `${calledNameOf(person)} has accepted your split`,
      text: 'It holds for both of you, as a PDF too.',
      dedupeKey: `${proposalKey(own.id)} ${proposalId} accepted`,
    }),
    words: AGREED,
    filename: AGREEMENT_FILE,
    // The same for both, and made while the one who accepts waits: once.
    pdf: await agreementPdf(row),
  });
}

/** The answers of the other are no news any more once one's own are given. */
export const endGivenNews = (deps: TellDeps, tx: Db, { id, userId }: OpenConnection) =>
  endNews(deps, tx, { userId, dedupeKey: givenKey(id) }, 'removed');

/** A proposal is answered, withdrawn or replaced. */
export const endProposalNews = (deps: TellDeps, tx: Db, own: OwnPair, proposalId: string) =>
  endForBoth(deps, tx, own, `${proposalKey(own.id)} ${proposalId}`);
