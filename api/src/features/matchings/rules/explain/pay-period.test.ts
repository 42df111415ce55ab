import { expect, test } from 'vitest';
import { periodOf } from './pay-period.ts';

test.each([
  ['Mindestens 3.100 € im Monat', 'EUR', ' a month'],
  ['Entre 2.000 y 2.500 € mensuales el primer año', 'EUR', ' a month'],
  ['Mindestens 48.000 € im Jahr', 'EUR', ' a year'],
  // Without a time, whatever it is read as.
  ['Mindestens 3.100 Euro brutto', 'EUR', ''],
  ['Mindestens 48.000 Euro brutto', 'EUR', ''],
  ['2.500 soles', 'PEN', ''],
  // Of two times, of another, or with more than twelve pays.
  ['3.000 € al mes, 40.000 € al año', 'EUR', undefined],
  ['600 € pro Woche', 'EUR', undefined],
  ['3.000 € im Monat, 14 mal', 'EUR', undefined],
  ['3.000 € al mes en 14 pagas', 'EUR', undefined],
])('“%s” in %s is told as a sum%s', (text, currency, every) => {
  expect(periodOf(text, currency)?.every).toBe(every);
});
