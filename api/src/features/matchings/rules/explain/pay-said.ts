import { type Person, payStatement, speaksOfPay } from '../read/person.ts';
import { tellsOfFigure, tellsOfNothing } from '../read/quantities/doubt.ts';
import { payIn } from '../read/quantities/pay.ts';
import { isNet } from '../read/quantities/pay-amounts.ts';
import { tellsOfRaise } from '../read/quantities/pay-raises.ts';
import { withholdsPay } from '../read/quantities/pay-withheld.ts';
import { isBoundAway } from '../read/quantities/place-country.ts';
import type { Range } from '../read/quantities/range.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { placeCountriesIn, withCodesInFull } from '../read/quantities/spots.ts';
import { sharesSales } from './equity-sentences.ts';
import { quote, toThePoint } from './excerpt.ts';
import { glossed } from './glossed.ts';
import { concedes } from './pay-asked.ts';
import { leavesPayOpen, payInTime } from './pay-in-words.ts';
import { areOfLikeTime } from './pay-time.ts';
import type { Scene, Sentence } from './scene.ts';
import { hasSteps, isByTheHour, isExchanged, isOneCurrency, payWritten, sumForReader } from './term-words.ts';

/** Money from investors, which may never come. */
export const A_ROUND =
  /\b(?:rais(?:e|ed|es|ing)|fund(?:s|ed|ing)|round|invest\p{L}*|seed|finanzier\p{L}*|runde|ronda|inversi\p{L}*|levée|rodada|investiment\p{L}*)(?!\p{L})/iu;

/** Whether a pay is no one sum, but one for now and one for later. */
export const inSteps = (text: string) => hasSteps({ text }) || payIn(text)?.first !== undefined;

/** Whether what is paid first is not all that is said of it. */
export function isToRise(stated: string): boolean {
  return inSteps(stated) || sentencesOf(stated).some(tellsOfRaise);
}

const PAY = 120;
/** What is paid first is told with what comes later. */
export const WHOLE = 160;

/** US dollars a year: what is read as less, of no month that is named, was a monthly sum, or misread. */
const LEAST_PAY = 3000;

const BY_THE_MONTH =
  /(?<!\p{L})(?:months?|monthly|mo|monat\p{L}*|mes|mensual\p{L}*|mois|mensuel\p{L}*|mês|mensa\p{L}*)(?!\p{L})/iu;

/** Both sums as written; nothing where they cannot be set against each other for sure. */
export function paySaid(scene: Scene): Sentence | undefined {
  const { pair, founder, applicant, f, a } = scene;
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid } = pair.founder.quantities;
  const { asked, stated: named } = payWritten(scene);
  const statement = named && withTrade(founder, named);
  if (!needed || !asked || isPaidElsewhere(asked, pair.founder.quantities.place?.country)) return undefined;
  const from = applicant.salaryExpectations ? 'salaryExpectations' : 'equityExpectation';
  const said = quote(toThePoint(asked, tellsOfFigure), PAY, tellsOfFigure);
  const need = glossed(scene, 'APPLICANT', 'pay', said, asked);
  // A gloss would leave out that less would do.
  const isNeedRead = need !== undefined && (need === said || !concedes(asked));
  const asks = `On pay, ${a.subject} say ${need}`;
  const stated = founder.company && payStatement(founder.company);
  if (paid?.high === 0) {
    if (!isNeedRead) return undefined;
    if (stated && withholdsPay(stated)) return besides(scene, { text: asks, fields: [from] }, stated);
    return unpaidInWords(scene, needed, asked, { text: asks, fields: [from] });
  }
  // A sum in words is too easily misread to be set against another.
  // A need that begins at nothing and ends at a salary is a plan, not a sum.
  if (!paid || needed.low === 0 || !/\d/.test(asked)) return undefined;
  if (!statement || !/\d/.test(statement)) return undefined;
  if (paid.high < LEAST_PAY && !BY_THE_MONTH.test(statement)) return undefined;
  // What is left after taxes says little of what is paid before them, unless even that is less.
  if (isNet(asked) !== isNet(statement) && !(isNet(asked) && paid.high < needed.low)) return undefined;
  // Nobody knows how many hours those of a rate are.
  if (isByTheHour(asked) !== isByTheHour(statement)) return undefined;
  if (!areOfLikeTime(scene, asked, statement)) return undefined;
  const fields = [from, 'otherDetails'];
  const offer = isToRise(statement)
    ? quote(statement, WHOLE, tellsOfFigure)
    : quote(toThePoint(statement, tellsOfFigure), PAY, tellsOfFigure);
  const offered = glossed(scene, 'FOUNDER', 'pay', offer, statement);
  if (isOneCurrency(scene)) {
    if (!isNeedRead || !offered) return undefined;
    return { text: `${asks}; ${f.subject} say ${offered}.`, fields };
  }
  // Which of several sums another currency would be set against, nobody could tell.
  if (!isExchanged(scene) || isToRise(statement) || isToRise(asked)) return undefined;
  if (need !== said && concedes(asked)) return undefined;
  const sum = sumForReader(scene, 'APPLICANT', needed, asked);
  const other = sumForReader(scene, 'FOUNDER', paid, statement);
  if (!(need || sum) || !(offered || other)) return undefined;
  const can = other ? `${f.subject} can pay ${other}: ${offer}` : `${f.subject} say ${offer}`;
  return { text: `On pay, ${a.subject} say ${said}${sum ? ` (${sum})` : ''}; ${can}.`, fields };
}

/** "We can do a bit more for less equity". */
const TRADES =
  /(?<!\p{L})(?:more|less|higher|lower|mehr|weniger|más|menos|plus|moins|mais|più|meno|meer|minder)(?!\p{L})[^\d]*(?<!\p{L})(?:equity|shares?|salary|pay|cash|anteile?n?|gehalt|acciones|participaci\p{L}*|sueldo|parts|salaire|participaç\p{L}*|quotas?|salário|quote|stipendio|aandelen|salaris)(?!\p{L})/iu;

/** What is said of pay, with the sentence behind it that would trade it for shares. */
function withTrade({ company }: Person, stated: string): string {
  for (const text of [company?.otherDetails, company?.lookingFor]) {
    const sentences = sentencesOf(text);
    const next = sentences[sentences.findIndex((sentence) => stated.endsWith(sentence)) + 1];
    if (next && !/\d/.test(next) && sentences[0] !== next && TRADES.test(next)) return `${stated} ${next}`;
  }
  return stated;
}

/** What is asked for, and beside it in words that nothing is paid. */
function besides(scene: Scene, { text, fields }: Sentence, stated: string, field = 'otherDetails') {
  const words = glossed(scene, 'FOUNDER', 'pay', quote(stated, WHOLE, tellsOfNothing), stated);
  if (!words) return undefined;
  return { text: `${text}; ${scene.f.subject} say ${words}.`, fields: [...fields, field] };
}

/** What is asked for, and beside it what the founder who pays nothing writes of that, else that they chose equity alone. */
function unpaidInWords(scene: Scene, needed: Range, asked: string, { text, fields }: Sentence) {
  const { founder, f, pair } = scene;
  // Equity only has no end: who wants a sum later, and waits for no round, is not met by it.
  const isFirm = needed.low > 0 || needed.high === 0 || A_ROUND.test(asked);
  if (pair.founder.quantities.compensation !== 'EQUITY' || !isFirm || !founder.company) return undefined;
  if (speaksOfPay(founder.company)) return undefined;
  const said = payInTime(founder);
  if (said) return besides(scene, { text, fields }, said.text, said.field);
  if (leavesPayOpen(founder)) return undefined;
  const share = founder.founderPreference?.equityOffered;
  if (share && sharesSales(share))
    return besides(scene, { text, fields }, share, 'founderPreference.equityOffered');
  return { text: `${text}; ${f.subject} pay in equity only.`, fields: [...fields, 'compensation'] };
}

const PAID_IN =
  /(?<!\p{L})(?:in|within|en|em|aux?|dans|w|na)\s+(?:the |der |den |la |el |los |las |les )?(\p{Lu}[^.;,()]*)/gu;

/** Whether a sum is named for a part of the world that the company is not in: "3.000 € al mes en Europa". */
function isPaidElsewhere(asked: string, country: string | undefined): boolean {
  if (isBoundAway(asked, country)) return true;
  const named = [...withCodesInFull(asked).matchAll(PAID_IN)].flatMap(([, where = '']) =>
    placeCountriesIn(where.toLowerCase()),
  );
  return country !== undefined && named.length > 0 && !named.includes(country);
}
