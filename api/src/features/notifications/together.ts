import type { Db } from '../../db/client.ts';
import type { AccountRow, Accounts } from '../users/queries.ts';
import { endNews } from './notify.ts';
import { togetherOf } from './rules.ts';
import { type News, type TellDeps, tell } from './tell.ts';

/** A connection as one of its two sees it. */
export interface OwnPair {
  readonly id: string;
  readonly userId: string;
  readonly otherId: string;
  /** Of both, where they have been read already. */
  readonly accounts?: Accounts;
}

export type TogetherNews = Omit<News, 'kind' | 'link'>;

/** Tells the other of two what happened in a part of 'Together', in the bell and, where the news has one, by an email. */
export function tellOther(
  deps: TellDeps,
  tx: Db,
  { id, userId, otherId, accounts }: OwnPair,
  part: 'alignment' | 'equity' | 'trial' | 'calls',
  news: (person: AccountRow) => TogetherNews,
): Promise<boolean> {
  return tell(deps, tx, { readerId: otherId, personId: userId, accounts }, (reader, person) => ({
    kind: 'TOGETHER',
    link: togetherOf(reader)[part](id),
    ...news(person),
  }));
}

/** What the two were told of is dealt with, or no longer so. */
export async function endForBoth(deps: TellDeps, tx: Db, { userId, otherId }: OwnPair, dedupeKey: string) {
  for (const each of [userId, otherId]) await endNews(deps, tx, { userId: each, dedupeKey }, 'removed');
}
