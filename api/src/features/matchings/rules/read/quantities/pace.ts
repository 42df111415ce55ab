import { plain, translator } from './plain.ts';

const inEnglish = translator({
  'very fast': 'sehr schnell|muy rápido|très vite|full speed|at full speed|flat out',
  fast: 'schnell|zügig|rápido|rápida|vite|rapide|veloce|snel|तेज़|तेज|tez',
  slow: 'langsam|gemächlich|lento|lenta|lent|lentement|devagar|धीरे|dheere|1 step at a time|step by step',
  calm: 'ruhig|gelassen|tranquilo|tranquila|tranquille|calme|शांत',
  thorough: 'gründlich|sorgfältig|soigné|cuidadoso',
  steady: 'stetig|gleichmäßig|constante|régulier|régulière|स्थिर',
  'no rush':
    'in no hurry|no hurry|not in a rush|not in a hurry|ohne eile|ohne hektik|sin prisa|sans hâte|sem pressa',
});
const NOT_BEFORE =
  /\b(?:not?|never|without|isn't|don't|hate|dislike|no longer|over|instead of|rather than)\s+(?:\w+\s){0,2}$/;
const NOT_BEHIND = /^\w*\s(?:pace )?(?:is|are)(?: not|n't) (?:for me|my|good)/;

/** Words of a pace and where they lie, 0 slow to 1 fast. */
const CUES: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:very|extremely|insanely) fast\b|\brelentless|\bbreakneck|\bfull throttle\b|\b(?:60|70|80|90) hours\b|\b(?:996|24\/7)\b|\bday and night\b|\bweekends too\b|\bblitz/g,
    1,
  ],
  [
    /\bfast\b(?! ?(?:food|trains?|internet|fashion|connection))|\bquick(?:ly)?\b|\brapid(?:ly)?\b|\bsprints?\b|\bship (?:every|daily|weekly|early|fast)|\bevery (?:day|week)\b|\bdaily\b|\bweekly (?:releases|launch)|\bintense\b(?! (?:days?|weeks?|sessions?))|\bhustle|\burgen|\bmove fast\b|(?<!high[- ])\bspeed\b(?! ?(?:rail|trains?|internet))|\bhyper|\baggressive|\bhigh[- ]energy\b|\bimpatient/g,
    0.85,
  ],
  [
    /\bagile\b|\biterat|\bbrisk\b|\bbusy\b|\bkeeps? moving\b|\bmoderate(?:ly)? fast\b|\bambitious\b|\bdeadlines?\b/g,
    0.65,
  ],
  [
    /\bmoderate\b|\bmedium\b|\bbalanced?\b|\bsteady\b|\bsustainable\b|\bregular\b|\bconsistent\b|\bmeasured\b|\bseasonal\b|\brhythm\b/g,
    0.4,
  ],
  [
    /\bslow(?:ly)?\b|\bcalm(?:ly)?\b|\bpatien(?:t|tly|ce)\b|\bcareful(?:ly)?\b|\bdeliberate|\bunhurried\b|\bgentle\b|\brelaxed\b|\bno rush\b|\blong[- ]term\b|\bthorough|\bat (?:its|our|their) own pace\b|\bno (?:crunch|hurry)\b/g,
    0.15,
  ],
];

/**
 * Reads a pace out of free text, 0 (slow, careful) to 1 (as fast as it goes): the mean of the words that tell.
 * Undefined when none does. "not fast" counts as slow, "no longer slow" as fast.
 */
export function parsePace(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const read = inEnglish(plain(text));
  let sum = 0;
  let count = 0;
  for (const [cue, value] of CUES) {
    for (const match of read.matchAll(cue)) {
      const negated =
        NOT_BEFORE.test(read.slice(0, match.index)) ||
        NOT_BEHIND.test(read.slice(match.index + match[0].length));
      sum += negated && !match[0].startsWith('no ') ? 1 - value : value;
      count++;
    }
  }
  return count === 0 ? undefined : sum / count;
}
