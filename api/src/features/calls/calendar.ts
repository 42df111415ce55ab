import { brand } from '@ampersand/contract/brand';
import { isPlainName } from '@ampersand/contract/names';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Deps } from '../../http/deps.ts';
import type { Attachment } from '../../lib/mailer.ts';
import type { CallRow } from './queries.ts';
import { endOf } from './rules.ts';

interface Entry {
  readonly call: CallRow;
  /** The other of the two; undefined: a former member. */
  readonly person: { readonly fullName: string } | undefined;
  /** The page of the calls. */
  readonly url: string;
  readonly isCancelled?: boolean;
}

/**
 * A call for a calendar (RFC 5545): by the same UID and a higher SEQUENCE a changed or cancelled one takes the place of what is
 * there, or takes it out. It comes from us and names no address of the other.
 */
export function calendarText(
  { config, now }: Pick<Deps, 'config' | 'now'>,
  { call, person, url, isCancelled = false }: Entry,
): string {
  const name = person && isPlainName(person.fullName) ? person.fullName : undefined;
  const { id, sequence, startsAt: start, link, note } = call;
  const where = link ?? (call.way === 'PHONE' ? 'By phone' : null);
  const calendar = ical({
    method: methodOf(isCancelled),
    prodId: { company: brand.name, product: 'Calls', language: 'EN' },
  });
  calendar.createEvent({
    id: `${id}@${config.publicUrl.hostname}`,
    sequence,
    stamp: now(),
    start,
    end: endOf(call),
    summary: name ? `Call with ${name}` : `Call on ${brand.name}`,
    description: [...(note ? [note] : []), `Your calls on ${brand.name}: ${url}`].join('\n\n'),
    ...(where && { location: where }),
    url: link ?? url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: brand.name, email: senderOf(config.email.from) },
  });
  return calendar.toString();
}

const methodOf = (isCancelled: boolean) =>
  isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;

/** The address alone of a sender such as `Ampersand <hello@example.com>`. */
const senderOf = (from: string): string => /<([^>]*)>/.exec(from)?.[1] ?? from;

export const calendarType = (isCancelled = false) =>
  `text/calendar; charset=utf-8; method=${methodOf(isCancelled)}`;
export const CALENDAR_FILE = 'call.ics';

export const calendarFile = (deps: Pick<Deps, 'config' | 'now'>, entry: Entry): Attachment => ({
  filename: CALENDAR_FILE,
  contentType: calendarType(entry.isCancelled),
  content: Buffer.from(calendarText(deps, entry)).toString('base64'),
});
