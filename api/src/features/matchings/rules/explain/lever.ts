import type { Question } from '@ampersand/contract/questions';
import { clockGap } from '../read/quantities/place.ts';
import { REMOTE } from '../read/quantities/place-ways.ts';
import { inEnglish } from '../read/quantities/place-words.ts';
import { plain } from '../read/quantities/plain.ts';
import { placeForApplicant, placeForFounder } from '../score/features.ts';
import { payApart } from './pay-sentences.ts';
import type { Scene } from './scene.ts';
import { equityWords, isQuote, timeWords } from './term-words.ts';

/** Something the reader could answer or give way on. */
export interface Lever {
  /** Features of both sides that hang on the answer. */
  readonly features: readonly string[];
  /** What to ask where the reader has written nothing; undefined where they have, or the other has not. */
  readonly missing: (scene: Scene) => string | undefined;
  readonly give?: Give;
}

/** What the reader could give way on; nobody is told to do what they or the other have ruled out. */
interface Give {
  /** Absent where no question stands behind it. */
  readonly question?: Question;
  /** The reader's own words. */
  readonly own: (scene: Scene) => string | null | undefined;
  /** "If 20 hours a week were enough for you"; undefined when it would not help. */
  readonly change: (scene: Scene) => string | undefined;
}

type AskIf = (isOpen: (scene: Scene) => boolean, question: (scene: Scene) => string) => Lever['missing'];
export const ask: AskIf = (isOpen, question) => (scene) => (isOpen(scene) ? question(scene) : undefined);

export const hopedFor = ({ applicant: { applicantPreference: hope }, pair }: Scene) =>
  pair.applicant.quantities.equity &&
  equityWords(pair.applicant.quantities.equity, {
    text: hope?.equityExpectation,
    correction: hope?.readings?.equityExpectation,
  });
export const offered = ({ founder: { founderPreference: wish }, pair }: Scene) =>
  pair.founder.quantities.equity &&
  equityWords(pair.founder.quantities.equity, {
    text: wish?.equityOffered,
    correction: wish?.readings?.equityOffered,
  });
export const given = ({ applicant: { applicantPreference: hope }, pair }: Scene) =>
  pair.applicant.quantities.hours &&
  timeWords(pair.applicant.quantities.hours, {
    text: hope?.timeCommitment,
    correction: hope?.readings?.timeCommitment,
  });
export const asked = ({ founder: { founderPreference: wish }, pair }: Scene) =>
  pair.founder.quantities.hours &&
  timeWords(pair.founder.quantities.hours, {
    text: wish?.coFounderCommitment,
    correction: wish?.readings?.coFounderCommitment,
  });

export const said = (verb: string, words = '') => `${isQuote(words) ? 'say' : verb} ${words}`;
/** Advice names figures only. */
export const figure = (words: string | undefined, advice: (words: string) => string) =>
  words === undefined || isQuote(words) ? undefined : advice(words);

/** Nobody gives way by more than as much again: 1% is not made 30%. */
export const isSmall = (from: number, to: number) => to <= 2 * from;

/** Whether where they are and how they would work speaks against the two, for either. */
export const isPlaceAgainst = ({ pair }: Scene): boolean =>
  [placeForFounder(pair), placeForApplicant(pair)].some((value) => value !== undefined && value < 0);

/** Whether more pay would close a gap that the two are told of. */
export function isPayNear(scene: Scene): boolean {
  const { founder, applicant } = scene.pair;
  const [paid, needed] = [founder.quantities.pay, applicant.quantities.pay];
  return !!paid && !!needed && payApart(scene, 'APPLICANT') !== undefined && isSmall(paid.high, needed.low);
}

/** Whether a founder may offer remote work, to some or in another answer, or rules it out there: nobody is advised to do either. */
export function speaksOfRemote({ pair, founder: { company } }: Scene): boolean {
  const texts = [company?.lookingFor, company?.otherDetails];
  const isElsewhere = texts.some((text) => REMOTE.test(inEnglish(plain(text ?? ''))));
  return isElsewhere || pair.founder.quantities.place?.unsure === true;
}

const WORKABLE_GAP = 180;

/** Whether working apart would suit both: neither wants to sit side by side, and the clocks are near enough. */
export function couldWorkApart({ pair: { founder, applicant } }: Scene): boolean {
  const [home, other] = [founder.quantities.place, applicant.quantities.place];
  if (!home || !other || other.mode === 'ON_SITE' || other.mode === 'HYBRID') return false;
  if (home.offset === undefined || other.offset === undefined) return false;
  const limit = Math.min(WORKABLE_GAP, home.maxGap ?? WORKABLE_GAP, other.maxGap ?? WORKABLE_GAP);
  return clockGap(home.offset, other.offset) <= limit;
}
