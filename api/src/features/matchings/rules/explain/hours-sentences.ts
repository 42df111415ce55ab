import type { Side } from '@ampersand/contract/enumerations';
import { MONTHS } from '../read/quantities/doubt.ts';
import { mayBeFull, parseHours } from '../read/quantities/hours.ts';
import { parsePay, payToday } from '../read/quantities/pay.ts';
import { startsOnADay } from '../read/quantities/pay-withheld.ts';
import { assured, type Range, shortfall, UNBOUNDED } from '../read/quantities/range.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { dutyExceeds } from './duties.ts';
import { FULL_TIME, isNear, isRough, meet, middle, NEAR, overlap } from './facts.ts';
import { glossed } from './glossed.ts';
import { keepsWhatIsNeeded } from './kept-times.ts';
import { asksForLongWeeks } from './long-weeks.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { MAYBE, mayEndApart } from './stages.ts';
import { growAtOtherTimes, growsTooLate, missesStart, startsLater } from './starts.ts';
import {
  grows,
  hoursWritten,
  isQuote,
  laterHours,
  leastAtFirst,
  OTHER_MONTHS,
  payWritten,
  timeWords,
} from './term-words.ts';
import { areAtOtherTimes, mayClash } from './times-of-day.ts';
import { capital } from './wording.ts';

/** Sentences about time. Whoever looks speaks first. */

/** Hours that are to grow, or are asked of one of several people, meet only what they reach now: at least so much of what is asked. */
const MOST_OF = 0.75;

export const hoursMet: Writer = (scene, looks) => {
  const [asked, given] = [scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  return areGiven(scene, asked, given) && !areKeptApart(scene) ? hoursSaid(scene, looks) : undefined;
};

/** Whether as many hours are given as are asked for, today and by the plans of both. */
function areGiven(scene: Scene, asked: Range, given: Range): boolean {
  const { wish, hope } = hoursWritten(scene);
  const [later, planned] = [laterHours(wish), laterHours(hope)];
  // Who may begin with less may begin with all of it.
  const isAll = !!later && !!parseHours(wish.text)?.isAllowedAtFirst && meet(given, later);
  const isEnough = overlap(asked, given) && !isPartForFull(asked, given, wish.text) && reaches(given, asked);
  const isAskedAtAll = !planned || grows(wish.text) || meet(planned, asked);
  if (given.low < asked.low && FOR_THE_RIGHT.test(hope.text)) return false;
  return (isAll || isEnough) && isAskedAtAll && reachesStage(scene, given);
}

/** "Full time for the right mission, or evenings for a side project": which of them a company is, nobody can tell. */
const FOR_THE_RIGHT =
  /(?<!\p{L})(?:for the right|für (?:das|den|die) richtige\p{L}*|para (?:el|la|o|a) \p{L}+ (?:adecuad[oa]|cert[oa])|pour (?:le bon|la bonne))(?!\p{L})/iu;

/** Whether what is asked for later is given then, and not only maybe. */
function reachesStage(scene: Scene, given: Range): boolean {
  const { wish, hope } = hoursWritten(scene);
  const planned = laterHours(hope);
  // "Full time when the round closes" is asked for too, of who has no step of their own.
  const plan = parseHours(hope.text);
  const hasStep = planned || (grows(hope.text) && !(plan?.when && !plan.later));
  const stage = laterHours(wish) ?? (hasStep ? undefined : parseHours(wish.text)?.later);
  return !stage || (reaches(planned ?? given, stage) && !(planned && MAYBE.test(hope.text)));
}

/** Whether something else than how much stands between the two: when it is given, from when on, until when, and what is beside it. */
function areKeptApart(scene: Scene): boolean {
  const { wish, hope } = hoursWritten(scene);
  return (
    [
      areAtOtherTimes,
      mayClash,
      dutyExceeds,
      startsLater,
      mayEndApart,
      mayKeepWhatIsRefused,
      growAtOtherTimes,
    ].some((isApart) => isApart(wish.text, hope.text)) ||
    [keepsWhatIsNeeded, asksForLongWeeks].some((isApart) => isApart(scene)) ||
    (laterHours(hope) !== undefined && FIRST_MONTHS.test(wish.text))
  );
}

/** A duty that is asked for more often than somebody takes it on. */
export const dutyMissed: Writer = (scene, looks) => {
  const { wish, hope } = hoursWritten(scene);
  return dutyExceeds(wish.text, hope.text) === true ? hoursSaid(scene, looks) : undefined;
};

/** "Nights and weekends is ok for the first 3 months": nobody knows whether less until a day ends in time. */
const FIRST_MONTHS =
  /\b(?:for|in|during) (?:the |your |our )?first (?:(?:\d|two|three|four|five|six|few|couple of) )?months?\b/i;

const PART_TIME =
  /(?<!\p{L})(?:(?:part|half)[- ]?time|teilzeit|halbtags|halbe stelle|(?:medio|media) (?:tiempo|jornada)|tiempo parcial|mi[- ]temps|temps partiel|meio (?:período|expediente)|(?:tempo|período) parcial|deeltijd)(?!\p{L})/iu;

/** Whether a part of the week is asked for, to begin with or at least, of somebody who gives all of it. */
const isPartForFull = (asked: Range, given: Range, wish: string) =>
  asked.low < FULL_TIME && given.low >= FULL_TIME && PART_TIME.test(wish);

/** 20–25 hours only touch "at least 25"; 12–16 are 15. */
function reaches(given: Range, asked: Range): boolean {
  const least =
    asked.high < UNBOUNDED.hours && asked.high > FULL_TIME ? Math.min(asked.low, FULL_TIME) : asked.low;
  const isOne = asked.low === asked.high && given.high >= asked.low;
  return (
    middle(given, UNBOUNDED.hours) >= (isOne ? NEAR : 1) * least &&
    given.low >= MOST_OF * asked.low &&
    given.high >= MOST_OF * assured(asked, UNBOUNDED.hours).high
  );
}

export const hoursApart: Writer = (scene, looks) => {
  const { founder, applicant } = scene.pair;
  const [asked, given] = [founder.quantities.hours, applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const { wish, hope } = hoursWritten(scene);
  const isRoughly = isRough(wish.text, hope.text);
  if (reachesLater(scene, asked)) return undefined;
  // Who may grow falls short of a least all the same.
  const mayGrow = grows(hope.text) && asked.high < UNBOUNDED.hours;
  const isShort = !isNear(given.high, asked.low, isRoughly || mayGrow);
  // Who can give more than is asked suits who named no most, and who may ask for it later.
  const isOver =
    asked.low === 0 &&
    !(grows(wish.text) || IS_ENOUGH.test(wish.text)) &&
    !isNear(asked.high, given.low, isRoughly);
  return isShort || isOver ? hoursSaid(scene, looks) : undefined;
};

/** As much time as is asked for, and later than a founder insists on. */
export const startMissed: Writer = (scene, looks) => {
  const { founder, applicant } = scene.pair;
  const { wish, hope } = hoursWritten(scene);
  const isMust = founder.importance.coFounderCommitment === 'MUST_HAVE';
  return meet(founder.quantities.hours, applicant.quantities.hours) &&
    missesStart(wish.text, hope.text, isMust)
    ? hoursSaid(scene, looks)
    : undefined;
};

const NO_SIDE =
  /(?<!\p{L})(?:no|not|without|never|keine?|sin|sans|pas de|sem)(?!\p{L})[^.;,]{0,16}(?<!\p{L})(?:side[- ](?:hustles?|jobs?|projects?|gigs?|business(?:es)?|work)|moonlighting|second jobs?|other (?:jobs?|projects?|clients?)|neben(?:jobs?|projekte?|tätigkeit\p{L}*)|otros (?:trabajos|proyectos)|proyectos paralelos|projets? annexes?|outros (?:trabalhos|projetos)|projetos paralelos)(?!\p{L})|(?<!\p{L})nothing (?:else )?on the side(?!\p{L})|(?<!\p{L})moonlighting (?:is )?(?:not allowed|forbidden|prohibited)/iu;
const SIDE =
  /(?<!\p{L})(?:podcasts?|blogs?|newsletters?|channel|freelanc\p{L}*|clients?|consulting|side (?:hustles?|jobs?|projects?|gigs?|business)|courses?|teaching|(?:own|small) (?:shop|business|company)|nebenjob|nebenprojekt|kunden|clientes|proyecto|projet|projeto)(?!\p{L})/iu;
const KEPT =
  /(?<!\p{L})(?:keep|keeping|continue|carry on|go on|behalte|weiter|mantengo|sigo con|seguir con|garde|continue|mantenho|continuo)(?!\p{L})(?![^.;,]*(?<!\p{L})(?:until|till|for now|at first|bis|hasta|jusqu\p{L}*|até)(?!\p{L}))/iu;

/** Whether a founder wants no work beside, and somebody will keep theirs. */
const keepsWhatIsRefused = (wish: string, hope: string): boolean =>
  NO_SIDE.test(wish) && sentencesOf(hope).some((sentence) => SIDE.test(sentence) && KEPT.test(sentence));

const BUSINESS =
  /(?<!\p{L})(?:caf[ée]s?|shops?|stores?|restaurants?|bars?|kiosks?|salons?|farms?|agency|agencies|studio|start-?up|business(?:es)?|company|ventures?|projects?|jobs?|gigs?|brand|app|tienda|negocio|empresa|agencia|laden|geschäft|firma|agentur|café|boutique|entreprise|agence|loja|negócio|empresa|agência|negozio|azienda)(?!\p{L})/iu;
const OWN =
  /(?<!\p{L})(?:i (?:also )?(?:have|own|run|co-?own|help)|my (?:own|brother|sister|wife|husband|partner|family|father|mother)|i've(?: got)?|on the side|besides?|ich (?:habe|führe|betreibe)|(?:mein|meine)\p{L}* eigen\p{L}*|tengo|llevo|j'ai|je (?:tiens|gère)|tenho|toco|ho|gestisco)(?!\p{L})/iu;

/** Whether a founder wants no work beside, and somebody writes of some: whether it counts, the two may talk over. */
function mayKeepWhatIsRefused(wish: string, hope: string): boolean {
  return (
    NO_SIDE.test(wish) &&
    sentencesOf(hope).some(
      (sentence) => SIDE.test(sentence) || (BUSINESS.test(sentence) && OWN.test(sentence)),
    )
  );
}

/** Work beside that is kept, of a founder who wants none. */
export const sideKept: Writer = (scene, looks) => {
  const { wish, hope } = hoursWritten(scene);
  return keepsWhatIsRefused(wish.text, hope.text) ? hoursSaid(scene, looks) : undefined;
};

const SALARY = String.raw`(?:(?:getting|earning|making)(?= (?:(?:about|around|at least|over) )?[^\s\d]{0,3}\d)|pay(?:s|check|cheque|ing)?|paid|fund(?:ed|ing|s)|rais(?:ed|es?|ing)|round|finanzier\p{L}*|financi\p{L}*|salary|wages?|income|gehalt|lohn|bezahlung|sueldo|salario|paga|salaire|paie|salário)(?!\p{L})`;

const ALL_IN = String.raw`(?<!\p{L})(?:quit|leave|resign|full[- ]?time|all in|vollzeit|kündigen?|tiempo completo|jornada completa|dejar\p{L}*|renuncia\p{L}*|(?:à )?(?:temps plein|plein temps)|démissionn\p{L}*|(?:tempo )?integral|largar\p{L}*)(?!\p{L})`;

/** "Would quit for a paycheck", "full time if you pay", "once there is a wage, full time". */
const FOR_PAY = new RegExp(
  String.raw`${ALL_IN}[^.;]{0,45}(?<!\p{L})${SALARY}|(?<!\p{L})(?:if|once|when|for|with|wenn|sobald|si|cuando|en cuanto|quand|dès que|se|quando|assim que) (?:[\p{L}']+ ){0,3}${SALARY}[^.;\d]{0,24}${ALL_IN}`,
  'iu',
);

/** Whether what is to come meets what is asked: by the plan of who gives it, or for pay where there is some. */
function reachesLater(scene: Scene, asked: Range): boolean {
  const { hope } = hoursWritten(scene);
  const later = laterHours(hope);
  const isInTime = !LATE.test(hope.text) && !isShortAtFirst(scene) && !isTooLate(scene);
  const isNearly = later ? isNear(later.high, asked.low, false) : mayBeFull(hope.text);
  return (isInTime && isNearly) || isPaidEnough(scene);
}

/** Whether both mean full time before long, and part only on how much less it is to begin with. */
export function partOnlyAtFirst(scene: Scene): boolean {
  const { wish, hope } = hoursWritten(scene);
  const [asked, given] = [laterHours(wish), laterHours(hope)].map((later, at) =>
    Math.max(later?.high ?? 0, scene.pair[at === 0 ? 'founder' : 'applicant'].quantities.hours?.high ?? 0),
  );
  const areFull = [asked, given].every((hours) => (hours ?? 0) >= FULL_TIME);
  return areFull && !!laterHours(hope) && !LATE.test(hope.text) && !isTooLate(scene);
}

const FEW_WEEKS =
  /(?<!\p{L})(?:notice|kündigungsfrist|next (?:week|month)|(?:[1-4]|one|two|three|four|a few|some) weeks)(?!\p{L})/iu;
/** More than some four months away. */
const LATE =
  /(?<!\p{L})(?:next year|(?:[5-9]|1\d|2\d|five|six|seven|eight|nine|ten|twelve|eighteen)(?: ?(?:-|–|to|or) ?\d+)? months|half a year|(?:in|within|after|for) (?:a|1|one|two|2) years?|(?:the|my) first year|nächstes jahr|(?:[5-9]|1\d|sechs) monaten?|(?:einem|halben) jahr|(?:el )?próximo año|(?:[5-9]|1\d|seis) m[ae]ses|(?:l'année|l'an) prochaine?|(?:[5-9]|1\d|six) mois|ano que vem|próximo ano)(?!\p{L})/iu;

function isTooLate(scene: Scene): boolean {
  const { wish, hope } = hoursWritten(scene);
  return growsTooLate(wish.text, hope.text);
}

/** Whether less is given for some months than a founder who asks for more later names as the least until then. */
function isShortAtFirst(scene: Scene): boolean {
  const given = scene.pair.applicant.quantities.hours;
  const { wish, hope } = hoursWritten(scene);
  const least = leastAtFirst(wish);
  if (!given || least === undefined || FEW_WEEKS.test(hope.text)) return false;
  return !isNear(given.high, least, isRough(wish.text, hope.text));
}

/** Whether somebody would give more for pay, and there is as much as they name, today or from a month that is named. */
function isPaidEnough(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const { pay } = founder.quantities;
  const { text } = hoursWritten(scene).hope;
  const plan = FOR_PAY.exec(text);
  if (!pay || !plan) return false;
  const stated = payWritten(scene).stated ?? '';
  const later = startsOnADay(stated)
    ? payToday(stated, founder.quantities.place?.currency)?.later
    : undefined;
  const most = Math.max(pay.high, later?.high ?? 0);
  const sum = parsePay(text.slice(plan.index + plan[0].length), applicant.quantities.place?.currency);
  return most > 0 && (!sum || most >= (sum.low || sum.high));
}

/** A plan for so soon is as good as the time itself, also for a must-have. */
const SOON = new RegExp(
  String.raw`(?<!\bnext )(?<!\p{L})(?:${MONTHS}|${OTHER_MONTHS})(?![\p{L}])(?! (?:next year|20\d\d))|(?<!\p{L})(?:notice|kündigungsfrist|next (?:week|month)|(?:1|2|3|one|two|three|a few|some) (?:weeks|months))(?!\p{L})`,
  'iu',
);

/** "20 hours is enough": more is no harm. */
const IS_ENOUGH =
  /(?<!\p{L})(?:(?:is|are|would be|will be) (?:\p{L}+ )?(?:enough|plenty|sufficient)|reich(?:t|en)|genüg(?:t|en)|basta[n]?|alcanza|es suficiente|suffi(?:t|sent)|chega[m]?|é suficiente|bastano|is genoeg)(?!\p{L})/iu;

/** For a must-have: also where more is given than asked. */
export const hoursMust: Writer = (scene, looks) => {
  const [asked, given] = [scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours];
  const { wish, hope } = hoursWritten(scene);
  const isSoon = SOON.test(hope.text) && !isShortAtFirst(scene) && !isTooLate(scene);
  const later = isSoon ? laterHours(hope) : undefined;
  // Who asks for so much to begin with may well take more.
  const isMoreWelcome =
    !!asked && !!given && shortfall(asked, given) > 0 && (grows(wish.text) || IS_ENOUGH.test(wish.text));
  return isMoreWelcome ||
    meet(asked, given) ||
    isPaidEnough(scene) ||
    (asked && later && isNear(later.high, asked.low, false))
    ? undefined
    : hoursSaid(scene, looks);
};

function hoursSaid(scene: Scene, looks: Side): Sentence | undefined {
  const { pair, f, a } = scene;
  const [asked, given] = [pair.founder.quantities.hours, pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const { wish, hope } = hoursWritten(scene);
  const [wants, has] = [timeWords(asked, wish), timeWords(given, hope)];
  const isAnswered = scene.founder.founderPreference?.coFounderCommitment;
  const fields = [isAnswered ? 'coFounderCommitment' : 'lookingFor', 'timeCommitment'];
  if (wants === has && !isQuote(wants)) return { text: `You both have ${wants} in mind.`, fields };
  const tooMuch = shortfall(asked, given) > 0 && !grows(wish.text);
  const wanted = glossed(scene, 'FOUNDER', 'hours', wants, wish.text);
  const offered = glossed(scene, 'APPLICANT', 'hours', has, hope.text);
  if (!wanted || !offered) return undefined;
  if (wants.toLowerCase() === has.toLowerCase()) return { text: `On time, you both say ${wanted}.`, fields };
  const asks = `${f.subject} ${isQuote(wants) ? 'say' : 'ask for'} ${wanted}`;
  const gives = `${a.subject} ${isQuote(has) ? 'say' : tooMuch ? 'want to give' : 'can give'} ${offered}`;
  const text = inOrder(looks, asks, gives).join('; ');
  return { text: isQuote(wants) || isQuote(has) ? `On time, ${text}.` : `${capital(text)}.`, fields };
}
