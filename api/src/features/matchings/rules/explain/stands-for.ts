import { remembered } from '../memory/remembered.ts';
import type { Term } from '../read/traits.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { areCognates } from './cognates.ts';
import { isCompoundOf } from './compounds.ts';
import { alternatives, inParentheses, ownWords, partsOf, withoutLevel } from './same-thing.ts';
import { spelled } from './spelling.ts';
import { BUILDING_AND_ENERGY } from './trades/building-and-energy.ts';
import { BUSINESS } from './trades/business.ts';
import { DATA } from './trades/data.ts';
import { DESIGN } from './trades/design.ts';
import { EDUCATION_AND_CULTURE } from './trades/education-and-culture.ts';
import { FOOD_AND_LAND } from './trades/food-and-land.ts';
import { HARDWARE } from './trades/hardware.ts';
import { LANGUAGES } from './trades/languages.ts';
import { MARKETING_AND_SALES } from './trades/marketing-and-sales.ts';
import { SCIENCE_AND_HEALTH } from './trades/science-and-health.ts';
import { SOFTWARE } from './trades/software.ts';

/**
 * Trades by their names: the English ones, then behind a semicolon those of other languages, and behind a colon what plainly is work of
 * that trade: its tools, frameworks, methods and standards. Told, and not scored. A name with `^` is also an ordinary word and counts only
 * where it is written with a capital or stands alone.
 */
const AREAS = [
  SOFTWARE,
  DATA,
  HARDWARE,
  DESIGN,
  MARKETING_AND_SALES,
  BUSINESS,
  SCIENCE_AND_HEALTH,
  BUILDING_AND_ENERGY,
  FOOD_AND_LAND,
  EDUCATION_AND_CULTURE,
  LANGUAGES,
];

type Stands = 'TRADE' | 'WORK';

const namesIn = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
const keyOf = (name: string) => wordsOf(name).map(spelled).join(' ');

const lines = AREAS.flatMap((area) => area.trim().split('\n')).map((line) => {
  const [names = '', work] = line.split(':');
  const [english = [], abroad = []] = names.split(';').map(namesIn);
  return { english, abroad, work: namesIn(work) };
});

const known = new Map<string, Map<number, Stands>>();
const ordinary = new Set<string>();

function learn(names: readonly string[], line: number, as: Stands): void {
  for (const name of names) {
    const key = keyOf(name);
    if (name.startsWith('^')) ordinary.add(key);
    known.set(key, (known.get(key) ?? new Map<number, Stands>()).set(line, as));
  }
}

for (const [at, { english, abroad, work }] of lines.entries()) {
  learn([...english, ...abroad], at, 'TRADE');
  learn(work, at, 'WORK');
}

const NONE: ReadonlyMap<number, Stands> = new Map();

/** The lines that have a name, as it is written or without what makes no other skill of it. */
function linesOf(name: string, isAlone: boolean): ReadonlyMap<number, Stands> {
  const keys = [wordsOf(name), wordsOf(withoutLevel(name)), ownWords(withoutLevel(name))].map((words) =>
    words.map(spelled).join(' '),
  );
  const key = keys.find((each) => known.has(each));
  if (key === undefined || (ordinary.has(key) && !isAlone && !/^\s*\p{Lu}/u.test(name))) return NONE;
  return known.get(key) ?? NONE;
}

const linesOfNeed = remembered((text): ReadonlyMap<number, Stands> => linesOf(text, true));

const linesOfOffer = remembered((text): ReadonlyMap<number, Stands> => {
  const parts = [...partsOf(text), ...inParentheses(text)];
  return new Map(parts.toReversed().flatMap((part) => [...linesOf(part, part === text)]));
});

/** What an offered skill is of a needed trade: another name for it, or a tool or method that plainly is work of it, as "Klaviyo" of email marketing. */
export function standsFor(need: Term, offer: Term): Stands | undefined {
  if (isCompoundOf(need, offer) || areCognates(need, offer)) return 'TRADE';
  const offered = linesOfOffer(offer.text);
  if (offered.size === 0) return undefined;
  const found = (need.any ? alternatives(need.text) : [need.text]).flatMap((name) =>
    [...linesOfNeed(name)].flatMap(([line, as]) => (as === 'TRADE' ? (offered.get(line) ?? []) : [])),
  );
  return found.includes('TRADE') ? 'TRADE' : found[0];
}

/** Written in capitals. */
const IS_SHORT =
  /(?<![a-z\d])(?!(?:aid|air|and|app|art|dog|gas|go|in|low|non|of|oil|pre|to|law|web)(?![a-z\d]))(?:[a-z\d]{2,3}|saas)(?![a-z\d])/gu;
/** More than an abbreviation such as "NLP". */
const IN_FULL = /^(?:law|maps|.{5,})$/;

/** The English name of a trade that is written in another language: "machine learning" of "aprendizado de máquina"; none of what reads alike. */
export const tradeInEnglish = remembered((text): string | undefined => {
  const key = keyOf(text);
  for (const [at, as] of known.get(key) ?? NONE) {
    const line = lines[at];
    if (as !== 'TRADE' || !line?.abroad.some((name) => keyOf(name) === key)) continue;
    const name = line.english.find((each) => IN_FULL.test(each));
    if (!name) continue;
    // What has a figure in it is the same everywhere: "vendas B2B".
    const words = wordsOf(name).filter((word) => !/\d/.test(word));
    const isAlike = words.filter((word) => wordsOf(text).includes(word)).length * 2 >= words.length;
    return isAlike ? undefined : name.replace(IS_SHORT, (short) => short.toUpperCase());
  }
  return undefined;
});
