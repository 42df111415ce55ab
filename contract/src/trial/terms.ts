import { DAY_MS, utcDay } from '../time.ts';

/** Who owns what is made in a trial. IF_FOUNDED: whoever made it, and the company once the two found or join one. */
export const TRIAL_OWNERSHIPS = ['EACH', 'BOTH', 'STARTUP', 'IF_FOUNDED'] as const;
/** What the founder pays the applicant: nothing, what it costs them, one sum, or a sum for each hour. */
export const TRIAL_PAYS = ['NONE', 'EXPENSES', 'SUM', 'HOURLY'] as const;
/** What stays between the two: nothing in particular, or what is plainly private, for one or three years after the trial. */
export const TRIAL_SECRECIES = ['NONE', 'ONE_YEAR', 'THREE_YEARS'] as const;
/** How soon either can leave after saying so. */
export const TRIAL_NOTICES = ['AT_ONCE', 'THREE_DAYS', 'ONE_WEEK'] as const;

/** OPEN: waits for signatures; REPLACED: by the next proposal. */
export const TRIAL_PROPOSAL_STATUSES = ['OPEN', 'REPLACED', 'SIGNED', 'WITHDRAWN'] as const;
/** LEFT: one of the two has left; STOP: that is what came of their decisions; REPLACED: by another that both signed. */
export const TRIAL_ENDS = ['LEFT', 'STOP', 'REPLACED'] as const;
export const TRIAL_COLUMNS = ['TO_DO', 'DOING', 'DONE'] as const;

/** On what two try working together. */
export interface TrialTerms {
  /** One line. */
  readonly goal: string;
  /** One line each. */
  readonly deliverables: string[];
  /** 1 to 12. */
  readonly weeks: number;
  /** `YYYY-MM-DD` */
  readonly startsOn: string;
  /** A week, 1 to 60. */
  readonly hours: { readonly founder: number; readonly applicant: number };
  readonly pay: {
    readonly kind: (typeof TRIAL_PAYS)[number];
    /** As it is written, with its currency; null where there is no sum. */
    readonly amount: string | null;
  };
  readonly ownership: (typeof TRIAL_OWNERSHIPS)[number];
  readonly secrecy: (typeof TRIAL_SECRECIES)[number];
  readonly notice: (typeof TRIAL_NOTICES)[number];
}

export const hasAmount = (kind: TrialTerms['pay']['kind']): boolean => kind === 'SUM' || kind === 'HOURLY';

/** The day so many days after another; days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  utcDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS));

/** The last day of a trial, `YYYY-MM-DD`. */
export const lastDayOf = ({ startsOn, weeks }: Pick<TrialTerms, 'startsOn' | 'weeks'>): string =>
  addDays(startsOn, weeks * 7 - 1);
