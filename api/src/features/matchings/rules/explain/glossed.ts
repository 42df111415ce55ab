import type { Side } from '@ampersand/contract/enumerations';
import { MONTHS } from '../read/quantities/doubt.ts';
import { parseEquity } from '../read/quantities/equity.ts';
import { payIn, payToday } from '../read/quantities/pay.ts';
import { hangsOnSomething, withholdsPay } from '../read/quantities/pay-withheld.ts';
import { parsePlace } from '../read/quantities/place.ts';
import { plain } from '../read/quantities/plain.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { areForeign, isEnglish, isInEnglish, isOfEveryLanguage } from './language.ts';
import { FOR_NO_PAY, PAY_NOUN } from './no-pay.ts';
import { periodOf } from './pay-period.ts';
import { COMES, isWayOfWorking } from './place-answers.ts';
import * as words from './read-words.ts';
import type { Scene } from './scene.ts';
import { tradeInEnglish } from './stands-for.ts';
import { currenciesOf, hangsOn, isBase } from './term-words.ts';
import { timeGloss } from './time-gloss.ts';
import { wayGloss } from './way-gloss.ts';
import { YOU } from './wording.ts';

type Topic = 'hours' | 'equity' | 'pay' | 'way';

const IS_MONTH = new RegExp(`^(?:${MONTHS})$`);

/** "15% o más si no hay sueldo", "se entrar sem ordenado": on nothing else does the share hang. */
const WITHOUT_PAY = new RegExp(
  String.raw`(?<!\p{L})(?:(?:si|wenn|falls|se|cuando|quand|quando|s') ?(?:(?:ich|je|j'|yo|eu) ?)?(?:(?:entro|entrar|entre|empiezo|arranco|começar|commence|einsteige|anfange|entro) )?)?(?:no hay|sin|es kein|kein|ohne|(?:il )?n'y a pas de|sans|pas de|não (?:há|houver|tem|tiver)|sem|non c'è|senza)(?: (?:un|ein|um|uno))? ${PAY_NOUN}(?: (?:gibt|einsteige|anfange))?(?!\p{L})`,
  'giu',
);

/** "Dal 10% se lo stipendio è basso": nor on anything but how low the pay is. */
const WITH_LOW_PAY =
  /(?<!\p{L})(?:wenn|falls|si|se|quando|cuando) (?:(?:das|der|el|la|le|lo|il|o) )?(?:gehalt|lohn|sueldo|salario|salaire|salário|stipendio|paga) (?:(?:ist|es|est|é|è|sea|for) )?(?:(?:sehr|muy|très|muito|molto) )?(?:niedrig|gering|klein|baj[oa]|bas|faible|baix[oa]|bass[oa])(?: ist)?(?!\p{L})/giu;

/** Anything else that is said of pay beside a share. */
const SPEAKS_OF_PAY = new RegExp(String.raw`(?<!\p{L})${PAY_NOUN}(?!\p{L})`, 'iu');

/** "Mas aguento seis meses sem ordenado": what turns a sum round, and for how many months. */
const MONTHS_UNPAID = new RegExp(
  String.raw`(?<!\p{L})(?:kann|könnte|schaffe|halte|komme|aguento|posso|consigo|poderia|puedo|aguanto|podría|peux|pourrais|tiens|resisto|riesco)(?: (?:[\p{L}']+ ){0,2}?)(\d{1,2}) (?:monate|meses|mois|mesi)(?: [\p{L}']+){0,2}? (?:ohne|sin|sem|sans|senza)(?: (?:ein|un|um|uno))? ${PAY_NOUN}(?!\p{L})`,
  'u',
);
const TURNS_ROUND = new RegExp(
  String.raw`[,;.]\s*(?:aber|doch|pero|aunque|mas|mais|ma|però|maar)(?!\p{L})|(?<!\p{L})(?:ohne|kein\p{L}*|sin|sem|sans|senza|zonder)(?: \p{L}+)? ${PAY_NOUN}(?!\p{L})`,
  'iu',
);

/**
 * What somebody `quoted` wrote, and behind it, where its reader writes in another language than English and theirs, what is read in it:
 * “Vollzeit ab 1. Februar” (full time from 1 February). Only where all of the answer is read; undefined where it is not, and its
 * reader would not know what it says.
 */
export function glossed(
  scene: Scene,
  of: Side,
  topic: Topic,
  quoted: string,
  text: string,
): string | undefined {
  if (!quoted.startsWith('“') || !isForeignTo(scene, of) || !IS_WORDED.test(text)) return quoted;
  if (isInEnglish(text)) return quoted;
  const reading = inEnglish(scene, of, topic, quoted, text);
  if (reading && isRepeated(reading, quoted)) return quoted;
  if (reading && (topic === 'way' || isTranslated(reading, text))) return `${quoted} (${reading})`;
  return isOfEveryLanguage(text) ? quoted : undefined;
}

function inEnglish(scene: Scene, of: Side, topic: Topic, quoted: string, text: string) {
  if (topic === 'way') return wayReading(scene, quoted.includes('…') ? text : quoted.slice(1, -1));
  return readingOf(scene, of, topic, text);
}

/** The name of a skill `quoted` and, where its reader writes in another language, what it is called in English: “Buchhaltung” (accounting). */
export function skillGlossed(scene: Scene, of: Side, quoted: string, text: string): string {
  const name = isForeignTo(scene, of) ? tradeInEnglish(text) : undefined;
  return name ? `${quoted} (${name})` : quoted;
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

function readingOf(scene: Scene, of: Side, topic: Exclude<Topic, 'way'>, text: string) {
  const isFounder = of === 'FOUNDER';
  if (topic === 'hours') return timeGloss(text);
  if (topic === 'equity') {
    const share = parseEquity(text);
    const [unpaid, onLowPay] = [WITHOUT_PAY, WITH_LOW_PAY].map((on) => text.replace(on, ' '));
    const whatever = unpaid?.replace(WITH_LOW_PAY, ' ');
    const isOpen =
      hangsOn({ text: whatever }) || [SPEAKS_OF_PAY, FOR_NO_PAY].some((on) => on.test(whatever ?? ''));
    if (!share || isOpen) return undefined;
    const when = unpaid !== text ? ' without pay' : onLowPay !== text ? ' if the pay is low' : '';
    return `${words.equityWords(share)}${when}`;
  }
  const currency = currenciesOf(scene)[isFounder ? 1 : 0];
  const pay = currency && (isFounder ? payToday : payIn)(text.replace(SO_MANY, ' '), currency);
  if (!pay) return undefined;
  const isWhole = pay.later || (pay.dollars.high === 0 ? !/\d/.test(text) : !hangsOn({ text }));
  const isForNow = pay.dollars.high === 0 && !pay.later && withholdsPay(text);
  if (isForNow && isFounder && hangsOnSomething(text)) return 'no pay yet; later, on a condition';
  const period = periodOf(text, currency);
  const isSum = pay.later || pay.dollars.high > 0;
  if (isSum && !period) return undefined;
  const said = words.payWords(pay, period);
  if (!HAS_WORDS.test(said)) return undefined;
  const isHoped = isFounder && pay.later && hangsOnSomething(text);
  const sum = isBase(text) ? `a base of ${said}` : said;
  const told = isHoped ? sum.replace(', then ', '; later, on a condition, ') : sum;
  if (!isWhole) return undefined;
  if (isFounder || pay.later || pay.dollars.high === 0 || !TURNS_ROUND.test(text))
    return `${told}${isForNow ? untilWhen(text) : ''}`;
  const months = MONTHS_UNPAID.exec(plain(text))?.[1];
  return months && `${told}, but can do ${months} months without pay`;
}

/** "400 Buchungen im Monat": no sum. */
const SO_MANY =
  /(?<!\p{Sc}\s?|[A-Z]{3} )\d[\d.,]* (?:(?:zahlende|zahlenden|aktive|aktiven|neue|neuen|nuev[oa]s|nouve\p{L}*|nov[oa]s) )?(?:buchungen|bestellungen|kunden|kundinnen|nutzer\p{L}*|abos?|abonnent\p{L}*|läden?|schulen|betriebe|reservas|pedidos|clientes|usuari[oa]s|suscri\p{L}*|pagantes|assina\p{L}*|lojas|tiendas|escuelas|escolas|réservations|commandes|clients|utilisateurs|abonné\p{L}*|magasins|écoles|prenotazioni|ordini|clienti|utenti|abbona\p{L}*|negozi|boekingen|klanten|gebruikers|abonnees)(?!\p{L})(?: (?:im|pro|al|por|par|per|ao) (?:monat|mes|mês|mois|mese|maand))?/giu;

const FIRST_YEAR =
  /(?<!\p{L})(?:ersten jahr|primer año|première année|primeiro ano|primo anno|eerste jaar)(?!\p{L})/iu;
/** Of pay that is withheld, how long. */
const untilWhen = (text: string) => (FIRST_YEAR.test(text) ? ' in the first year' : ' yet');

/** The way of an answer, or of one sentence of it, in English; none of what is in English. */
function wayReading({ founder, applicant }: Scene, text: string): string | undefined {
  return isInEnglish(text) ? undefined : wayGloss([founder.location, applicant.location], text);
}

/** The sentence of an answer that says the way, where it is put in English and the whole is not, else the whole. */
export function wayTold(scene: Scene, of: Side, text: string): string {
  const writer = of === 'FOUNDER' ? scene.founder : scene.applicant;
  const sentences = sentencesOf(text);
  if (sentences.length < 2 || !isForeignTo(scene, of)) return text;
  if (wayReading(scene, text)) return text;
  const ways = sentences.filter((sentence) => parsePlace(null, sentence)?.mode);
  const [way] = ways;
  // That they would come, or the other is to, is a part of it.
  const isAll =
    parsePlace(writer.location, text)?.moves === parsePlace(writer.location, way)?.moves &&
    !sentences.some((each) => each !== way && (isWayOfWorking(each) || COMES.test(each)));
  return ways.length === 1 && way && isAll && wayReading(scene, way) ? way : text;
}

/** Whether no word of an answer stands in its reading as it was written. */
function isTranslated(reading: string, text: string): boolean {
  const written = new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return !(reading.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => written.has(word) && !IS_MONTH.test(word),
  );
}
