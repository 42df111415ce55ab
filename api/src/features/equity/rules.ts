import type { EquityTerms } from '@ampersand/contract/equity';
import { WHOLE } from '@ampersand/contract/equity/apportion';
import type { Vesting } from '@ampersand/contract/equity/vesting';

/** Terms as they are stored: `shareA` is of the first of the two whom a connection names. */
interface Stored extends Vesting {
  readonly shareA: number;
  readonly pool: number;
}

/** Terms as one of the two says them. */
export function storedTerms({ yours, pool, vesting }: EquityTerms, isFirst: boolean): Stored {
  return { ...vesting, shareA: isFirst ? yours : WHOLE - yours, pool };
}

/** Terms as one of the two reads them. */
export function termsFor(stored: Stored, isFirst: boolean): EquityTerms {
  const { shareA, pool, years, cliffMonths, step, startsOn, acceleration } = stored;
  return {
    yours: isFirst ? shareA : WHOLE - shareA,
    pool,
    vesting: { years, cliffMonths, step, startsOn, acceleration },
  };
}
