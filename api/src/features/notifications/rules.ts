import type { Role } from '@ampersand/contract/enumerations';
import { messagePages, pages, togetherPages } from '@ampersand/contract/pages';
import { DAY_MS } from '@ampersand/contract/time';

const RETENTION_DAYS = 180;
/** As long as a pair is not told of a second time. */
const MATCH_RETENTION_DAYS = 730;

/** Somebody who is told something. */
interface Reader {
  readonly role: Role;
}

/** The area of a member of either side. Administrators have none, and nobody becomes one while others wait for them there. */
const areaOf = ({ role }: Reader) => (role === 'FOUNDER' ? pages.founder : pages.applicant);

/** The page on which a member or an administrator changes password and address. */
export const accountPath = (reader: Reader) =>
  reader.role === 'ADMIN' ? pages.adminAccount : areaOf(reader).account;

/** The page on which a member of one side sees a person of the other. */
export const detailPath = (reader: Reader, personId: string) => areaOf(reader).detailPage(personId);

/** The page on which a member finds their matches. */
export const matchesPath = (reader: Reader) => areaOf(reader).matches;

/** The page on which a member begins, with what waits for them. */
export const homePath = (reader: Reader) => areaOf(reader).index;

/** The page on which a member sees everybody they deal with. */
export const boardPath = (reader: Reader) => areaOf(reader).board;

/** The pages on which a member finds conversations, requests and invitations. */
export const messagesOf = (reader: Reader) => messagePages(areaOf(reader));

/** The pages on which a member decides something with another. */
export const togetherOf = (reader: Reader) => togetherPages(areaOf(reader));

/** Notifications from `before` are past their retention, and those of strong matches from `matchesBefore`. */
export function retainedSince(now: Date): { before: Date; matchesBefore: Date } {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { before: ago(RETENTION_DAYS), matchesBefore: ago(MATCH_RETENTION_DAYS) };
}

/** Whether a match is worth telling: above 85 % as its label reads. `shown` is the score, 0-1. */
export function isStrong(shown: number): boolean {
  return Math.round(shown * 100) > 85;
}
