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
  [/\b(?:very|extremely|insanely) fast\b|\brelentless|\bbreakneck|\bfull throttle\b|\bblitz/g, 1],
  [
    /\bfast\b(?! ?(?:food|trains?|internet|fashion|connection))|\bquick(?:ly)?\b(?! (?:calls?|chats?|questions?|learner))|\brapid(?:ly)?\b|\bsprints?\b|\b(?:ship|release|deploy|launch)(?:s|ing)? (?:\w+ )?(?:every|daily|weekly|early|fast)|\b(?:daily|weekly) (?:releases?|launch|deploy|ship)|\bintense\b(?! (?:days?|weeks?|sessions?))|\bhustle|\burgen|\bmove fast\b|(?<!high[- ])\bspeed\b(?! ?(?:rail|trains?|internet))|\bhyper|\baggressive|\bhigh[- ]energy\b|\bimpatient/g,
    0.85,
  ],
  [/\bagile\b|\biterat|\bbrisk\b|\bkeeps? moving\b|\bmoderate(?:ly)? fast\b/g, 0.65],
  [
    /\bmoderate\b(?! fast)|\bmedium\b(?![- ]sized)|\bbalanced\b|\bsteady\b(?! (?:job|income|pay|salary|work))|\bsustainable\b|\bmeasured\b/g,
    0.4,
  ],
  [
    /\bslow(?:ly)?\b|\bcalm(?:ly)?\b|\bpatien(?:t(?! (?:data|care|records?|safety|flow))|tly|ce)\b|\bcareful(?:ly)?\b|\bdeliberate|\bunhurried\b|\bgentle\b|\brelaxed\b|\bno rush\b|\bthorough|\bat (?:its|our|their) own pace\b|\bno (?:crunch|hurry)\b/g,
    0.15,
  ],
];

/** Words further apart tell of two paces: "relaxed in term time, flat out in the holidays". */
const MOST_APART = 0.5;

/**
 * Reads a pace out of free text, 0 (slow, careful) to 1 (as fast as it goes): the mean of the words of speed. How
 * often, where and how long somebody works is none. Undefined when no word tells, or they contradict each other.
 * "not fast" counts as slow, "no longer slow" as fast.
 */
export function parsePace(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  const read = inEnglish(plain(text));
  const told: number[] = [];
  for (const [cue, value] of CUES) {
    for (const match of read.matchAll(cue)) {
      const negated =
        NOT_BEFORE.test(read.slice(0, match.index)) ||
        NOT_BEHIND.test(read.slice(match.index + match[0].length));
      told.push(negated && !match[0].startsWith('no ') ? 1 - value : value);
    }
  }
  if (told.length === 0 || Math.max(...told) - Math.min(...told) > MOST_APART) return undefined;
  return told.reduce((sum, value) => sum + value, 0) / told.length;
}
