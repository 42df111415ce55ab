import { expect, test } from 'vitest';
import { clocksOfYear } from './countries.ts';

test.each([
  ['Kenya', { country: 'KE' }, 'Germany', { country: 'DE' }, 120, [60, 120]],
  ['Chile', { country: 'CL' }, 'Halifax', { country: 'CA', cities: ['halifax'] }, 0, [0, 60]],
  ['Brisbane', { country: 'AU', cities: ['brisbane'] }, 'Japan', { country: 'JP' }, 60, [60, 60]],
  ['Sydney', { country: 'AU', cities: ['sydney'] }, 'Japan', { country: 'JP' }, 60, [60, 120]],
] as const)(
  'in a year the clocks of %s (%j) and %s (%j), %d minutes apart in winter, are %j apart',
  (_, one, __, other, apart, ends) => {
    expect(clocksOfYear(one, other, apart)).toEqual(ends);
  },
);
