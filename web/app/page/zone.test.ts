import { expect, test } from 'vitest';
import { zoneIn } from './zone.ts';

test.each([
  ['zone=Europe/Berlin', 'Europe/Berlin'],
  ['theme=dark; zone=america/st_johns; sidebar=collapsed', 'America/St_Johns'],
  ['zone=UTC', 'UTC'],
  ['timezone=Europe/Berlin', undefined],
  ['zone=', undefined],
  ['zone=Mars/Olympus', undefined],
  ['zone=+05:30', undefined],
  ['zone="><script>', undefined],
  [`zone=${'a/'.repeat(2000)}`, undefined],
  ['', undefined],
  [null, undefined],
])('a request with the cookies %s tells of %s', (cookies, zone) => {
  expect(zoneIn(cookies)).toBe(zone);
});
