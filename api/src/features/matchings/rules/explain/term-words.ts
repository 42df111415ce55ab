import type { Side } from '@ampersand/contract/enumerations';
import { oncePerPair } from '../memory/remembered.ts';
import { type Person, payStatement } from '../read/person.ts';
import { namesCurrency } from '../read/quantities/currency.ts';
import { MONTHS, tellsOfFigure } from '../read/quantities/doubt.ts';
import { hasAlternative } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { payIn, payToday } from '../read/quantities/pay.ts';
import { parsePlace } from '../read/quantities/place.ts';
import { isTalkedOver, plain } from '../read/quantities/plain.ts';
import { type Range, UNBOUNDED } from '../read/quantities/range.ts';
import { timeAskedBy } from '../read/time-stated.ts';
import type { Traits } from '../read/traits.ts';
import { quote } from './excerpt.ts';
import { asksForAll, namesMoreOnTop } from './pay-asked.ts';
import { periodOf } from './pay-period.ts';
import { capitalised } from './read-words.ts';
import type { Scene } from './scene.ts';
import { BY_MONTH, BY_YEAR, hoursWords, NO_EQUITY, payWords, percentWords, YOU } from './wording.ts';

/** Quantities as a sentence has them: a figure only where its writer named or confirmed one, else their own words. */

interface Answer {
  readonly text: string | null | undefined;
  /** Given where the writer corrected what was read. */
  readonly correction?: { readonly of: string } | undefined;
}

const isConfirmed = ({ text, correction }: Answer) => correction !== undefined && correction.of === text;
const HOURS =
  /\d\s*(?:-|–|to|bis|a|à)?\s*\d*\s*(?:\+\s*)?(?:h\b|hrs?\b|hours?\b|stunden|std|heures?|horas?|ore\b|uur\b|uren\b)/i;
const FULL =
  /\bfull|\bvollzeit|\btiempo completo|\bplein temps|\btempo pieno|\bin vollzeit|\bintegral|\bvoltijd/i;
const WORDS = 120;
/** Longer answers without a digit are easily misread. */
const SHORT = 45;

/** Months as other languages than English have them. */
export const OTHER_MONTHS =
  'januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';

/** Words that say no more than the figure beside them; whoever says more is quoted. */
const FIGURES = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'a|an|the|of|my|i|we|you|is|be|get|give|offer|can|could|would|want|need|like|for|have|in|on|and|or|to|from|up|so|as',
    'at|least|min|minimum|max|maximum|most|around|about|approx|approximately|roughly|circa|ca|between|ish|plus|more|over|under|range|somewhere',
    'percent|per cent|pct|points?|equity|shares?|stake|stock|total',
    'full|part|time|days?|hours?|hrs?|h|weeks?|wk|per|each|every|commitment|hopefully',
    'mindestens|zwischen|bis|von|und|oder|etwa|ungefähr|rund|prozent|anteile?|vollzeit|teilzeit|stunden|std|tage|woche|pro|die|in der',
    'entre|hasta|de|y|o|al|menos|mínimo|alrededor|unos?|por|ciento|tiempo|completo|parcial|horas|días|semana|dedicación',
    'au|moins|et|ou|à|jusqu|environ|pour|cent|temps|plein|partiel|heures|jours|semaine|par|minimum',
    `${MONTHS}|${OTHER_MONTHS}|desde|ab|dès|a partir`,
    'pelo|mínimo|até|e|ou|cerca|por cento|integral|tempo|dias',
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** Whether an answer names a figure and nothing besides: "at least 15 %", "10-15 h/week". */
export const isFigureAlone = (text: string): boolean => !/\p{L}/u.test(text.replace(FIGURES, ' '));

/** Whether these are a member's own words rather than a figure. */
export const isQuote = (words: string): boolean => words.startsWith('“');

/** Words of a later time in other languages than English and German. */
const GROWS_ABROAD =
  /(?<!\p{L})(?:ensuite|quand|dès (?:que|qu')|dès|jusqu\S*|tant que|pour l'instant|au (?:début|départ)|plus tard|cuando|en cuanto|mientras|hasta|por ahora|de momento|más (?:tarde|adelante)|a partir|quando|assim que|enquanto|até|por enquanto|no (?:começo|início)|mais tarde|(?:para|pour|per) (?:arrancar|empezar|comenzar|commencer|démarrer|começar|cominciare|iniziare)|al (?:inicio|comienzo)|all'inizio|inizialmente|poi|dal|dopo|appena|finché|wenn|sobald|vorerst|erst|nach)(?!\p{L})/iu;
const GROWS =
  /\b(?:then|once|when|if|unless|until|till|later|within|next|afterwards?|after|soon|initially|to start|begin with|at first|first|from (?:june|july|august|september|october|november|december|january|february|march|april|may|\d)|now|ab|bis(?! (?:zu )?\d+(?![.\d]))|mehr|zunächst|anfangs|am anfang|puis|später|dann|danach|después|luego|al principio|depois|no começo|davantage|rising|as long as|going to|would go|which may|more (?:once|when|with|if|after|in))\b/i;

/** Whether the time is to change: a figure for now would leave out the half of it. */
export function grows(text: string | null | undefined): boolean {
  return [GROWS, GROWS_ABROAD, /पहले|फिर|बाद|अभी/].some((words) => words.test(text ?? ''));
}

const STEPS =
  /(?<!\p{L})(?:if|unless|when|once|until|till|then|thereafter|later|after(?! tax)|rising|rises|growing|grows|now|to start|to begin with|at first|initially|al principio|au début|no começo|am anfang|anfangs|zunächst|another|otherwise|part[- ]?time|full[- ]?time|unpaid|(?:without|no) (?:salary|pay)|wenn|falls|sofern|sobald|dann|danach|nach(?= (?:de[rmn]|eine[mr]|\d))|später|sonst|teilzeit|vollzeit|ohne gehalt|si|cuando|luego|después|sin sueldo|quand|dès que|puis|ensuite|sans salaire|quando|depois|sem salário)(?!\p{L})/iu;
const DEPENDS = /\bdepend|(?<!\p{L})(?:je nach|según|selon|conforme|a seconda)(?!\p{L})/iu;

/** Whether a share or sum hangs on something, so that nobody knows which of its figures holds. */
export function hasSteps(answer: Answer): boolean {
  return !isConfirmed(answer) && STEPS.test(answer.text ?? '');
}

/** As `hasSteps`, or depends on something. */
export function hangsOn(answer: Answer): boolean {
  return hasSteps(answer) || DEPENDS.test(answer.text ?? '');
}

/** The least to begin with, where somebody who asks for more later names one: "at least 20 hours, then full time", "can start part time". */
export function leastAtFirst(answer: Answer): number | undefined {
  const hours = isConfirmed(answer) ? undefined : parseHours(answer.text);
  const isNamed = hours?.isAllowedAtFirst || (hours && hours.high >= UNBOUNDED.hours);
  return hours?.later && isNamed ? hours.low : undefined;
}

/** "Once we are funded", "after the raise": nobody knows the day. */
const NO_PLAN =
  /^(?:if|once|when)(?!\p{L})|^after (?:[\p{L}']+ )*(?:rais\p{L}*|rounds?|fund\p{L}*|seed|invest\p{L}*|levée|financement|finanzierung\p{L}*|runde|ronda|inversi\p{L}*|rodada|captação)/u;

/** Hours to come later, by its writer's own plan: no "once we are funded". */
export function laterHours(answer: Answer): Range | undefined {
  const hours = isConfirmed(answer) ? undefined : parseHours(answer.text);
  return NO_PLAN.test(hours?.when ?? '') ? undefined : hours?.later;
}

/** Whether every figure of some words stands in an answer: of "two days a week" nobody wrote 16 hours. */
export function isWrittenIn(words: string, text: string): boolean {
  const written = new Set(plain(text).replaceAll(',', '.').match(FIGURE));
  return (words.match(FIGURE) ?? []).every((figure) => written.has(figure));
}

const FIGURE = /\d+(?:\.\d+)?/g;

/** "full time", "8–10 hours a week", or the answer in quotation marks. */
export function timeWords(hours: Range, answer: Answer): string {
  const isFull = hours.low >= 35 && hours.high <= 50 && hours.high > hours.low;
  const { text } = answer;
  if (isConfirmed(answer) || !text) return hoursWords(hours);
  const isNamed = (isFull && FULL.test(text)) || HOURS.test(plain(text));
  const read = parseHours(text);
  return isNamed && isFigureAlone(text) && isWrittenIn(hoursWords(hours), text) && !grows(text)
    ? `${hoursWords(hours)}${read?.when ? ` ${capitalised(read.when)}` : ''}`
    : quote(text, WORDS, tellsOfFigure);
}

const FOR_FULL_TIME =
  /pro[- ]?rata|when (?:i|you)(?: go|'m|'re| am| are| work| join) full[- ]?time|full[- ]?time (?:equivalent|basis|salary|rate)|\bfte\b|vollzeitäquivalent|auf vollzeit|équivalent temps plein|\betp\b|equivalente a (?:tiempo|jornada) complet[oa]|equivalente a tempo inteiro/i;

const PART_OF_A_POSITION =
  /(?:part|half)[- ]?time|\b(?:[1-4]|one|two|three|four)(?:[- ]day\b| days?\b(?! off))|(?:[1-4]|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|dois|duas|três|quatro) (?:tage?n?|d[ií]as|jours)(?!\p{L})|(?:for|für|por|pour|per) (?:(?:the|my|those|these|die|meine|las|mis|les|mes|as|le) )?(?:[12]?\d|3[0-4]) ?(?:h|hrs?|hours?|std|stunden|horas?|heures?|ore)(?!\p{L})|an hour|hourly|\/ ?h\b|teilzeit|halbe stelle|stundenlohn|media jornada|medio tiempo|mientras|mi-temps|temps partiel|meio período|tempo parziale|while (?:i|my)\b|\b(?:beside|next to|along(?:side| with)) (?:my|the)\b/iu;

/** Whether a pay is named as that of a whole position, whatever part of it is worked: "£45k pro rata". */
export const isOfAWhole = (text: string): boolean => FOR_FULL_TIME.test(text);

/** Whether the words of a pay say of what part of a position it is. */
export function namesPart(text: string): boolean {
  return isOfAWhole(text) || PART_OF_A_POSITION.test(text);
}

/** Whether pay is that of a whole position, as far as its words and the hours of their writer tell. */
export function isForFullTime(text: string, hours: Range | undefined): boolean {
  return isOfAWhole(text) || ((!hours || hours.low >= 30) && !PART_OF_A_POSITION.test(text));
}

/** Whether pay is a rate of an hour or a day, and no sum of a month or year. */
export function isByTheHour(text: string): boolean {
  return BY_THE_HOUR.test(plain(text));
}

const BY_THE_HOUR =
  /(?:\/ ?|(?<!\p{L})(?:an?|per|pro|por|par|la|al|die|de l'|à l') ?)(?:h|hrs?|hours?|days?|stunde|tag|hora|día|dia|heure|jour|ora|giorno)(?!\p{L})|(?<!\p{L})(?:hourly|day rate|daily rate|stundenlohn|stundensatz|tagessatz)(?!\p{L})/u;

/** What the two wrote of time. */
export function hoursWritten({ founder, applicant: { applicantPreference } }: Scene) {
  return {
    wish: {
      text: timeAskedBy(founder) ?? '',
      correction: founder.founderPreference?.readings?.coFounderCommitment,
    },
    hope: {
      text: applicantPreference?.timeCommitment ?? '',
      correction: applicantPreference?.readings?.timeCommitment,
    },
  };
}

/** What the two wrote of pay. */
export function payWritten({ founder, applicant }: Scene): {
  readonly asked: string | null | undefined;
  readonly stated: string | null | undefined;
} {
  return {
    asked: applicant.salaryExpectations ?? applicant.applicantPreference?.equityExpectation,
    stated: (founder.company && payStatement(founder.company)) ?? founder.founderPreference?.equityOffered,
  };
}

/** The currencies (ISO 4217) that pay is asked for and paid in. */
export const currenciesOf = oncePerPair(readCurrencies);

function readCurrencies(scene: Scene): readonly (string | undefined)[] {
  const { asked, stated } = payWritten(scene);
  const { pair, founder, applicant } = scene;
  return [
    asked ? knownCurrency(applicant, pair.applicant, asked, payIn) : undefined,
    stated ? knownCurrency(founder, pair.founder, stated, payToday) : undefined,
  ];
}

/** What no word names may be that of where its writer lives, and is not known by where they would work. */
function knownCurrency(
  { location }: Person,
  { quantities: { place } }: Traits,
  text: string,
  read: typeof payIn,
) {
  const own = parsePlace(location)?.currency;
  const isGuessed = place?.currency !== own && !namesCurrency(plain(text));
  return isGuessed ? undefined : read(text, own)?.currency;
}

/** Whether both name their pay in one currency. */
export function isOneCurrency(scene: Scene): boolean {
  const [one, other] = currenciesOf(scene);
  return one !== undefined && one === other;
}

/** Whether a sum is told in another currency too: where the two name their pay in two currencies, and neither by the hour. */
export function isExchanged(scene: Scene): boolean {
  const [one, other] = currenciesOf(scene);
  const { asked, stated } = payWritten(scene);
  const isRate = [asked, stated].some((text) => text && isByTheHour(text));
  return !isRate && one !== undefined && other !== undefined && one !== other;
}

const IN_ALL =
  /(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|total|all in|altogether|insgesamt|todo|tout compris|tudo|compres[oe])(?!\p{L})/iu;

const TWO_WAYS = /\d[^;]*(?<!\p{L})(?:or|oder|o|ou)(?!\p{L})[^;]*\d/iu;

/** Whether a sum is that of a base, and something comes on top: "30k plus commission". */
export const isBase = (text: string): boolean =>
  namesMoreOnTop(text) && !asksForAll(text) && ![IN_ALL, TWO_WAYS].some((words) => words.test(text));

/**
 * "about €51k a year", "about US$51k for full time", "about US$57k a year if it is in EUR": what the other of the two named, where it is another currency than the
 * reader's, in that of the reader. By the month or the year where the reader's own sum is, else by the time that is written. Nobody's own sum is told to them in another way.
 */
export function sumForReader(scene: Scene, of: Side, pay: Range, text: string): string | undefined {
  const [ofAsked, ofPaid] = currenciesOf(scene);
  const { asked, stated } = payWritten(scene);
  const [named, own, voice, beside] =
    of === 'FOUNDER' ? [ofPaid, ofAsked, scene.f, asked] : [ofAsked, ofPaid, scene.a, stated];
  const written = periodOf(text, named);
  if (voice === YOU || !own || named === own || !written) return undefined;
  const assumed = named && !namesCurrency(plain(text)) ? ` if it is in ${named}` : '';
  const theirs = periodOf(beside ?? '', own);
  const isMonthly = theirs?.times === BY_MONTH.times;
  const period =
    theirs && (isMonthly || written.every !== '')
      ? { ...theirs, every: theirs.every || (isMonthly ? BY_MONTH : BY_YEAR).every }
      : written;
  return `${isBase(text) ? 'a base of ' : ''}${payWords(pay, period, own)}${FOR_FULL_TIME.test(text) ? ' for full time' : ''}${assumed}`;
}

/** "15–22%", or the answer in quotation marks. */
export function equityWords(equity: Range, answer: Answer): string {
  if (isConfirmed(answer) || !answer.text) return percentWords(equity);
  if (
    hangsOn(answer) ||
    isTalkedOver(answer.text) ||
    hasAlternative(answer.text) ||
    !isFigureAlone(answer.text)
  )
    return quote(answer.text, WORDS, tellsOfFigure);
  if (equity.high === 0) return NO_EQUITY;
  // Digits of another script.
  const isLong = !/\d/.test(answer.text) && answer.text.length > SHORT;
  return isLong ? quote(answer.text, WORDS, tellsOfFigure) : percentWords(equity);
}
