import { translator } from './plain.ts';

const BETWEEN_FIGURES = /(\d[\d.,]*)(?: ?(%|procent|uur|dagen))? tot (?:de |en met )?(?=\d)/gu;
/** "Tot 30 uur" is a bound, "tot maart" a time. */
const UP_TO = /(?<!\p{L})tot (?:en met )?(?=\d)/gu;
const UNTIL =
  /(?<!\p{L})tot (?=(?:ik|we|er|het|de|eind|begin|half|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)(?!\p{L}))/gu;
const OR =
  /(?<=\d[^.;]{0,12}) of (?=\d ?(?:dagen|uur|avonden|%|procent)|(?:een |meer |hoger )?(?:salaris|loon|geld))/gu;
/** "Als ik geen loon krijg"; "als cofounder" is no condition. */
const IF = /(?<!\p{L})als (?=(?:ik|je|jij|we|wij|jullie|er|het|u)(?!\p{L}))/gu;

const words = translator({
  1: 'één',
  2: 'twee',
  3: 'drie',
  5: 'vijf',
  6: 'zes',
  7: 'zeven',
  8: 'acht',
  10: 'tien',
  12: 'twaalf',
  15: 'vijftien',
  20: 'twintig',
  25: 'vijfentwintig',
  30: 'dertig',
  40: 'veertig',
  50: 'vijftig',
  'at least': 'minstens|minimaal|ten minste|tenminste|op zijn minst|niet minder dan|niet onder de|niet onder',
  'at most': 'hoogstens|hooguit|maximaal|ten hoogste|niet meer dan|niet boven de|niet boven',
  about: 'ongeveer|rond de|om en nabij',
  between: 'tussen de|tussen',
  'or more': 'of meer|of hoger|en meer',
  'or less': 'of minder',
  from: 'vanaf',
  percent: 'procent',
  negotiable: 'bespreekbaar|onderhandelbaar|in overleg',
  'no equity': 'geen aandelen|geen equity|alleen salaris|alleen loon',
  half: 'de helft',
  'a third': 'een derde',
  'a quarter': 'een kwart',
  'without salary': 'zonder salaris|zonder loon|onbetaald|geen salaris|geen loon',
  'with salary': 'met salaris|met een salaris|met loon',
  'i keep': 'ik houd|ik hou',
  'you get the rest': 'jij krijgt de rest|de rest is voor jou',
  'full time': 'voltijds|voltijd',
  'part-time': 'deeltijds|deeltijd',
  'half time': 'halftijds',
  'half days': 'halve dagen',
  hours: 'uur|uren',
  '1 day': 'een dag|1 dag',
  days: 'dagen',
  'a week': 'in de week|wekelijks',
  'a month': 'per maand|in de maand',
  'a day': 'per dag',
  evenings: "avonden|'s avonds",
  mornings: "ochtenden|'s ochtends",
  afternoons: "middagen|'s middags",
  weekends: 'weekenden|weekeinden|het weekend|weekend',
  and: 'en',
  now: 'voorlopig|momenteel',
  'after that': 'daarna',
  'until then': 'tot dan|tot die tijd',
  'at first': 'in het begin|om te beginnen',
  when: 'zodra|wanneer',
  'there is a salary': 'er salaris is|er loon is',
  january: 'januari',
  february: 'februari',
  march: 'maart',
  may: 'mei',
  august: 'augustus',
});

/** Words that only Dutch has of a share or a time. */
const DUTCH =
  /(?<!\p{L})(?:uur|uren|dagen|avonden|voltijds?|deeltijds?|halftijds?|procent|tot|minstens|minimaal|maximaal|hoogstens|hooguit|tenminste|tussen|ongeveer|vanaf|bespreekbaar|niet (?:minder|meer|onder|boven)|geen|zonder|aandelen|salaris|helft|een (?:dag|derde|kwart)|of meer)(?!\p{L})/u;

/** A Dutch answer on a share or a time, in text as `plain` leaves it, in English words. */
export function fromDutch(read: string): string {
  if (!DUTCH.test(read)) return read;
  const bounds = read
    .replace(BETWEEN_FIGURES, '$1 - ')
    .replace(UP_TO, 'up to ')
    .replace(UNTIL, 'until ')
    .replace(OR, ' or ')
    .replace(IF, 'if ');
  return words(bounds);
}
