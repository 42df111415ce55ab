import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcDay } from '../time.ts';
import {
  ACCELERATIONS,
  addMonths,
  leave,
  monthsOf,
  VESTING_STEPS,
  type Vesting,
  vestedAfter,
} from './vesting.ts';

const usual: Vesting = {
  years: 4,
  cliffMonths: 12,
  step: 'MONTHLY',
  startsOn: '2026-01-31',
  acceleration: 'NONE',
};

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map(utcDay);
const vesting: fc.Arbitrary<Vesting> = fc.integer({ min: 1, max: 10 }).chain((years) =>
  fc.record({
    years: fc.constant(years),
    cliffMonths: fc.integer({ min: 0, max: years * 12 }),
    step: fc.constantFrom(...VESTING_STEPS),
    startsOn: day,
    acceleration: fc.constantFrom(...ACCELERATIONS),
  }),
);
const grant = fc.bigInt({ min: 0n, max: 10n ** 10n });

test('four years with a year of cliff: nothing, a quarter, then a forty-eighth a month', () => {
  const after = (months: number) => vestedAfter(4_800n, usual, months);
  expect([0, 11, 12, 13, 14, 47, 48, 60].map(after)).toEqual([
    0n,
    0n,
    1200n,
    1300n,
    1400n,
    4700n,
    4800n,
    4800n,
  ]);
  const quarterly = (months: number) => vestedAfter(4_800n, { ...usual, step: 'QUARTERLY' }, months);
  expect([12, 14, 15, 47, 48].map(quarterly)).toEqual([1200n, 1200n, 1500n, 4500n, 4800n]);
});

test('what has vested never falls, is nothing before the cliff and all at the end', () => {
  fc.assert(
    fc.property(grant, vesting, (all, terms) => {
      let before = 0n;
      for (let months = -1; months <= monthsOf(terms) + 2; months += 1) {
        const vested = vestedAfter(all, terms, months);
        expect(vested).toBeGreaterThanOrEqual(before);
        if (months < terms.cliffMonths) expect(vested).toBe(0n);
        if (months >= monthsOf(terms)) expect(vested).toBe(all);
        before = vested;
      }
    }),
  );
});

test('what is kept and what goes back is all there was, however somebody leaves', () => {
  const leaving = fc.record({
    months: fc.integer({ min: 0, max: 130 }),
    isSold: fc.boolean(),
    isDismissed: fc.boolean(),
  });
  fc.assert(
    fc.property(grant, vesting, leaving, (all, terms, how) => {
      const { kept, back } = leave(all, terms, how);
      expect(kept + back).toBe(all);
      expect(back).toBeGreaterThanOrEqual(0n);
      expect(kept).toBeGreaterThanOrEqual(vestedAfter(all, terms, how.months));
    }),
  );
});

test('one event or two vest everything at once', () => {
  const left = (acceleration: Vesting['acceleration'], isSold: boolean, isDismissed: boolean) =>
    leave(4_800n, { ...usual, acceleration }, { months: 14, isSold, isDismissed }).kept;
  expect(left('NONE', true, true)).toBe(1400n);
  expect(left('SINGLE', true, false)).toBe(4800n);
  expect(left('SINGLE', false, true)).toBe(1400n);
  expect(left('DOUBLE', true, true)).toBe(4800n);
  expect(left('DOUBLE', true, false)).toBe(1400n);
  expect(left('DOUBLE', false, true)).toBe(1400n);
});

test('months end where the calendar has no such day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2027-12-31', 2)).toBe('2028-02-29');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonths('2026-01-31', 13)).toBe('2027-02-28');
});
