import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { OpenConnection } from '../connections/own.ts';
import { endNews } from '../notifications/notify.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { endForBoth, type OwnPair, tellOther } from '../notifications/together.ts';

const givenKey = (connectionId: string) => `equity ${connectionId}`;
const proposalKey = (connectionId: string) => `equity proposal ${connectionId}`;

// Of all that is said before both have given theirs, only that it is given.
export const tellOfGiven = (deps: TellDeps, tx: Db, own: OpenConnection) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `${calledNameOf(person)} has said what counts for your split`,
    text: 'Share your answers, and you both see both at once.',
    dedupeKey: givenKey(own.id),
  }));

export const tellOfReveal = (deps: TellDeps, tx: Db, own: OpenConnection) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `You and ${calledNameOf(person)} see each other’s split now`,
    text: 'Both of you have shared your answers.',
    dedupeKey: `${givenKey(own.id)} shown`,
  }));

export const tellOfProposal = (deps: TellDeps, tx: Db, own: OpenConnection, proposalId: string) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `${calledNameOf(person)} proposes a split`,
    text: 'Accept it, or propose something else.',
    dedupeKey: `${proposalKey(own.id)} ${proposalId}`,
  }));

export const tellOfAcceptance = (deps: TellDeps, tx: Db, own: OpenConnection, proposalId: string) =>
  tellOther(deps, tx, own, 'equity', (person) => ({
    title: `${calledNameOf(person)} has accepted your split`,
    text: 'It holds for both of you, as a PDF too.',
    dedupeKey: `${proposalKey(own.id)} ${proposalId} accepted`,
  }));

/** The answers of the other are no news any more once one's own are given. */
export const endGivenNews = (deps: TellDeps, tx: Db, { id, userId }: OpenConnection) =>
  endNews(tx, deps, { userId, dedupeKey: givenKey(id) }, 'removed');

/** A proposal is answered, withdrawn or replaced. */
export const endProposalNews = (deps: TellDeps, tx: Db, own: OwnPair, proposalId: string) =>
  endForBoth(deps, tx, own, `${proposalKey(own.id)} ${proposalId}`);
