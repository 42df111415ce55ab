import { remembered } from '../memory/remembered.ts';
import { MONTHS } from '../read/quantities/doubt.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { monthsInEnglish, plain } from '../read/quantities/plain.ts';

/** When somebody can begin, or wants the other to: in so many weeks at most, or in a month of the year (0-11). */
interface Start {
  readonly weeks?: number;
  readonly month?: number;
}

const AT_ONCE =
  /(?<!\p{L})(?:(?:so|from|starting|start|begin\p{L}*|(?<!\d.*)full[- ]?time,?) now(?=\W*$)|ab jetzt(?=\W*$)|desde ya|a partir de (?:ahora|agora)(?=\W*$)|dès maintenant|immediate(?:ly)?|asap|a\.s\.a\.p\.?|as soon as possible|right away|straight away|(?:ab )?sofort|so (?:bald|schnell) wie möglich|schnellstmöglich|inmediat\p{L}*|de inmediato|(?:lo antes|cuanto antes|lo más pronto) ?(?:posible)?|immédiat\p{L}*|dès que possible|au plus vite|tout de suite|imediat\p{L}*|de imediato|o (?:quanto antes|mais (?:rápido|cedo) possível))(?!\p{L})/u;

const BEGIN = String.raw`(?:start\p{L}*|begin\p{L}*|join\p{L}*|available|free|anfangen|beginn\p{L}*|einsteigen|verfügbar|empezar|comenzar|empiez\p{L}*|incorpora\p{L}*|disponible|commenc\p{L}*|démarr\p{L}*|começ\p{L}*|entrar|disponível)`;
const SPELL = String.raw`(\d{1,2}|an?|eine[mnr]?|une?|um)[- ](?:(?:more|full|whole|calendar|volle[nr]?|ganze[nr]?) )?(days?|tage?n?|d[ií]as?|jours?|weeks?|wochen?|semanas?|semaines?|months?|monate?n?|mes(?:es)?|mois|mês)(?!\p{L})`;
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})${BEGIN} (?:(?:work|latest|at the latest|spätestens) )?(?:within|in|innerhalb von|binnen|en|dentro de|dans(?: les)?|em)(?: (?:the|next|at most|max\.?|less than|about|around|los|próximos|dos))* ${SPELL}(?! of (?:starting|joining))|(?<!\p{L})(?:within|innerhalb von|binnen|dentro de) ${SPELL} (?:anfangen|beginnen|einsteigen|starten|start)(?!\p{L})`,
  'u',
);
const NOTICE_WORD = `(?:notice|kündigungsfrist|preaviso|préavis|aviso prévio|aviso)`;
const NOTICE = new RegExp(
  String.raw`(?<!\p{L})${SPELL}'?s? (?:(?:of|long|de|di|my|mein\p{L}*) )*${NOTICE_WORD}(?!\p{L})|(?<!\p{L})${NOTICE_WORD}(?: (?:period|time|is|of|von|ist|beträgt|es|est|é|de|à|um))*:? ${SPELL}`,
  'u',
);
const AT_MOST = String.raw`(?:(?:for|up to|about|around|at most|max\.?|maximum|(?:no )?(?:more|longer) than|of|another|a|you|bis zu|höchstens|maximal|auch|noch|gern|hasta|como máximo|máximo|unos|jusqu'à|au maximum|environ|até|no máximo|cerca de) )*`;
/** "We can wait up to two months", "a notice period of at most 6 weeks", "wir warten bis zu zwei Monate". */
const WAITS = new RegExp(
  String.raw`(?<!(?:cannot|\p{L}+n't|not|never|no|nicht|pas|não) (?:podemos )?)(?<!\p{L})(?:wait|esper(?:ar|amos|o)|attend(?:re|ons|rons)|wart(?:en|e)) ${AT_MOST}${SPELL}|(?<!\p{L})(?:wait|warten?|esper(?:ar|amos)|attend(?:re|ons)) (?:no )?(?:more|longer) than ${SPELL}|${SPELL} (?:lang )?(?:auf [^,.;]{1,30} )?warten(?!\p{L})|(?<!\p{L})${NOTICE_WORD}(?: period)? ${AT_MOST}${SPELL}|(?<!\p{L})(?:latest|spätestens|a más tardar|au plus tard|o mais tardar) (?:start )?(?:in|within|en|dans|em) ${SPELL}`,
  'u',
);
/** "We need somebody by March", "spätestens im März". */
const BY_A_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:by|latest(?: in| by)?|at the latest(?: in| by)?|no later than|spätestens (?:im|ab|am|zum|anfang|ende)|a más tardar en|au plus tard en|o mais tardar em)(?: (?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?: of)?)?(?: (?:early|mid|late|the (?:beginning|middle|end) of|end of))?[- ](${MONTHS})(?!\p{L})|(?<!\p{L})(${MONTHS})(?: (?:at the )?latest| spätestens| a más tardar| au plus tard| o mais tardar)(?!\p{L})`,
  'u',
);
const IN_A_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:from|${BEGIN}(?: in| from| on|(?: \p{L}+){0,5} (?:in|from|after|im|ab|en|em|à partir de|a partir de))?|as of|not before|earliest)(?: (?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?: of)?)?(?: (?:early|mid|late|the (?:beginning|middle|end) of))?[- ](${MONTHS})(?!\p{L})|(?<!\p{L})(?:im|ab|in|from|after) (${MONTHS}) (?:(?:an|los)?fangen|begin\p{L}*|einsteigen|start\p{L}*)(?!\p{L})`,
  'u',
);

const WEEKS_OF: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|tag|j)/u, 1 / 7],
  [/^(?:w|s)/u, 1],
  [/^m/u, 52 / 12],
];

function weeksIn(found: RegExpExecArray): number {
  const [count = '', unit = ''] = found.slice(1).filter((part) => part !== undefined);
  const each = WEEKS_OF.find(([words]) => words.test(unit))?.[1] ?? 1;
  return (Number(count) || 1) * each;
}

function monthIn(text: string, read: string): number | undefined {
  return monthOf(IN_A_MONTH.exec(parseHours(text)?.when ?? '') ?? IN_A_MONTH.exec(read));
}

const monthOf = (named: RegExpExecArray | null) =>
  named ? MONTHS.split('|').indexOf(named[1] ?? named[2] ?? '') : undefined;

function startAskedIn(text: string): Start | undefined {
  const read = monthsInEnglish(plain(text));
  // "Asap, max 2 months notice": so long they wait.
  const within = WITHIN.exec(read) ?? NOTICE.exec(read) ?? WAITS.exec(read);
  if (within) return { weeks: weeksIn(within) };
  const latest = monthOf(BY_A_MONTH.exec(read));
  const isAtOnce = AT_ONCE.test(read);
  const month = isAtOnce ? latest : (monthIn(text, read) ?? latest);
  if (!isAtOnce && month === undefined) return undefined;
  return { ...(isAtOnce && { weeks: 0 }), ...(month !== undefined && { month }) };
}

function startGivenIn(text: string): Start | undefined {
  const read = monthsInEnglish(plain(text));
  const later = NOTICE.exec(read) ?? WITHIN.exec(read);
  // Who begins with less until then begins before.
  const month = parseHours(text)?.later ? undefined : monthIn(text, read);
  if (!later && month === undefined) return undefined;
  return { ...(later && { weeks: weeksIn(later) }), ...(month !== undefined && { month }) };
}

const askedIn = remembered(startAskedIn);
const givenIn = remembered(startGivenIn);

/** Weeks by which "2 months" and "60 days" may differ. */
const SLACK = 0.5;
const MONTHS_A_YEAR = 12;
/** Weeks: after so long a notice nobody knows whether somebody is there in a month that is named. */
const LONG_NOTICE = 10;

/**
 * How the start that an applicant names stands to the one that a founder names: `LATER` where it is plainly later, `MAYBE` where
 * nobody can tell ("within two months", "from March"); undefined where it is not, or one of the two names none.
 */
export function startsLater(asked: string, given: string): 'LATER' | 'MAYBE' | undefined {
  const [wanted, offered] = [askedIn(asked), givenIn(given)];
  if (!wanted || !offered) return undefined;
  if (wanted.month !== undefined && offered.month !== undefined) {
    if (isMonthAfter(offered.month, wanted.month)) return 'LATER';
    const isJustBefore = monthsFrom(offered.month, wanted.month) < JUST_BEFORE;
    return isJustBefore && wanted.weeks === undefined ? undefined : 'MAYBE';
  }
  if (wanted.weeks !== undefined && wanted.month === undefined) {
    if (offered.weeks !== undefined && offered.weeks > wanted.weeks + SLACK) return 'LATER';
    return offered.month === undefined ? undefined : 'MAYBE';
  }
  return (offered.weeks ?? 0) > LONG_NOTICE ? 'MAYBE' : undefined;
}

const monthsFrom = (month: number, other: number) => (other - month + MONTHS_A_YEAR) % MONTHS_A_YEAR;
/** Months: what comes so long before another month may as well be that of the next year. */
const JUST_BEFORE = 4;

function isMonthAfter(month: number, other: number): boolean {
  const apart = monthsFrom(other, month);
  return apart > 0 && apart < MONTHS_A_YEAR / 2;
}

const EASTER = /(?<!\p{L})(?:easter|ostern|pascua|semana santa|pâques|páscoa)(?!\p{L})/gu;
const LESS_UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:until|till|bis|hasta|jusqu'(?:à|en|au|à la)|até)(?: (?:the|el|le|o|al|end|mid|middle|fin|fim|final|finales|ende|of|de|\d{1,2}\.?))*[- ](${MONTHS})(?!\p{L})`,
  'u',
);

/** Whether less is given until a month that comes after the one from which a founder asks for all of it. */
export function growsTooLate(asked: string, given: string): boolean {
  const from = askedIn(asked)?.month;
  const until = monthOf(LESS_UNTIL.exec(monthsInEnglish(plain(given).replace(EASTER, 'april'))));
  return from !== undefined && until !== undefined && isMonthAfter(until, from);
}

const A_MONTH = new RegExp(String.raw`(?<!\p{L})(${MONTHS})(?!\p{L})`, 'u');
const SPAN = new RegExp(
  String.raw`(?<!\p{L})(?:within|in|after|for|first|next|innerhalb von|binnen|nach|ersten|en|dentro de|después de|dans|après|em|depois de) ${SPELL}`,
  'u',
);

/** When somebody who begins with less gives or wants all of it; undefined where that has no time. */
function growsAt(text: string): Start | undefined {
  if (!parseHours(text)?.later) return undefined;
  const read = monthsInEnglish(plain(text));
  const month = monthOf(A_MONTH.exec(read));
  const span = SPAN.exec(read);
  return month === undefined ? (span ? { weeks: weeksIn(span) } : undefined) : { month };
}

/** Whether both begin with less, and nobody can tell that the applicant gives all of it as early as is asked: "until June" and "within 3 months". */
export function growAtOtherTimes(asked: string, given: string): boolean {
  const [wanted, offered] = [growsAt(asked), growsAt(given)];
  if (!wanted || !offered) return false;
  if (wanted.month !== undefined && offered.month !== undefined)
    return isMonthAfter(offered.month, wanted.month);
  if (wanted.weeks !== undefined && offered.weeks !== undefined) return offered.weeks > wanted.weeks + SLACK;
  return true;
}

const MUST =
  /(?<!\p{L})(?:must|only|need to|has to|have to|required|latest|no later than|spätestens|a más tardar|au plus tard|o mais tardar|muss|nur|unbedingt|zwingend|debe|tiene que|solo|sólo|imprescindible|doit|il faut|uniquement|deve|tem que|só|apenas)(?!\p{L})/iu;
const SOFT =
  /(?<!\p{L})(?:prefer\p{L}*|ideal\p{L}*|idéal\p{L}*|would be (?:nice|great|good)|if possible|flexib\p{L}*|negotiab\p{L}*|bevorzugt|am liebsten|wenn möglich|verhandelbar|préf\p{L}*|si possible|si es posible|negociable|négociable|se possível|negociável|sooner|earlier|früher|antes si|plus tôt|mais cedo|buy(?:ing)? out|bought out)(?!\p{L})/iu;

/** Whether a founder insists on the start that an applicant is too late for. */
export function missesStart(asked: string, given: string, isMust: boolean): boolean {
  return (
    startsLater(asked, given) === 'LATER' &&
    (isMust || MUST.test(asked)) &&
    !SOFT.test(asked) &&
    !SOFT.test(given)
  );
}
