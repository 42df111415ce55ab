import { expect, test } from 'vitest';
import { zoneOf, zoneText } from './zones.ts';

test('a zone has a name, by which people know it today', () => {
  expect([zoneOf('Europe/Berlin'), zoneOf('+05:30'), zoneOf('Mars/Base'), zoneOf('')]).toEqual([
    'Europe/Berlin',
    undefined,
    undefined,
    undefined,
  ]);
  expect(['America/New_York', 'Asia/Calcutta', 'UTC'].map(zoneText)).toEqual([
    'New York time',
    'Kolkata time',
    'UTC',
  ]);
});
