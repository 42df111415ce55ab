import { calledNameOf } from '@ampersand/contract/called';
import { utcDay } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee, nameInEmail, SOMEBODY } from '../../lib/addressee.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { notify } from '../notifications/notify.ts';
import { countSince } from '../notifications/queries.ts';
import { detailPath, isStrong } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { noticeCopies } from '../reports/notice.ts';
import { wantsEmail } from '../users/rules.ts';
import { strongMatchEmail } from './emails.ts';
import { type ListDeps, summaryOf } from './lists.ts';
import { findMembers, type Member } from './members.ts';
import { hasPassed, isShownToOthers } from './queries.ts';
import { withArticle } from './rules/explain/wording.ts';
import type { Ranked } from './rules/score/ranking.ts';
import { matchLabel } from './rules/score/score.ts';

/**
 * Tells a member who has just been indexed anew, and those of the other side whom it concerns, of matches above 85 %
 * among the first twenty of the member's list; each pair once in two years. Hidden members concern nobody. Moderators are told of copies.
 */
export async function notifyOfStrongMatches(deps: Deps, userId: string): Promise<void> {
  const { strong, copies } = await strongMatches(deps, userId);
  if (copies.length > 0) await noticeCopies(deps, userId, copies);
  if (strong.length === 0) return;
  const members = await findMembers(deps.db, [userId, ...strong.map(({ id }) => id)]);
  const byId = new Map(members.map((member) => [member.id, member]));
  const own = byId.get(userId);
  if (!own) return;
  for (const { id, shown } of strong) {
    const other = byId.get(id);
    if (!other) continue;
    const match = matchLabel(shown);
    await deps.db.transaction(async (tx) => {
      // One after the other in the order of their ids: two members indexed at once do not wait for each other.
      const notifyOther = () => notifyReader(deps, tx, { reader: other, person: own, match, byEmail: true });
      const notifyOwn = () => notifyReader(deps, tx, { reader: own, person: other, match, byEmail: false });
      for (const each of own.id < other.id ? [notifyOwn, notifyOther] : [notifyOther, notifyOwn])
        await each();
    });
  }
}

/** What is news of somebody's list. */
interface News {
  /** Who of the first twenty is active and matches above 85 %. */
  readonly strong: readonly Ranked[];
  /** Ids of those who have written the same as the member. */
  readonly copies: readonly string[];
}

/** Leaves no trace. */
export async function strongMatches(deps: ListDeps, userId: string): Promise<News> {
  if (!(await isShownToOthers(deps.db, userId))) return { strong: [], copies: [] };
  const { top, copies } = await summaryOf(deps, userId);
  return { strong: top.filter(({ shown, inactive }) => isStrong(shown) && !inactive), copies };
}

interface StrongMatch {
  readonly reader: Member;
  readonly person: Member;
  readonly match: string;
  /** Whether the reader, if they want such emails, gets one; whoever has just saved is here already. */
  readonly byEmail: boolean;
}

async function notifyReader(
  deps: Deps,
  tx: Db,
  { reader, person, match, byEmail }: StrongMatch,
): Promise<void> {
  if (await hasPassed(tx, reader.id, person.id)) return;
  const today = new Date(utcDay(deps.now()));
  const earlier = await countSince(tx, { userId: reader.id, kind: 'STRONG_MATCH' }, today);
  const link = detailPath(reader, person.id);
  const isNew = await notify(deps, tx, {
    userId: reader.id,
    aboutId: person.id,
    kind: 'STRONG_MATCH',
    title: `${calledNameOf(person)} is ${withArticle(match)} match`,
    text: 'Few pairs fit this well. See why you two do.',
    link,
    dedupeKey: `match ${person.id}`,
  });
  if (!byEmail || !isNew || earlier > 0 || !wantsEmail(reader, 'strongMatch')) return;
  const url = pageUrl(deps.config.publicUrl, link);
  const to = addressee(reader);
  const personName = nameInEmail(to, person) ?? SOMEBODY;
  const email = strongMatchEmail({ ...to, personName, match, url });
  const switchable = withSwitchOff(deps, { userId: reader.id, kind: 'strongMatch' }, email);
  await enqueueEmail(tx, deps.jobs, switchable, { userId: reader.id, aboutId: person.id });
}
