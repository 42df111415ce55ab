const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const NUMBER_WORD = new RegExp(
  `\\b(?:(${Object.keys(TENS).join('|')})(?:[ -](${Object.keys(UNITS).slice(0, 9).join('|')}))?|(${Object.keys(UNITS).join('|')}))\\b`,
  'g',
);

/**
 * Text as the parsers of quantities read it: lower case, one kind of dash, space and quotation mark, number
 * words up to ninety-nine as digits ("twenty-five" is 25).
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—―−~〜]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WORD, (_, tens?: string, unit?: string, alone?: string) =>
      String((TENS[tens ?? ''] ?? 0) + (UNITS[unit ?? alone ?? ''] ?? 0)),
    )
    .trim();
}

const LETTERS: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
};

/** Lower-case letters without their accents, for comparing names of places. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[øđłıßæœðþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Words that leave room: "negotiable", "flexible", "depends". */
export function isFlexible(text: string): boolean {
  return /negotiab|flexib|open to|depend|discuss|let's talk|can talk|roughly|verhandel|adjust/.test(text);
}

/** Whether the words before a number make it an upper bound: "up to", "max.", "<". */
export function isAtMost(before: string): boolean {
  return /(?:up ?to|max(?:imum|\.)?(?: of)?|at most|(?:no|not) (?:more|over)(?: than)?|under|below|(?<!not |no )less than|until|<=?|≤)\s*$/.test(
    before,
  );
}

/** Whether the words before a number make it a lower bound: "at least", "from", ">". */
export function isAtLeast(before: string): boolean {
  return /(?:at least|min(?:imum|\.)?(?: of)?|not? (?:less|under|below)(?: than)?|from|over|(?<!not |no )more than|above|>=?|≥)\s*$/.test(
    before,
  );
}
