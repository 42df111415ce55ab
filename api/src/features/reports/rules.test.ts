import { expect, test } from 'vitest';
import { hasLink, listedHost } from './rules.ts';

const listed = new Set(['scam.example', 'xn--bcher-kva.example', '198.51.100.7']);

test.each([
  ['See https://scam.example/offer', 'scam.example'],
  ['see scam.example.', 'scam.example'],
  ['SCAM.Example/x', 'scam.example'],
  ['pay.me.scam.example', 'scam.example'],
  ['(scam.example)', 'scam.example'],
  ['me@scam.example', 'scam.example'],
  ['https://good.example@scam.example/', 'scam.example'],
  ['https://scam.example:8443?x', 'scam.example'],
  ['http://sc%61m.example/', 'scam.example'],
  ['http://scam。example', 'scam.example'],
  ['ｓｃａｍ．ｅｘａｍｐｌｅ', 'scam.example'],
  ['sc\u200bam.exam\u00adple', 'scam.example'],
  ['https://scam.example./', 'scam.example'],
  ['https://bücher.example', 'xn--bcher-kva.example'],
  ['BU\u0308CHER.example', 'xn--bcher-kva.example'],
  ['http://3325256711/', '198.51.100.7'],
  ['notscam.example', undefined],
  ['scam.example.org', undefined],
  ['scam example', undefined],
  ['A scam. Example: none', undefined],
  ['', undefined],
])('%j names the listed host %j', (text, host) => {
  expect(listedHost(text, listed)).toBe(host);
});

test('nothing is found on an empty list', () => {
  expect(listedHost('scam.example', new Set())).toBeUndefined();
});

test.each(['a.'.repeat(2_500), 'a'.repeat(5_000), 'https://'.repeat(625), '-.'.repeat(2_500)])(
  'a long text is looked through at once',
  (text) => {
    const began = performance.now();
    listedHost(text, listed);
    hasLink(text);
    expect(performance.now() - began).toBeLessThan(500);
  },
);

test.each([
  ['https://a.example', true],
  ['Look:HTTP://a.example', true],
  ['www.a.example', true],
  ['Node.js and e.g. this', false],
  ['ahttps but no link', false],
])('%j has a link: %s', (text, has) => {
  expect(hasLink(text)).toBe(has);
});
