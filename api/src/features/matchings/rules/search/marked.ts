/** Stand before and behind what was found; private characters that no text has. */
export const MARK = { begin: '\uE000', end: '\uE001' } as const;

export const MARKS = /[\uE000\uE001]/g;

const LONGEST = 220;
const MARKED = /\uE000([^\uE001]*)\uE001/g;

/** The text with the marks of another one that is as long without them. */
export function withMarksOf(marked: string, text: string): string {
  let at = 0;
  return Array.from({ length: marked.length }, (_, index) => marked.charAt(index))
    .map((letter) => {
      if (letter === MARK.begin || letter === MARK.end) return letter;
      at += 1;
      return text.charAt(at - 1);
    })
    .join('');
}

/** A text in which marks stand, as at most some 220 characters around most of them, with begin and end of each in UTF-16 units. */
export function markedExcerpt(text: string): { text: string; marks: [number, number][] } {
  const sentences = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?]\uE001?) /);
  const count = (sentence: string) =>
    new Set(Array.from(sentence.matchAll(MARKED), ([, word]) => word?.toLowerCase())).size;
  const [best = ''] = sentences.toSorted((a, b) => count(b) - count(a));
  return withPlaces(cut(best));
}

/** Whole words around the first mark. */
function cut(sentence: string): string {
  if (sentence.length <= LONGEST) return sentence;
  const words = sentence.split(' ');
  const first = Math.max(
    0,
    words.findIndex((word) => word.includes(MARK.begin)),
  );
  let [from, to] = [first, first + 1];
  let size = words[first]?.length ?? 0;
  while (from > 0 || to < words.length) {
    const goesOn = to < words.length && (to - first <= 2 * (first - from) || from === 0);
    const next = (goesOn ? words[to] : words[from - 1]) ?? '';
    if (size + next.length + 1 > LONGEST) break;
    size += next.length + 1;
    if (goesOn) to += 1;
    else from -= 1;
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
