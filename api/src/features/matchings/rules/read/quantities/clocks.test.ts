import { expect, test } from 'vitest';
import { offsetsOf } from './clocks.ts';

test.each([
  ['gmt+5:30', [330]],
  ['gmt+530', [330]],
  ['utc-3', [-180]],
  ['utc+5.5', [330]],
  ['utc+5,75', [345]],
  ['gmt+2 or gmt+3', [120, 180]],
  ['gmt+14', [840]],
  ['gmt+15', []],
  ['gmt', [0]],
  ['gmt ± 3', []],
  ['cet', [60]],
  ['cet or ist', [60, 330]],
  ['cet and cest', [60]],
  ['central european time', [60]],
  ['eastern european time', [120]],
  ['indian standard time', [330]],
  ['atlantic or eastern time', [-240, -300]],
  ['the atlantic coast', []],
  ['us pacific', [-480]],
  ['british time', [0]],
  ['east', []],
])('“%s” names clocks %j minutes east', (text, offsets) => {
  expect(offsetsOf(text)).toEqual(offsets);
});
