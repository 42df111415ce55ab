import type { EquityTerms } from '@ampersand/contract/equity';
import type { Faults } from '../together/use-typed-form.ts';
import { hundredthsIn, typedPercent } from './percent.ts';

type Vesting = EquityTerms['vesting'];

/** What is typed, before it is terms. */
export interface TypedTerms extends Omit<Vesting, 'years' | 'cliffMonths'> {
  readonly yours: string;
  readonly pool: string;
  readonly years: string;
  readonly cliffMonths: string;
}

export const USUAL: TypedTerms = {
  yours: '',
  pool: '10',
  years: '4',
  cliffMonths: '12',
  step: 'MONTHLY',
  startsOn: '',
  acceleration: 'DOUBLE',
};

export function typedOf({ yours, pool, vesting }: EquityTerms): TypedTerms {
  const { years, cliffMonths } = vesting;
  return {
    ...vesting,
    yours: typedPercent(yours),
    pool: typedPercent(pool),
    years: String(years),
    cliffMonths: String(cliffMonths),
  };
}

const MOST_POOL = 5000;
const PERCENT = 'Please enter a percentage between 0 and 100, with at most two decimals';
const POOL = 'Please enter a percentage between 0 and 50, with at most two decimals';

export type TermsField = `terms.${'yours' | 'pool' | 'vesting.cliffMonths' | 'vesting.startsOn'}`;

interface Read {
  /** Only where nothing is wrong. */
  readonly terms?: EquityTerms;
  readonly faults: Faults<TermsField>;
}

/** What is typed as terms, and what is wrong with it. */
export function read(typed: TypedTerms): Read {
  const [yours, pool] = [hundredthsIn(typed.yours), hundredthsIn(typed.pool)];
  const [years, cliffMonths] = [Number(typed.years), Number(typed.cliffMonths)];
  const { step, startsOn, acceleration } = typed;
  const isYear = startsOn >= '2000' && startsOn < '2100';
  const faults = {
    'terms.yours': yours === undefined ? PERCENT : undefined,
    'terms.pool': pool === undefined || pool > MOST_POOL ? POOL : undefined,
    'terms.vesting.cliffMonths':
      cliffMonths > years * 12 ? 'The cliff cannot be longer than the vesting' : undefined,
    'terms.vesting.startsOn': isYear ? undefined : 'Please enter the day on which vesting starts',
  };
  if (yours === undefined || pool === undefined || Object.values(faults).some(Boolean)) return { faults };
  return { terms: { yours, pool, vesting: { years, cliffMonths, step, startsOn, acceleration } }, faults };
}
