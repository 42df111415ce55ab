import type { Side } from '@ampersand/contract/enumerations';
import type { Question } from '@ampersand/contract/questions';
import { clockGap } from '../read/quantities/place.ts';
import { shortfall } from '../read/quantities/range.ts';
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
  readonly question: Question;
  /** The reader's own words. */
  readonly own: (scene: Scene) => string | null | undefined;
  /** "If 20 hours a week were enough for you"; undefined when it would not help. */
  readonly change: (scene: Scene) => string | undefined;
}

type AskIf = (isOpen: (scene: Scene) => boolean, question: (scene: Scene) => string) => Lever['missing'];
const ask: AskIf = (isOpen, question) => (scene) => (isOpen(scene) ? question(scene) : undefined);

const hopedFor = ({ applicant: { applicantPreference: hope }, pair }: Scene) =>
  pair.applicant.quantities.equity &&
  equityWords(pair.applicant.quantities.equity, {
    text: hope?.equityExpectation,
    correction: hope?.readings?.equityExpectation,
  });
const offered = ({ founder: { founderPreference: wish }, pair }: Scene) =>
  pair.founder.quantities.equity &&
  equityWords(pair.founder.quantities.equity, {
    text: wish?.equityOffered,
    correction: wish?.readings?.equityOffered,
  });
const given = ({ applicant: { applicantPreference: hope }, pair }: Scene) =>
  pair.applicant.quantities.hours &&
  timeWords(pair.applicant.quantities.hours, {
    text: hope?.timeCommitment,
    correction: hope?.readings?.timeCommitment,
  });
const asked = ({ founder: { founderPreference: wish }, pair }: Scene) =>
  pair.founder.quantities.hours &&
  timeWords(pair.founder.quantities.hours, {
    text: wish?.coFounderCommitment,
    correction: wish?.readings?.coFounderCommitment,
  });

const said = (verb: string, words = '') => `${isQuote(words) ? 'say' : verb} ${words}`;
/** Advice names figures only. */
const figure = (words: string | undefined, advice: (words: string) => string) =>
  words === undefined || isQuote(words) ? undefined : advice(words);

const WORKABLE_GAP = 180;

/** Whether working apart would suit both: neither wants to sit side by side, and the clocks are near enough. */
function couldWorkApart({ pair: { founder, applicant } }: Scene): boolean {
  const [home, other] = [founder.quantities.place, applicant.quantities.place];
  if (!home || !other || other.mode === 'ON_SITE') return false;
  if (home.offset === undefined || other.offset === undefined) return false;
  const limit = Math.min(WORKABLE_GAP, home.maxGap ?? WORKABLE_GAP, other.maxGap ?? WORKABLE_GAP);
  return clockGap(home.offset, other.offset) <= limit;
}

const FOUNDER_LEVERS: readonly Lever[] = [
  {
    features: ['equity'],
    missing: ask(
      (scene) =>
        !scene.founder.founderPreference?.equityOffered &&
        scene.founder.company?.equityOffered == null &&
        !!hopedFor(scene),
      (scene) => `Say how much equity you offer: they ${said('hope for', hopedFor(scene))}.`,
    ),
    give: {
      question: 'equityOffered',
      own: ({ founder }) => founder.founderPreference?.equityOffered,
      change: ({ pair: { founder, applicant } }) => {
        const [own, hope] = [founder.quantities.equity, applicant.quantities.equity];
        return own && hope && shortfall(own, hope) > 0
          ? `If you could offer ${Math.round(hope.low * 10) / 10} %`
          : undefined;
      },
    },
  },
  {
    features: ['hours'],
    missing: ask(
      (scene) => !scene.founder.founderPreference?.coFounderCommitment && !!given(scene),
      (scene) => `Say how much time you need: they ${said('can give', given(scene))}.`,
    ),
    give: {
      question: 'coFounderCommitment',
      own: ({ founder }) => founder.founderPreference?.coFounderCommitment,
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [own, has] = [founder.quantities.hours, applicant.quantities.hours];
        return own && has && shortfall(has, own) > 0
          ? figure(given(scene), (it) => `If ${it} were enough for you`)
          : undefined;
      },
    },
  },
  {
    features: ['pay'],
    missing: ask(
      ({ pair: { founder, applicant }, founder: { company } }) =>
        !founder.quantities.pay &&
        !company?.otherDetails &&
        (applicant.quantities.pay?.low ?? 0) > 0 &&
        company?.compensation !== 'EQUITY',
      () => 'Say what you can pay, for example in “Other details”: they have said what they need.',
    ),
  },
  {
    features: ['place'],
    missing: ask(
      ({ founder }) => !founder.founderPreference?.workingArrangement,
      () => 'Say how you want to work together: on site, remote, or both.',
    ),
    give: {
      question: 'workingArrangement',
      own: ({ founder }) => founder.founderPreference?.workingArrangement,
      change: (scene) =>
        scene.pair.founder.quantities.place?.mode !== 'REMOTE' && couldWorkApart(scene)
          ? 'If you could work with them remotely'
          : undefined,
    },
  },
  {
    features: ['needs', 'wanted'],
    missing: ask(
      ({ founder }) => !founder.founderPreference?.skillsNeeded.length,
      () => 'List the skills you need one by one; so far we read them from your text.',
    ),
  },
  {
    features: ['pace'],
    missing: ask(
      ({ founder, pair }) =>
        !founder.founderPreference?.startupPace && pair.applicant.quantities.pace !== undefined,
      () => 'Describe your pace, such as “steady” or “fast”.',
    ),
  },
];

const APPLICANT_LEVERS: readonly Lever[] = [
  {
    features: ['equity'],
    missing: ask(
      (scene) => !scene.applicant.applicantPreference?.equityExpectation && !!offered(scene),
      (scene) => `Say how much equity you hope for: they ${said('offer', offered(scene))}.`,
    ),
    give: {
      question: 'equityExpectation',
      own: ({ applicant }) => applicant.applicantPreference?.equityExpectation,
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [offer, own] = [founder.quantities.equity, applicant.quantities.equity];
        return offer && own && offer.high > 0 && shortfall(offer, own) > 0
          ? `If ${offered(scene)} were enough for you`
          : undefined;
      },
    },
  },
  {
    features: ['hours'],
    missing: ask(
      (scene) => !scene.applicant.applicantPreference?.timeCommitment && !!asked(scene),
      (scene) => `Say how much time you can give: they ${said('ask for', asked(scene))}.`,
    ),
    give: {
      question: 'timeCommitment',
      own: ({ applicant }) => applicant.applicantPreference?.timeCommitment,
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [ask, own] = [founder.quantities.hours, applicant.quantities.hours];
        return ask && own && shortfall(own, ask) > 0
          ? figure(asked(scene), (it) => `If you could give ${it}`)
          : undefined;
      },
    },
  },
  {
    features: ['pay'],
    missing: ask(
      ({ applicant, pair }) => !applicant.salaryExpectations && !pair.applicant.quantities.pay,
      () => 'Say what pay you need, even if it is none.',
    ),
  },
  {
    features: ['place'],
    missing: ask(
      ({ applicant, pair }) => !applicant.location && !pair.applicant.quantities.place,
      () => 'Say where you are.',
    ),
    give: {
      question: 'workingStyle',
      own: ({ applicant: { location, applicantPreference } }) =>
        [location, applicantPreference?.workingStyle, applicantPreference?.timeCommitment]
          .filter(Boolean)
          .join('. '),
      change: ({ pair: { founder, applicant } }) => {
        const [home, own] = [founder.quantities.place, applicant.quantities.place];
        const isTied = home?.mode === 'ON_SITE' || home?.mode === 'HYBRID';
        const isFree = own?.mode !== 'REMOTE' && own?.moves !== 'NO' && own?.moves !== 'YES';
        return isTied && isFree ? 'If you could be where they are' : undefined;
      },
    },
  },
  {
    features: ['idea'],
    missing: ask(
      ({ applicant }) => !applicant.applicantPreference?.ideaPreferences.length,
      () => 'Say which kinds of ideas you would like to work on.',
    ),
  },
  {
    features: ['needs', 'wanted'],
    missing: ask(
      ({ pair: { applicant } }) => applicant.terms.BRING.length === 0,
      () => 'List your skills: they have listed what they need.',
    ),
  },
  {
    features: ['risk'],
    missing: ask(
      ({ applicant }) => !applicant.applicantPreference?.riskAppetite,
      () => 'Say how much risk you would take: low, medium or high.',
    ),
  },
];

export const LEVERS: Readonly<Record<Side, readonly Lever[]>> = {
  FOUNDER: FOUNDER_LEVERS,
  APPLICANT: APPLICANT_LEVERS,
};
