import { expect, test } from 'vitest';
import { merged } from './merge.ts';

const base = {
  pace: 'fast',
  money: 'bootstrapped',
  values: ['Honesty'],
  importance: { pace: 'NICE', money: 'NICE' },
  readings: { hours: { of: '20 h', low: 20, high: 20 } },
};

test('what was changed in one window only is as it was changed there', () => {
  const here = { ...base, money: 'seed round', importance: { pace: 'NICE', money: 'MUST_HAVE' } };
  const there = {
    ...base,
    pace: 'very fast',
    values: ['Honesty', 'Calm'],
    importance: { pace: 'IMPORTANT', money: 'NICE' },
    readings: {},
  };
  expect(merged(base, here, there)).toEqual({
    values: {
      pace: 'very fast',
      money: 'seed round',
      values: ['Honesty', 'Calm'],
      importance: { pace: 'IMPORTANT', money: 'MUST_HAVE' },
      readings: {},
    },
    both: [],
  });
});

test('the same change in both windows is one change', () => {
  const changed = { ...base, pace: 'very fast' };
  expect(merged(base, changed, changed)).toEqual({ values: changed, both: [] });
});

test('what was changed to different things in both is named, and stays as it is here', () => {
  const here = {
    ...base,
    pace: 'slow',
    importance: { pace: 'NICE', money: 'MUST_HAVE' },
    readings: { hours: { of: '20 h', low: 10, high: 20 } },
  };
  const there = {
    ...base,
    pace: 'very fast',
    money: '',
    importance: { pace: 'NICE', money: 'INDIFFERENT' },
    readings: { hours: { of: '20 h', low: 20, high: 30 } },
  };
  const { values, both } = merged(base, here, there);
  expect(values).toEqual({ ...here, money: '' });
  expect(both).toEqual(['pace', 'importance.money', 'readings.hours']);
});
