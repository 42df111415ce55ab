import { shortfall } from '../read/quantities/range.ts';
import { equityApart } from './equity-sentences.ts';
import { hoursApart } from './hours-sentences.ts';
import {
  ask,
  asked,
  figure,
  isPayNear,
  isPlaceAgainst,
  isSmall,
  type Lever,
  offered,
  said,
} from './lever.ts';
import { payWritten } from './term-words.ts';
import { percentWords } from './wording.ts';

/** What an applicant could answer or give way on. */
export const APPLICANT_LEVERS: readonly Lever[] = [
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
        return offer &&
          own &&
          equityApart(scene, 'APPLICANT') &&
          shortfall(offer, own) > 0 &&
          isSmall(offer.high, own.low)
          ? figure(
              offered(scene),
              () => `If ${percentWords({ ...offer, low: offer.high })} were enough for you`,
            )
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
        return ask &&
          own &&
          hoursApart(scene, 'APPLICANT') &&
          shortfall(own, ask) > 0 &&
          isSmall(own.high, ask.low)
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
    give: {
      own: (scene) => payWritten(scene).asked,
      change: (scene) => (isPayNear(scene) ? 'If what they pay were enough for you' : undefined),
    },
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
      change: (scene) => {
        const { founder, applicant } = scene.pair;
        const [home, own] = [founder.quantities.place, applicant.quantities.place];
        const isTied = home?.mode === 'ON_SITE' || home?.mode === 'HYBRID';
        const isNear = home?.country !== undefined && home.country === own?.country;
        // Who comes by train is there already; who has an office in another country wants it there.
        const isFree =
          own?.moves === undefined && (isNear ? own?.mode !== 'REMOTE' : own?.mode === undefined);
        return isTied && isFree && isPlaceAgainst(scene) ? 'If you could be where they are' : undefined;
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
