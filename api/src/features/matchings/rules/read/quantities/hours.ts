import { remembered } from '../../memory/remembered.ts';
import { isInDoubt, MONTHS } from './doubt.ts';
import { isFlexible } from './plain.ts';
import { areApart, type Range, spanOf, UNBOUNDED } from './range.ts';
import { amountsIn } from './time-amounts.ts';
import { leftOf } from './time-left.ts';
import { timeInEnglish } from './time-words.ts';

/** How far the amounts of one answer lie from each other at most. */
const WIDEST = 9;

/** Hours a week as they are today. */
export interface Hours extends Range {
  /** Hours a week from a later day on, where the writer names such a change. */
  readonly later?: Range;
  /** Given where less than `later` is only allowed for a start: "full time, can start part time". */
  readonly isAllowedAtFirst?: true;
  /** When that is, or when a single amount begins, as read in lower case: "from march", "once we are funded". */
  readonly when?: string;
}

/**
 * Reads the time a person gives or asks for out of free text: hours a week, 0-112. "full time" is 38-50,
 * "2 days a week" is 16, "nights and weekends" is 8-20, "Mon-Wed" 24. Several statements span one range: "full
 * time; 30+ hrs/wk is fine for now" is 30-50. An amount that is to change ("15 hours now, full time once
 * funded") is read as of today, as flexible, with what comes later beside it. Undefined when no amount of time
 * is named, or where a condition or turn of time is not understood.
 */
export function parseHours(text: string | null | undefined): Hours | undefined {
  return text ? hoursIn(text) : undefined;
}

const hoursIn = remembered(readHours);

function readHours(text: string): Hours | undefined {
  const read = timeInEnglish(text)
    .replace(SO_NOW, ' now')
    .replace(FROM_SOMEBODY, ' ')
    .replace(ASIDE_BEFORE_A_TIME, '');
  const all = read
    .split(
      /(?<!\b(?:max|min|ca|approx|std))(?<!(?:^|[,.;] )(?:and |but )?(?:before|until|till) (?:that|then))[,;.](?=\s(?!(?:say|sagen wir|digamos|disons|diciamo)\b))|\s(?=(?:but|though|although|aber|pero|mais|mas) [^,.;]*\b(?:part|half)[- ]?time)|(?<!\b(?:until|till|before|by|since) )\b(?=then\b|rising to\b)/,
    )
    .map((part) => part.replace(REASON, (reason) => (amountsIn([reason]).length > 0 ? ' ' : reason)).trim())
    .flatMap((part) => part.split(BEFORE_MAYBE))
    .filter((part) => /[\p{L}\d]/u.test(part) && !OF_A_JOB.test(part))
    .filter(
      (part, i) => i === 0 || ![OF_ANOTHER_LIFE, OF_A_KEPT_JOB, BY_ONESELF].some((words) => words.test(part)),
    );
  const asked = withoutOwn(all);
  const said = asked.filter((part, i) => !isAllowedLater(part, asked.slice(0, i)));
  const parts = withoutMaybe(said);
  const [present, future] = inTime(parts);
  const isAllowedAtFirst = future !== undefined && present.length === 1 && present.every(isAllowedStart);
  const now = amountsIn(present);
  if (now.length === 0) return undefined;
  // "Full time; I also teach, four hours a month": what is kept is not given.
  if (areApart(now, UNBOUNDED.hours, WIDEST)) return undefined;
  const later = future && spanOf(amountsIn(future), UNBOUNDED.hours);
  const when = beginning(future?.join(', ') ?? parts.join('. '), later !== undefined);
  if (isInDoubt(leftOf(parts, later !== undefined, when))) return undefined;
  return {
    ...spanOf(now, UNBOUNDED.hours, later !== undefined || parts !== said || isFlexible(read)),
    ...(later && { later }),
    ...(later && isAllowedAtFirst && { isAllowedAtFirst }),
    ...(when && { when }),
  };
}

/** "Full time from when we start paying, so now": what was waited for is there. */
const SO_NOW =
  /\s(?:from when|from|once|as soon as|when) [^,.;]*,? (?:so|meaning|i\.e\.|that is|which is) (?:right |from )?now\b/g;

/** "I need the same from you", "20 hours from home": of whom, and where, and no time. */
const FROM_SOMEBODY =
  /\bfrom (?:(?:both|all|each|any|either)(?: of)? )?(?:you|me|us|him|her|them|it|this|(?:every|any|some)(?:one|body)|both|each|all|whoever|(?:my|our|your|the) (?:partner|co-?founder|team|others?|person|home|place|side|end)\w*|(?:the|an) office|home|here|there|anywhere)\b/g;

/** "After the bonus (THR) in April": the month is of what is before the aside. */
const ASIDE_BEFORE_A_TIME = /\s\([^()\d]*\)(?=\s(?:in|on|by|at) \p{L})/gu;

/** "Evenings, as I work 4 days a week": why it is no more. */
const REASON =
  /(?<!\b(?:soon|long|far|much) )\b(?:as|since|because|now that|weil|da|porque|parce que|car|puisque|ya que|já que) (?:i|i've|i'm|i'd|my|we|our|ich|wir|mein\p{L}*|yo|mi|trabajo|tengo|je|j'ai|mon|eu|meu|trabalho|tenho)(?![\p{L}])[^,.;]*/gu;

/** "40 hours; 32 would also be fine after the trial period": less that may be later is no plan. */
const ALLOWED =
  /\b(?:fine|ok(?:ay)?|possible|acceptable|an option|considered|discussed|negotiable|möglich|denkbar|posible|possível)(?!\p{L})/u;

function isAllowedLater(part: string, before: readonly string[]): boolean {
  if (!ALLOWED.test(part) || UNTIL_THEN.test(part) || AT_FIRST.test(part) || !comesLater(part, before))
    return false;
  const least = Math.min(...amountsIn(before).map(({ low }) => low));
  return amountsIn([part]).every(({ high }) => high < least);
}

/** "From September I could cut my job to half time": what is left of a job is not given. */
const OF_A_JOB =
  /\b(?:cut|reduc\w+|drop|go down|dejar|reducir\w*|reduzier\w*|réduire|reduzir|ridurre)\b[^.;]{0,40}\b(?:job|position|contract|employer|hospital|clinic|school|office|university|bank|stelle|klinik|schule|trabajo|empleo|clínica|oficina|poste|emploi|hôpital|emprego|trabalho|lavoro)\b|\b(?:job|position|contract|hospital|stelle|trabajo|empleo|emploi|emprego)\b[^.;]{0,24}\b(?:down to|auf|to half)\b|\bi(?:'ve| have)?(?: just| now| already)? (?:dropped|gone|went|cut|reduced)(?: down| back)? to (?:a )?(?:\d|half|part)/u;

/** "Four days from April; I look after my son on Fridays": why it is no more, in a sentence of its own. */
const OF_ANOTHER_LIFE =
  /^(?:and |but |as )?(?:on (?:\p{L}+days?|the other \w+(?: days?)?),? )?i (?:look after|take care of|care for|teach|study|have (?:my|a|two|three|\d) (?:kids?|children|son|daughter|jobs?|clients?)|am (?:with|at) (?:my|the|a)\b|work (?:as|at|for|in) )/u;

/** "Full time. I keep two mornings at the clinic": what is of another job is no amount of this one. */
const OF_A_KEPT_JOB =
  /^(?:and |but |y |pero |e |mas |et |mais |und |aber )?(?:i|yo|je|j'|eu|ich|myself,? i)?,? ?(?:myself |personally )?(?:(?:will|'ll|am|'m|still|also|do|auch|selbst|también|todavía|aún|ainda|também|toujours|encore) )*(?:stay(?:ing)?|keep(?:ing)?|remain(?:ing)?|continu(?:e|ing)|bleibe|behalte|sigo|seguiré|continúo|continuaré|mantengo|mantendré|reste(?:rai)?|garde(?:rai)?|continue(?:rai)?|continuo|continuarei|mantenho|fico)(?!\p{L})[^.;]*(?<!\p{L})(?:clinic|hospital|practice|job|school|university|employer|bank|klinik|praxis|krankenhaus|stelle|schule|uni|universität|clínica|consulta|trabajo|empleo|escuela|colegio|universidad|clinique|hôpital|cabinet|poste|emploi|école|université|consultório|trabalho|emprego|escola|universidade|banco)(?!\p{L})/u;

const PERHAPS = String.raw`(?:(?:(?<!\bi )could|may|puede|podría|peut|pourrait|pode|poderia|può|potrebbe) (?:(?:also|even|then|well|later|eventually|también|luego|après|aussi|depois|também) )*(?:be|become|turn|grow|lead|ser|volverse|être|devenir|virar|passar a ser|essere|diventare)|might|(?<!\bich )könnte|maybe|perhaps|possibly|vielleicht|eventuell|möglicherweise|quizás?|tal vez|a lo mejor|peut-être|éventuellement|talvez|quem sabe|forse|magari)(?!\p{L})`;
/** "Could be full time from next summer": what may come is no plan. */
const MAYBE_FULL = new RegExp(
  String.raw`(?<!\p{L})${PERHAPS}[^,.;]*full[- ]?time|full[- ]?time[^,.;]*(?<!\p{L})(?:${PERHAPS})`,
  'u',
);
/** The blank before it, where no comma parts it from what is given now. */
const BEFORE_MAYBE = new RegExp(
  String.raw`\s(?=\(?(?:(?:and|but|aber|und|y|pero|et|mais|e|mas|ma|it|this|that|then) )*${PERHAPS}[^,.;]*full[- ]?time)`,
  'u',
);

/** Whether somebody names full time as what may come. */
export const mayBeFull = (text: string): boolean => MAYBE_FULL.test(timeInEnglish(text));

/** What is left where full time is only a maybe beside another amount. */
function withoutMaybe(parts: readonly string[]): readonly string[] {
  const sure = parts.filter((part) => !MAYBE_FULL.test(part));
  return sure.length < parts.length && amountsIn(sure).length > 0 ? sure : parts;
}

/** "Full time from January, I already work on it 50 hours a week": what its writer does of the same work is not asked of the other. */
const BY_ONESELF =
  /^(?:and |but |as |though |while )?(?:(?:i|we)(?:'m|'re|'ve| am| are| have)?(?: both| been| currently| now)* (?=[^.;]*\b(?:already|myself|ourselves|on it)\b)(?:already )?(?:work|working|put|putting|give|do|doing|spend|spending|invest|on it)|(?:ich|wir) (?=[^.;]*\b(?:schon|bereits|selbst)\b)(?:arbeiten?|stecken?|investieren?|mach\p{L}*|bin|sind)|(?:ya|yo ya) (?:trabajo|dedico|trabajamos|dedicamos)|(?:j'y|je|nous) (?=[^.;]*déjà)(?:travaill|consacr|pass)\p{L}+|(?:eu |nós )?já (?:trabalh|dedic)\p{L}+)/u;

const ASKED_OF_THE_OTHER =
  /\b(?:some(?:one|body)|a (?:[\p{L}-]+ )?co-?founder|(?:need|want|like|expect|hope for) you|you (?:to|should|must|need to))\b|^you:/u;
const OF_THE_WRITER =
  /^(?:and |but |as |though |although |while |since )?(?:(?:i|we)(?:'m|'re| am| are| work| put in)\b|(?:me|myself|i):)/;

/** "I would like someone full-time, I am part time myself": what is asked for, where both are told. */
function withoutOwn(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !OF_THE_WRITER.test(part) || ASKED_OF_THE_OTHER.test(part));
  return others.some((part) => ASKED_OF_THE_OTHER.test(part) && amountsIn([part]).length > 0)
    ? others
    : parts;
}

/** "Full time from February; until then two evenings a week": the part on the time before is the present one. */
const UNTIL_THEN = new RegExp(
  String.raw`\b(?:until|till|before) (?:then|that)\b|\bbefore$|^(?:and |but )?before,? (?:it|there|i|you|we|only|just|evenings?|nights?|weekends?|mornings?|part|half|(?:(?:${MONTHS}),? (?:it|there|i|you|we|only|just|evenings?|nights?|weekends?|mornings?|part|half|\d)))\b|\bmeanwhile\b|\bin the meantime\b`,
);

/** "Until then evenings, about 15 hours; full time after that": what no longer is of the time before. */
const GOES_ON = /\b(?:then|after|from|once|when|later|full[- ]?time)\b/;

/** The parts on today, and those on a later time, if they are told apart. */
function inTime(parts: readonly string[]): [present: readonly string[], future?: readonly string[]] {
  const before = parts.findIndex((part) => UNTIL_THEN.test(part) && amountsIn([part]).length > 0);
  if (before >= 0) {
    const after = parts.findIndex((part, i) => i > before && GOES_ON.test(part));
    const end = after < 0 ? parts.length : after;
    const others = parts.toSpliced(before, end - before);
    return amountsIn(others).length > 0 ? [parts.slice(before, end), others] : [parts];
  }
  const laterAt = parts.findLastIndex((part, i) => i > 0 && comesLater(part, parts.slice(0, i)));
  if (laterAt >= 0) return [parts.toSpliced(laterAt, 1), parts.slice(laterAt, laterAt + 1)];
  const startAt = parts.findIndex(
    (part) => AT_FIRST.test(part) && !OF_ANOTHER.test(part) && amountsIn([part]).length > 0,
  );
  const others = parts.toSpliced(startAt, 1);
  return startAt >= 0 && isMore(amountsIn(others), amountsIn(parts.slice(startAt, startAt + 1)))
    ? [parts.slice(startAt, startAt + 1), others]
    : [parts];
}

/** "Full time, though evenings are fine for the first 3 months", "can start part-time during your notice". */
const AT_FIRST =
  /(?<!\p{L})(?:(?:first|1st|initial|ersten|primeros|primeras|premiers|premières|primeiros|primeiras|primi|prime|primo)(?: \p{L}+| \d+){0,3} (?:months?|weeks?|year|monate?n?|wochen|jahr|meses|semanas|año|mois|semaines|ano|mesi|settimane|anno)|(?:primeros|premiers|primeiros|primi) (?:meses|mois|mesi)|primo anno|at first|initially|(?:at|in) the (?:very )?(?:start|beginning)|to (?:start|begin)(?: with)?|(?:start|begin)(?:ing)? (?:with|at|on|as|part|half)|(?:mit|a|con|com|à|avec) [^,.;]{1,24} (?:anfangen|starten|beginnen|einsteigen)|(?:empezar|comenzar|commencer|démarrer|começar|iniziare|cominciare|starten|beginnen) (?:a|à|con|com|avec|met|in|part|half|por|par)|zu(?:m|) (?:beginn|anfang|start)|during (?:your|the|their) notice|anfangs|zunächst|am anfang|al principio|au début|no (?:começo|início))(?!\p{L})/u;

const MAY =
  /(?<!\p{L})(?:can|could|may|might|fine|ok(?:ay)?|happy|open|possible|welcome|allowed|kann|können|könn\p{L}*|möglich|gern\p{L}*|auch|puede\p{L}*|posible|peu[tx]|possible|pode\p{L}*|possível|può|possibile|kan|mag|mogelijk)(?!\p{L})/u;

function isAllowedStart(part: string): boolean {
  return AT_FIRST.test(part) && !UNTIL_THEN.test(part) && (MAY.test(part) || /^(?:or|oder|o|ou) /.test(part));
}

/** "Design can begin with two days": one of several people or tasks. */
const OF_ANOTHER =
  /(?<!\p{L})(?!(?:you|we|i|it|they|one|who|this|that|and|but|or)\b)\p{L}+ (?:can|could|may|might) (?:start|begin)/u;

const isMore = (some: readonly Range[], others: readonly Range[]): boolean =>
  some.length > 0 && Math.min(...some.map(({ low }) => low)) > Math.max(...others.map(({ low }) => low));

/** "20 hrs/wk now, full time once the grant is in": what is behind the comma comes after what is before it. */
function comesLater(part: string, before: readonly string[]): boolean {
  const said = before.join(', ');
  const follows =
    /\b(?:then|once|later|after|(?<!\b(?:is|are) )when|in (?:about |around )?(?:\d{1,2}(?:-\d{1,2})?|a few|half a) (?:months?|weeks?|years?|monaten|meses|mois)|if(?! (?:(?:you|i)\b|it is|need|necess|possible))|as soon|from|rising to|by (?:the )?(?:end|mid|early|late|next|spring|summer|autumn|\d|january|february|march|april|may|june|july|august|september|october|november|december))\b/.test(
      part,
    ) || /\b(?:until|till)\b/.test(said);
  return follows && amountsIn([part]).length > 0 && amountsIn(before).length > 0;
}

/** What somebody waits for: "once funded" is no day. */
const BEGINS = new RegExp(
  String.raw`\b(?:from(?! (?:my|our|your|\w+day (?:to|until))\b)|as of|starting(?: in)?|after(?= (?:the )?(?:${MONTHS}|spring|summer|autumn|winter|easter|christmas|next|holidays|season|harvest|(?:fiscal |school )?year)\b))\s+`,
);

/** "Full time from day one" begins with the work itself, "from when we pay" on no day. */
const AT_ONCE =
  /^(?:when(?:ever)?|day (?:1|0)|(?:the )?(?:very )?(?:1st|first) day|(?:the )?(?:very )?(?:start|beginning|outset)|now|today|tomorrow|right (?:away|now)|immediately|sofort|(?:dem )?(?:ersten tag|tag 1)|anfang an|el (?:primer día|principio|inicio)|ya|le (?:premier jour|début)|maintenant|o (?:primeiro dia|início)|já|de eerste dag|nu)(?![\p{L}\d])/u;

/** `isChange`: "when paid" says when an amount changes, "nights when launching" not when it begins. */
function beginning(read: string, isChange: boolean): string | undefined {
  const begins = isChange
    ? /\b(?:from(?! (?:my|our|your)\b)|as of|once|when|if(?! (?:you|i) (?:want|like|wish))|starting(?: in)?|after(?! that))\s+/
    : BEGINS;
  const at = begins.exec(read);
  if (!at || (!isChange && /\b(?:more|less|rising|increase\w*)[^,.;]{0,30}$/.test(read.slice(0, at.index))))
    return undefined;
  const rest = /^(?:[^,;.()+]|[,.](?=\d{3}(?!\d)))*/.exec(read.slice(at.index + at[0].length))?.[0] ?? '';
  if (AT_ONCE.test(rest)) return undefined;
  if (/^\d+(?: ?- ?\d+)? ?(?:h|hrs?|hours?|days?)(?![\p{L}])|%/u.test(rest)) return undefined;
  const words = rest
    .split(
      /\s+(?:when|as|because|since|if|but|for|with|(?:can|could|may|might|will|would) be|i|we|you|(?:at the )?(?:earliest|latest)|(?:full|part)[- ]?time|fulltime|\d[\d-]*\+? ?(?:h|hrs?|hours?|days?))(?![\p{L}])/u,
    )[0]
    ?.split(' ')
    .slice(0, 6)
    .join(' ')
    .trim();
  return words && `${at[0].trim()} ${words}`;
}
