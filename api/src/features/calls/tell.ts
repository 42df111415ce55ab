import { calledNameOf } from '@ampersand/contract/called';
import { numberWord } from '@ampersand/contract/number-words';
import type { Db } from '../../db/client.ts';
import { addressee, nameInEmail } from '../../lib/addressee.ts';
import { momentTextIn } from '../../lib/dates.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { togetherOf } from '../notifications/rules.ts';
import { withSwitchOff } from '../notifications/switch-off.ts';
import type { TellDeps } from '../notifications/tell.ts';
import { endForBoth, type OwnPair, tellOther } from '../notifications/together.ts';
import { type Accounts, findAccounts } from '../users/queries.ts';
import { wantsEmail } from '../users/rules.ts';
import { calendarFile } from './calendar.ts';
import { type Change, type Changing, changedEmail, isCallOff, soonEmail, suggestedEmail } from './emails.ts';
import type { CallRow, SuggestionRow } from './queries.ts';
import { zonesFor } from './rules.ts';

const suggestionKey = (id: string) => `call suggestion ${id}`;
const callKey = ({ id, sequence }: Pick<CallRow, 'id' | 'sequence'>) => `call ${id} ${sequence}`;

interface Suggested {
  readonly id: string;
  readonly isMove: boolean;
  readonly count: number;
  /** False where the email about what it takes the place of leads to it as well. */
  readonly byEmail: boolean;
}

export const tellOfSuggestion = (
  deps: TellDeps,
  tx: Db,
  own: OwnPair,
  { id, isMove, count, byEmail }: Suggested,
) =>
  tellOther(deps, tx, own, 'calls', (person) => ({
    title: isMove
      ? `${calledNameOf(person)} would like to move your call`
      : `${calledNameOf(person)} would like to talk to you`,
    text: count === 1 ? 'See whether the time suits you.' : `Pick one of ${numberWord(count)} times.`,
    dedupeKey: suggestionKey(id),
    ...(byEmail && {
      byEmail: { kind: 'calls', email: (told) => suggestedEmail(told, { isMove, count }) } as const,
    }),
  }));

/** A suggestion is answered, withdrawn or replaced. */
export const endSuggestionNews = (deps: TellDeps, tx: Db, own: OwnPair, id: string) =>
  endForBoth(deps, tx, own, suggestionKey(id));

export const tellOfNo = (deps: TellDeps, tx: Db, own: OwnPair, { id, moves }: SuggestionRow) =>
  tellOther(deps, tx, own, 'calls', (person) => ({
    title: `Your times do not suit ${calledNameOf(person)}`,
    text: moves ? 'Your call stays as you agreed on it.' : 'Suggest others, or write to each other.',
    dedupeKey: `${suggestionKey(id)} no`,
  }));

const TITLES: Record<Change, (name: string) => string> = {
  agreed: (name) => `Your call with ${name} is agreed`,
  moved: (name) => `Your call with ${name} is moved`,
  changed: (name) => `${name} has changed where your call takes place`,
  cancelled: (name) => `${name} has cancelled your call`,
};

/** Something was done to a call: the other hears of it in the bell, and both get it for their calendars by email. */
export async function tellOfCall(deps: TellDeps, tx: Db, own: OwnPair, call: CallRow, change: Change) {
  const accounts = await findAccounts(tx, [own.userId, own.otherId]);
  await tellOther(deps, tx, { ...own, accounts }, 'calls', (person) => ({
    title: TITLES[change](calledNameOf(person)),
    text: `${whenFor(own.otherId, call)}.`,
    dedupeKey: callKey(call),
  }));
  await sendToBoth(deps, tx, { ...own, accounts }, call, change);
}

/** A call ended with what was open between the two: both get it out of their calendars by email, and hear no more. */
export async function tellOfEnd(deps: TellDeps, tx: Db, own: OwnPair, call: CallRow) {
  const accounts = await findAccounts(tx, [own.userId, own.otherId]);
  await sendToBoth(deps, tx, { ...own, accounts }, call, 'ended');
}

type ReadPair = OwnPair & { readonly accounts: Accounts };

async function sendToBoth(deps: TellDeps, tx: Db, own: ReadPair, call: CallRow, change: Changing) {
  const { userId, otherId } = own;
  await sendCalendar(deps, tx, { ...own, userId: otherId, otherId: userId }, call, change);
  await sendCalendar(deps, tx, own, call, change);
}

/** When a call is, where the member is. */
const whenFor = (userId: string, call: CallRow) => momentTextIn(call.startsAt, zonesFor(userId, call).yours);

/** What a call is now, for the calendar of a member: to be had at once, or not wanted at all. */
async function sendCalendar(
  deps: TellDeps,
  tx: Db,
  { id, userId, otherId, accounts }: ReadPair,
  call: CallRow,
  change: Changing,
): Promise<void> {
  const [reader, person] = [accounts.get(userId), accounts.get(otherId)];
  if (!reader || !person || !wantsEmail(reader, 'calls')) return;
  const to = addressee(reader);
  const told = {
    ...to,
    name: nameInEmail(to, person),
    url: pageUrl(deps.config.publicUrl, togetherOf(reader).calls(id)),
  };
  // Where the address may be somebody else's, nothing that was typed goes there.
  const entry = { call, person, url: told.url, isCancelled: isCallOff(change) };
  const file = to.isConfirmed ? calendarFile(deps, entry) : undefined;
  const email = changedEmail(told, {
    change,
    when: whenFor(userId, call),
    minutes: call.minutes,
    link: call.link,
    file,
  });
  const switchable = withSwitchOff(deps, { userId, kind: 'calls' }, email);
  await enqueueEmail(tx, deps.jobs, switchable, { userId, aboutId: otherId });
}

/** What was told of a call is no longer so. */
export async function endCallNews(deps: TellDeps, tx: Db, own: OwnPair, call: CallRow): Promise<void> {
  await endForBoth(deps, tx, own, callKey(call));
  await endForBoth(deps, tx, own, `${callKey(call)} soon`);
}

export const tellOfSoon = (deps: TellDeps, tx: Db, own: OwnPair, call: CallRow) =>
  tellOther(deps, tx, own, 'calls', (person) => ({
    title: `Your call with ${calledNameOf(person)} begins soon`,
    text: `${whenFor(own.otherId, call)}.`,
    dedupeKey: `${callKey(call)} soon`,
    byEmail: {
      kind: 'calls',
      email: (told) => soonEmail(told, { when: whenFor(own.otherId, call), link: call.link }),
    },
  }));
