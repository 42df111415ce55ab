import type { SavedFilter } from '@ampersand/contract/saved-filters';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type Addressee, addressee, nameInEmail } from '../../lib/addressee.ts';
import { NAMED } from '../../lib/email-body.ts';
import { type JobDefinition, LONG_JOB } from '../../lib/jobs.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { byPages, goRound } from '../../lib/rounds.ts';
import { matchesPath } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import { type AccountRow, findAccount, findNames } from '../users/queries.ts';
import { type News, newFitsEmail } from './emails.ts';
import { findDueOwners, forgetFinds, noteFinds, takeDue } from './queries.ts';

type NewFitsDeps = Pick<Deps, 'config' | 'db' | 'jobs' | 'log' | 'now' | 'secrets'>;

/** Emails everybody who wants it whoever has joined and fits their saved filters; of each person once a filter. */
export async function tellOfNewFits(deps: NewFitsDeps): Promise<void> {
  const now = deps.now();
  const due = byPages(
    (page) => findDueOwners(deps.db, { now, ...page }),
    (id: string) => id,
  );
  await goRound(deps.log, 'saved filters not looked at', async (turn) => {
    for await (const userId of due)
      await turn({ userId }, () => deps.db.transaction((tx) => tell(deps, tx, userId, now)));
    await forgetFinds(deps.db, now);
  });
}

async function tell(deps: NewFitsDeps, tx: Db, ownerId: string, now: Date): Promise<void> {
  const due = await takeDue(tx, ownerId, now);
  const owner = await findAccount(tx, ownerId);
  if (!owner) return;
  const { news, count } = await findNews(deps, tx, owner, due);
  if (news.length === 0) return;
  const email = newFitsEmail({ ...addressee(owner), news, count });
  const switchable = withSwitchOff(deps, { userId: ownerId, kind: 'newFit' }, email);
  await enqueueEmail(tx, deps.jobs, switchable, { userId: ownerId });
}

/** Who is new among those that filters of a member find, and how many people they are; of each person once a filter. */
export async function findNews(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  tx: Db,
  owner: AccountRow,
  filters: readonly SavedFilter[],
): Promise<{ news: News[]; count: number }> {
  const to = addressee(owner);
  const news: News[] = [];
  const found = new Set<string>();
  for (const saved of filters) {
    const ids = await noteFinds(tx, owner, saved, now());
    if (ids.length === 0) continue;
    for (const id of ids) found.add(id);
    const page = `${matchesPath(owner)}?${saved.filter}&sort=NEW` as const;
    news.push({
      filter: saved.name,
      names: await namesInEmail(tx, to, ids.slice(0, NAMED)),
      count: ids.length,
      url: pageUrl(config.publicUrl, page),
    });
  }
  return { news, count: found.size };
}

/** What an email may call people. */
export async function namesInEmail(
  tx: Db,
  to: Addressee,
  ids: Iterable<string>,
): Promise<(string | undefined)[]> {
  const wanted = [...ids];
  const people = await findNames(tx, wanted);
  return wanted.map((id) => {
    const person = people.get(id);
    return person && nameInEmail(to, person);
  });
}

export function newFitsJob(deps: NewFitsDeps): JobDefinition {
  return { queue: 'tell-new-fits', cron: '23 7 * * *', options: LONG_JOB, run: () => tellOfNewFits(deps) };
}
