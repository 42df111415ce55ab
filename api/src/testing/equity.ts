import {
  type EquityAnswers,
  type EquityTerms,
  giveEquity,
  saveEquityDraft,
} from '@ampersand/contract/equity';
import { CONTRIBUTIONS } from '@ampersand/contract/equity/split';
import type { Member } from './factories.ts';

/** The same answer to every contribution. */
export function equityAnswers(weight: number | null, own: number | null): EquityAnswers {
  const all = CONTRIBUTIONS.map((name) => [name, { weight, own }]);
  // Made of every contribution.
  return Object.fromEntries(all) as EquityAnswers;
}

/** Terms that are valid as they stand. */
export const equityTerms = (more: Partial<EquityTerms> = {}): EquityTerms => ({
  yours: 6000,
  pool: 1000,
  vesting: { years: 4, cliffMonths: 12, step: 'MONTHLY', startsOn: '2026-01-31', acceleration: 'DOUBLE' },
  ...more,
});

/** Says and gives answers over HTTP. */
export async function giveAnswers({ browser }: Member, connectionId: string, answers: EquityAnswers) {
  await browser.call(saveEquityDraft, { params: { connectionId }, body: { answers } });
  return browser.call(giveEquity, { params: { connectionId }, body: { answers } });
}
