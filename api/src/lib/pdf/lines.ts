import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Its types are written for a namespace that it does not export. */
const bidi: {
  getEmbeddingLevels(
    text: string,
    direction?: 'ltr' | 'rtl',
  ): { levels: Uint8Array; paragraphs: { level: number }[] };
  getMirroredCharacter(character: string): string | null;
} = require('bidi-js')();

/** Breaks a text into lines of at most `width`, as `widthOf` measures words and spaces; a word that is longer is cut between characters. */
export function wrap(text: string, width: number, widthOf: (part: string) => number): string[] {
  const space = widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/ +/).flatMap((each) => cut(each, width, widthOf))) {
    const needed = widthOf(word);
    if (line && used + space + needed > width) {
      lines.push(line);
      line = word;
      used = needed;
    } else {
      used += line ? space + needed : needed;
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cut(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const { segment } of segmenter.segment(word)) {
    if (part && widthOf(part + segment) > width) {
      parts.push(part);
      part = segment;
    } else part += segment;
  }
  return [...parts, part];
}

/** A stretch of a line that reads in one direction: from right to left where its level is odd. */
interface Stretch {
  readonly text: string;
  readonly level: number;
}

/** Bidi-js takes each half of a character for a letter from left to right: a box that reads in neither direction stands for it. */
const inWholes = (text: string) => text.replace(/[\uD800-\uDFFF]/g, '\u25A1');

/**
 * The stretches of a line from left to right, as the Unicode Bidirectional Algorithm orders them (UAX #9, rule L2); the text within
 * each is in the order of reading. `isFromRight` says so of the whole paragraph: its full stop then stands at the left.
 */
export function leftToRight(line: string, isFromRight: boolean): Stretch[] {
  const { levels } = bidi.getEmbeddingLevels(inWholes(line), isFromRight ? 'rtl' : 'ltr');
  const stretches: Stretch[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const latest = stretches.at(-1);
    if (latest && latest.level === level)
      stretches[stretches.length - 1] = { text: latest.text + line.charAt(index), level };
    else stretches.push({ text: line.charAt(index), level });
  }
  const highest = Math.max(0, ...stretches.map(({ level }) => level));
  let ordered = stretches;
  for (let level = highest; level > 0; level -= 1) ordered = turned(ordered, level);
  return ordered;
}

/** Every row of stretches of at least a level, turned round. */
function turned(stretches: readonly Stretch[], level: number): Stretch[] {
  const result: Stretch[] = [];
  let row: Stretch[] = [];
  for (const each of stretches) {
    if (each.level >= level) row.unshift(each);
    else {
      result.push(...row, each);
      row = [];
    }
  }
  return [...result, ...row];
}

/** Whether a text reads from right to left, as its first letter says. */
export const isRightToLeft = (text: string): boolean =>
  bidi.getEmbeddingLevels(inWholes(text)).paragraphs[0]?.level === 1;

/** Marks that stand among letters from right to left, as they are drawn from left to right: a bracket opens to the other side. */
export const mirrored = (marks: string): string =>
  [...marks]
    .reverse()
    .map((mark) => bidi.getMirroredCharacter(mark) ?? mark)
    .join('');
