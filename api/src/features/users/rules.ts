import { calledNameOf } from '@ampersand/contract/called';
import type { EmailPace } from '@ampersand/contract/enumerations';
import { DAY_MS } from '@ampersand/contract/time';
import type { EmailKind } from '@ampersand/contract/values';

interface Names {
  readonly fullName: string;
  /** Undefined: as it is. */
  readonly calledName?: string | null | undefined;
}

/** The names of a member as they are stored. Who is called by the first word of the full name is so when that changes, too. */
export function namesOf({ fullName, calledName }: Names): Names {
  return { fullName, calledName: calledName === calledNameOf({ fullName }) ? null : calledName };
}

/** Bounds of a company size label (`1`, `2-5`, `500+`); an open upper end is null. */
export function companySizeRange(label: string | undefined): {
  companySizeMin: number | null;
  companySizeMax: number | null;
} {
  const [, min, dash, max, plus] = /^(\d+)(-(\d+))?(\+)?$/.exec(label ?? '') ?? [];
  if (min === undefined) return { companySizeMin: null, companySizeMax: null };
  return { companySizeMin: Number(min), companySizeMax: plus ? null : Number(dash ? max : min) };
}

/** The label of stored bounds; null when no size is known. */
export function companySizeLabel(min: number | null, max: number | null): string | null {
  if (min === null) return null;
  if (max === null) return `${min}+`;
  return min === max ? String(min) : `${min}-${max}`;
}

/** Inactive for so long: asked whether they are still looking; below all who are active; in short lists only. */
export const ASKED_AFTER_MS = 25 * DAY_MS;
export const INACTIVE_AFTER_MS = 30 * DAY_MS;
export const GONE_AFTER_MS = 90 * DAY_MS;

/** Whether a member has not been here for 30 days. */
export function isInactive({ lastActiveAt }: { lastActiveAt: Date }, now: Date): boolean {
  return now.getTime() - lastActiveAt.getTime() >= INACTIVE_AFTER_MS;
}

interface EmailWishes {
  readonly mutedEmails: readonly string[];
  readonly dailyEmails: readonly string[];
}

/** How soon a member wants to be told about something by email. */
export function emailPace({ mutedEmails, dailyEmails }: EmailWishes, kind: EmailKind): EmailPace {
  if (mutedEmails.includes(kind)) return 'NEVER';
  return dailyEmails.includes(kind) ? 'DAILY' : 'AT_ONCE';
}

/** Whether a member wants to be told about something by email. */
export function wantsEmail(member: Pick<EmailWishes, 'mutedEmails'>, kind: EmailKind): boolean {
  return !member.mutedEmails.includes(kind);
}
