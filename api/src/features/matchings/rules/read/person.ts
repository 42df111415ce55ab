import type { Importance, Side } from '@ampersand/contract/enumerations';
import type { ApplicantPreference, FounderPreference } from '@ampersand/contract/preference';
import { APPLICANT_QUESTIONS, FOUNDER_QUESTIONS, type FounderQuestion } from '@ampersand/contract/questions';
import type { FounderProfile } from '@ampersand/contract/users';
import { namesOf } from '@ampersand/contract/values';
import { oncePerPerson } from '../memory/remembered.ts';
import { isFeeOfCustomers } from './fees.ts';
import { isForeign, MONTHS } from './quantities/doubt.ts';
import { USD_PER_UNIT } from './quantities/exchange.ts';
import { tellsOfRaise } from './quantities/pay-raises.ts';
import { withholdsPay } from './quantities/pay-withheld.ts';
import { plain } from './quantities/plain.ts';

/**
 * Everything matching may read of a member. Age, gender, photo and name are not in it, so they cannot enter a
 * score.
 */
export interface Person {
  readonly role: Side;
  readonly location: string | null;
  readonly skills: readonly string[];
  readonly interests: readonly string[];
  readonly hobbies: readonly string[];
  readonly habits: readonly string[];
  readonly experiences: readonly Experience[];
  readonly educations: readonly Education[];
  readonly currentJob: string | null;
  readonly availability: boolean | null;
  readonly salaryExpectations: string | null;
  /** Null for applicants. */
  readonly company: Company | null;
  /** Null until saved. */
  readonly founderPreference: Marked<FounderPreference> | null;
  /** Null until saved. */
  readonly applicantPreference: Marked<ApplicantPreference> | null;
}

export type Marks = Readonly<Partial<Record<string, Importance>>>;
/** Preferences with marks as they are stored, by field name. */
type Marked<Preference extends { importance: unknown; readings: unknown }> = Omit<
  Preference,
  'importance' | 'readings'
> & {
  readonly importance: Marks;
  /** Absent: nothing was corrected. */
  readonly readings?: Preference['readings'];
};

export interface Experience {
  readonly role: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly description: string | null;
}

export interface Education {
  readonly degree: string;
  readonly fieldOfStudy: string | null;
  readonly description: string | null;
}

export type Company = Pick<
  FounderProfile,
  | 'companyType'
  | 'companyDescription'
  | 'industry'
  | 'vision'
  | 'mission'
  | 'goals'
  | 'fundingStage'
  | 'fundingAmount'
  | 'equityOffered'
  | 'compensation'
  | 'currentRevenue'
  | 'lookingFor'
  | 'otherDetails'
>;

/** What somebody wrote of what they have done. */
export function workOf(person: Person): string[] {
  return [
    ...person.experiences.flatMap(({ role, description }) => [role, description]),
    ...person.educations.flatMap(({ degree, fieldOfStudy, description }) => [
      degree,
      fieldOfStudy,
      description,
    ]),
    person.currentJob,
    person.applicantPreference?.priorStartupExp,
  ].flatMap((text) => text || []);
}

const CURRENCY = new RegExp(
  `[€£$₹₦₵₱₫฿₩¥₺₪₾₴]|\\b(?:${Object.keys(USD_PER_UNIT).join('|')}|KSh|TSh|Rs|Rp|kr|LPA|lakhs?|R)\\b|\\d ?(?:zł|Kč|lei)(?!\\p{L})`,
  'u',
);
const PAY =
  /(?:€|(?<!\p{L})(?:euros?|eur|dollars?|pounds?|rupees|naira|kronor|francs))(?: \p{L}+)? (?:(?:per|pro) (?:year|annum|jahr)|im jahr|al año|par an|por ano|brutto|gross|brut)(?!\p{L})|(?<![\p{L}\p{M}])(?:salary|salaries|base|pay (?:for (?:this|the|that) (?:role|job|position|person) )?(?:is|would be|will be)|(?:i|we|can|will|could|to) pay|(?:it|grant|round|company|fund|which|that) pays|paid|stipend\w*|wages?|per month|a month|monthly|a year|gehalt|lohn|zahlen?|stipendium|im monat|brutto|sueldo|salario|pagar|pagamos|pago|al mes|salaire|payer|payons|par mois|salário|pagar|pagamos|por mês|stipendio|al mese|salaris|loon|per maand|वेतन|महीना|प्रति माह)(?![\p{L}\p{M}])/iu;
/** "4k", "18 mil", "3.200": no count of people. */
const SUM =
  /\d{3}|\d\s?(?:k|mil|millions?|millones|milhões|juta|jt|lakhs?|lpa|crores?|thousand|grand|tsd)(?![\p{L}\p{M}])/iu;
const NO_PAY =
  /\b(?:rais(?:ed|ing)|round|revenue|turnover|orders?|worth|sold|funding|valuation|customers?|investors?|(?<!\b(?:i|we)\b[^,.;]{0,24})pay us(?!\$)|pay(?:s|ing) us(?!\$)|pay(?:s|ing)? for|per (?:seat|user|order)|costs?|price|fee|burn|runway|rent|[am]rr|paying)\b|\d \p{L}+ (?:\p{L}+ )?pay(?:s|ing)?\b/iu;
/** "We make about 22k a month", "facturamos 18.000 € al mes": what a company takes in. */
const TAKES_IN =
  /(?<!\p{L})(?:(?:we|it|company|shop|store|business|product|app|customers?)(?: (?:already|currently|now|both))* (?:makes?|turns? over|takes? in|brings? in|bills?|invoices?|earns?|grosse[sd]?|sells?|does|do|did|made)(?! (?:up|sure|it|a decision|each))(?=[^.;]*\d)|(?:sales|bookings|billings?|income|takings|margins?|profits?|a?[mr]rr) (?:of|is|are|at|were|around|about)(?!\p{L})|umsatz\p{L}*|einnahmen|gewinn|facturamos|facturación|facturando|ingresos|ventas|vendemos|chiffre d'affaires|(?:nous faisons|on fait) [^.;]{0,20}de ca|facturons|faturamos|faturamento|faturando|receitas?|vendas|fatturiamo|fatturato|ricavi|omzet|obrót|przychod\p{L}*)(?!\p{L})/iu;
/** Words that somebody is paid: what is taken in beside them says of what. */
const PAYS =
  /(?<!\p{L})(?:salary|salaries|pay|paid|pays|stipend|wages?|gehalt|lohn|zahlen?|bezahlen|sueldo|salario|pagar|pagamos|pago|cobrar\p{L}*|salaire|payer|payons|rémunér\p{L}*|salário|ordenado|stipendio|pagare|paghiamo|salaris|loon|betalen|pensj\p{L}*|wynagrodzeni\p{L}*)(?!\p{L})/iu;

/** "₦150,000 monthly for transport and data" is for costs. */
const FOR_COSTS =
  /\d[^.;!?]{0,30}?\bfor (?:your |the |our )?(?:transport\w*|data|airtime|travel\w*|fuel|petrol|internet|lunch|food|housing|rent|equipment|tools|software|phones?|laptops?|ads|marketing|servers?)\b/i;
/** "Plus 5% commission of each new brand's first order": of what a share is, is no matter of pay. */
const COMMISSION =
  /(?:\d[\d.,]* ?% )?\bcommissions?\b(?: of \d[\d.,]* ?%)?(?: (?:on|of|for|from|per) [^,.;]*)?/gi;
/** "Plus a bonus tied to paying parents": what comes on top, and of what. */
const BONUS = /(?<!\p{L})(?:(?:[\p{L}-]+ )?bonus(?:es)?|incentives?|variable)(?!\p{L})[^,.;]*/giu;
/** "Plus a share of new revenue". */
const PART_OF_SALES =
  /(?:(?:\d[\d.,]* ?%|share|cut|part|percentage) of )(?:the |our |all |any |each )?(?:\p{L}+ )?(?:revenues?|sales|turnover|profits?|orders?)(?!\p{L})/giu;
const FOR_THIS_ROLE = /(?<=\bpay) for (?:this|the|that) (?:role|job|position|person)\b/gi;
/** "A €50k grant that covers equipment and travel only". */
const FOR_THINGS =
  /\b(?:for|covers?|covering|pays? for|goes (?:to|into)|(?:is|are) only for)\b[^.;!?]{0,20}\b(?:transport\w*|data|airtime|travel\w*|fuel|petrol|internet|lunch|food|housing|rent|equipment|tools|software|hardware|machines?|materials?|phones?|laptops?|ads|marketing|servers?|cloud|hosting|lab|trials?|prototypes?)\b/i;
/** What money came of, where no word says that it is paid to anybody. */
const NO_PAY_ALONE =
  /\b(?:pre-?seed|seed|series [a-d]|closed|(?:bank )?loan|savings|debts?|prize|award|subsid\w+|(?<!\b(?:options?|equity|shares?|stock) )grants?(?![- ]funded))\b/i;
/** "More after the next round" says when, and "from the paying teams" of what, not what a sum is for. */
const LATER =
  /\b(?:after|until|till|before|once|with|from|post|when|as soon as)\b[^,.;]{0,24}\b(?:rais(?:ed|ing)|round|revenue|orders?|funding|paying|customers?|investors?)\b/gi;

/**
 * The sentence in which a company says what it can pay, as written, with those beside it that say that nothing is
 * paid yet or that it is to rise; undefined when there is none.
 */
export const payStatement = oncePerPerson(readStatement);

function readStatement({ otherDetails, lookingFor }: Pick<Company, 'otherDetails' | 'lookingFor'>) {
  return (
    statementIn(otherDetails, saysPay) ??
    statementIn(otherDetails, (sentence) => namesPay(sentence) && !NO_PAY_ALONE.test(sentence)) ??
    statementIn(lookingFor, saysPay) ??
    statementIn(otherDetails, withholdsPay) ??
    statementIn(lookingFor, withholdsPay)
  );
}

/** Money and pay in languages that no rule reads. */
const MONEY_ABROAD =
  /(?<!\p{L})(?:euros?|dollars?|pounds?|złotych|zł|kronor|kroner|koruna?|korun|lir[ae]|lei|forint|pesos?|salaris|loon|lön|løn|lønn|palkka\p{L}*|wynagrodzeni\p{L}*|pensj\p{L}*|wypłat\p{L}*|plat|mzda|maaş|salariu\p{L}*|fizetés\p{L}*|lương|gaji|sweldo|mshahara|зарплат\p{L}*|給与|給料|工资|薪水|급여|월급)(?!\p{L})/iu;
const SHARED = /\b(?:rev(?:enue)?|profits?)[- ]shar\w*|\bshare of (?:the )?(?:revenues?|profits?)\b/i;

/** Whether a company writes of money that somebody gets, in whatever words, or in a language that no rule reads: then nobody knows that it pays in equity alone. */
export function speaksOfPay({
  otherDetails,
  lookingFor,
}: Pick<Company, 'otherDetails' | 'lookingFor'>): boolean {
  return [otherDetails, lookingFor].some(
    (text) =>
      text &&
      (SHARED.test(text) ||
        MONEY_ABROAD.test(text) ||
        isForeign(plain(text)) ||
        (/\d/.test(text) && (CURRENCY.test(text) || PAY.test(text)))),
  );
}

function statementIn(text: string | null, isStatement: (sentence: string) => boolean): string | undefined {
  const sentences = (text ?? '').split(/(?<=[.!?;।])\s+|\n/);
  const at = sentences.findIndex(isStatement);
  if (at < 0) return undefined;
  const first = Math.max(0, at - 2);
  const withheld = sentences.slice(first, at).findIndex(withholdsPay);
  const from = withheld < 0 ? at : first + withheld;
  const behind = sentences.slice(at + 1);
  const apart = behind.findIndex(
    (next) => !(withholdsPay(next) || BEFORE_THAT.test(next) || tellsOfRaise(next) || isOfOtherMoney(next)),
  );
  const until = apart < 0 ? sentences.length : at + 1 + apart;
  const told = sentences.slice(from, until);
  const last = told.findLastIndex((sentence) => !isOfOtherMoney(sentence));
  return told
    .slice(0, last + 1)
    .map((sentence) => (isOfOtherMoney(sentence) ? '…' : sentence))
    .join(' ');
}

/** "I have a €50k grant that covers equipment" between two sentences of pay: money that nobody is paid. */
const isOfOtherMoney = (sentence: string) =>
  CURRENCY.test(sentence) && /\d/.test(sentence) && FOR_THINGS.test(sentence) && !PAY.test(sentence);

const BEFORE_THAT = new RegExp(
  String.raw`^\W*(?:but |and )?(?:(?:until|till|before) (?:then|that|${MONTHS})|not (?:before|until)|only (?:if|once|after|when|from)|bis dahin|davor|vorher|hasta entonces|antes|jusque-là|avant|até lá)(?!\p{L})`,
  'iu',
);

function saysPay(sentence: string): boolean {
  return PAY.test(sentence) && SUM.test(sentence) && !isOther(sentence);
}

/** Whether an answer on something else names a sum of money. */
export function namesPay(text: string): boolean {
  return CURRENCY.test(text) && /\d/.test(text) && !isOther(text);
}

/** Whether money is named that nobody is paid. */
function isOther(text: string): boolean {
  const base = [LATER, COMMISSION, BONUS, PART_OF_SALES, FOR_THIS_ROLE].reduce(
    (left, words) => left.replace(words, ' '),
    text,
  );
  return (
    NO_PAY.test(base) ||
    FOR_COSTS.test(text) ||
    isFeeOfCustomers(base) ||
    (TAKES_IN.test(base) && !PAYS.test(base))
  );
}

/** The one question of which matching reads the mark and never the answer. */
const MARKED_ONLY = 'fundraisingApproach' satisfies FounderQuestion;

/** Share of the questions matching can use that a member has answered, 0-1. */
export function completeness(person: Person): number {
  const { company, founderPreference, applicantPreference } = person;
  const shared = [person.location, person.skills, person.interests, person.experiences, person.educations];
  const own =
    person.role === 'FOUNDER'
      ? [
          company?.companyDescription,
          company?.industry,
          company?.vision,
          company?.mission,
          company?.goals,
          company?.equityOffered,
          ...namesOf(FOUNDER_QUESTIONS)
            .filter((name) => name !== MARKED_ONLY)
            .map((name) => founderPreference?.[name]),
        ]
      : [
          person.currentJob,
          person.salaryExpectations,
          ...namesOf(APPLICANT_QUESTIONS).map((name) => applicantPreference?.[name]),
        ];
  const answers = [...shared, ...own];
  return answers.filter(isAnswered).length / answers.length;
}

/** Whether there is an answer: an entry, or a word. */
export function isAnswered(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : answer !== null && answer !== undefined && answer !== '';
}
