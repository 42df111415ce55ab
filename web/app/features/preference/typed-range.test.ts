import { expect, test } from 'vitest';
import { MOST } from './readable.ts';
import { notationOf, rangeIn } from './typed-range.ts';

const typed = (low: string, high = '', isOpen = false) => ({ low, high, isOpen });
const pay = notationOf('PAY', 'EUR');
const paid = (low: string, high?: string, isOpen?: boolean) =>
  rangeIn(typed(low, high, isOpen), pay, MOST.PAY);

test('pay is read with its thousands apart, as it is shown', () => {
  expect(pay.said(60_000)).toBe('60,000');
  expect(paid('55,000')).toEqual({ given: { low: 55_000, high: 55_000 } });
  expect(paid('55000', '1,060,000.50')).toEqual({ given: { low: 55_000, high: 1_060_000.5 } });
  expect(paid('55 000', '', true)).toEqual({ given: { low: 55_000, high: MOST.PAY } });
  expect(paid(pay.said(MOST.PAY))).toEqual({ given: { low: MOST.PAY, high: MOST.PAY } });
});

test('pay that may mean something else elsewhere is asked for again, in its own currency', () => {
  expect(paid('55.000').faults?.low).toContain('without dots');
  expect(paid('55,5').faults?.low).toContain('in full');
  expect(paid('50,000', '€60,000').faults?.high).toContain('in EUR, in digits alone');
  expect(paid('').faults?.low).toBe('Please enter a number from 0 to 1,000,000,000,000');
  expect(paid('-5').faults?.low).toBe('Please enter a number from 0 to 1,000,000,000,000');
  expect(paid('60,000', '50,000').faults).toEqual({ high: 'Please put the smaller number first' });
});

test('hours and shares may have a comma for the point', () => {
  expect(rangeIn(typed('12,5', '20'), notationOf('EQUITY'), MOST.EQUITY)).toEqual({
    given: { low: 12.5, high: 20 },
  });
  expect(rangeIn(typed('200'), notationOf('HOURS'), MOST.HOURS).faults?.low).toBe(
    'Please enter a number from 0 to 112',
  );
});
