import { timesAYear } from '../read/quantities/pay.ts';
import { plain } from '../read/quantities/plain.ts';
import { BY_MONTH, BY_YEAR, type Period } from './wording.ts';

/** By what time a pay is named. */

const MONTHLY =
  /(?:\/ ?|(?<!\p{L})(?:an?|per|each|every|pro|im|por|par|al|por|di) )(?:month|mo|monat|mes|mês|mois|mese|maand)(?!\p{L})|(?<!\p{L})(?:monthly|pm|p\.m|monatlich|mensual\p{L}*|mensuel\p{L}*|mensa[il]\p{L}*|mensil\p{L}*|maandelijks)(?!\p{L})/u;
const OTHERWISE =
  /(?<!\p{L})(?:years?|yearly|annual\p{L}*|annum|weeks?|weekly|jahr|jährlich|woche|año|anual\p{L}*|semanas?|année|semaine|ano|jaar)(?!\p{L})(?! (?:long|lang))/u;
/** How long a pay lasts is no time that it is named by. */
const LASTS =
  /\b(?:first|1st|half|next|ersten?|halbe\p{L}*|medio|meio|primer|première?|primeiro) (?:half )?(?:years?|jahr|año|année|ano)/gu;

/** A year of more than twelve pays, or with a pay on top: no figure of it is the whole. */
const MORE_MONTHS =
  /\b1[34](?:th|\.|º|e|ème)? ?(?:months?|sal\p{L}*|pays?|pagas?|gehält\p{L}*|monat\p{L}*|mensil\p{L}*|mois|meses|times|mal|veces|fois|vezes|volte|x(?!\p{L}))|(?<!\p{L})(?:thirteenth|aguinaldo|décimo terceir[oa]|treizième|tredicesima|weihnachtsgeld|x ?1[34])(?!\p{L})/iu;

/** Whether pay is named by the month, and by no other time. */
export function isByTheMonth(text: string): boolean {
  const read = plain(text).replace(LASTS, ' ');
  return MONTHLY.test(read) && !OTHERWISE.test(read);
}

/** By what a pay is told to who did not write it: as it is written, without a time where none is; undefined of two times, of another or of a year with more than twelve pays. */
export function periodOf(text: string, currency: string | undefined): Period | undefined {
  if (MORE_MONTHS.test(text)) return undefined;
  if (isByTheMonth(text)) return BY_MONTH;
  const read = plain(text).replace(LASTS, ' ');
  const times = timesAYear(text, currency);
  const [isMonthly, isOtherwise] = [MONTHLY, OTHERWISE].map((words) => words.test(read));
  if (times === undefined || ![1, 12].includes(times) || isMonthly) return undefined;
  if (!isOtherwise) return { times, every: '' };
  return times === 1 ? BY_YEAR : undefined;
}
