import { type AlignmentTheme, themeWords } from '@ampersand/contract/alignment-questions';
import { calledNameOf } from '@ampersand/contract/called';
import type { Db } from '../../db/client.ts';
import type { OpenConnection } from '../connections/own.ts';
import { endNews } from '../notifications/notify.ts';
import { togetherOf } from '../notifications/rules.ts';
import { tellTalk } from '../notifications/talk.ts';
import { type News, type Pair, type TellDeps, tell } from '../notifications/tell.ts';
import type { UserRow } from '../users/queries.ts';
import { begunEmail } from './emails.ts';

/** Whose turn something is between two, and where. */
interface Turn extends Pair {
  readonly connectionId: string;
}

/** What is told to the other of the two. */
export const toOther = ({ id, userId, otherId }: OpenConnection): Turn => ({
  readerId: otherId,
  personId: userId,
  connectionId: id,
});

/** Says to the windows of both that something changed; what, they ask. */
export function tellBoth(deps: TellDeps, tx: Db, { id, userId, otherId }: OpenConnection): Promise<void> {
  return tellTalk(deps, tx, [userId, otherId], { kind: 'together', connectionId: id });
}

const givenKey = (connectionId: string, theme: AlignmentTheme) => `aligned ${connectionId} ${theme}`;
const againKey = (connectionId: string, theme: AlignmentTheme) => `again ${connectionId} ${theme}`;
const proposalKey = (pointId: string) => `proposal ${pointId}`;

function tellOf(deps: TellDeps, tx: Db, turn: Turn, news: (person: UserRow) => Omit<News, 'kind' | 'link'>) {
  return tell(deps, tx, turn, (reader, person) => ({
    kind: 'TOGETHER',
    link: togetherOf(reader).alignment(turn.connectionId),
    ...news(person),
  }));
}

/** The other has given a theme; of the first one an email tells too. */
export function tellOfGiven(deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme, isFirst: boolean) {
  return tellOf(deps, tx, turn, (person) => ({
    title: `${calledNameOf(person)} has given their answers`,
    text: `‘${themeWords[theme].name}’. Give yours, and you both see both at once.`,
    dedupeKey: givenKey(turn.connectionId, theme),
    ...(isFirst && { byEmail: { kind: 'together', email: begunEmail } as const }),
  }));
}

export function tellOfReveal(deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme) {
  return tellOf(deps, tx, turn, (person) => ({
    title: `You and ${calledNameOf(person)} see each other’s answers now`,
    text: `‘${themeWords[theme].name}’: both of you have given them.`,
    dedupeKey: `${givenKey(turn.connectionId, theme)} shown`,
  }));
}

export function tellOfAgain(deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme) {
  return tellOf(deps, tx, turn, (person) => ({
    title: `${calledNameOf(person)} would like to answer once more`,
    text: `‘${themeWords[theme].name}’. If you agree, both of you give your answers anew.`,
    dedupeKey: againKey(turn.connectionId, theme),
  }));
}

export function tellOfProposal(deps: TellDeps, tx: Db, turn: Turn, pointId: string) {
  return tellOf(deps, tx, turn, (person) => ({
    title: `${calledNameOf(person)} proposes a sentence`,
    text: 'It closes a point of your agenda, once you confirm it.',
    dedupeKey: proposalKey(pointId),
  }));
}

/** What two members were told of is dealt with, or no longer so. */
async function endFor(deps: TellDeps, tx: Db, { readerId, personId }: Pair, dedupeKeys: readonly string[]) {
  for (const userId of [readerId, personId])
    for (const dedupeKey of dedupeKeys) await endNews(tx, deps, { userId, dedupeKey }, 'removed');
}

export const endGivenNews = (deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme) =>
  endFor(deps, tx, turn, [givenKey(turn.connectionId, theme)]);
export const endRevealNews = (deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme) =>
  endFor(deps, tx, turn, [`${givenKey(turn.connectionId, theme)} shown`]);
export const endAgainNews = (deps: TellDeps, tx: Db, turn: Turn, theme: AlignmentTheme) =>
  endFor(deps, tx, turn, [againKey(turn.connectionId, theme)]);
export const endProposalNews = (deps: TellDeps, tx: Db, turn: Turn, pointId: string) =>
  endFor(deps, tx, turn, [proposalKey(pointId)]);
