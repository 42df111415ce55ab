import { expect, test } from 'vitest';
import { elsewhere } from './elsewhere.ts';

test('of each question is told what another window has saved, once', () => {
  const there = {
    pace: 'very fast',
    values: ['Honesty', 'Calm'],
    money: '',
    importance: { pace: 'MUST_HAVE' },
    readings: {},
  } as const;
  const paths = ['pace', 'values', 'money', 'importance.pace', 'readings.corrections.hours'];
  const told = { ...there, values: [...there.values] };
  expect(elsewhere(paths, told).map(({ path, message }) => `${path}: ${message.split('. ')[0]}`)).toEqual([
    'pace: In another window you answered “very fast” and marked this “Must-have”',
    'values: In another window you answered “Honesty, Calm”',
    'money: In another window you emptied this',
    'hours: In another window you corrected what is read here',
  ]);
});
