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
  /(?<!\p{L})(?:immediate(?:ly)?|asap|a\.s\.a\.p\.?|as soon as possible|right away|straight away|(?:ab )?sofort|so (?:bald|schnell) wie möglich|schnellstmöglich|inmediat\p{L}*|de inmediato|(?:lo antes|cuanto antes|lo más pronto) ?(?:posible)?|immédiat\p{L}*|dès que possible|au plus vite|tout de suite|imediat\p{L}*|de imediato|o (?:quanto antes|mais (?:rápido|cedo) possível))(?!\p{L})/u;

const BEGIN = String.raw`(?:start\p{L}*|begin\p{L}*|join\p{L}*|available|free|anfangen|beginn\p{L}*|einsteigen|verfügbar|empezar|comenzar|empiez\p{L}*|incorpora\p{L}*|disponible|commenc\p{L}*|démarr\p{L}*|começ\p{L}*|entrar|disponível)`;
const SPELL = String.raw`(\d{1,2}|an?|eine[mnr]?|une?|um)[- ](?:more )?(days?|tage?n?|d[ií]as?|jours?|weeks?|wochen?|semanas?|semaines?|months?|monate?n?|mes(?:es)?|mois|mês)(?!\p{L})`;
const WITHIN = new RegExp(
  String.raw`(?<!\p{L})${BEGIN} (?:(?:work|latest|at the latest|spätestens) )?(?:within|in|innerhalb von|binnen|en|dentro de|dans(?: les)?|em)(?: (?:the|next|at most|max\.?|less than|about|around|los|próximos|dos))* ${SPELL}(?! of (?:starting|joining))|(?<!\p{L})(?:within|innerhalb von|binnen|dentro de) ${SPELL} (?:anfangen|beginnen|einsteigen|starten|start)(?!\p{L})`,
  'u',
);
const NOTICE_WORD = `(?:notice|kündigungsfrist|preaviso|préavis|aviso prévio|aviso)`;
const NOTICE = new RegExp(
  String.raw`(?<!\p{L})${SPELL}'?s? (?:(?:of|long|de|di|my|mein\p{L}*) )*${NOTICE_WORD}(?!\p{L})|(?<!\p{L})${NOTICE_WORD}(?: (?:period|time|is|of|von|ist|beträgt|es|est|é|de|à|um))*:? ${SPELL}`,
  'u',
);
const IN_A_MONTH = new RegExp(
  String.raw`(?<!\p{L})(?:from|${BEGIN}(?: in| from| on)?|as of|not before|earliest)(?: (?:the )?\d{1,2}(?:st|nd|rd|th|\.)?(?: of)?)?(?: (?:early|mid|late|the (?:beginning|middle|end) of))?[- ](${MONTHS})(?!\p{L})`,
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
  const named = IN_A_MONTH.exec(parseHours(text)?.when ?? '') ?? IN_A_MONTH.exec(read);
  return named ? MONTHS.split('|').indexOf(named[1] ?? '') : undefined;
}

function startAskedIn(text: string): Start | undefined {
  const read = monthsInEnglish(plain(text));
  // "Asap, max 2 months notice": so long they wait.
  const within = WITHIN.exec(read) ?? NOTICE.exec(read);
  if (within) return { weeks: weeksIn(within) };
  if (AT_ONCE.test(read)) return { weeks: 0 };
  const month = monthIn(text, read);
  return month === undefined ? undefined : { month };
}

function startGivenIn(text: string): Start | undefined {
  const read = monthsInEnglish(plain(text));
  const later = NOTICE.exec(read) ?? WITHIN.exec(read);
  // Who begins with less until then begins before.
  const month = parseHours(text)?.later ? undefined : monthIn(text, read);
  if (!later && month === undefined) return undefined;
  return { ...(later && { weeks: weeksIn(later) }), ...(month !== undefined && { month }) };
}

const askedIn = remembered((text) => ({ start: startAskedIn(text) }));
const givenIn = remembered((text) => ({ start: startGivenIn(text) }));

/** Weeks by which "2 months" and "60 days" may differ. */
const SLACK = 0.5;
const MONTHS_A_YEAR = 12;

/**
 * How the start that an applicant names stands to the one that a founder names: `LATER` where it is plainly later, `MAYBE` where
 * nobody can tell ("within two months", "from March"); undefined where it is not, or one of the two names none.
 */
export function startsLater(asked: string, given: string): 'LATER' | 'MAYBE' | undefined {
  const [wanted, offered] = [askedIn(asked).start, givenIn(given).start];
  if (!wanted || !offered) return undefined;
  if (wanted.weeks !== undefined) {
    if (offered.weeks !== undefined && offered.weeks > wanted.weeks + SLACK) return 'LATER';
    return offered.month === undefined ? undefined : 'MAYBE';
  }
  if (wanted.month === undefined || offered.month === undefined) return undefined;
  const apart = (offered.month - wanted.month + MONTHS_A_YEAR) % MONTHS_A_YEAR;
  return apart > 0 && apart < MONTHS_A_YEAR / 2 ? 'LATER' : undefined;
}

const MUST =
  /(?<!\p{L})(?:must|only|need to|has to|have to|required|muss|nur|unbedingt|zwingend|debe|tiene que|solo|sólo|imprescindible|doit|il faut|uniquement|deve|tem que|só|apenas)(?!\p{L})/iu;
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
