import { isForeign, isInDoubt, USED } from './doubt.ts';
import { STAYS, STAYS_BEHIND } from './place-moves.ts';
import { FOR_SOME, inEnglish, MOVING_ANYWHERE, surely } from './place-words.ts';
import { plain } from './plain.ts';
import { isPartOfACountry } from './regions.ts';
import { sentencesOf } from './sentences.ts';
import { spotOf } from './spots.ts';
import { isSeldom, meetsSeldom, withoutNowAndThen, withoutSeldomVisits } from './visits.ts';
import { weekdaysIn } from './weekdays.ts';

/** ON_SITE: every day or most; HYBRID: some days together; REMOTE: anywhere. */
export const WORK_MODES = ['ON_SITE', 'HYBRID', 'REMOTE'] as const;
export type WorkMode = (typeof WORK_MODES)[number];

export const REMOTE =
  /\bremote(?:ly)?\b|\banywhere\b|\bworld ?wide\b|\bdistributed\b|\bonline\b|\b(?:fully|completely|entirely|100 ?%) async\b|\bfrom home\b|\bhome office\b|\bwherever\b|\bdiscord\b|\bfrom (?:your|their|my) own (?:place|desk|workshop|office|lab|studio|garage|kitchen|shop|clinic|shed)\b/;

const AT_HOME = /\bat home\b/;

/** A refusal, and words between it and what is refused: "I would rather not work ...". */
const REFUSED = String.raw`\b(?:no|not|never|without|cannot|can't|won't|don't|wouldn't|nicht|nie|niemals|kein\w*|ohne|pas|jamais|nunca|sin|sans|sem|nao|non|niet|geen)(?: (?:want|wish|like|plan|to|be|being|do|doing|done|made|built|work|working|go|going|come|coming|sit|sitting|back|again|any|an?|the|1|our|your|in|into|at|on|from|im|in|einem|einer|de|d'|du|am|mehr|gern))* `;

/** Not all of the time is some of it. */
const NOT_ALWAYS = String.raw`(?!(?: (?:the|an?|sit|sitting|sitzen|stuck|den|die|el|la|o))* (?:only|every|all|each|full|whole|entire|yet|until|before|on|for|more|always|permanently|ganzen?|jeden|toute?|tous|tod[oa]s?|dia todo|hele|elke|\d))`;

const NO_HOME = new RegExp(`${REFUSED}(?:remote(?:ly)?|from home|home office|online)\\b${NOT_ALWAYS}`);

/** "Not an office job" says where the work is not, and nothing of home. */
const OF_A_JOB =
  '(?! (?:jobs?|roles?|work|positions?|types?|people|person|workers?|hours|politics|culture)\\b)';

const NO_OFFICE = new RegExp(
  `${REFUSED}(?:office|on[- ]?site|in[- ]person|face[- ]to[- ]face|co-?located|same (?:room|office))\\b${NOT_ALWAYS}${OF_A_JOB}`,
  'g',
);

/** "Berlin office": where it is. */
const OFFICE_OF =
  /(?:^|[.;,] )(?:(?:our|the|my|at|in|from) )*(?!no\b|not\b)([\p{L}' -]{3,30}) office(?= (?:preferred|please)\b|\s*(?:[.;,]|$))/u;

const isOfficeOfATown = (text: string) => spotOf(OFFICE_OF.exec(text)?.[1] ?? '')?.city !== undefined;

/** Some of it: "not fully remote", "not remote forever". */
const NOT_ONLY_REMOTE =
  /\b(?:not|never|nicht|pas|no|nao)(?: \w+)?? (?:full(?:y)?|only|always|all|entirely|purely|completely|permanently|100 ?%|nur|ganz|solo|so|seulement)(?: \w+)?? remote(?:ly)?\b|\b(?:not|never) remote(?:ly)? (?:only|forever|always|all the time|full[- ]time|permanently)\b/;

/** "Not in the office every day": some days. */
const NOT_ALL_DAYS =
  /\bnot [^.;]{0,24}\b(?:every day|all (?:the time|day|week)|(?:whole|entire|full) (?:day|week)s?|full[- ]time|permanently|always|daily)\b/g;

const NOT_REMOTE =
  /\b(?:you|u|1|we|it|this|that|they) (?:cannot|can't|cant|can not|could not|couldn't) (?:be )?(?:do|done|build|built|make|made|fix\w*|test\w*|weld\w*|solder\w*|teach|taught|learn\w*|repair\w*|cook\w*)\b[^.;,]{0,30}\b(?:by|over|on|via|through|from) (?:an? )?(?:zoom|video|teams|skype|slack|screen|laptop|phone|distance)\b(?!.*\b(?:remote(?:ly)?|home|online)\b)|\b(?:no|not|never|cannot be|can't be|don't do)\b[^.;,]{0,12}\bremote|\bremote (?:does not|doesn't|will not|won't|is not|isn't|never)/;

const ON_SITE =
  /\bon[- ]?site\b|\bin[- ]person\b|\b(?:in|from) (?:the )?office\b|\bin the (?:same (?:room|city|building|kitchen|workshop)|lab|workshop|field|shop|kitchen)\b|\bface[- ]to[- ]face\b|\bsame (?:room|city|office|desk)\b|\bside by side\b|\bat the (?:office|lab|workshop|bench)\b|\bco-?located\b|\bon the (?:[a-z]+ )?(?:floor|line|farm|boat|ward|yard|building site)\b[^.;,]{0,12} (?:every ?day|each day|daily|all day|all week|most days|5 days)\b|\b(?:in|at|from) (?:1|our|an) (?:\w+ )?(?:office|lab|workshop|studio|kitchen|shop|clinic|factory|hangar)\b|\b(?:office|floor|kitchen|lab|workshop|shop|studio) with (?:(?:the|my|our|a) team|(?:\w+ )?(?:people|others|humans|colleagues))\b|\b(?:be|come) in (?:every day|each day|daily|most days|all week)\b|(?:^|[,;.] )(?:an? )?office (?:with|among|full of) (?:\w+ )?(?:people|others|humans|colleagues)\b|(?:^|[,;] )office(?=[,;.]| please| preferred|$)|(?:^|[.;] )(?:our |the |my )?office (?:is )?(?:in |at )?(?!(?:or|and|is|not|hours?|days?|work|preferred|please|optional|possible|remote|hybrid|if|when|once|on)\b)[a-z'-]+(?: [a-z'-]+)?(?=[.;]|$)/;

/** Nobody praises home so: "I go mad at home". */
const BAD_AT_HOME =
  /\b(?:hate|dislike|can't stand) (?:\w+ ){0,2}(?:at|from) home\b|\b(?:mad|crazy|nuts|insane|bored|lonely|alone|distracted|isolated|(?:cannot|can't|don't|never) (?:\w+ )?(?:work|focus|concentrate))\b[^.;,]{0,16}\b(?:at|from) home\b/g;

/** Days of the week at work, or at home, whichever of the two is named: "on site in Lisbon three days", "two days from home". */
const SOME_DAYS =
  /\b(?:office|workshop|lab|studio|on[- ]?site)\b[^.;,\d]{0,24}, (?:at least |about |min )?[1-3] days?\b(?! (?:(?:a|per|each|every) (?:month|quarter|year)|from|at home|remote|off|free))|\bmeet\b(?! online| on zoom)[^.;,]{0,30}\b(?:fortnightly|every fortnight|(?:each|every)(?: (?:other|second|2nd|2))? (?:weeks?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?))\b|\b(?:on[- ]?site|in[- ]person|office|together)\b[^.;,\d]{0,24} [1-4] days?\b(?! (?:a|per|each|every) (?:month|quarter|year))|\b[1-4] days?(?: (?:a|per|each|every) week)?(?: of)? (?:from home|at home|home office|remote(?:ly)?)\b|(?<![4-7] )\bdays?\b[^.;]{0,24}\bthe rest\b/;

/** "Milan or Turin so that we can meet weekly, the rest remote". */
const REST_APART =
  /\botherwise (?:from |at )?home\b|\bhome otherwise\b|\b(?:otherwise|rest|other days?)(?: (?:is|are))? from (?!there\b|here\b|(?:the|our|an?) |your |time |now |day )[a-z]{3,}|\b(?:rest|remainder|others|other (?:days?|[1-4](?: days?)?))(?: of (?:it|the time|the week|the work))?(?: (?:is|can be|may be))?(?: (?:en|in|im|a|fully))? (?:remote(?:ly)?|from home|online|at home|home)\b|\b(?:remote(?:ly)?|from home|home office|at home)(?: for| on)? the (?:rest|remainder|others|other days?)\b/;

const DAYS = /(?<!\bfirst )\b[1-4](?: days?\b| (?=in\b))|\b(?:mon|tues|wednes|thurs|fri)days?\b/;
const WORKPLACE =
  /\b(?:warehouse|depot|bakery|barn|farm|garage|factory|mill|plant|salon|restaurant|cafe|store|shop|yard|greenhouse|brewery|winery|clinic|studio|workshop|lab|office|kitchen|hangar|our place)\b|days? in (?!(?:an?|the|1|my|total|all|advance|between)\b)[a-z]{3,}/;
const NOT_AT_WORK =
  /\b(?:travel\w*|trips?|visits?|flights?|fly|calls?|zoom|kids?|children|family|off|free|notice|fortnight\w*|(?:other|second|2nd|2|few|couple(?: of)?) weeks?|if|can|could|customers?|clients?)\b/;

/** Some days at a place of work or in a town, beside those from home: "warehouse in Haarlem two days, from home three". */
function hasDaysThere(text: string): boolean {
  return text
    .split(/[.;,]|\b(?:and|with|plus|und|et|y|e|mit|avec|con|com) /)
    .some(
      (clause) =>
        DAYS.test(clause) &&
        (WORKPLACE.test(clause) || spotOf(clause)?.city !== undefined) &&
        ![REMOTE, AT_HOME, NOT_AT_WORK].some((words) => words.test(clause)) &&
        !isSeldom(clause),
    );
}

/** Remote is one of the ways that suit. */
const OR_REMOTE =
  /\bhybrid\b(?:(?!\b(?:if|when|unless|but)\b)[^.;]){0,40}?(?:\bor|\/) ?(?:(?:fully|completely|all|100 ?%) )?remote\b|\bremote\b(?:(?!\b(?:if|when|unless|but)\b)[^.;]){0,40}?(?:\bor|\/) ?hybrid\b/;

/** The office, or apart as one likes: "on site in Pune or remote", "office in Berlin, remote possible". */
const PLACE_OR_REMOTE =
  /\b(?:office|on[- ]?site|in[- ]person)\b(?:(?!\b(?:if|when|unless|but)\b)[^.;]){0,40}(?:\b(?:or|oder|of|o|ou)|\/) ?(?:en |im )?(?:(?:fully|completely|all|100 ?%) )?remote\b|\bremote(?:ly)? (?:or|oder|of|o|ou) (?:from |at )?(?:in )?(?:the |our |an? )?(?:office|on[- ]?site|in[- ]person)\b|\b(?:office|on[- ]?site|in[- ]person)\b[^.;]{0,40}, (?:(?:but|and|or) )?(?:fully )?remote (?:work )?(?:is )?(?:also |just as )?(?:possible|moglich|posible|possivel|ok(?:ay)?|fine|welcome)(?=[.;,]|$)/;

/** Work apart that stays so where the two meet each second week or less. */
const MOSTLY_APART =
  /\b(?:mostly|mainly|largely|primarily|predominantly|usually|generally|principally|almost (?:fully|entirely|always|all)|hauptsachlich|uberwiegend|grosstenteils|großtenteils|meistens?|principalmente|mayormente|mayoritariamente|sobre todo|principalement|surtout|essentiellement|maioritariamente|sobretudo) (?:work\w* )?(?:en |im |em |a )?(?:remote(?:ly)?|from home)\b|\b(?:remote(?:ly)?|from home) (?:mostly|mainly|usually|otherwise|most of the (?:time|week))\b|\botherwise (?:fully |all )?(?:remote(?:ly)?|from home)\b/;

/** Where one may call in, nobody is asked to come. */
export const MAY_CALL_IN =
  /[^.;]*\b(?:you|u|they|people|anyone|anybody|everyone|others?) (?:can|could|may|might)(?: (?:also|always|just|still|of course|easily))? (?:call|dial|zoom|join|phone|video)(?: in| online| remotely| by (?:video|phone|call|zoom)| from|$| (?:on|over|via) )[^.;]*/g;

/** "We're in the office on Tuesdays, but that's optional" asks nobody to come either. */
const OPTIONAL =
  /(?<=^|[.;] )[^.;]*\b(?:office|workshop|lab|studio|on[- ]?site|in[- ]person)\b[^.;]*(?:,|\b(?:is|are|but|though|all)\b)[^.;]{0,16}\b(?:optional|voluntary|not (?:required|mandatory|a must|compulsory)|no obligation|freiwillig|opcional(?:es)?|facultati\w+)\b[^.;]*/g;

/** A place of which any part suits: "anywhere in the inner north is easy". */
const ANYWHERE_THERE =
  /(?<!\b(?:or|otherwise|rest|from|work\w*|live|remote(?:ly)?|be|sit),? (?:from )?)\banywhere (?:in|near|around|on|along|within|inside|close to)\b[^.;,]*/g;

const EACH_WEEK = /\b(?:weekly|(?:a|per|each|every) week)\b/;

/** Who works apart and comes now and then still works apart: "remote, I can travel once a month". */
const COMES_NOW_AND_THEN =
  /\b(?:i|i'd|i'll|can|could|happy to|willing to|ready to|glad to|able to) (?:[a-z]+ ){0,3}?(?:travel|come|visit|fly|drive|commute|pop|hop|nip|take the train)\b[^.;]{0,60}|\bwith (?:an? )?(?:[a-z]+ )?(?:trips?|visits?|travel)\b[^.;,]*/g;

const HYBRID =
  /\bhybrid\b|(?:^|[.;,] )(?:an? )?mix(?=[.;,]| of both\b|$)|\b[1-4] (?:office|on[- ]?site|in[- ]person) days?\b|\b[1-4] days? (?:(?:tops|at most|max(?:imum)?) )?(?:(?:in |at )?(?:the |our |an )?office|on[- ]?site|in[- ]person|together)\b|\b(?:on[- ]?site|in[- ]person|office)(?: for)? [1-4] days?\b|\boffice (?:once|twice|[1-4] ?x|[1-4] times) (?:a|per) week\b|\bpart(?:ly|ially) remote\b|(?:(?<![4-7] )|(?<=\b(?:up to|at most|[1-3] ?-|[1-3] (?:or|to)) ?[4-7] ))\bdays? (?:a|per|each|every) week\b|\bsome days\b|\bmeet (?:up )?(?:every|once)\b(?! (?:now and|so often|in a while))(?![^.;,]{0,20} (?:at \d+ ?(?:am|pm|h)?|online|on zoom|by video|on (?:a )?calls?)\b)|\bmeet(?:ing)?(?: [a-z]+){0,3} weekly\b|\b(?:at least )?(?:once|twice|[1-3] ?(?:x|times)) (?:a|per|each|every|in the) week\b[^.;,]{0,16}\b(?:together|in person)\b|\b(?:same (?:room|office|place)|in[- ]person|face[- ]to[- ]face|together|each other|on[- ]?site|office|workshop|lab)\b[^.;]{0,24}\b(?:once|twice|[1-3] ?(?:x|times)) (?:a|per|each|every) week\b|\bonce a week\b|\bweekly (?:visits?|meet\w*|trips?|days?|get-?togethers?)\b|\bhalf (?:of )?(?:the|each|every) year\b/;

/** Days of the week on which somebody is at their place of work: from four on it is most of the work. */
const AT_WORK = '(?:office|workshop|lab|hangar|studio|kitchen|shop|clinic|factory|on[- ]?site|in[- ]person)';

const WEEKDAY = '(?:mon|tue|wed|thu|fri)';

const DAYS_AT_WORK = new RegExp(
  String.raw`\b${AT_WORK}\b[^.;]{0,30}\b${WEEKDAY}|\b${WEEKDAY}[a-z]*\b[^.;]{0,40}\b${AT_WORK}\b`,
);

const MOST_DAYS = 4;

/** "Office in Westlands, four days a week"; fewer are read as days together. */
const MOST_DAYS_AT_WORK = new RegExp(
  String.raw`\b${AT_WORK}\b[^.;\d]{0,40} [4-7] days?(?: (?:a|per|each|every) week\b|(?=\s*(?:[,.;]|$)))`,
);

/** "At least 4 days on site", but neither "3-4 days" nor "4 days on site are fine". */
const MOST_DAYS_THERE = new RegExp(
  String.raw`(?<!(?:up to|at most|max\.?|\d ?-|\d (?:to|or)) ?)\b[4-7] (?:full )?days?(?: (?:a|per|each|every) week)?,? (?:(?:in|at) (?:the |our |an? )?)?${AT_WORK}\b(?! (?:is|are|ist|sind|son|sont|zijn|would|possible|ok|fine)\b)`,
);

const HOME = '(?:from home|at home|home office|remote(?:ly)?)';

const HOME_DAY = `(?:1(?: days?)?(?: (?:a|per|each|every) week)?|(?:(?:on|every) )?${WEEKDAY}[a-z]*)(?: (?:en|in|im|of))? ${HOME}|${HOME}(?: (?:1 day(?: (?:a|per|each|every) week)?|(?:on|every) ${WEEKDAY}[a-z]*))|1 home[- ]day(?: (?:a|per|each|every) week)?|\\ban? day(?: (?:a|per|each|every) week)? ${HOME}`;

/** A weekend at home takes no day from the office: "5 days, Saturday from home". */
const WEEKEND_AT_HOME = new RegExp(
  String.raw`,? ?\b(?:(?:on|every) )?(?:saturday|sunday|weekend)s?(?: (?:is|are))? ${HOME}|,? ?\b${HOME}(?: (?:on|every))?(?: the)? (?:saturday|sunday|weekend)s?\b`,
  'g',
);

const MAY_BE =
  '(?:maybe|perhaps|possibly|occasionally|at most|up to|vielleicht|eventuell|quizas?|tal vez|peut-etre|talvez|misschien)';

/** One day of the week at home that is allowed or possible leaves work on site what it is: "on site. Maybe one day from home". */
const MAYBE_A_DAY_AT_HOME = new RegExp(
  String.raw`,? ?(?:\b(?:and|with|but) )?(?:\b${MAY_BE} \b(?:${HOME_DAY})\b|\b(?:${HOME_DAY}) (?:(?:is|can be|may be|would be) )?(?:maybe|ok(?:ay)?|fine|possible|allowed|negotiable)\b)`,
);

/** Every word by which a way is known. */
const WAYS = new RegExp(
  [REMOTE, HYBRID, ON_SITE, AT_HOME, /\boffice\b/].map(({ source }) => source).join('|'),
  'g',
);

/** A way that is to change. */
const AT_FIRST =
  /\b(?:at first|initially|to (?:begin|start) with|in the beginning|eventually|(?:the|for the|in the) first (?:\d+ )?(?:few )?(?:weeks?|months?|year))\b/;

/** "Remote, but not in the summer". */
const NOT_THEN =
  /\b(?:but|aber|pero|mais|mas) (?:not|never|nicht|nie|no|pas|nao) (?:in|during|on|at|until|before|im|en|em)\b/;

/** Words that change nothing of a way of working, or begin another. */
const HARMLESS =
  /\b(?:no|not) (?:an? )?(?:office|desk) (?:jobs?|roles?|work|positions?|politics)\b|\b(?:otherwise|else|elsewhere|now and (?:then|again))\b|(?<=days? )when [^.;,]*|\bonce(?: or twice)? (?:a|per|each|every|in (?:a|the|every)) (?:\w+ )?(?:week|month|quarter|year)\b|\b[67] days?(?: (?:a|per|each|every) week)? (?:at first|initially|to (?:begin|start) with|in the beginning)\b|\b(?:except|excluding)\b[^.;]{0,40};|\bno (?:matter|problem|worries|bother|trouble|drama|preference|need|rush|hurry|fuss|idea|meetings?|politics|nonsense|micro\w*|\w+ necessary)\b|\bnot? (?:far|further|farther|more|less|over|only|just|necessarily|required|needed|necessary|a (?:must|problem)|important|picky|fussy|mind)\b|\b(?:don't|do not) (?:mind|care|need)\b|\b(?:if|or) not\b|\bno (?:brasil|brazil|rio|recife|porto|chile|peru|mexico|canada)\b|\b(?:not|never|nor|neither|no|nicht|nie|kein\w*|pas|jamais|nunca|nao|non|niet|ni)\b[^.;,]{0,40};/g;

/** Whether a way of working is said that no rule wholly understands: under a condition, for a time, or with a no that is left over. */
export function isUnsure(text: string): boolean {
  if (modeOf(text) === undefined) return false;
  const sure = surely(text);
  return wayOf(sure) === undefined || sentencesOf(sure).some(isHalfUnderstood);
}

/** Whether remote work is for some: "in the office in Pune; for the right person remote". */
export function worksApartWithSome(text: string): boolean {
  return (text.match(FOR_SOME) ?? []).some((part) => REMOTE.test(part));
}

function isHalfUnderstood(sentence: string): boolean {
  if (modeOf(sentence) === undefined) return false;
  const left = [
    NOT_ONLY_REMOTE,
    NOT_REMOTE,
    NO_HOME,
    NO_OFFICE,
    NOT_ALL_DAYS,
    STAYS,
    STAYS_BEHIND,
    HARMLESS,
  ].reduce((text, understood) => text.replace(understood, ' '), sentence);
  return (
    isPartOfACountry(left) ||
    AT_FIRST.test(left) ||
    NOT_THEN.test(left) ||
    isInDoubt(
      left
        .replace(WAYS, USED)
        .replace(/\bnao\b/g, 'não')
        .replace(/\d[\d.,:]*/g, ' '),
    )
  );
}

/** Whether a way of working is said in words that no rule reads; a place alone is one of any language. */
export function isInAnotherTongue(text: string | null | undefined): boolean {
  return isForeign(inEnglish(plain(text ?? '')));
}

export function modeOf(said: string): WorkMode | undefined {
  if (NOT_ONLY_REMOTE.test(said)) return 'HYBRID';
  if (NOT_REMOTE.test(said) || NO_HOME.test(said)) return HYBRID.test(said) ? 'HYBRID' : 'ON_SITE';
  const apart = withoutOtherPlaces(said);
  const remote = REMOTE.test(apart);
  const often = withoutSeldomVisits(MOSTLY_APART.test(apart) ? withoutNowAndThen(apart) : apart);
  const text = remote
    ? often.replace(COMES_NOW_AND_THEN, (comes) => (EACH_WEEK.test(comes) ? comes : ' '))
    : often;
  if (isOnSiteBut(text)) return 'ON_SITE';
  if (remote && takesAnyWay(text)) return 'REMOTE';
  if (isDivided(text, { remote, isSeldom: remote && often !== apart })) return 'HYBRID';
  if (remote) return 'REMOTE';
  // Who wants no office, or meets seldom, and says no more, works from elsewhere.
  return modeAtWork(text) ?? (said.search(NO_OFFICE) < 0 && !meetsSeldom(apart) ? undefined : 'REMOTE');
}

/** "Fully remote is okay. I'm in the clinic Mondays and Tuesdays anyway": where its writer is asks nobody to come. */
const OWN_WHEREABOUTS =
  /(?<=(?:^|[.;]) *)(?:i'm|i am|i'll be|i sit|i work) (?:(?:still|also|usually|mostly|myself|anyway|there) )*(?:on site )?(?:in|at|from) (?:the|my|our) [^.;]*/g;

/** What is said, without places and homes that are no way of working. */
function withoutOtherPlaces(written: string): string {
  const said = written.replace(OPTIONAL, (days) => (written.trim() === days.trim() ? days : ' '));
  return said
    .replace(OWN_WHEREABOUTS, (own) => (REMOTE.test(said.replace(own, ' ')) ? ' ' : own))
    .replace(WEEKEND_AT_HOME, ';')
    .replace(MAY_CALL_IN, (meeting) => (REMOTE.test(said.replace(meeting, ' ')) ? ' ' : meeting))
    .replace(ANYWHERE_THERE, (there) => (isAtAPlace(said) ? ' ' : there))
    .replace(NO_OFFICE, ' ; ')
    .replace(MOVING_ANYWHERE, ' ')
    .replace(BAD_AT_HOME, ' ');
}

/** Whoever names every way takes any, unless they say on how many days. */
function takesAnyWay(text: string): boolean {
  if (SOME_DAYS.test(text) || REST_APART.test(text)) return false;
  const isEither = PLACE_OR_REMOTE.test(text) && !EACH_WEEK.test(text);
  return isEither || OR_REMOTE.test(text) || (ON_SITE.test(text) && /\bhybrid\b/.test(text));
}

/** Whether some of the time is at a place and some is not; `isSeldom`: they only visit one now and then. */
function isDivided(text: string, { remote, isSeldom }: { remote: boolean; isSeldom: boolean }): boolean {
  if (HYBRID.test(text) || SOME_DAYS.test(text) || (REST_APART.test(text) && !isSeldom)) return true;
  if (remote && hasDaysThere(text)) return true;
  const isAtWork = MOST_DAYS_AT_WORK.test(text) || ON_SITE.test(text) || DAYS_AT_WORK.test(text);
  return isAtWork && (remote || AT_HOME.test(text));
}

/** The way of whoever names nothing but a place of work, if they do. */
function modeAtWork(text: string): WorkMode | undefined {
  if (MOST_DAYS_AT_WORK.test(text)) return 'ON_SITE';
  if (DAYS_AT_WORK.test(text)) return weekdaysIn(text) >= MOST_DAYS ? 'ON_SITE' : 'HYBRID';
  if (ON_SITE.test(text.replace(NOT_ALL_DAYS, ' '))) return MOSTLY_FREE.test(text) ? 'HYBRID' : 'ON_SITE';
  return isOfficeOfATown(text) ? 'ON_SITE' : undefined;
}

/** "Mostly flexible but the pilots are on site". */
const MOSTLY_FREE =
  /\b(?:mostly|mainly|largely|otherwise|usually|rest(?: is)?) (?:we(?:'re| are) )?(?:very |quite )?flexible\b/;

const isAtAPlace = (text: string) => ON_SITE.test(text) || /\bhybrid\b|\boffice\b/.test(text);

/** Whether most days are on site, whatever day at home is allowed beside them. */
function isOnSiteBut(text: string): boolean {
  const left = text.replace(MAYBE_A_DAY_AT_HOME, ';');
  if (REMOTE.test(left) || /\bhybrid\b/.test(left)) return false;
  if (MOST_DAYS_THERE.test(left)) return true;
  const isOnSite = ON_SITE.test(left) && !SOME_DAYS.test(left) && !HYBRID.test(left);
  return left !== text && (isOnSite || MOST_DAYS_AT_WORK.test(left));
}

/** Names a place without time spent there: a home, a move, or where the other must be. */
const NO_STAY =
  /\b(?:mov(?:e|ing)|re-?locat\w*|based|lives?|living|stay\w*|some(?:body|one)|commut\w*|travel\w*|fly|train|currently|at the moment|family|am in|i'm in)\b/;

export function wayOf(text: string): WorkMode | undefined {
  const mode = modeOf(text);
  if (mode) return mode;
  const often = withoutSeldomVisits(text);
  if (sentencesOf(often).some((sentence) => !NO_STAY.test(sentence) && spotOf(sentence))) return 'HYBRID';
  return AT_HOME.test(text.replace(BAD_AT_HOME, ' ')) ? 'REMOTE' : undefined;
}
