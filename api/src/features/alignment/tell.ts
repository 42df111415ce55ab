import { type AlignmentTheme, themeWords } from '@ampersand/contract/alignment-questions';
import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { OpenConnection } from '../connections/own.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { endForBoth, tellOther } from '../notifications/together.ts';
import { begunEmail } from './emails.ts';

const givenKey = (connectionId: string, theme: AlignmentTheme) => `aligned ${connectionId} ${theme}`;
const againKey = (connectionId: string, theme: AlignmentTheme) => `again ${connectionId} ${theme}`;
const proposalKey = (pointId: string) => `proposal ${pointId}`;
/** Of what both were asked on a day (UTC): whether it still holds. */
export const stillKey = (connectionId: string, day: string) => `still ${connectionId} ${day}`;

/** The other has given a theme; of the first one an email tells too. */
export function tellOfGiven(
  deps: TellDeps,
  tx: Db,
  own: OpenConnection,
  theme: AlignmentTheme,
  isFirst: boolean,
) {
  return tellOther(deps, tx, own, 'alignment', (person) => ({
    title: `${calledNameOf(person)} has shared their answers`,
    text: `‘${themeWords[theme].name}’. Share yours, and you both see both at once.`,
    dedupeKey: givenKey(own.id, theme),
    ...(isFirst && { byEmail: { kind: 'together', email: begunEmail } as const }),
  }));
}

export function tellOfReveal(deps: TellDeps, tx: Db, own: OpenConnection, theme: AlignmentTheme) {
  return tellOther(deps, tx, own, 'alignment', (person) => ({
    title: `You and ${calledNameOf(person)} see each other’s answers now`,
    text: `‘${themeWords[theme].name}’: both of you have shared them.`,
    dedupeKey: `${givenKey(own.id, theme)} shown`,
  }));
}

export function tellOfAgain(deps: TellDeps, tx: Db, own: OpenConnection, theme: AlignmentTheme) {
  return tellOther(deps, tx, own, 'alignment', (person) => ({
    title: `${calledNameOf(person)} would like to answer once more`,
    text: `‘${themeWords[theme].name}’. If you agree, both of you answer again.`,
    dedupeKey: againKey(own.id, theme),
  }));
}

export function tellOfProposal(deps: TellDeps, tx: Db, own: OpenConnection, pointId: string) {
  return tellOther(deps, tx, own, 'alignment', (person) => ({
    title: `${calledNameOf(person)} proposes a sentence`,
    text: 'It closes a point of your agenda, once you confirm it.',
    dedupeKey: proposalKey(pointId),
  }));
}

export const endGivenNews = (deps: TellDeps, tx: Db, own: OpenConnection, theme: AlignmentTheme) =>
  endForBoth(deps, tx, own, givenKey(own.id, theme));
export const endRevealNews = (deps: TellDeps, tx: Db, own: OpenConnection, theme: AlignmentTheme) =>
  endForBoth(deps, tx, own, `${givenKey(own.id, theme)} shown`);
export const endAgainNews = (deps: TellDeps, tx: Db, own: OpenConnection, theme: AlignmentTheme) =>
  endForBoth(deps, tx, own, againKey(own.id, theme));
export const endProposalNews = (deps: TellDeps, tx: Db, own: OpenConnection, pointId: string) =>
  endForBoth(deps, tx, own, proposalKey(pointId));
export const endStillNews = (deps: TellDeps, tx: Db, own: OpenConnection, day: string) =>
  endForBoth(deps, tx, own, stillKey(own.id, day));
