import { expect, test } from 'vitest';
import { email } from './fields.ts';

const NO_EMAIL = 'Please enter a valid email address';
const readAs = (typed: string) => {
  const { data, error } = email(NO_EMAIL).safeParse(typed);
  return data ?? error?.issues.map(({ message }) => message);
};

test.each([
  [' Mira@Example.COM ', 'mira@example.com'],
  ['mira@münchen.de', 'mira@xn--mnchen-3ya.de'],
  ['mira@MÜNCHEN.de', 'mira@xn--mnchen-3ya.de'],
  ['mira@xn--mnchen-3ya.de', 'mira@xn--mnchen-3ya.de'],
  ['mira@bu\u0308cher.example', 'mira@xn--bcher-kva.example'],
  ['mira@उदाहरण.परीक्षा', 'mira@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g'],
])('%j is the address %s', (typed, address) => {
  expect(readAs(typed)).toBe(address);
});

test.each([
  'mira',
  'münchen.de',
  'mira@münchen',
  'mira@münchen.de/x',
  'mira@münchen.de:25',
  'mira@１２７.0.0.1',
  `mira@${'äöü'.repeat(20).concat('.').repeat(4)}de`,
])('%j is no address', (typed) => {
  expect(readAs(typed)).toEqual([NO_EMAIL]);
});

test.each(['', '  '])('for %j an address is asked for', (typed) => {
  expect(readAs(typed)).toEqual(['Please enter an email address']);
});

test('of letters that we cannot send to before the @ it is said what is wrong', () => {
  expect(readAs('jürgen@beispiel.de')).toEqual([expect.stringContaining('before the @')]);
  expect(readAs('jürgen@münchen.de')).toEqual([expect.stringContaining('before the @')]);
});
