import { expect, test } from 'vitest';
import { partsOf } from './links.ts';

const found = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

test('addresses of the web are found, what stands around them is not', () => {
  expect(partsOf('See https://example.org/a?b=1, please.')).toEqual([
    { text: 'See ' },
    { text: 'https://example.org/a?b=1', href: 'https://example.org/a?b=1', host: 'example.org' },
    { text: ', please.' },
  ]);
  expect(found('(http://a.example/x) and HTTPS://B.example!')).toEqual([
    'http://a.example/x',
    'https://b.example/',
  ]);
  expect(found('https://en.wikipedia.org/wiki/Ampersand_(song)')).toEqual([
    'https://en.wikipedia.org/wiki/Ampersand_(song)',
  ]);
});

test('nothing else becomes a link', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'www.example.org',
    'https://',
    'https://bank.example@evil.example/',
    'https://a:b@evil.example/',
    'https://[bad/',
  ])
    expect(found(text), text).toEqual([]);
});

test('the host is the one that is opened, however it was written', () => {
  expect(partsOf('https://xn--bcher-kva.example/')[0]?.host).toBe('xn--bcher-kva.example');
  expect(partsOf('https://bücher.example/')[0]?.host).toBe('xn--bcher-kva.example');
  expect(partsOf('https://example.org:8443/')[0]?.host).toBe('example.org:8443');
});

test('a text comes back whole', () => {
  const text = 'One\nhttps://a.example/.\n\nhttps://u@b.example (https://c.example/x).';
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
