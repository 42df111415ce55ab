import { shortfall } from '../read/quantities/range.ts';
import { timeAskedBy } from '../read/time-stated.ts';
import { equityApart } from './equity-sentences.ts';
import { hoursApart } from './hours-sentences.ts';
import {
  ask,
  couldWorkApart,
  figure,
  given,
  hopedFor,
  isPayNear,
  isPlaceAgainst,
  isSmall,
  type Lever,
  said,
  speaksOfRemote,
} from './lever.ts';
import { payWritten } from './term-words.ts';
import { percentWords } from './wording.ts';

/** What a founder could answer or give way on. */
export const FOUNDER_LEVERS: readonly Lever[] = [
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
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [own, hope] = [founder.quantities.equity, applicant.quantities.equity];
        return own &&
          hope &&
          equityApart(scene, 'FOUNDER') &&
          shortfall(own, hope) > 0 &&
          isSmall(own.high, hope.low)
          ? `If you could offer ${percentWords({ ...hope, high: hope.low })}`
          : undefined;
      },
    },
  },
  {
    features: ['hours'],
    missing: ask(
      (scene) => !timeAskedBy(scene.founder) && !!given(scene),
      (scene) => `Say how much time you need: they ${said('can give', given(scene))}.`,
    ),
    give: {
      question: 'coFounderCommitment',
      own: ({ founder }) => founder.founderPreference?.coFounderCommitment,
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [own, has] = [founder.quantities.hours, applicant.quantities.hours];
        return own &&
          has &&
          hoursApart(scene, 'FOUNDER') &&
          shortfall(has, own) > 0 &&
          isSmall(has.high, own.low)
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
      () => 'Say what you can pay, for example in ‘Other details’: they have said what they need.',
    ),
    give: {
      own: (scene) => payWritten(scene).stated,
      change: (scene) => (isPayNear(scene) ? 'If you could pay what they ask for' : undefined),
    },
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
        scene.pair.founder.quantities.place?.mode !== 'REMOTE' &&
        !speaksOfRemote(scene) &&
        isPlaceAgainst(scene) &&
        couldWorkApart(scene)
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
