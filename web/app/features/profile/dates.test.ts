import { expect, test } from 'vitest';
import { span } from './dates.ts';

test('what has no end goes on until now', () => {
  expect(span('2019-06-01', null)).toBe('Jun 2019 – Present');
});

test('a calendar day stays in its month, wherever the reader is', () => {
  expect(span('2015-01-01', '2020-12-31')).toBe('Jan 2015 – Dec 2020');
});

test('without any dates nothing is claimed of them', () => {
  expect(span(null, null)).toBe('');
});

test('an unknown start leaves the end alone', () => {
  expect(span(null, '2020-12-31')).toBe('Dec 2020');
});
