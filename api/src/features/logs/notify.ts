import { calledNameOf } from '@ampersand/contract/called';
import { utcDay } from '@ampersand/contract/time';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { addressee, nameInEmail, SOMEBODY } from '../../lib/addressee.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { notify } from '../notifications/notify.ts';
import { countSince } from '../notifications/queries.ts';
import { detailPath } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { findVisiblePerson, type UserRow, type Viewer } from '../users/queries.ts';
import { wantsEmail } from '../users/rules.ts';
import { contactRevealedEmail, profileViewedEmail } from './emails.ts';
import { insertVisit } from './queries.ts';
import { visitNotification } from './rules.ts';

/** Logs a visit and tells of it, where the person seen may open the visitor's profile in turn. */
export async function noteVisit(deps: Deps, { id }: Viewer, seen: UserRow): Promise<void> {
  const viewer = await findVisiblePerson(deps.db, seen, id);
  await deps.db.transaction(async (tx) => {
    const at = deps.now();
    const isFirst = await insertVisit(tx, id, seen.id, at);
    if (isFirst) await insertOutcomes(tx, [{ kind: 'OPENED', actorId: id, subjectId: seen.id, at }]);
    if (isFirst && viewer && isNotified(viewer, seen)) await notifyOfVisit(deps, tx, viewer, seen);
  });
}

/** In the app of every visitor, by email of the first of a day. */
async function notifyOfVisit(deps: Deps, tx: Db, viewer: UserRow, seen: UserRow) {
  const today = utcDay(deps.now());
  const earlier = await countSince(tx, { userId: seen.id, kind: 'PROFILE_VIEWED' }, new Date(today));
  const link = detailPath(seen, viewer.id);
  const isNew = await notify(deps, tx, visitNotification(seen, viewer, deps.now()));
  if (!isNew || earlier > 0 || !wantsEmail(seen, 'profileViewed')) return;
  const viewerUrl = pageUrl(deps.config.publicUrl, link);
  const reader = addressee(seen);
  const viewerName = nameInEmail(reader, viewer) ?? SOMEBODY;
  const email = profileViewedEmail({ ...reader, viewerName, viewerUrl });
  const switchable = withSwitchOff(deps, { userId: seen.id, kind: 'profileViewed' }, email);
  await enqueueEmail(tx, deps.jobs, switchable, { userId: seen.id, aboutId: viewer.id });
}

/** Whether somebody is told of a visit: neither hides visits. */
const isNotified = (viewer: UserRow, seen: UserRow) => viewer.showVisits && seen.showVisits;

/** Tells a member, as part of `tx`, who has their contact details now. */
export async function notifyOfReveal(
  deps: Deps,
  tx: Db,
  viewer: { id: string; fullName: string; calledName: string | null },
  seen: UserRow,
) {
  const link = detailPath(seen, viewer.id);
  await notify(deps, tx, {
    userId: seen.id,
    aboutId: viewer.id,
    kind: 'CONTACT_REVEALED',
    title: `${calledNameOf(viewer)} would like to get in touch`,
    text: 'They can now see your email address and phone number, and may write or call.',
    link,
    dedupeKey: `reveal ${viewer.id}`,
  });
  if (!wantsEmail(seen, 'contactRevealed')) return;
  const viewerUrl = pageUrl(deps.config.publicUrl, link);
  const reader = addressee(seen);
  const viewerName = nameInEmail(reader, viewer) ?? SOMEBODY;
  const email = contactRevealedEmail({ ...reader, viewerName, viewerUrl });
  const switchable = withSwitchOff(deps, { userId: seen.id, kind: 'contactRevealed' }, email);
  await enqueueEmail(tx, deps.jobs, switchable, { userId: seen.id, aboutId: viewer.id });
}
