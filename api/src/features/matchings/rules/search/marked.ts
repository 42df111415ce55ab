/** Stand before and behind what was found; private characters that no text has. */
export const MARK = { begin: '\uE000', end: '\uE001' } as const;

const MARKS = /[\uE000\uE001]/g;
const LONGEST = 220;
const MARKED = /\uE000([^\uE001]*)\uE001/g;

/** A text as somebody wrote it, with blanks in the place of what would be taken for marks. */
export const withoutMarks = (text: string): string => text.replace(MARKS, ' ');

/** The text with the marks of another one that is as long without them. */
export function withMarksOf(marked: string, text: string): string {
  let at = 0;
  return marked.replace(/[^\uE000\uE001]/g, () => text.charAt(at++));
}

/** A text in which marks stand, as at most some 220 characters around most of them, with begin and end of each in UTF-16 units. */
export function markedExcerpt(text: string): { text: string; marks: [number, number][] } {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]\uE001?) /);
  const count = (sentence: string) =>
    new Set(Array.from(sentence.matchAll(MARKED), ([, word]) => word?.toLowerCase())).size;
  return withPlaces(cut(sentences.reduce((best, each) => (count(each) > count(best) ? each : best))));
}

/** Whole words around the first mark. */
function cut(sentence: string): string {
  const words = sentence.split(' ');
  const first = Math.max(
    0,
    words.findIndex((word) => word.includes(MARK.begin)),
  );
  let [from, to] = [first, first + 1];
  while (to - from < words.length) {
    const goesOn = to < words.length && (to - first <= 2 * (first - from) || from === 0);
    const [begin, end] = goesOn ? [from, to + 1] : [from - 1, to];
    if (words.slice(begin, end).join(' ').length > LONGEST) break;
    [from, to] = [begin, end];
  }
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`;
}

function withPlaces(marked: string): { text: string; marks: [number, number][] } {
  const marks: [number, number][] = [];
  let text = '';
  for (const [index, part] of marked.split(MARKS).entries()) {
    if (index % 2 === 1) marks.push([text.length, text.length + part.length]);
    text += part;
  }
  return { text, marks };
}
