import { expect, test } from 'vitest';
import { concedes, isFirm, isSoft } from './pay-asked.ts';

test.each([
  ['€3,000, could go down to €2,500', true, false, true],
  ['150k, could go to 145k', true, false, true],
  ['€3,000, lower ok at the start', false, true, false],
  ['€3,000 and no lower', false, false, true],
  ['€3,000 is the least I can accept', false, false, true],
  ['at least €3,000', false, false, true],
  ['€3,000, not below', false, false, true],
  ['€3,000, less with equity', true, true, false],
  ['3.000 Euro, am Anfang auch weniger', true, true, false],
  ['7000 Franken, bei einem Startup auch deutlich weniger', true, true, false],
  ['mindestens 3.000 Euro', false, false, true],
  ["4,200 would do, less I can't", false, false, true],
  ['3.000 €, weniger geht leider nicht', false, false, true],
  ['3.000 € al mes, menos no puedo', false, false, true],
  ['12,000 monthly, I can start at 10,000', false, false, true],
  ['Almeno 1.500 euro al mese', false, false, true],
  ['€3,000', false, false, false],
])('“%s”: less would do %s, softly %s; a least is named %s', (asked, concession, soft, firm) => {
  expect([concedes(asked), isSoft(asked), isFirm(asked)]).toEqual([concession, soft, firm]);
});
