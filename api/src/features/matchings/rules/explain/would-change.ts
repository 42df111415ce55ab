import { type Contribution, matchLabel, type Score, shownScore } from '../score/score.ts';
import type { Scene } from './scene.ts';
import { hoursWords, percentWords, YOU } from './wording.ts';

const MOST = 3;
/** An answer or a change that moves the shown score by less is not worth asking for. */
const WORTH_ASKING = 0.015;

interface Lever {
  /** Features of both sides that hang on the answer. */
  readonly features: readonly string[];
  /** Whether the viewer has left it open although the other has said. */
  readonly missing: (scene: Scene) => string | undefined;
  /** What the viewer could give way on, and to what; undefined when it is not theirs to change. */
  readonly give?: (scene: Scene) => string | undefined;
}

const FOUNDER_LEVERS: readonly Lever[] = [
  {
    features: ['equity'],
    missing: ({ pair: { founder, applicant } }) =>
      founder.quantities.equity || !applicant.quantities.equity
        ? undefined
        : `Say how much equity you offer: they hope for ${percentWords(applicant.quantities.equity)}.`,
    give: ({ pair: { applicant } }) =>
      applicant.quantities.equity &&
      `If you could offer ${percentWords({ ...applicant.quantities.equity, high: applicant.quantities.equity.low })}`,
  },
  {
    features: ['hours'],
    missing: ({ pair: { founder, applicant } }) =>
      founder.quantities.hours || !applicant.quantities.hours
        ? undefined
        : `Say how much time you need: they can give ${hoursWords(applicant.quantities.hours)}.`,
    give: ({ pair: { applicant } }) =>
      applicant.quantities.hours && `If ${hoursWords(applicant.quantities.hours)} were enough for you`,
  },
  {
    features: ['pay'],
    missing: ({ pair: { founder, applicant }, founder: person }) =>
      founder.quantities.pay ||
      !applicant.quantities.pay ||
      applicant.quantities.pay.low === 0 ||
      person.company?.compensation === 'EQUITY'
        ? undefined
        : 'Say what you can pay, for example in “Other details”: they have said what they need.',
  },
  {
    features: ['place'],
    missing: ({ founder }) =>
      founder.founderPreference?.workingArrangement
        ? undefined
        : 'Say how you want to work together: on site, remote, or both.',
    give: ({ pair: { founder } }) =>
      founder.quantities.place?.mode === 'REMOTE' ? undefined : 'If you could work with them remotely',
  },
  {
    features: ['needs', 'wanted'],
    missing: ({ founder }) =>
      founder.founderPreference?.skillsNeeded.length
        ? undefined
        : 'List the skills you need one by one; so far we read them from your text.',
  },
  {
    features: ['pace'],
    missing: ({ pair: { founder, applicant } }) =>
      founder.quantities.pace === undefined && applicant.quantities.pace !== undefined
        ? 'Describe your pace, such as “steady” or “fast”.'
        : undefined,
  },
];

const APPLICANT_LEVERS: readonly Lever[] = [
  {
    features: ['equity'],
    missing: ({ pair: { founder, applicant } }) =>
      applicant.quantities.equity || !founder.quantities.equity
        ? undefined
        : `Say how much equity you hope for: they offer ${percentWords(founder.quantities.equity)}.`,
    give: ({ pair: { founder } }) =>
      founder.quantities.equity && `If ${percentWords(founder.quantities.equity)} were enough for you`,
  },
  {
    features: ['hours'],
    missing: ({ pair: { founder, applicant } }) =>
      applicant.quantities.hours || !founder.quantities.hours
        ? undefined
        : `Say how much time you can give: they ask for ${hoursWords(founder.quantities.hours)}.`,
    give: ({ pair: { founder } }) =>
      founder.quantities.hours && `If you could give ${hoursWords(founder.quantities.hours)}`,
  },
  {
    features: ['pay'],
    missing: ({ pair: { applicant } }) =>
      applicant.quantities.pay ? undefined : 'Say what pay you need, even if it is none.',
  },
  {
    features: ['place'],
    missing: ({ pair: { applicant } }) => (applicant.quantities.place ? undefined : 'Say where you are.'),
    give: ({ pair: { founder, applicant } }) =>
      founder.quantities.place?.mode === 'ON_SITE' || founder.quantities.place?.mode === 'HYBRID'
        ? applicant.quantities.place?.moves === 'YES'
          ? undefined
          : 'If you could be where they are'
        : undefined,
  },
  {
    features: ['idea'],
    missing: ({ applicant }) =>
      applicant.applicantPreference?.ideaPreferences.length
        ? undefined
        : 'Say which kinds of ideas you would like to work on.',
  },
  {
    features: ['needs', 'wanted'],
    missing: ({ pair: { applicant } }) =>
      applicant.terms.BRING.length > 0 ? undefined : 'List your skills: they have listed what they need.',
  },
  {
    features: ['risk'],
    missing: ({ pair: { applicant } }) =>
      applicant.quantities.risk ? undefined : 'Say how much risk you would take: low, medium or high.',
  },
];

/**
 * What the viewer could answer or change: first what would lift the shown score most, computed by scoring the
 * pair again with that line met; then their open questions the other has answered. At most three.
 */
export function wouldChange(scene: Scene, score: Score): string[] {
  const levers = scene.f === YOU ? FOUNDER_LEVERS : APPLICANT_LEVERS;
  const now = shownScore(score);
  const ideas = levers.flatMap((lever) => {
    const met = shownScore(withMet(score, lever.features));
    if (met - now < WORTH_ASKING) return [];
    const question = lever.missing(scene);
    if (question) return [{ text: question, gain: met - now }];
    if (!worstOf(score, lever.features)) return [];
    const change = lever.give?.(scene);
    return change
      ? [
          {
            text: `${change}, this match would read ${matchLabel(met)} instead of ${matchLabel(now)}.`,
            gain: met - now,
          },
        ]
      : [];
  });
  return ideas
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST)
    .map(({ text }) => text);
}

/** Whether one of the features is known and speaks against. */
function worstOf({ founder, applicant }: Score, features: readonly string[]): boolean {
  return [...founder.contributions, ...applicant.contributions].some(
    ({ name, value }) => features.includes(name) && value !== undefined && value < 0,
  );
}

const FULLY_MET = 0.8;

/** The score if these features were met. */
function withMet(score: Score, features: readonly string[]): Score {
  const lift = (contributions: readonly Contribution[]) =>
    contributions
      .filter(({ name }) => features.includes(name))
      .reduce((sum, { value = 0, weight }) => sum + weight * Math.max(0, FULLY_MET - value), 0);
  const raised = (judgement: Score['founder']) => ({
    ...judgement,
    logOdds: judgement.logOdds + lift(judgement.contributions),
  });
  return { founder: raised(score.founder), applicant: raised(score.applicant) };
}
