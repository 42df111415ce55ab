import { expect, test } from 'vitest';
import { website } from './fields.ts';

test.each([
  ['example.com', 'https://example.com'],
  ['example.com:8080/about', 'https://example.com:8080/about'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com/Path?q=1#top', 'HTTPS://Example.com/Path?q=1#top'],
  ['https://example.com/@team', 'https://example.com/@team'],
])('%s is the website %s', (typed, stored) => {
  expect(website.parse(typed)).toBe(stored);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:////evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https://\\evil.example',
  'https://bank.example@evil.example',
  'bank.example@evil.example',
  'https://bank.example\\@evil.example',
  'https://',
  'localhost:3000',
  'javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,x',
  'mailto:a@example.com',
  'ftp://example.com',
  'nonsense',
])('%s is no website', (typed) => {
  expect(website.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Please enter a web address, such as https://example.com',
  ]);
});
