import type { Side } from '@ampersand/contract/enumerations';
import { type Person, payStatement, speaksOfPay } from '../read/person.ts';
import { tellsOfFigure, tellsOfNothing } from '../read/quantities/doubt.ts';
import { isNet, parsePay, payIn, withholdsPay } from '../read/quantities/pay.ts';
import { mattersLittle } from '../read/quantities/plain.ts';
import { assured, type Range, range, shortfall, UNBOUNDED } from '../read/quantities/range.ts';
import { quote, toThePoint } from './excerpt.ts';
import { equityMeets, isNear, isRough, meet, NEAR, overlap, payMeets } from './facts.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import {
  equityWords,
  grows,
  hasSteps,
  isByTheHour,
  isExchanged,
  isForFullTime,
  isOneCurrency,
  isQuote,
  laterHours,
  namesPart,
  payWritten,
  sumWords,
  timeWords,
} from './term-words.ts';
import { areAtOtherTimes, mayClash } from './times-of-day.ts';
import { percentWords } from './wording.ts';

/** Sentences about the terms: equity, time, pay. Whoever looks speaks first. */

/** An equal share depends on how many there are: no figure meets it. */
const isEqual = (words: string) => isQuote(words) && /\b(?:equal|even split|same as)/i.test(words);

export const equityMet: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  if (said && !holdsAnyway(scene, said)) return undefined;
  if (said && isLeastTheMost(scene)) return { text: leastText(scene, looks), fields: said.fields };
  if (!said || !equityMeets(scene.pair) || isEqual(said.offered) !== isEqual(said.hoped)) return undefined;
  const { offered, hoped, fields } = said;
  const [first, then] = inOrder(looks, scene.f, scene.a);
  const [offer, hope] = inOrder(looks, 'offer', 'hope for');
  if (offered === hoped && !isQuote(offered))
    return { text: `${first.Subject} ${offer} ${offered}, just what ${then.subject} ${hope}.`, fields };
  return { text: equityText(scene, said, looks, '; '), fields };
};

/** Whether shares that hang on something meet whatever becomes of it. */
function holdsAnyway({ pair: { founder, applicant } }: Scene, { offer, hope }: EquitySaid): boolean {
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  if (!offered || !hoped || !(hasSteps(offer) || hasSteps(hope))) return true;
  return offered.low >= (hasSteps(hope) ? assured(hoped, UNBOUNDED.equity).high : hoped.low);
}

/** Whether no less is asked for than the most that is offered. */
function isLeastTheMost({ pair: { founder, applicant } }: Scene): boolean {
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  if (!offered || !hoped || hoped.high < UNBOUNDED.equity) return false;
  return offered.low < offered.high && offered.high === hoped.low;
}

function leastText({ pair, f, a }: Scene, looks: Side): string {
  const most = pair.founder.quantities.equity?.high ?? 0;
  const figure = percentWords(range(most, most));
  return looks === 'FOUNDER'
    ? `${f.Subject} offer at most ${figure}, the least ${a.subject} ask for.`
    : `${a.Subject} ask for at least ${figure}, the most ${f.subject} offer.`;
}

/** Share of what is hoped for below which it is a gap, whatever it hangs on. */
const FAR = 0.5;

export const equityApart: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  const [offered, hoped] = [scene.pair.founder.quantities.equity, scene.pair.applicant.quantities.equity];
  if (!said || !offered || !hoped) return undefined;
  const { offer, hope } = said;
  const isFar =
    !hasSteps(offer) && !hasSteps(hope)
      ? !isNear(offered.high, hoped.low, isRough(offer.text, hope.text))
      : offered.high < FAR * hoped.low;
  if (!isFar || isForAnother(scene, said)) return undefined;
  return { text: equityText(scene, said, looks, ', '), fields: said.fields };
};

/** For a must-have: also where a share hangs on something. */
export const equityMust: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  if (!said || isForAnother(scene, said)) return undefined;
  return { text: equityText(scene, said, looks, ', '), fields: said.fields };
};

/** "10 % if unpaid", "20 % without a salary", "at least 10 % if the salary is below market". */
const FOR_NO_PAY =
  /(?<!\p{L})(?:unpaid|unbezahlt|(?:no|without|ohne|kein|sin|no hay|sans|pas de|sem|não há)(?: (?:an?|any|ein\p{L}*|un|um))? (?:salary|pay|wage|cash|gehalt|lohn|sueldo|salario|salaire|salário)|(?:if|when|where|wenn|falls|si|se) [^.;]{0,24}(?:salary|pay|wage|gehalt|lohn|sueldo|salario|salaire|salário)[^.;]{0,12} (?:below|under|low|less|unter|niedrig|bajo|menor|inférieur|bas|faible|baixo|abaixo))(?!\p{L})/iu;

/** "15 % if I come in as a cofounder": whether they would, only the two can tell. */
const FOR_A_ROLE =
  /(?<!\p{L})(?:if|when|where|wenn|falls|si|se|caso) [^.;]{0,30}(?:co-?founder|mitgründer|cofundador|cofondat|sócio|socio|associé|partner|cto)/iu;

/** Whether a share is asked for only in place of a pay that there is, or for a part that nobody has agreed on. */
function isForAnother({ pair: { founder } }: Scene, { hope }: EquitySaid): boolean {
  const isPaid = (founder.quantities.pay?.high ?? 0) > 0;
  return (isPaid && FOR_NO_PAY.test(hope.text ?? '')) || FOR_A_ROLE.test(hope.text ?? '');
}

function equityText(
  { f, a }: Scene,
  { offered, hoped }: { offered: string; hoped: string },
  looks: Side,
  between: string,
): string {
  const offers = `${f.subject} ${isQuote(offered) ? 'say' : 'offer'} ${offered}`;
  const hopes = `${a.subject} ${isQuote(hoped) ? 'say' : 'hope for'} ${hoped}`;
  const parts = inOrder(looks, offers, hopes);
  return isQuote(offered) || isQuote(hoped)
    ? `On equity, ${parts.join('; ')}.`
    : `${capital(parts.join(between))}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function equitySaid({ pair, founder, applicant }: Scene) {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  const [wanted, given] = [founder.founderPreference, applicant.applicantPreference];
  const offer = { text: wanted?.equityOffered, correction: wanted?.readings?.equityOffered };
  const hope = { text: given?.equityExpectation, correction: given?.readings?.equityExpectation };
  if ([offer, hope].some(({ text }) => mattersLittle(text ?? ''))) return undefined;
  return {
    offer,
    hope,
    offered: equityWords(offered, offer),
    hoped: equityWords(hoped, hope),
    fields: [equityField(founder), 'equityExpectation'],
  };
}

type EquitySaid = NonNullable<ReturnType<typeof equitySaid>>;

function equityField(founder: Person): string {
  return founder.founderPreference?.equityOffered ? 'founderPreference.equityOffered' : 'equityOffered';
}

/** Hours that are to grow, or are asked of one of several people, meet only what they reach now: at least so much of what is asked. */
const MOST_OF = 0.75;

const MAY =
  /(?<!\p{L})(?:can|could|may|might|fine|ok(?:ay)?|open to|possible|puede|posible|peut|possible|pode|possível|kann|möglich|auch)(?!\p{L})/iu;

export const hoursMet: Writer = (scene, looks) => {
  const [asked, given] = [scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours];
  const { wish, hope } = hoursWritten(scene);
  const later = laterHours(wish);
  const planned = laterHours(hope);
  // Who may begin with less may begin with all of it.
  const isAll = !!later && !!given && MAY.test(wish.text ?? '') && meet(given, later);
  return asked &&
    given &&
    (isAll || overlap(asked, given)) &&
    !areAtOtherTimes(wish.text, hope.text) &&
    !mayClash(wish.text, hope.text) &&
    (isAll || reaches(given, asked)) &&
    (!later || reaches(planned ?? given, later)) &&
    (grows(wish.text) || !planned || meet(planned, asked))
    ? hoursSaid(scene, looks)
    : undefined;
};

function reaches(given: Range, asked: Range): boolean {
  return given.low >= MOST_OF * asked.low && given.high >= MOST_OF * assured(asked, UNBOUNDED.hours).high;
}

function hoursWritten({ founder: { founderPreference }, applicant: { applicantPreference } }: Scene) {
  return {
    wish: {
      text: founderPreference?.coFounderCommitment,
      correction: founderPreference?.readings?.coFounderCommitment,
    },
    hope: {
      text: applicantPreference?.timeCommitment,
      correction: applicantPreference?.readings?.timeCommitment,
    },
  };
}

export const hoursApart: Writer = (scene, looks) => {
  const { founder, applicant } = scene.pair;
  const [asked, given] = [founder.quantities.hours, applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const { wish, hope } = hoursWritten(scene);
  const isRoughly = isRough(wish.text, hope.text);
  if (reachesLater(scene, asked)) return undefined;
  const isShort = !isNear(given.high, asked.low, isRoughly || grows(hope.text));
  // Who can give more than is asked suits who named no most, and who may ask for it later.
  const isOver = asked.low === 0 && !grows(wish.text) && !isNear(asked.high, given.low, isRoughly);
  return isShort || isOver ? hoursSaid(scene, looks) : undefined;
};

const SALARY = String.raw`(?:pay(?:s|check|cheque|ing)?|paid|salary|wages?|income|gehalt|lohn|bezahlung|sueldo|salario|paga|salaire|paie|salário)(?!\p{L})`;
const ALL_IN = String.raw`(?<!\p{L})(?:quit|leave|resign|full[- ]?time|all in|vollzeit|kündigen?|tiempo completo|jornada completa|dejar\p{L}*|renuncia\p{L}*|(?:à )?(?:temps plein|plein temps)|démissionn\p{L}*|(?:tempo )?integral|largar\p{L}*)(?!\p{L})`;
/** "Would quit for a paycheck", "full time if you pay", "once there is a wage, full time". */
const FOR_PAY = new RegExp(
  String.raw`${ALL_IN}[^.;]{0,30}(?<!\p{L})${SALARY}|(?<!\p{L})(?:if|once|when|for|with|wenn|sobald|si|cuando|en cuanto|quand|dès que|se|quando|assim que) (?:[\p{L}']+ ){0,3}${SALARY}[^.;\d]{0,24}${ALL_IN}`,
  'iu',
);

/** Whether what is to come meets what is asked: by the plan of who gives it, or for pay where there is some. */
function reachesLater(scene: Scene, asked: Range): boolean {
  const { hope } = hoursWritten(scene);
  const later = laterHours(hope);
  return (later && isNear(later.high, asked.low, false)) || isPaidEnough(scene);
}

/** Whether somebody would give more for pay, and there is as much as they name. */
function isPaidEnough(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const { pay } = founder.quantities;
  const { text } = hoursWritten(scene).hope;
  const plan = FOR_PAY.exec(text ?? '');
  if (!pay || pay.high === 0 || !text || !plan) return false;
  const sum = parsePay(text.slice(plan.index + plan[0].length), applicant.quantities.place?.currency);
  return !sum || pay.high >= (sum.low || sum.high);
}

const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro';
/** A plan for so soon is as good as the time itself, also for a must-have. */
const SOON = new RegExp(
  String.raw`(?<!\bnext )(?<!\p{L})(?:${MONTH})(?![\p{L}])(?! (?:next year|20\d\d))|(?<!\p{L})(?:notice|kündigungsfrist|next (?:week|month)|(?:1|2|3|one|two|three|a few|some) (?:weeks|months))(?!\p{L})`,
  'iu',
);

/** For a must-have: also where more is given than asked. */
export const hoursMust: Writer = (scene, looks) => {
  const [asked, given] = [scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours];
  const { hope } = hoursWritten(scene);
  const later = SOON.test(hope.text ?? '') ? laterHours(hope) : undefined;
  return meet(asked, given) || isPaidEnough(scene) || (asked && later && isNear(later.high, asked.low, false))
    ? undefined
    : hoursSaid(scene, looks);
};

function hoursSaid(scene: Scene, looks: Side): Sentence | undefined {
  const { pair, f, a } = scene;
  const [asked, given] = [pair.founder.quantities.hours, pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const { wish, hope } = hoursWritten(scene);
  const [wants, has] = [timeWords(asked, wish), timeWords(given, hope)];
  const fields = ['coFounderCommitment', 'timeCommitment'];
  if (wants === has && !isQuote(wants)) return { text: `You both have ${wants} in mind.`, fields };
  const tooMuch = shortfall(asked, given) > 0 && !grows(wish.text);
  const asks = `${f.subject} ${isQuote(wants) ? 'say' : 'ask for'} ${wants}`;
  const gives = `${a.subject} ${isQuote(has) ? 'say' : tooMuch ? 'want to give' : 'can give'} ${has}`;
  const text = inOrder(looks, asks, gives).join('; ');
  return { text: isQuote(wants) || isQuote(has) ? `On time, ${text}.` : `${capital(text)}.`, fields };
}

export const payMet: Writer = (scene) =>
  payMeets(scene.pair) &&
  isEnoughAnyway(scene) &&
  isEnoughAtAnyRate(scene) &&
  !isFarMore(scene) &&
  !fallsShortLater(scene) &&
  !waitsForNothing(scene)
    ? paySaid(scene)
    : undefined;

/** Times what is asked for: so much more is no answer to it. */
const FAR_MORE = 3;

function isFarMore({ pair: { founder, applicant } }: Scene): boolean {
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return !!paid && !!needed && paid.high > 0 && paid.low >= FAR_MORE * assured(needed, UNBOUNDED.pay).high;
}

/** Whether a founder who pays nothing yet names a sum for later that is not sure to be the one that is to follow. */
function fallsShortLater(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const { asked } = payWritten(scene);
  const stated = scene.founder.company && payStatement(scene.founder.company);
  if (founder.quantities.pay?.high !== 0 || !asked || !stated || !/\d/.test(stated)) return false;
  const follows = payIn(asked, applicant.quantities.place?.currency)?.later;
  const paid = payIn(stated, founder.quantities.place?.currency)?.later;
  return !!follows && (!paid || shortfall(paid, follows) > 0);
}

const A_ROUND =
  /\b(?:rais(?:e|ed|es|ing)|fund(?:s|ed|ing)|round|invest\p{L}*|seed|finanzier\p{L}*|runde|ronda|inversi\p{L}*|levée|rodada|investiment\p{L}*)(?!\p{L})/iu;

/** Whether pay is to come with a round, of a company that has no investors. */
function waitsForNothing(scene: Scene): boolean {
  const { pay } = scene.pair.founder.quantities;
  const isAlone = scene.founder.company?.fundingStage === 'BOOTSTRAPPED';
  return pay?.high === 0 && isAlone && A_ROUND.test(payWritten(scene).asked ?? '');
}

export const payApart: Writer = (scene) =>
  payMeets(scene.pair) || isNearlyPaid(scene) ? undefined : paySaid(scene);

/** That less would do: "3,000 is ok for shares". */
const CONCEDES =
  /\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\bdown to\b|\b(?:for|with|gegen|con|avec|com) (?:\p{L}+ )?(?:shares|equity|commission|anteile\p{L}*|acciones|parts|participação)\b|\bless\b/iu;
/** "The least I can manage" is no concession. */
const LEAST_THAT_DOES =
  /\b(?:least|minimum|lowest|less)\b[^.;,]{0,20}\b(?:can|could|would) (?:go|accept|do|manage|take)\b|\b(?:cannot|can't|couldn't|won't|wouldn't) (?:go|accept|do|manage|take)\b[^.;,]{0,8}\b(?:less|down to)\b/gi;
const concedes = (asked: string) => CONCEDES.test(asked.replace(LEAST_THAT_DOES, ' '));
/** What another sum comes after: "60k for the first year, 150k after". */
const FOLLOWS = /\bafter\b/i;

/** Of needs that hang on something only the most is sure to be enough; a market rate is no sum. */
function isEnoughAnyway(scene: Scene): boolean {
  const [paid, needed] = [scene.pair.founder.quantities.pay, scene.pair.applicant.quantities.pay];
  const { asked } = payWritten(scene);
  if (!paid || !needed || paid.high === 0 || !asked) return true;
  if (!concedes(asked) && !FOLLOWS.test(asked) && !hasSteps({ text: asked })) return true;
  return paid.low >= assured(needed, UNBOUNDED.pay).high && !/\bmarket\b/i.test(asked);
}

/** Rates of currencies are rough: what two of them only just meet at is no answer. */
function isEnoughAtAnyRate(scene: Scene): boolean {
  const [paid, needed] = [scene.pair.founder.quantities.pay, scene.pair.applicant.quantities.pay];
  return !paid || !needed || isOneCurrency(scene) || NEAR * paid.high >= needed.low;
}

/** Whether pay falls so little short that it is no gap, or is to rise in more words than can be quoted, or less than the sum that is asked would do. */
function isNearlyPaid(scene: Scene): boolean {
  const [paid, needed] = [scene.pair.founder.quantities.pay, scene.pair.applicant.quantities.pay];
  const { asked, stated } = payWritten(scene);
  if (!paid || !needed || paid.high === 0) return false;
  if (hasSteps({ text: stated }) && (stated?.length ?? 0) > PAY) return true;
  if (asked && concedes(asked)) return paid.high >= FAR * needed.low;
  if (asked && isOneCurrency(scene) && FIRM.test(asked)) return paid.high >= NEAR_FIRM * needed.low;
  return isNear(paid.high, needed.low, !isOneCurrency(scene) || isRough(asked, stated));
}

/** A least is a least: of it hardly anything may be missing. */
const NEAR_FIRM = 0.97;
const FIRM =
  /(?<!\p{L})(?:(?:the|at) (?:very )?least|min(?:imum|imal)?|floor|not (?:below|under|less)|no less|mindestens|wenigstens|nicht unter|al menos|(?:como )?mínimo|au moins|pelo menos|no mínimo)(?!\p{L})/iu;

const PAY = 120;
/** US dollars a year: what is read as less, of no month that is named, was a monthly sum, or misread. */
const LEAST_PAY = 3000;
const BY_THE_MONTH =
  /(?<!\p{L})(?:months?|monthly|mo|monat\p{L}*|mes|mensual\p{L}*|mois|mensuel\p{L}*|mês|mensa\p{L}*)(?!\p{L})/iu;

function paySaid(scene: Scene): Sentence | undefined {
  const { pair, founder, applicant, f, a } = scene;
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid, compensation } = pair.founder.quantities;
  const { asked, stated: statement } = payWritten(scene);
  if (!needed || !asked) return undefined;
  const from = applicant.salaryExpectations ? 'salaryExpectations' : 'equityExpectation';
  const asks = `On pay, ${a.subject} say ${quote(toThePoint(asked, tellsOfFigure), PAY, tellsOfFigure)}`;
  const stated = founder.company && payStatement(founder.company);
  if (paid?.high === 0) {
    if (stated && withholdsPay(stated))
      return {
        text: `${asks}; ${f.subject} say ${quote(stated, PAY, tellsOfNothing)}.`,
        fields: [from, 'otherDetails'],
      };
    return compensation === 'EQUITY' && founder.company && !speaksOfPay(founder.company)
      ? { text: `${asks}; ${f.subject} pay in equity only.`, fields: [from, 'compensation'] }
      : undefined;
  }
  // A sum in words is too easily misread to be set against another.
  // A need that begins at nothing and ends at a salary is a plan, not a sum.
  if (!paid || needed.low === 0 || !/\d/.test(asked)) return undefined;
  if (!statement || !/\d/.test(statement)) return undefined;
  if (paid.high < LEAST_PAY && !BY_THE_MONTH.test(statement)) return undefined;
  // What is left after taxes in one country says little of what is paid before them.
  if (isNet(asked) !== isNet(statement)) return undefined;
  // Nobody knows how many hours those of a rate are.
  if (isByTheHour(asked) !== isByTheHour(statement)) return undefined;
  if (!areOfLikeTime(scene, asked, statement)) return undefined;
  const fields = [from, 'otherDetails'];
  if (isOneCurrency(scene))
    return {
      text: `${asks}; ${f.subject} say ${quote(toThePoint(statement, tellsOfFigure), PAY, tellsOfFigure)}.`,
      fields,
    };
  // Which of several sums another currency would be set against, nobody could tell.
  if (!isExchanged(scene) || hasSteps({ text: statement }) || hasSteps({ text: asked })) return undefined;
  const [sum, other] = [sumWords(needed, asked), sumWords(paid, statement)];
  return {
    text: `${asks} (${sum}); ${f.subject} can pay ${other}: ${quote(toThePoint(statement, tellsOfFigure), PAY, tellsOfFigure)}.`,
    fields,
  };
}

/** Whether both sums are of whole positions, or of hours that meet; where neither says of what, those of the two. */
function areOfLikeTime(scene: Scene, asked: string, stated: string): boolean {
  const { founder, applicant } = scene.pair;
  const [wanted, given] = [founder.quantities.hours, applicant.quantities.hours];
  const { wish, hope } = hoursWritten(scene);
  const isLike = meet(wanted, given) || meet(laterHours(wish), laterHours(hope));
  if (isLike && !namesPart(asked) && !namesPart(stated)) return true;
  const isWhole = isForFullTime(asked, given);
  return isWhole === isForFullTime(stated, wanted) && (isWhole || meet(wanted, given));
}
