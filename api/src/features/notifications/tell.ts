import type { EmailKind } from '@ampersand/contract/values';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { type Addressee, addressee, nameInEmail } from '../../lib/addressee.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { type AccountRow, type Accounts, findAccounts } from '../users/queries.ts';
import { emailPace } from '../users/rules.ts';
import { notify } from './notify.ts';
import type { NewNotification } from './queries.ts';
import { type SwitchableEmail, withSwitchOff } from './switch-off.ts';

export type TellDeps = Pick<Deps, 'bus' | 'config' | 'jobs' | 'now' | 'secrets'>;

/** `name` is what the email may call the other one, if anything; `url` leads to where something can be done. */
export type Told = Addressee & { readonly name: string | undefined; readonly url: string };

/** Who is not named in an email about what two connected members do. */
export const CONNECTED = 'Somebody you are connected with';

export interface News extends Pick<NewNotification, 'kind' | 'title' | 'text' | 'dedupeKey'> {
  readonly link: `/${string}`;
  /** Left out: no email tells of it. */
  readonly byEmail?: { readonly kind: EmailKind; email(told: Told): SwitchableEmail };
}

export interface Pair {
  readonly readerId: string;
  readonly personId: string;
  /** Of both, where they have been read already. */
  readonly accounts?: Accounts | undefined;
}

/**
 * Tells a member something about another, in the app and, if they want it, by email, as part of `tx`; nothing while one is
 * suspended. @returns whether by email, now.
 */
export async function tell(
  deps: TellDeps,
  tx: Db,
  { readerId, personId, accounts }: Pair,
  newsFor: (reader: AccountRow, person: AccountRow) => News,
): Promise<boolean> {
  const read = accounts ?? (await findAccounts(tx, [readerId, personId]));
  const [reader, person] = [read.get(readerId), read.get(personId)];
  if (!reader || !person || reader.suspendedAt || person.suspendedAt) return false;
  const { byEmail, ...news } = newsFor(reader, person);
  await notify(deps, tx, { ...news, userId: readerId, aboutId: personId });
  if (!byEmail || emailPace(reader, byEmail.kind) !== 'AT_ONCE') return false;
  const to = addressee(reader);
  const told = { ...to, name: nameInEmail(to, person), url: pageUrl(deps.config.publicUrl, news.link) };
  const email = withSwitchOff(deps, { userId: readerId, kind: byEmail.kind }, byEmail.email(told));
  await enqueueEmail(tx, deps.jobs, email, { userId: readerId, aboutId: personId });
  return true;
}
