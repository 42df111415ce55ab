/** Of each month, quarter or year, or now and then: so seldom that the work is done apart. Text in lower case without accents, numbers in figures. */
const MONTHLY =
  /\bevery (?:[3-9]|1[0-2])(?: ?(?:-|–|to|or|bis|oder|ou|o|a) ?\d{1,2})? weeks\b|(?<!\b(?:after|for|within|half of|half) )\b(?:a|per|each|every)(?: (?:other|second|2nd|few|couple(?: of)?|a few|\d(?:(?:-| or | to )\d)?))* months?\b|\b(?:times?|days?|weeks?|weekends?) in (?:a |the )?month\b|\bmonthly\b|\b(?:alle|a? ?cada|tou(?:s|tes) les|ogni) (?:\d|paar|couple) (?:monate|meses|mois|mesi)\b|\b(?:jede[nr]?(?: (?:2\.?|zweite[nr]?))?|cada|chaque|todo|por|par|pro|im|al) (?:monat|mes|mois|mese)\b|\bmonatlich\b/;
const YEARLY =
  /(?<!\b(?:after|for|within|half of|half) )\b(?:a|per|each|every)(?: (?:other|second|2nd|few|couple(?: of)?|\d))* (?:quarter|year)s?\b|\b(?:quarterly|yearly|annual(?:ly)?)\b|\b(?:the odd|occasional) (?:[\w-]+ )?(?:days?|weeks?|weekends?|trips?|visits?|meet\w*|get-?togethers?)\b|\b(?:jede[ns]?|cada|chaque|todo|por|par|pro|im|al|ogni) (?:jahr|ano|año|an|annee|anno|quartal|trimestre|vierteljahr)\b|\b(?:jahrlich|vierteljahrlich)\b/;
const OFTEN =
  /\b(?:weekly|fortnight\w*|daily|most days|(?:a|per|each|every)(?: (?:other|second|2nd|[12]))? weeks?(?! (?:a|per|each|every|in (?:a|the)) (?:month|quarter|year)\b)|every day|(?:jede|cada|chaque|toda|ogni) (?:woche|semana|semaine|settimana)|wochentlich|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;
const TOGETHER =
  /\b(?:meet\w*|together|in[- ]person|face[- ]to[- ]face|on[- ]?site|office|workshop|studio|lab|factory|offsites?|retreats?|visits?|here|get-?togethers?)\b/;
const CLAUSES = /(?<=[.;,!?])|\b(?=(?:and|but|with|plus|where) )/;

const NOW_AND_THEN =
  /\b(?:sometimes|occasional\w*|now and (?:then|again)|from time to time|every so often|once in a while)\b/;

/** Whether a clause tells of some days of a month or a year, or of now and then. */
export function isSeldom(clause: string): boolean {
  return (isOfMonthOrYear(clause) || NOW_AND_THEN.test(clause)) && !OFTEN.test(clause);
}

const isOfMonthOrYear = (clause: string) =>
  (MONTHLY.test(clause) || YEARLY.test(clause)) && !OFTEN.test(clause);

/** "One week in every two months in Łódź, at the clinic": where such a visit is. */
const WHERE_IT_IS = /^,? ?(?:on site )?(?:at|in) (?:the|our|my) [a-z]+(?: [a-z]+)?[.;,!?]?$/;

/** A text without the clauses that tell of visits some days of a month or a year; "hybrid" stays, as the writer calls it so. */
export function withoutSeldomVisits(text: string): string {
  const clauses = text.split(CLAUSES);
  return clauses
    .map((clause, at) => {
      if (isOfMonthOrYear(clause)) return (/\bhybrid\b/.exec(clause)?.[0] ?? '').concat(' ; ');
      return WHERE_IT_IS.test(clause.trim()) && isOfMonthOrYear(clauses[at - 1] ?? '') ? ' ; ' : clause;
    })
    .join('');
}

/** Each second week, but not days of it. */
const FORTNIGHTLY =
  /\b(?:each|every)(?: (?:other|second|2nd|2|couple of))+ (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\bfortnight\w*|\b(?:jede[nr]?|alle|cada|tou(?:s|tes) les) (?:2|zweite[nr]?) (?:\w+tag|wochen?|semanas|semaines)\b/;

/** A text of work done mostly apart, without its meetings of each second week or of now and then. */
export function withoutNowAndThen(text: string): string {
  return text
    .replace(/\bnow and (?:then|again)\b/g, 'sometimes')
    .split(CLAUSES)
    .map((clause) => (isFortnightly(clause) || NOW_AND_THEN.test(clause) ? ' ; ' : clause))
    .join('');
}

const isFortnightly = (clause: string) => FORTNIGHTLY.test(clause) && !/\b[2-9] days?\b/.test(clause);

/** Whether two meet some days of a month, a quarter or a year. */
export function meetsSeldom(text: string): boolean {
  return text.split(CLAUSES).some((clause) => isOfMonthOrYear(clause) && TOGETHER.test(clause));
}

/** Whether a clause tells of some days of every month or quarter, or of every few. */
export const isEachMonthOrQuarter = (clause: string) =>
  isOfMonthOrYear(clause) &&
  (MONTHLY.test(clause) || /\bquarter|\btrimestre|\bquartal|\bvierteljahr/.test(clause));

/** Whether a clause tells of some days of every month, or of every few. */
export const isEachMonth = (clause: string) => isOfMonthOrYear(clause) && MONTHLY.test(clause);

/** Whether work done apart wants the other to come each second week or month, or every few of them. */
export function meetsMonthly(text: string): boolean {
  return text
    .split(CLAUSES)
    .some((clause) => (isEachMonth(clause) || isFortnightly(clause)) && TOGETHER.test(clause));
}
