import type { Contribution } from './split.ts';
import { monthsOf, type Vesting } from './vesting.ts';

/** What contributions are called, and what belongs to them. */
export const contributionWords: Record<Contribution, { readonly name: string; readonly hint: string }> = {
  IDEA: { name: 'The idea', hint: 'Who had it, and what it is still worth once it is being built.' },
  WORK_SO_FAR: { name: 'Work so far', hint: 'What has been built, sold or learned before today.' },
  WORK_TO_COME: { name: 'Work to come', hint: 'The hours and years that each of you will put in from here.' },
  CASH: { name: 'Cash', hint: 'Money put in that is not paid back.' },
  RIGHTS: { name: 'Rights', hint: 'Patents, code, data, a brand or a licence that the company will own.' },
  NETWORK: { name: 'Network', hint: 'Customers, hires and investors that one of you brings.' },
  RISK: { name: 'Risk and pay forgone', hint: 'The salary given up, and what is at stake if it fails.' },
  ROLE: { name: 'Role', hint: 'Who leads, has the last word and answers for it.' },
};

/** Hundredths of a per cent, such as `33.34%`. */
export const percentOf = (hundredths: number): string => `${(hundredths / 100).toFixed(2)}%`;

/** Whole shares with separators, such as `3,334,000`. */
export const countOf = (shares: bigint): string => shares.toString().replace(/\B(?=(\d{3})+$)/g, ',');

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const accelerationWords: Record<Vesting['acceleration'], string> = {
  NONE: 'Nothing vests faster, whatever happens.',
  SINGLE: 'When the company is sold, everything vests at once.',
  DOUBLE:
    'When the company is sold and one of the two is dismissed within a year, all of their shares vest at once.',
};

/** Vesting in sentences. `day` writes a date. */
export function vestingSentences(vesting: Vesting, day: (date: string) => string): string[] {
  const { years, cliffMonths, step, startsOn, acceleration } = vesting;
  const each = step === 'MONTHLY' ? 'each month' : 'every three months';
  const months = monthsOf(vesting);
  const cliff =
    cliffMonths === 0
      ? 'There is no cliff.'
      : `Nothing vests in the first ${count(cliffMonths, 'month')}; then what has built up vests at once.`;
  return [
    `The shares of both vest over ${count(years, 'year')} (${months} months) from ${day(startsOn)}, a part ${each}.`,
    cliff,
    accelerationWords[acceleration],
  ];
}
