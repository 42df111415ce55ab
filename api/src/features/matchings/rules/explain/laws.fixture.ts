import type { Person } from '../read/person.ts';
import { shortfall } from '../read/quantities/range.ts';
import { wordsOf } from '../read/vocabulary.ts';
import { placeForApplicant, placeForFounder } from '../score/features.ts';
import { type Contribution, isUnmetMust, type Score, scoreOf } from '../score/score.ts';
import { explain, type Reading, type Reason, sceneOf } from './explain.ts';
import { linesLaw } from './lines-law.fixture.ts';
import type { Scene } from './scene.ts';
import { grows, laterHours } from './term-words.ts';
import { whyTopics } from './why.ts';
import { wouldChange } from './would-change.ts';

/** What is said of a pair to one of the two, and what it was said from. */
export interface Told extends ReturnType<typeof explain> {
  readonly topics: ReturnType<typeof whyTopics>;
  readonly scene: Scene;
  readonly score: Score;
  readonly wouldChange: readonly string[];
}

/** Everything that `viewer` reads about `other`. */
export function tellAll(viewer: Reading, other: Reading): Told {
  const scene = sceneOf(viewer, other);
  const score = scoreOf(scene.pair);
  return {
    scene,
    score,
    ...explain(scene, score),
    topics: whyTopics(scene, score),
    wouldChange: wouldChange(scene, score),
  };
}

/** Gives what breaks the law, none when it is kept. */
export type Law = (told: Told) => readonly string[];

const TOPIC_OF: readonly (readonly [field: string, topic: string])[] = [
  ['applicantGoals', 'learn'],
  ['equityExpectation', 'equity'],
  ['timeCommitment', 'hours'],
  ['salaryExpectations', 'pay'],
  ['riskAppetite', 'risk'],
  ['startupPace', 'pace'],
  ['location', 'place'],
  ['skillsNeeded', 'skills'],
  ['lookingFor', 'skills'],
  ['workingArrangement', 'place'],
  ['ideaPreferences', 'idea'],
  ['interests', 'idea'],
  ['joinMotivation', 'idea'],
  ['skillsOffered', 'overlap'],
];

/** What a sentence is about, by the fields it names. */
export function topicOf({ fields }: Pick<Reason, 'fields'>): string {
  return TOPIC_OF.find(([field]) => fields.includes(field))?.[1] ?? 'overlap';
}

const MUST_TOPIC: Readonly<Record<string, string>> = {
  skillsNeeded: 'skills',
  skillsOffered: 'overlap',
  equityOffered: 'equity',
  equityExpectation: 'equity',
  coFounderCommitment: 'hours',
  timeCommitment: 'hours',
  workingArrangement: 'place',
  riskAppetite: 'risk',
  startupPace: 'pace',
  ideaPreferences: 'idea',
};

/** Quotations of a sentence, without their marks. */
const quotesIn = (text: string): string[] => [...text.matchAll(/“([^”]*)”/g)].map(([, words = '']) => words);

const oneOf: Law = ({ reasons, gaps }) => {
  const whole = reasons.filter((reason) =>
    gaps.some((gap) => topicOf(gap) === topicOf(reason) && topicOf(gap) !== 'skills'),
  );
  const wanted = (each: Reason) => quotesIn(each.text.split(/; |\. /)[0] ?? '');
  const skills = (list: readonly Reason[]) =>
    list.filter((each) => topicOf(each) === 'skills').flatMap(wanted);
  const twice = skills(reasons).filter((need) => skills(gaps).includes(need));
  return [...whole.map(({ text }) => text), ...twice];
};

/** What is to come, by the writer's own plan. */
const laterOf = ({ founder, applicant }: Scene) => ({
  asked: laterHours({ text: founder.founderPreference?.coFounderCommitment }),
  given: laterHours({ text: applicant.applicantPreference?.timeCommitment }),
});

const sidesMeet: Law = ({ reasons, scene }) => {
  const { pair } = scene;
  const [f, a] = [pair.founder.quantities, pair.applicant.quantities];
  const touch = (one: typeof f.hours, other: typeof f.hours) =>
    one !== undefined && other !== undefined && shortfall(one, other) === 0 && shortfall(other, one) === 0;
  const meets: Readonly<Record<string, () => boolean>> = {
    // Who may begin with less is met by what they ask for later.
    hours: () => touch(f.hours, a.hours) || touch(laterOf(scene).asked, a.hours),
    equity: () => touch(f.equity, a.equity) && f.equity?.high !== 0 && a.equity?.high !== 0,
    pay: () => a.pay?.high === 0 || (f.pay !== undefined && a.pay !== undefined && f.pay.high >= a.pay.low),
    place: () => (placeForFounder(pair) ?? -1) >= 0.3 && (placeForApplicant(pair) ?? -1) >= 0.3,
  };
  return reasons.filter((reason) => meets[topicOf(reason)]?.() === false).map(({ text }) => text);
};

const mustFirst: Law = ({ gaps, scene, score }) => {
  const unmet = (list: readonly Contribution[], who: Scene['pair']['founder']) =>
    list
      .filter(({ weighed, value }) => isUnmetMust(weighed, value, who, scene.pair))
      .map(({ name, weighed }) => MUST_TOPIC[weighed.preference ?? ''] ?? name);
  const broken = [
    ...unmet(score.founder.contributions, scene.pair.founder),
    ...unmet(score.applicant.contributions, scene.pair.applicant),
  ];
  // Time that is to grow, soon for whoever gives it or at all for whoever asks, is no gap.
  const mayGrow = laterOf(scene).given || grows(scene.founder.founderPreference?.coFounderCommitment);
  const told = broken.filter((topic) => topic !== 'hours' || !mayGrow);
  if (told.length === 0 || (gaps[0] && broken.includes(topicOf(gaps[0])))) return [];
  return [`${broken.join(', ')} is broken; first: ${gaps[0]?.text ?? 'nothing'}`];
};

const rightHeading: Law = ({ reasons, gaps }) =>
  [...reasons, ...gaps]
    .filter(({ direction, text }) => {
      const own = text.replace(/“[^”]*”/g, '');
      const first = /\b(?:you(?:rs?)?|they|theirs?|them)\b/i.exec(own)?.[0].toLowerCase() ?? '';
      return !/^you (?:are )?both\b/i.test(own) && first.startsWith('you') !== (direction === 'YOU_LOOK_FOR');
    })
    .map(({ direction, text }) => `${direction}: ${text}`);

const BREAKS: readonly RegExp[] = [
  /\.\s*\.|…\.{2}|\.”\.|“\s*”|[;,:]”/,
  /undefined|null|NaN|\[object/,
  /\b1(?:\.0)? hours\b|\b1 days\b|\b1 months\b/,
  /^[^A-Z]|[^.]$/,
  /\ba (?:8|11|18)\b|\ba (?:idea|offer|hour)\b|\ban (?:few|year|week)\b/,
  /“[^”]*“|”[^“]*”/,
  /come from work as|that can meet|write about risk/,
];
const LONGEST = 360;

const reads: Law = ({ reasons, gaps, wouldChange: advice }) =>
  [...reasons.map(({ text }) => text), ...gaps.map(({ text }) => text), ...advice].filter(
    (text) =>
      text.length > LONGEST ||
      BREAKS.some((fault) => fault.test(text)) ||
      /\s{2}| [,.;:]/.test(text.replace(/“[^”]*”/g, '“x”')),
  );

/** Every text and entry that somebody wrote. */
function writings(person: Person): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  return strings({ ...person, role: null }).map((text) => text.replace(/\s+/g, ' ').trim());
}

const content = (text: string) => wordsOf(text.replace(/…/g, ' ')).filter((word) => word.length >= 4);
/** The longest run of a quotation that stands as it was written, and the text it is from. */
function sourceOf(quoted: string, texts: readonly string[]): string | undefined {
  const core = quoted.replace(/^…|…$/g, '').replace(/[‘’]/g, '');
  return texts.find((text) => text.replace(/[“”‘’]/g, '').includes(core));
}

const keepsWords: Law = ({ reasons, gaps, scene }) => {
  const { pair, founder, applicant } = scene;
  const texts = [...writings(founder), ...writings(applicant), ...pair.needs.map(({ need }) => need.text)];
  const isCut = (quoted: string) => /^…|…$/.test(quoted);
  const whole = (quoted: string) => (isCut(quoted) ? (sourceOf(quoted, texts) ?? quoted) : quoted);
  const notWritten = [...reasons, ...gaps].filter(({ text }) =>
    quotesIn(text).some((quoted) => isCut(quoted) && !sourceOf(quoted, texts)),
  );
  const losing = reasons.filter((reason) => {
    const quotes = ['skills', 'idea', 'learn'].includes(topicOf(reason)) ? quotesIn(reason.text) : [];
    return quotes.filter(isCut).some((quoted) => {
      const others = quotes.filter((each) => each !== quoted).flatMap((each) => content(whole(each)));
      const shared = content(whole(quoted)).filter((word) => others.includes(word));
      return shared.length > 0 && !shared.some((word) => content(quoted).includes(word));
    });
  });
  return [...notWritten, ...losing].map(({ text }) => text);
};

const LINE_OF: Readonly<Record<string, string>> = {
  ...{ hours: 'Time', equity: 'Equity', pay: 'Pay', place: 'Place' },
  ...{ pace: 'Pace', risk: 'Risk', skills: 'Skills', idea: 'Idea' },
};

const noFit: Law = ({ gaps, topics }) =>
  gaps.flatMap((gap) =>
    topics
      .filter(({ name }) => name === LINE_OF[topicOf(gap)])
      .filter(({ suitsYou, suitsThem }) => suitsYou === 'FITS' || suitsThem === 'FITS')
      .map(({ name }) => `${name} fits; ${gap.text}`),
  );

/** What holds of everything that is said of a pair. */
export const LAWS = {
  'nothing is both reason and gap': oneOf,
  'the two sides of a reason meet': sidesMeet,
  'what is to be talked about fits on no line': noFit,
  'a broken must-have is the first gap': mustFirst,
  'a sentence begins with whoever looks for it': rightHeading,
  'a sentence is whole, short and of one piece': reads,
  'a quotation keeps the words that made the match': keepsWords,
  ...linesLaw,
} as const satisfies Record<string, Law>;

/** What breaks a law, by law. */
export function broken(told: Told): { law: string; what: string }[] {
  return Object.entries(LAWS).flatMap(([law, check]) => check(told).map((what) => ({ law, what })));
}
