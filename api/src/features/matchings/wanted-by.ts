import type { Indexed } from './index-member.ts';
import { type Member, readingOf } from './members.ts';
import { type Row, withKnown } from './rank-rows.ts';
import { isGuessing, wanting } from './rules/explain/wanting.ts';
import type { Tables } from './rules/score/weights.ts';

interface FirstPage {
  readonly members: readonly Member[];
  readonly rows: readonly Row[];
  readonly tables: Tables;
  /** Ids of the first people of the list; none where a later page is shown. */
  readonly first: readonly string[];
}

/** Whether a viewer has written too little for matches, and which of their answers would change the list. */
export function wantedBy(viewer: Indexed, { members, rows, tables, first }: FirstPage) {
  const own = readingOf(
    members.find(({ id }) => id === viewer.id),
    viewer.traits,
  );
  const guesses = own !== undefined && isGuessing(own.person);
  if (!guesses || first.length === 0) return { guesses, wanting: [] };
  const looked = rows.filter(({ id }) => first.includes(id));
  const wanted = withKnown(viewer.row, looked, (_own, others) =>
    wanting(
      own,
      [...others.values()].map(({ traits }) => traits),
      tables,
    ),
  );
  return { guesses, wanting: wanted ?? [] };
}
