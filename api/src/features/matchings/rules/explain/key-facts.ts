import type { KeyFact } from '@ampersand/contract/matchings';
import { WEEK_MS } from '@ampersand/contract/time';
import { answerFor } from '../read/corrected.ts';
import { type Person, payStatement } from '../read/person.ts';
import { tellsOfFigure } from '../read/quantities/doubt.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { isOpen, plain } from '../read/quantities/plain.ts';
import type { Range } from '../read/quantities/range.ts';
import { clip, quote } from './excerpt.ts';
import type { Reading } from './explain.ts';
import { COMPENSATION } from './said.ts';
import { equityWords, timeWords } from './term-words.ts';
import { applicantWay, founderWay } from './way-said.ts';
import { percentWords } from './wording.ts';

const LONGEST = 60;
/** Why somebody would join has two lines of a card. */
const LONGEST_WISH = 160;

/**
 * What somebody has said of place, time, start, equity and pay, each at most once and only if said: in their own words, in
 * quotation marks where they are no figure and no name. A figure only where they wrote or confirmed one.
 */
export function keyFactsOf({ person, traits: { quantities } }: Reading): KeyFact[] {
  const hours = said(timeOf(person), ONLY_HOURS, quantities.hours, timeWords);
  return [
    fact('PLACE', person.location ? clip(person.location, LONGEST) : undefined),
    fact('WORK', wayOf(person)),
    fact('HOURS', hours),
    fact('START', startOf(person, hours)),
    fact('EQUITY', said(equityOf(person), ONLY_SHARE, quantities.equity, equityWords) ?? shareOf(person)),
    fact('PAY', payOf(person)),
    fact('WISH', wishOf(person)),
  ].flatMap((one) => one ?? []);
}

interface Presence {
  readonly lastActiveAt: Date;
  readonly showVisits: boolean;
}

/** That somebody was here within seven days, unless they hide their visits. */
export function activeFact({ lastActiveAt, showVisits }: Presence, now: Date): KeyFact[] {
  const isHere = now.getTime() - lastActiveAt.getTime() < WEEK_MS;
  return showVisits && isHere ? [{ kind: 'ACTIVE', words: 'Active this week' }] : [];
}

function fact(kind: KeyFact['kind'], words: string | undefined): KeyFact | undefined {
  return words ? { kind, words } : undefined;
}

interface Answer {
  readonly text: string | null | undefined;
  readonly correction?: { readonly of: string } | undefined;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const SPAN = String.raw`${NUMBER}\s*%?\s*(?:(?:-|–|to)\s*${NUMBER})?\s*`;
/** Answers that are a figure and nothing else: any other word may bound it. */
const ONLY_HOURS = new RegExp(
  String.raw`^\s*(?:full[- ]?time|${SPAN}(?:h|hrs?|hours?)\s*(?:(?:a|per|\/)\s*(?:wk|week))?)\W*$`,
  'i',
);
const ONLY_SHARE = new RegExp(String.raw`^\s*${SPAN}(?:%|percent|per cent)\W*$`, 'i');

/** A figure that was confirmed, or is all there is to the answer; else the word 'negotiable' or the answer, its figures first. */
function said(
  answer: Answer,
  only: RegExp,
  figure: Range | undefined,
  words: (figure: Range, answer: Answer) => string,
): string | undefined {
  const { text, correction } = answer;
  if (!text) return undefined;
  if (figure && (correction?.of === text || only.test(text))) return words(figure, answer);
  if (!figure && isOpen(text)) return 'negotiable';
  return quoteOf(text);
}

/** A share does not depend on how long it vests. */
const VESTING = /(?<![\d.,])\d+(?:[.,]\d+)?(?:\s+|-)(?:years?|yrs?|months?)(?!\p{L})/giu;
const figuresIn = (text: string): readonly string[] =>
  plain(text)
    .replace(VESTING, ' ')
    .match(/\d+(?:[.,]\d+)?/g) ?? [];

/** An answer in quotation marks: cut behind its beginning where that names all its figures, else where most of them stand. */
function quoteOf(text: string): string {
  const beginning = clip(text, LONGEST);
  const named = figuresIn(beginning);
  const isWhole = named.length > 0 && figuresIn(text).every((figure) => named.includes(figure));
  return isWhole && !beginning.startsWith('…') ? `“${beginning}”` : quote(text, LONGEST, tellsOfFigure);
}

function timeOf({ founderPreference, applicantPreference }: Person): Answer {
  return founderPreference
    ? {
        text: answerFor(founderPreference, 'coFounderCommitment', 'HOURS'),
        correction: founderPreference.readings?.coFounderCommitment,
      }
    : {
        text: answerFor(applicantPreference, 'timeCommitment', 'HOURS'),
        correction: applicantPreference?.readings?.timeCommitment,
      };
}

function equityOf({ founderPreference, applicantPreference }: Person): Answer {
  return founderPreference
    ? {
        text: answerFor(founderPreference, 'equityOffered', 'EQUITY'),
        correction: founderPreference.readings?.equityOffered,
      }
    : {
        text: answerFor(applicantPreference, 'equityExpectation', 'EQUITY'),
        correction: applicantPreference?.readings?.equityExpectation,
      };
}

/** The share that was given at registration, where no answer was written since. */
function shareOf({ company, founderPreference }: Person): string | undefined {
  if (founderPreference?.equityOffered) return undefined;
  const percent = company?.equityOffered ?? undefined;
  return percent === undefined ? undefined : percentWords({ low: percent, high: percent, flexible: false });
}

const WAY = /\b(?:remote(?:ly)?|on[- ]?site|hybrid|office|in person)\b/i;

/** How they would work together; of an applicant the part of the answer on working style that says so. */
function wayOf(person: Person): string | undefined {
  if (person.role === 'FOUNDER') {
    const { chosen, written } = founderWay(person);
    return chosen ?? (written ? quote(written, LONGEST) : undefined);
  }
  const { chosen, written } = applicantWay(person);
  if (chosen || !written || !WAY.test(written)) return chosen;
  return quote(written, LONGEST, (word) => WAY.test(word));
}

/** When the time they name begins or changes, as they wrote it, where `hours` leaves it out; 'available to join' where they said that, and of time no more than how much. */
function startOf(person: Person, hours: string | undefined): string | undefined {
  const { text } = timeOf(person);
  const when = text ? parseHours(text)?.when : undefined;
  const at = when && text ? text.toLowerCase().indexOf(when) : -1;
  if (text && when && at >= 0) {
    const words = clip(text.slice(at, at + when.length), LONGEST);
    return hours?.includes(words) ? undefined : words;
  }
  return person.availability && (!text || ONLY_HOURS.test(text)) ? 'available to join' : undefined;
}

/** The sum as they wrote it; of a company without one, what kind of pay it chose. */
function payOf({ company, salaryExpectations }: Person): string | undefined {
  if (salaryExpectations) return quote(salaryExpectations, LONGEST, tellsOfFigure);
  if (!company) return undefined;
  const statement = payStatement(company);
  if (statement) return quote(statement, LONGEST, tellsOfFigure);
  return company.compensation ? COMPENSATION[company.compensation] : undefined;
}

/** Why they would join; where they have not said so, what they said of ideas, which may be what they do not like. */
function wishOf({ applicantPreference }: Person): string | undefined {
  const { joinMotivation, ideaPreferences = [] } = applicantPreference ?? {};
  if (joinMotivation) return quote(joinMotivation, LONGEST_WISH);
  return ideaPreferences.length > 0
    ? `On ideas: ${quote(ideaPreferences.join(', '), LONGEST_WISH)}`
    : undefined;
}
