import type { Side } from '@ampersand/contract/enumerations';
import { MONTHS } from '../read/quantities/doubt.ts';
import { parseEquity } from '../read/quantities/equity.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { payIn, payToday } from '../read/quantities/pay.ts';
import { withholdsPay } from '../read/quantities/pay-withheld.ts';
import { parsePlace } from '../read/quantities/place.ts';
import { areForeign, isEnglish } from './language.ts';
import * as words from './read-words.ts';
import type { Scene } from './scene.ts';
import { currenciesOf, grows, hangsOn, isByTheMonth } from './term-words.ts';
import { WAYS } from './way-said.ts';
import { YOU } from './wording.ts';

type Topic = 'hours' | 'equity' | 'pay' | 'way';

const ENGLISH =
  /\b(?:the|and|with|for|from|are|full|hours?|days?|weeks?|months?|years?|evenings?|salary|remote|hybrid|until|then|least)\b/i;
const IS_MONTH = new RegExp(`^(?:${MONTHS})$`);

/** Days, visits, wishes and conditions that the name of a way leaves out. */
const MORE_THAN_A_WAY =
  /\d|(?<!\p{L})(?:pr[eé]f\p{L}*|bevorzugt|lieber|liebsten|mejor|melhor|meglio|mieux|liever|voorkeur|\p{L}*mal|vez|veces|volt[ae]|vezes|fois|gang|keer|tage?n?|d[ií]as?|jours?|giorn[io]|semanas?|semaines?|wochen?|settiman[ae]|weke?n?|m[eê]s|meses|mois|monat\p{L}*|maand\p{L}*|mes[ei]|trim[eé]stres?|quartal\p{L}*|kwartaal|vierteljahr\p{L}*|semestres?|a[nñ]os?|ans?|années?|jahr\p{L}*|ann[oi]|pero|mas|aber|mais|maar|ma|però|sondern|salvo|sauf|außer|excepto|exceto|visit[ae]?s?|besuch\p{L}*|treffen|encontr\p{L}*|rencontr\p{L}*|si|se|wenn|falls|cuando|quando|quand|siempre que|desde que|a veces|às vezes|parfois|manchmal|gelegentlich)(?!\p{L})/iu;

/**
 * What somebody `quoted` wrote, and behind it, where its reader writes in another language than English and theirs, what is read in it:
 * “Vollzeit ab 1. Februar” (full time from 1 February). Only where all of the answer is read.
 */
export function glossed(scene: Scene, of: Side, topic: Topic, quoted: string, text: string): string {
  const { founder, applicant, f, a } = scene;
  const [writer, reader, voice] = of === 'FOUNDER' ? [founder, applicant, f] : [applicant, founder, a];
  if (!quoted.startsWith('“') || voice === YOU || isEnglish(writer) || !areForeign(reader, writer))
    return quoted;
  const reading = ENGLISH.test(text) ? undefined : readingOf(scene, of, topic, text);
  return reading && isTranslated(reading, text) ? `${quoted} (${reading})` : quoted;
}

function readingOf(scene: Scene, of: Side, topic: Topic, text: string) {
  const isFounder = of === 'FOUNDER';
  if (topic === 'hours') {
    const hours = parseHours(text);
    const isWhole = hours?.later || hours?.when || !grows(text);
    return hours && isWhole ? words.hoursWords(hours) : undefined;
  }
  if (topic === 'equity') {
    const share = parseEquity(text);
    return share && !hangsOn({ text }) ? words.equityWords(share) : undefined;
  }
  if (topic === 'pay') {
    const currency = currenciesOf(scene)[isFounder ? 1 : 0];
    const pay = currency && (isFounder ? payToday : payIn)(text, currency);
    if (!pay) return undefined;
    const isWhole = pay.later || (pay.dollars.high === 0 ? !/\d/.test(text) : !hangsOn({ text }));
    const isForNow = pay.dollars.high === 0 && !pay.later && withholdsPay(text);
    return isWhole ? `${words.payWords(pay, isByTheMonth(text))}${isForNow ? ' yet' : ''}` : undefined;
  }
  const place = parsePlace((isFounder ? scene.founder : scene.applicant).location, text);
  if (!place?.mode || place.unsure || MORE_THAN_A_WAY.test(text)) return undefined;
  return place.inCountry ? 'remote within the country' : WAYS[place.mode];
}

/** Whether no word of an answer stands in its reading as it was written. */
function isTranslated(reading: string, text: string): boolean {
  const written = new Set(text.toLowerCase().match(/\p{L}{4,}/gu));
  return !(reading.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => written.has(word) && !IS_MONTH.test(word),
  );
}
