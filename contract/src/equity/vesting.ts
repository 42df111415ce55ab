/** MONTHLY: a part of the shares each month; QUARTERLY: each third month. */
export const VESTING_STEPS = ['MONTHLY', 'QUARTERLY'] as const;
/** What vests everything at once: nothing, a sale of the company, or a sale after which one is dismissed within a year. */
export const ACCELERATIONS = ['NONE', 'SINGLE', 'DOUBLE'] as const;

export interface Vesting {
  /** 1 to 10. */
  readonly years: number;
  /** Months before which nothing vests, at most as many as there are; what has gathered by then vests at once. */
  readonly cliffMonths: number;
  readonly step: (typeof VESTING_STEPS)[number];
  /** `YYYY-MM-DD` */
  readonly startsOn: string;
  readonly acceleration: (typeof ACCELERATIONS)[number];
}

const MONTHS = { MONTHLY: 1, QUARTERLY: 3 } as const;

export const monthsOf = ({ years }: Pick<Vesting, 'years'>) => years * 12;

/** What has vested of a grant after so many whole months: nothing before the cliff, all of it at the end; shares are cut off to whole ones. */
export function vestedAfter(grant: bigint, vesting: Vesting, months: number): bigint {
  const all = monthsOf(vesting);
  if (months < vesting.cliffMonths || months < 0) return 0n;
  if (months >= all) return grant;
  const step = MONTHS[vesting.step];
  return (grant * BigInt(Math.floor(months / step) * step)) / BigInt(all);
}

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];
const twoDigits = (value: number) => String(value).padStart(2, '0');
const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day so many months later, or the last of that month where it has no such day. Days are `YYYY-MM-DD`. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const total = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(total / 12), (total % 12) + 1];
  const last = Math.min(date, daysIn(laterYear, laterMonth));
  return `${String(laterYear).padStart(4, '0')}-${twoDigits(laterMonth)}-${twoDigits(last)}`;
}

/** How somebody leaves. */
export interface Leaving {
  /** Whole months after the start. */
  readonly months: number;
  /** Whether the company was sold in the year before. */
  readonly isSold: boolean;
  /** Whether they are dismissed, rather than go by themselves. */
  readonly isDismissed: boolean;
}

/** What somebody who leaves keeps of a grant, and what goes back to the company. */
export function leave(
  grant: bigint,
  vesting: Vesting,
  { months, isSold, isDismissed }: Leaving,
): { kept: bigint; back: bigint } {
  const { acceleration } = vesting;
  const isWhole = isSold && (acceleration === 'SINGLE' || (acceleration === 'DOUBLE' && isDismissed));
  const kept = isWhole ? grant : vestedAfter(grant, vesting, months);
  return { kept, back: grant - kept };
}
