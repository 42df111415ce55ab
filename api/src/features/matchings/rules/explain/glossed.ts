import type { Side } from '@ampersand/contract/enumerations';
import { ALL_WEEK, daysTogether } from '../read/quantities/days.ts';
import { MONTHS } from '../read/quantities/doubt.ts';
import { parseEquity } from '../read/quantities/equity.ts';
import { payIn, payToday } from '../read/quantities/pay.ts';
import { hangsOnSomething, withholdsPay } from '../read/quantities/pay-withheld.ts';
import { parsePlace } from '../read/quantities/place.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { weekdaysIn } from '../read/quantities/weekdays.ts';
import { areForeign, isEnglish } from './language.ts';
import { periodOf } from './pay-period.ts';
import * as words from './read-words.ts';
import type { Scene } from './scene.ts';
import { currenciesOf, hangsOn, isBase } from './term-words.ts';
import { timeGloss } from './time-gloss.ts';
import { WAYS } from './way-said.ts';
import { YOU } from './wording.ts';

type Topic = 'hours' | 'equity' | 'pay' | 'way';

const ENGLISH =
  /(?<!\p{L})(?:the|and|with|for|from|are|full|hours?|hrs?|days?|weeks?|wk|months?|years?|evenings?|nights?|weekends?|salary|stipend|remote|hybrid|until|then|least|to|about|around|roughly|up|or more|if|when|once|after|now|would|could|can|like|need|want|okay|without|between|each|open|talks?|talking|discuss|negotiable)(?!\p{L})/iu;
const IS_MONTH = new RegExp(`^(?:${MONTHS})$`);

/** "15% o más si no hay sueldo": on nothing else does the share hang. */
const WITHOUT_PAY =
  /(?<!\p{L})(?:(?:si|wenn|falls|se|cuando|quand|quando|s') ?)?(?:no hay|sin|es kein|kein|ohne|(?:il )?n'y a pas de|sans|pas de|não (?:há|houver|tem|tiver)|sem|non c'è|senza)(?: (?:un|ein|um|uno))? (?:gehalt|lohn|sueldo|salario|salaire|salário|stipendio)(?: gibt)?(?!\p{L})/giu;

/** "Dal 10% se lo stipendio è basso": nor on anything but how low the pay is. */
const WITH_LOW_PAY =
  /(?<!\p{L})(?:wenn|falls|si|se|quando|cuando) (?:(?:das|der|el|la|le|lo|il|o) )?(?:gehalt|lohn|sueldo|salario|salaire|salário|stipendio|paga) (?:(?:ist|es|est|é|è|sea|for) )?(?:(?:sehr|muy|très|muito|molto) )?(?:niedrig|gering|klein|baj[oa]|bas|faible|baix[oa]|bass[oa])(?: ist)?(?!\p{L})/giu;

/** A condition of pay that is read as neither. */
const HANGS_ON_PAY =
  /(?<!\p{L})(?:wenn|falls|si|se|cuando|quand|quando) [^.;]{0,30}(?:gehalt|lohn|sueldo|salario|salaire|salário|stipendio|paga)(?!\p{L})/iu;

/** Days, visits, wishes and conditions that the name of a way leaves out. */
const MORE_THAN_A_WAY =
  /\d|(?<!\p{L})(?:pr[eé]f\p{L}*|bevorzugt|lieber|liebsten|mejor|melhor|meglio|mieux|liever|voorkeur|\p{L}*mal|vez|veces|volt[ae]|vezes|fois|gang|keer|tage?n?|d[ií]as?|jours?|giorn[io]|semanas?|semaines?|wochen?|settiman[ae]|weke?n?|m[eê]s|meses|mois|monat\p{L}*|maand\p{L}*|mes[ei]|trim[eé]stres?|quartal\p{L}*|kwartaal|vierteljahr\p{L}*|semestres?|a[nñ]os?|ans?|années?|jahr\p{L}*|ann[oi]|pero|mas|aber|mais|maar|ma|però|sondern|salvo|sauf|außer|excepto|exceto|sonst|bei bedarf|nach bedarf|meist(?:ens)?|hauptsächlich|überwiegend|größtenteils|teils|teilweise|zum teil|en parte|em parte|en partie|in parte|principalmente|sobre todo|sobretudo|surtout|principalement|möglich|posible|possível|possible|possibile|nötig|necesario|necessário|nécessaire|visit[ae]?s?|besuch\p{L}*|treffen|encontr\p{L}*|rencontr\p{L}*|si|se|wenn|falls|cuando|quando|quand|siempre que|desde que|a veces|às vezes|parfois|manchmal|gelegentlich)(?!\p{L})/iu;

/**
 * What somebody `quoted` wrote, and behind it, where its reader writes in another language than English and theirs, what is read in it:
 * “Vollzeit ab 1. Februar” (full time from 1 February). Only where all of the answer is read.
 */
export function glossed(scene: Scene, of: Side, topic: Topic, quoted: string, text: string): string {
  if (!quoted.startsWith('“') || !isForeignTo(scene, of) || !IS_WORDED.test(text)) return quoted;
  const reading = ENGLISH.test(text) ? undefined : readingOf(scene, of, topic, text);
  return reading && isTranslated(reading, text) && !isRepeated(reading, quoted)
    ? `${quoted} (${reading})`
    : quoted;
}

/** “2-4% con vesting” (2–4%): the quotation says it in the same figures. */
const isRepeated = (reading: string, quoted: string) =>
  quoted
    .replace(/\s?[-–]\s?/g, '–')
    .replace(/\s%/g, '%')
    .includes(reading);

/** Sums and percentages alone read the same in every language. */
const IS_WORDED = /(?!(?<!\p{L})[A-Z]{3}(?!\p{L}))(?<!\p{L})\p{L}{2,}/u;

/** "€3,900" alone translates nothing. */
const HAS_WORDS = /\p{Ll}/u;

/** Whether the other of the two reads this side's words, and writes another language. */
function isForeignTo({ founder, applicant, f, a }: Scene, of: Side): boolean {
  const [writer, reader, voice] = of === 'FOUNDER' ? [founder, applicant, f] : [applicant, founder, a];
  return voice !== YOU && !isEnglish(writer) && areForeign(reader, writer);
}

function readingOf(scene: Scene, of: Side, topic: Topic, text: string) {
  const isFounder = of === 'FOUNDER';
  if (topic === 'hours') return timeGloss(text);
  if (topic === 'equity') {
    const share = parseEquity(text);
    const [unpaid, onLowPay] = [WITHOUT_PAY, WITH_LOW_PAY].map((on) => text.replace(on, ' '));
    const whatever = unpaid?.replace(WITH_LOW_PAY, ' ');
    if (!share || hangsOn({ text: whatever }) || HANGS_ON_PAY.test(whatever ?? '')) return undefined;
    const when = unpaid !== text ? ' without pay' : onLowPay !== text ? ' if the pay is low' : '';
    return `${words.equityWords(share)}${when}`;
  }
  if (topic === 'pay') {
    const currency = currenciesOf(scene)[isFounder ? 1 : 0];
    const pay = currency && (isFounder ? payToday : payIn)(text, currency);
    if (!pay) return undefined;
    const isWhole = pay.later || (pay.dollars.high === 0 ? !/\d/.test(text) : !hangsOn({ text }));
    const isForNow = pay.dollars.high === 0 && !pay.later && withholdsPay(text);
    const period = periodOf(text, currency);
    const isSum = pay.later || pay.dollars.high > 0;
    if (isSum && !period) return undefined;
    const said = words.payWords(pay, period);
    if (!HAS_WORDS.test(said)) return undefined;
    const isHoped = isFounder && pay.later && hangsOnSomething(text);
    if (isBase(text) && (pay.later || pay.dollars.high === 0)) return undefined;
    const sum = isBase(text) ? `a base of ${said}` : said;
    const told = isHoped ? sum.replace(', then ', '; later, on a condition, ') : sum;
    return isWhole ? `${told}${isForNow ? untilWhen(text) : ''}` : undefined;
  }
  return wayReading((isFounder ? scene.founder : scene.applicant).location, text);
}

const FIRST_YEAR =
  /(?<!\p{L})(?:ersten jahr|primer año|première année|primeiro ano|primo anno|eerste jaar)(?!\p{L})/iu;
/** Of pay that is withheld, how long. */
const untilWhen = (text: string) => (FIRST_YEAR.test(text) ? ' in the first year' : ' yet');

/** How often, in numbers or words: "três vezes por semana", "einmal im Quartal". */
const HOW_OFTEN =
  /(?<!\p{L})(?:\d|ein|eine[nm]?|zwei|drei|vier|un[ao]?|uma?|une|dos|dois|duas|tres|três|deux|trois|cuatro|quatro|quatre|fünf|cinco|cinq)(?: ?(?:mal|vez|veces|vezes|fois|tage?n?|d[ií]as?|jours?|wochen?|semanas?|semaines?)|mal)(?: (?:zusammen|juntos|ensemble))? (?:(?:pro|por|par|al|cada|im|jeden|jede|in der|die|a la|na) )(?:semana|woche|semaine|m[eê]s|monat|mois|trimestre|quartal|jahr|año|ano|an)(?!\p{L})|(?<!\p{L})(?:(?:a )?cada|jede[nrs]?|chaque|todo) (?:m[eê]s|monat|mois|trimestre|quartal)(?!\p{L})/giu;

/** Says no "once": "die Maschine steht nun mal da". */
const JUST_SO = /(?<!\p{L})(?:nun|eben|halt) (?:ein)?mal(?!\p{L})/giu;

/** The days of a week on which two would be together: "at least three days a week" is told in figures. */
function daysWords(text: string): string | undefined {
  const { low, high } = daysTogether(text) ?? { low: 0, high: 0 };
  if (low < 1 || !Number.isInteger(low)) return undefined;
  const span =
    high === ALL_WEEK && low < high ? `at least ${low}` : low === high ? `${low}` : `${low}–${high}`;
  return `${span} ${span === '1' ? 'day' : 'days'} a week`;
}

/** That somebody stays, which the reading says in its own words: "pero no me mudo". */
const STAYS =
  /[,;.]? ?(?:(?:pero|mas|aber|mais|maar|ma|però|y|e|und|et|en) )?(?:(?:yo |eu |je |ich |ik )?(?:no (?:me mudo|puedo mudarme|me (?:puedo|quiero|voy a) mudar)|não (?:me mudo|posso me mudar|vou me mudar|quero me mudar)|ne (?:déménage|peux|veux|vais) pas(?: déménager)?|(?:ziehe|will|kann|möchte) nicht (?:um|umziehen)|verhuis niet)|(?:umziehen|mudarme|déménager)(?: \p{L}+)? (?:ich )?(?:nicht|no|pas)|kein umzug)(?![\p{L}-])/iu;

/** "Vou ao Nordeste umas três vezes por ano visitar a família": no part of how two would work. */
const FAMILY_VISITS =
  /[,;.(]\s*(?:e |y |et |und )?(?:vou|viajo|voy|je vais|j'y vais|(?:ich )?fahre|(?:ich )?fliege|(?:ich )?reise|vado)(?!\p{L})[^,;.()]*(?<!\p{L})(?:visit\p{L}*|ver|voir|besuch\p{L}*|rendre visite|trovare|zu)(?!\p{L})[^,;.()]*(?<!\p{L})(?:fam[ií]l\p{L}*|eltern|padres|pais|parents|genitori|m[ãa]e|madre|mère|mutter)(?!\p{L})\)?(?=\s*(?:[,;.]|$))/iu;

const ONE_COUNT = /^[^\d]*(\d) days?(?: a week)?[^\d]*$/;
const AT_HOME = /(?<!\p{L})(?:at home|from home|remote)(?!\p{L})/u;

/** "Sur le terrain trois jours, un jour chez soi": so many days of a week there, and so many at home. */
function sharedWeek(text: string): string | undefined {
  const clauses = inEnglish(plain(text).replace(/(?<!\p{L})1 (?:jour|d[ií]a|tag|giorno)(?!\p{L})/gu, '1 day'))
    .split(/[,;]\s|\s(?:und|y|e|et)\s/)
    .map((clause) => ({ count: ONE_COUNT.exec(clause)?.[1], isAtHome: AT_HOME.test(clause) }));
  const [there, home] = [false, true].map((at) => clauses.find(({ isAtHome }) => isAtHome === at)?.count);
  if (clauses.length !== 2 || !there || !home || Number(there) + Number(home) > ALL_WEEK) return undefined;
  return `on site ${there} ${there === '1' ? 'day' : 'days'} a week, ${home} from home`;
}

/** Whether days are bound or are those of another time: "alle zwei Wochen", "si se puede". */
const NOT_WEEKLY =
  /(?<!\p{L})(?:wochen|semanas|semaines|settimane|m[eê]s|meses|mois|monat\p{L}*|mes[ei]|trim[eé]stres?|quartal\p{L}*|a[nñ]os?|ans?|années?|jahr\p{L}*|ann[oi]|si|se|wenn|falls|cuando|quando|quand|oder|ou|o|pero|mas|aber|mais|ma|mindestens|höchstens|al menos|au moins|au plus|pelo menos|almeno|máximo|maximal|bis|kein\p{L}*|nicht|pas|non?|não|sin|sem|sans|ohne)(?!\p{L})/iu;

/** The way of an answer, or of one sentence of it, of which nothing else is said: "remote", "2 days a week together", "remote, comes for visits". */
function wayReading(location: string | null, text: string): string | undefined {
  const place = parsePlace(location, text);
  const stays = place?.moves === 'NO' && STAYS.test(text);
  const way = (stays ? text.replace(STAYS, ' ') : text).replace(
    place?.mode === 'REMOTE' ? FAMILY_VISITS : /$^/,
    '',
  );
  const week = place?.mode && !place.unsure && !NOT_WEEKLY.test(way) ? sharedWeek(way) : undefined;
  if (week) return `${week}${stays ? ', does not move' : ''}`;
  if (!place?.mode || place.unsure || MORE_THAN_A_WAY.test(way.replace(HOW_OFTEN, ' ').replace(JUST_SO, ' ')))
    return undefined;
  const end = stays ? ', does not move' : '';
  if (place.inCountry) return `remote within the country${end}`;
  if (!MORE_THAN_A_WAY.test(way)) {
    const name = place.mode === 'ON_SITE' ? WAYS.ON_SITE : openWay(place.mode, way);
    return name && `${name}${end}`;
  }
  const days = daysWords(way);
  if (place.mode !== 'REMOTE')
    return days && `${place.mode === 'ON_SITE' ? `${WAYS.ON_SITE}, ${days}` : `${days} together`}${end}`;
  return place.moves === 'VISITS' ? `${WAYS.REMOTE}, comes for visits` : undefined;
}

/** Where no days are named: work in one place of which some is done from home is no work of some days together, and a choice of both neither. */
function openWay(mode: 'HYBRID' | 'REMOTE', text: string): string | undefined {
  const read = inEnglish(plain(text));
  const isAtWork = AT_WORK.test(read);
  if (mode === 'REMOTE') return isAtWork ? undefined : WAYS.REMOTE;
  if (/\bhybrid\b/.test(read)) return WAYS.HYBRID;
  const isPartly = isAtWork && FROM_HOME.test(read) && !OR_ELSE.test(read) && weekdaysIn(read) === 0;
  return isPartly ? 'on site, partly from home' : undefined;
}

const AT_WORK = /\b(?:on site|in person|(?<!\bhome )office)\b/;
const FROM_HOME = /\b(?:remote|from home|at home|home office)\b/;
/** Another way for some or for the rest, which may be most of it. */
const OR_ELSE =
  /(?<!\p{L})(?:or|oder|ou?|of|otherwise|(?:the )?rest\p{L}*|reste?|others?|saturday|sunday|mornings?|manhãs?|mañanas?|matins?|vormittags?|nachmittags?|tardes?)(?!\p{L})/u;

/** The sentence of an answer that says the way, where it is put in English and the whole is not, else the whole. */
export function wayTold(scene: Scene, of: Side, text: string): string {
  const writer = of === 'FOUNDER' ? scene.founder : scene.applicant;
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || !isForeignTo(scene, of) || ENGLISH.test(text)) return text;
  if (wayReading(writer.location, text)) return text;
  const ways = sentences.filter((sentence) => parsePlace(null, sentence)?.mode);
  const [way] = ways;
  // That they would come is a part of it.
  const isAll = parsePlace(writer.location, text)?.moves === parsePlace(writer.location, way)?.moves;
  return ways.length === 1 && way && isAll && wayReading(writer.location, way) ? way : text;
}

/** Whether no word of an answer stands in its reading as it was written. */
function isTranslated(reading: string, text: string): boolean {
  const written = new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return !(reading.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => written.has(word) && !IS_MONTH.test(word),
  );
}
