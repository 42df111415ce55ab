import { amountAdvice, amountIn } from '@ampersand/contract/typed-number';
import type { Measure, Range } from './readable.ts';

/** How figures of one kind are shown and read, and how to write what is not read. */
interface Notation {
  said: (figure: number) => string;
  /** NaN for anything else. */
  read: (typed: string) => number;
  advice: (typed: string) => string | undefined;
}

/** A comma may stand for the point. */
const figures: Notation = {
  said: String,
  read: (typed) => (typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'))),
  advice: () => undefined,
};

/** A comma stands between thousands. */
const money = (currency: string): Notation => ({
  said: (figure) => figure.toLocaleString('en'),
  read: (typed) => amountIn(typed) ?? Number.NaN,
  advice: (typed) => (typed.trim() === '' ? undefined : amountAdvice(typed, currency)),
});

export const notationOf = (kind: Measure | 'PAY', currency = 'your currency') =>
  kind === 'PAY' ? money(currency) : figures;

interface Typed {
  low: string;
  /** Empty: the same as `low`. */
  high: string;
  /** Names no end, whatever stands in `high`. */
  isOpen: boolean;
}

export type Faults = Partial<Record<keyof Range, string>>;

/** What was typed as a range from 0 to `most`, or what is wrong with it. */
export function rangeIn({ low, high, isOpen }: Typed, { said, read, advice }: Notation, most: number) {
  const last = high || low;
  const given: Range = { low: read(low), high: isOpen ? most : read(last) };
  const faultOf = (typed: string, figure: number) => {
    if (figure >= 0 && figure <= most) return undefined;
    return (Number.isNaN(figure) && advice(typed)) || `Please enter a number from 0 to ${said(most)}`;
  };
  const faults: Faults = {};
  const [lowFault, highFault] = [faultOf(low, given.low), faultOf(last, given.high)];
  if (lowFault) faults.low = lowFault;
  else if (highFault) faults.high = highFault;
  else if (given.low > given.high) faults.high = 'Please put the smaller number first';
  else return { given };
  return { faults };
}
