/** Days from one visit to the next, of who comes as often and as seldom as is said. */
export interface Rhythm {
  readonly least: number;
  readonly most: number;
}

/** Units and counts, each said in one way. Text in lower case without accents, numbers in figures. */
const SPELT: readonly (readonly [said: RegExp, as: string])[] = [
  [/(?<!\p{L})(?:wochen?|semanas?|semaines?|settiman[ae]|weken)(?!\p{L})/gu, 'week'],
  [/(?<!\p{L})(?:monate?|mes(?:es)?|mois|mes[ei]|maand(?:en)?)(?!\p{L})/gu, 'month'],
  [/(?<!\p{L})(?:quartale?|vierteljahre?|trimestres?|kwartaal)(?!\p{L})/gu, 'quarter'],
  [/(?<!\p{L})(?:jahre?|anos?|annees?|ann[oi])(?!\p{L})/gu, 'year'],
  [
    /(?<!\p{L})(?:al|por|par|pro|im|jede[nsm]?|cada|chaque|ogni|per|each|in (?:a|the))(?= (?:week|month|quarter|year)\b)/gu,
    'every',
  ],
  [/\b(week|month|quarter|year)ly\b/g, 'every $1'],
  [
    /\b(?:every|(?:days?|once|twice|times) a) fortnight\b|\bfortnightly\b|\bevery (?:other|second|2nd|couple of) weeks?\b/g,
    'every 2 weeks',
  ],
  [/\bevery (?:other|second|2nd|(?:a )?couple of) /g, 'every 2 '],
  [/\bevery (?:a )?few /g, 'every 3 '],
  [/\bonce or twice\b/g, '1-2 times'],
  [/\bonce\b/g, '1 times'],
  [/\btwice\b/g, '2 times'],
  [/\b(?:a )?couple (?:of )?times\b/g, '2 times'],
  [/\b(?:a )?(?:few|several) times\b/g, '4 times'],
  [/\b(?:2|zwei)-? (?:bis|oder) (?:3|drei) ?(?=mal|times)/g, '2-3 '],
  [/(\d) ?(?:x|mal|veces|vezes|fois|volte)\b/g, '$1 times'],
];
const DAYS_OF: Readonly<Record<string, number>> = { week: 7, month: 30, quarter: 91, year: 365 };
const SPAN = String.raw`(\d{1,2})(?: ?(?:-|–|to|or|bis|oder|ou|o|a) ?(\d{1,2}))?`;
const UNIT = '(week|month|quarter|year)s?';
const TIMES_IN = new RegExp(`${SPAN} times (?:a|every) ${UNIT}\\b`, 'g');
const EVERY_FEW = new RegExp(`\\bevery ${SPAN} ${UNIT}\\b`, 'g');
/** "For a week" is no rhythm, "two days a week" is. */
const EVERY = new RegExp(
  `(?:\\bevery|(?<=\\b(?:days?|weeks?|weekends?|trips?|visits?|times?|vez|meet\\w*) )a) ${UNIT}\\b(?: or (2)\\b)?`,
  'g',
);

/** How often visits are, by what a text says of it; undefined where it says nothing. Text as for `SPELT`. */
export function rhythmOf(text: string): Rhythm | undefined {
  const read = SPELT.reduce((left, [said, as]) => left.replace(said, as), text);
  const days = (unit = '') => DAYS_OF[unit] ?? Number.NaN;
  const found = [
    ...[...read.matchAll(TIMES_IN)].flatMap(([, low, high = low, unit]) =>
      [low, high].map((times) => days(unit) / Number(times)),
    ),
    ...[...read.matchAll(EVERY_FEW)].flatMap(([, low, high = low, unit]) =>
      [low, high].map((units) => days(unit) * Number(units)),
    ),
    ...[...read.replace(TIMES_IN, '').matchAll(EVERY)].flatMap(([, unit, second]) =>
      [1, Number(second ?? 1)].map((units) => days(unit) * units),
    ),
  ];
  return found.length > 0 ? { least: Math.min(...found), most: Math.max(...found) } : undefined;
}
