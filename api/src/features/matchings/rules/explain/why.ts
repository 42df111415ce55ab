import type { Suits, WhyTopic } from '@ampersand/contract/matchings';
import type { Score } from '../score/score.ts';
import { topicsApart } from './explain.ts';
import { isOfAField } from './idea-sentences.ts';
import { areForeign } from './language.ts';
import { isOfAnotherCase } from './other-case.ts';
import { placeMeets } from './place-facts.ts';
import type { Said } from './said.ts';
import * as said from './said.ts';
import type { Scene } from './scene.ts';
import type { Topic as Subject } from './sentences.ts';
import { skillTopic } from './skill-topic.ts';
import { suits, type TopicOfTwo, type Wish } from './topic.ts';
import { YOU } from './wording.ts';

interface Topic {
  readonly name: string;
  readonly founder: Said;
  readonly applicant: Said;
  readonly founderAsks?: Wish;
  readonly applicantAsks?: Wish;
  /** Whether it is told at all; absent: it is. */
  readonly isTold?: (scene: Scene) => boolean;
}

/** An answer on how they work that says only where stands under 'Place'. */
const unlessOnlyWhere = (how: Said) => (scene: Scene) =>
  !said.workingStyle(scene) || how(scene) !== undefined;

/** A topic of which both ask the same. */
const shared = (topic: Pick<Topic, 'name' | 'founder' | 'applicant' | 'isTold'>, wish: Wish): Topic => ({
  ...topic,
  founderAsks: wish,
  applicantAsks: wish,
});

const TOPICS: readonly Topic[] = [
  {
    name: 'Idea',
    founder: said.idea,
    applicant: said.ideasLiked,
    applicantAsks: { features: ['idea', 'avoid'] },
  },
  shared({ name: 'Time', founder: said.timeAsked, applicant: said.timeGiven }, { features: ['hours'] }),
  shared(
    { name: 'Equity', founder: said.equityOffered, applicant: said.equityHoped },
    { features: ['equity'] },
  ),
  shared({ name: 'Pay', founder: said.payOffered, applicant: said.payNeeded }, { features: ['pay'] }),
  shared(
    { name: 'Place', founder: said.founderPlace, applicant: said.applicantPlace },
    { features: ['place'] },
  ),
  shared(
    { name: 'Pace', founder: said.pace, applicant: said.paceLiked, isTold: unlessOnlyWhere(said.paceLiked) },
    { features: ['pace'] },
  ),
  { name: 'Risk', founder: said.stage, applicant: said.riskAppetite, applicantAsks: { features: ['risk'] } },
  {
    name: 'Ways of working',
    founder: said.deciding,
    applicant: said.manner,
    founderAsks: { features: ['style'], loose: true },
    isTold: unlessOnlyWhere(said.manner),
  },
  {
    name: 'Values',
    founder: said.coreValues,
    applicant: (scene) => said.motivation(scene) ?? said.manner(scene),
    founderAsks: { features: ['values'], loose: true },
  },
  {
    name: 'Goals',
    founder: said.purpose,
    applicant: said.goals,
    applicantAsks: { features: ['motive', 'learn'], loose: true },
  },
  shared(
    { name: 'Worries and conflict', founder: said.concerns, applicant: said.conflictHandling },
    { features: ['conflict'], loose: true },
  ),
];

/** The topic that a sentence of what to talk about is on. */
const NAME_OF: Partial<Record<Subject, string>> = {
  skills: 'Skills',
  tongue: 'Skills',
  idea: 'Idea',
  dislike: 'Idea',
  hours: 'Time',
  equity: 'Equity',
  pay: 'Pay',
  place: 'Place',
  pace: 'Pace',
  risk: 'Risk',
};

const ON_TERMS: readonly Subject[] = ['hours', 'equity', 'pay', 'place'];

/** Topics that are compared by meaning, which is read in one language at a time. */
const BY_MEANING: readonly string[] = ['Skills', 'Idea'];

/** Whether what two answers have in common is no more than a sign: two clocks that are near, or a way of business that any field may be of. */
const isHalf: Readonly<Record<string, (scene: Scene) => boolean>> = {
  Place: (scene) => placeMeets(scene) !== 1,
  Idea: ({ pair: { wishes } }) => wishes[0] !== undefined && !isOfAField(wishes[0].wish),
};

interface Doubts {
  readonly isPartly: boolean;
  readonly isForeign: boolean;
  /** What is asked or offered holds for other work, by whether it seems to suit. */
  readonly isOfAnotherCase: (suits: boolean) => boolean;
}

/** What speaks against a topic in words is no full fit, whatever its figures; what is not found in another language may well stand there. */
function marked(
  topic: TopicOfTwo,
  { isPartly, isForeign, isOfAnotherCase: isOfAnother }: Doubts,
): TopicOfTwo {
  const mark = (suit: Suits | null) => {
    if (suit && isOfAnother(suit === 'FITS')) return 'OPEN';
    if (suit === 'FITS' && isPartly) return 'PARTLY';
    return suit === 'DOES_NOT_FIT' && isForeign ? 'OPEN' : suit;
  };
  return { ...topic, suitsFounder: mark(topic.suitsFounder), suitsApplicant: mark(topic.suitsApplicant) };
}

/** 'Why you two' as the viewer of `scene` reads it: every topic once, unless neither asks anything of it. */
export function whyTopics(scene: Scene, score: Score): WhyTopic[] {
  const topics = [
    skillTopic(scene, score),
    ...TOPICS.filter(({ isTold }) => isTold?.(scene) ?? true).map(
      ({ name, founderAsks, applicantAsks, ...of }): TopicOfTwo => {
        const [founder, applicant] = [of.founder(scene), of.applicant(scene)];
        const isSaid = founder !== undefined && applicant !== undefined;
        return {
          name,
          founder,
          applicant,
          suitsFounder: suits(founderAsks, score.founder.contributions, isSaid),
          suitsApplicant: suits(applicantAsks, score.applicant.contributions, isSaid),
        };
      },
    ),
  ];
  const apart = topicsApart(scene, score).map((topic) => NAME_OF[topic]);
  const isForeign = areForeign(scene.founder, scene.applicant);
  return topics
    .map((topic) =>
      marked(topic, {
        isPartly: apart.includes(topic.name) || isHalf[topic.name]?.(scene) === true,
        isForeign: isForeign && BY_MEANING.includes(topic.name),
        isOfAnotherCase: (suits) =>
          ON_TERMS.some((about) => NAME_OF[about] === topic.name && isOfAnotherCase(about, scene, suits)),
      }),
    )
    .filter(({ suitsFounder, suitsApplicant }) => suitsFounder !== null || suitsApplicant !== null)
    .map((topic) => asRead(topic, scene.f === YOU));
}

function asRead({ name, founder, applicant, note, ...suit }: TopicOfTwo, byFounder: boolean): WhyTopic {
  const [you, they] = byFounder ? [founder, applicant] : [applicant, founder];
  const { suitsFounder, suitsApplicant } = suit;
  const [suitsYou, suitsThem] = byFounder ? [suitsFounder, suitsApplicant] : [suitsApplicant, suitsFounder];
  return { name, you: you ?? null, they: they ?? null, suitsYou, suitsThem, note: note ?? null };
}
