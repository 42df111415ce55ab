import { plain, withoutAccents } from '../read/quantities/plain.ts';
import { countryNamed, placeNameAt } from '../read/quantities/spots.ts';
import { PHRASES } from './way-phrases.ts';
import { SPOT } from './way-words.ts';

/** "Vou ao Nordeste umas três vezes por ano visitar a família": no part of how two would work. */
const FAMILY_VISITS =
  /[,;.(]\s*(?:e |y |et |und )?(?:vou|viajo|voy|je vais|j'y vais|(?:ich )?fahre|(?:ich )?fliege|(?:ich )?reise|vado)(?!\p{L})[^,;.()]*(?<!\p{L})(?:visit\p{L}*|ver|voir|besuch\p{L}*|rendre visite|trovare|zu)(?!\p{L})[^,;.()]*(?<!\p{L})(?:fam[ií]l\p{L}*|eltern|padres|pais|parents|genitori|m[ãa]e|madre|mère|mutter)(?!\p{L})\)?(?=\s*(?:[,;.]|$))/iu;

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

const CONTINENTS: Readonly<Record<string, string>> = {
  america: 'the Americas',
  amerique: 'the Americas',
  europa: 'Europe',
  europe: 'Europe',
  eu: 'the EU',
  ue: 'the EU',
  'union europea': 'the EU',
  'union europeenne': 'the EU',
  'uniao europeia': 'the EU',
  latinoamerica: 'Latin America',
  'america latina': 'Latin America',
  lateinamerika: 'Latin America',
  'amerique latine': 'Latin America',
  sudamerica: 'South America',
  'america del sur': 'South America',
  'america do sul': 'South America',
  sudamerika: 'South America',
  africa: 'Africa',
  afrika: 'Africa',
  afrique: 'Africa',
  asia: 'Asia',
  asien: 'Asia',
  asie: 'Asia',
};

const fold = (text: string) => withoutAccents(text.toLowerCase());

/** Behind these words of languages that give no capital to nouns stands a name. */
const OF_A_NAME = /^(?:en|em|no|na|à|desde|depuis|por|para)$/;

/** Between two names: "Porto ou em Lisboa". */
const JOINS = / (?:o|ou|u|oder|y|e|et|und|en|em|no|na|in) /;

/** The longest place that a row of words begins with: how many of them it takes, and what it is called. */
function placeAt(
  words: readonly string[],
  before: string,
  homes: readonly string[],
): readonly [number, string] | undefined {
  for (let length = Math.min(4, words.length); length > 0; length--) {
    const written = words.slice(0, length).join(' ');
    const name = fold(written);
    if (/ [,;.:!()]/.test(written) || !/^\p{Lu}/u.test(written) || !/\p{Lu}[\p{L}.'’-]*$/u.test(written))
      continue;
    const wide = CONTINENTS[name];
    if (wide) return [length, wide];
    if (placeNameAt(name) === name || homes.includes(name) || (OF_A_NAME.test(before) && !JOINS.test(name))) {
      const country = countryNamed(name);
      return [length, country ? (countries.of(country) ?? written) : written];
    }
  }
  return undefined;
}

/** A text whose places are numbers between angles, and their names. */
function withSpots(text: string, location: string): readonly [string, readonly string[]] {
  const homes = location.split(/[,(/]/).map((part) => fold(part.trim()));
  const spots: string[] = [];
  const written = text.replace(/(?<!\p{L})([dl]['’])(?=\p{Lu})/gu, '$1 ').replace(/[,;.:!()]/g, ' $& ');
  const words = written.split(/\s+/).filter(Boolean);
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = placeAt(words.slice(at), words[at - 1] ?? '', homes);
    if (found) left.push(`‹${spots.push(found[1]) - 1}›`);
    else left.push(words[at] ?? '');
    at += found?.[0] ?? 1;
  }
  return [left.join(' '), spots];
}

/** What the longest phrase that begins at `at` says, and where it ends. */
function phraseAt(clause: string, at: number): readonly [number, string] | undefined {
  let longest: readonly [number, string] | undefined;
  for (const [words, english] of PHRASES) {
    words.lastIndex = at;
    const match = words.exec(clause);
    if (!match || match[0].length <= (longest?.[0] ?? 0)) continue;
    longest = [match[0].length, typeof english === 'string' ? english : english(match)];
  }
  return longest;
}

/** A clause of nothing but phrases that are known, one by one. */
function clauseInEnglish(clause: string): string | undefined {
  const told: string[] = [];
  for (let at = 0; at < clause.length; ) {
    const found = phraseAt(clause, at);
    if (!found) return undefined;
    if (found[1]) told.push(found[1]);
    at += found[0];
    while (clause[at] === ' ') at++;
  }
  const english = told
    .join(' ')
    .replace(HOW_OFTEN_FIRST, '$2 $1')
    .replace(BOUND_LAST, '$2 $1')
    .replace(/\b(comes?|travels) (?:in|at|on) (?=the )/, '$1 to ')
    .replace(/(?<=.) the rest$/, ' for the rest')
    .replace('travels gladly', 'gladly travels')
    .replace(/(?<=\w) no problem(?=$| but\b)/, ', no problem');
  return HANGS_IN_THE_AIR.test(english) ? undefined : english;
}

/** "Alle zwei Wochen ein Treffen". */
const HOW_OFTEN_FIRST =
  /^(every \w+(?: weeks| months)?|now and then|once a \w+|twice a \w+) ((?:a )?(?:meetings?|visits?|trips?))(?![\p{L}])/u;

/** "Trois jours par semaine au moins". */
const BOUND_LAST =
  /((?:\d+(?:–\d+)? (?:days?|weeks?|times)|once|twice)(?: a \w+)?|half of the \w+) (at least|at most)$/u;

/** Ends with what waits for more, or has a bound of nothing. */
const HANGS_IN_THE_AIR =
  /\b(?:with|and|or|but|at least|at most|up to|about|only|almost|a couple of|half)$|\b(?:up to|about|at most) (?!\d|1|half|once|twice)|^is\b/;

/** "Die Maschine steht nun mal da": why the work is there, and no more of how. */
const STANDS_THERE =
  /^(?:die|der|das|unsere?|el|las?|los|les?|os?|as?|il|nos|notre) \p{L}+ (?:steht|stehen|ist|sind|esta|estan|est|sont|estao|sta|stanno)(?: (?:nun|eben|halt))?(?: mal)? (?:da|hier|dort|aqui|alli|ahi|ici|la|ali|qui)$/u;

/** Says why, and nothing of what cannot be or of journeys: "porque hay que ir al campo". */
const SAYS_WHY =
  /^(?:porque|ya que|parce que|car|puisque|pois|ja que|perche|weil|denn|omdat) (?!.*(?<!\p{L})(?:no|ni|nunca|sin|ne|n'|pas|sans|jamais|nao|nem|sem|non|senza|mai|nicht|nie|kein\p{L}*|niet|geen|viaj\p{L}*|viag\p{L}*|voyag\p{L}*|reis\p{L}*|mud[ao]\p{L}*|demenag\p{L}*|\p{L}*zieh\p{L}*)(?!\p{L}))/u;

/** Of family, school or a house, and no more: "mes enfants sont à l'école ici". */
const OF_FAMILY =
  /^(?!.*(?<!\p{L})(?:no|ni|nunca|sin|ne|n'|pas|sans|jamais|nao|nem|sem|non|senza|mai|nicht|nie|kein\p{L}*|niet|geen|si|se|wenn|falls|quand|cuando|quando|hasta|jusqu\p{L}*|bis|ate|viaj\p{L}*|viag\p{L}*|voyag\p{L}*|reis\p{L}*|mud[ao]\p{L}*|demenag\p{L}*|\p{L}*zieh\p{L}*)(?!\p{L}))(?!.*\d)(?=.*(?<!\p{L})(?:mes|mis|mi|meus?|minhas?|meine?|unsere?|mon|ma|mio|mia|miei|notre|nos|nuestr\p{L}*|noss\p{L}*) )(?:.*(?<!\p{L}))(?:enfants?|fils|fille|hij[oa]s?|filh[oa]s?|kinder|kind|tochter|sohn|figli[ao]?|famil\p{L}*|casa|maison|haus|ecole|schule|escuela|escola|kita|mere|madre|mae|mutter|eltern|padres|pais|parents)(?!\p{L})/u;

/** Says a way, a place or how often, and not only that it is fine. */
const SAYS_A_WAY =
  /\b(?:remote|home|site|hybrid|office|workshop|lab|plant|farm|warehouse|shop|kitchen|field|person|together|anywhere|days?|weeks?|month|move|come|comes|trips?|visits?|meetings?)\b/;

/** Numbers that are words of something else in the languages beside. */
const COUNTED: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:twee|dua)(?= )/gu, '2'],
  [/(?<!\p{L})(?:drie|tiga)(?= )/gu, '3'],
  [/(?<!\p{L})(?:vier|empat)(?= (?:dag|week|weken|keer|maand|hari|kali|minggu))/gu, '4'],
  [/(?<!\p{L})(?:vijf|lima)(?= )/gu, '5'],
];

/** What an answer on the way of working says in English, clause by clause; none where one of them is not understood. */
export function wayGloss(locations: readonly (string | null)[], text: string): string | undefined {
  const [written, spots] = withSpots(text.replace(FAMILY_VISITS, ''), locations.join(','));
  const clauses = COUNTED.reduce(
    (left, [word, count]) => left.replace(word, count),
    withoutAccents(plain(written)),
  )
    .split(/\s*([,;.:!()])\s*/)
    .filter(Boolean);
  const told: string[] = [];
  for (const clause of clauses) {
    if (/^[,;.:!()]$/.test(clause)) {
      if (told.length > 0) told.push(/[,()]/.test(clause) ? ', ' : clause === ':' ? ': ' : '; ');
      continue;
    }
    if (STANDS_THERE.test(clause) && told.length > 0) continue;
    if ((SAYS_WHY.test(clause) || OF_FAMILY.test(clause)) && told.length > 0) {
      told.push('…');
      continue;
    }
    const english = clauseInEnglish(clause);
    if (english === undefined || (told.length === 0 && english.startsWith('or '))) return undefined;
    told.push(english);
  }
  const gloss = told
    .join('')
    .replace(/(?:[,;:] )+$/, '')
    .replace(/(?:[,;:] ){2,}/g, (marks) => (/[;:]/.test(marks) ? '; ' : ', '))
    .replace(/(?:[,;:] )?…(?:(?=[,;:] )|$)/g, ' …')
    .replace(new RegExp(SPOT, 'gu'), (spot) => spots[Number(spot.slice(1, -1))] ?? '');
  return SAYS_A_WAY.test(gloss) && fold(gloss) !== fold(text).replace(/[.!]$/, '') ? gloss : undefined;
}
