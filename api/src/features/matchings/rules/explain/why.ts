import type { Contribution, Score } from '../score/score.ts';
import type { Said } from './said.ts';
import * as said from './said.ts';
import type { Scene } from './scene.ts';
import { skillLines } from './skill-lines.ts';
import { type Mark, NOT_SAID, type WhyLine } from './why-line.ts';
import { YOU } from './wording.ts';

interface LineOf {
  /** Features the line stands for; the least favourable known one gives the mark. */
  readonly features: readonly string[];
  readonly label: string;
  readonly wish: Said;
  readonly offer: Said;
  /** Texts that merely differ are never 'not met'. */
  readonly loose?: boolean;
}

const FOUNDER_LINES: readonly LineOf[] = [
  { features: ['hours'], label: 'Time', wish: said.timeAsked, offer: said.timeGiven },
  { features: ['equity'], label: 'Equity', wish: said.equityOffered, offer: said.equityHoped },
  { features: ['place'], label: 'Place', wish: said.founderPlace, offer: said.applicantPlace },
  { features: ['pay'], label: 'Pay', wish: said.payOffered, offer: said.payNeeded },
  { features: ['pace'], label: 'Pace', wish: said.pace, offer: said.workingStyle },
  {
    features: ['style'],
    label: 'Ways of working',
    wish: said.deciding,
    offer: said.workingStyle,
    loose: true,
  },
  {
    features: ['values'],
    label: 'Values',
    wish: said.coreValues,
    offer: (scene) => said.motivation(scene) ?? said.workingStyle(scene),
    loose: true,
  },
  {
    features: ['conflict'],
    label: 'Conflict',
    wish: said.concerns,
    offer: said.conflictHandling,
    loose: true,
  },
];

const APPLICANT_LINES: readonly LineOf[] = [
  { features: ['idea', 'avoid'], label: 'Idea', wish: said.ideasLiked, offer: said.idea },
  { features: ['wanted'], label: 'Skills put to use', wish: said.skills, offer: said.skillsNeeded },
  { features: ['hours'], label: 'Time', wish: said.timeGiven, offer: said.timeAsked },
  { features: ['equity'], label: 'Equity', wish: said.equityHoped, offer: said.equityOffered },
  { features: ['pay'], label: 'Pay', wish: said.payNeeded, offer: said.payOffered },
  { features: ['place'], label: 'Place', wish: said.applicantPlace, offer: said.founderPlace },
  { features: ['risk'], label: 'Risk', wish: said.riskAppetite, offer: said.stage },
  { features: ['pace'], label: 'Pace', wish: said.workingStyle, offer: said.pace },
  {
    features: ['motive', 'learn'],
    label: 'Goals',
    wish: said.goals,
    offer: said.purpose,
    loose: true,
  },
  {
    features: ['conflict'],
    label: 'Conflict',
    wish: said.conflictHandling,
    offer: said.concerns,
    loose: true,
  },
];

/** Both directions line by line, as the viewer of `scene` reads them. Lines marked indifferent are left out. */
export function whyLines(scene: Scene, score: Score): { youLookFor: WhyLine[]; theyLookFor: WhyLine[] } {
  const founderLines = [
    ...(scene.pair.founder.importance.skillsNeeded === 'INDIFFERENT' ? [] : skillLines(scene, score)),
    ...FOUNDER_LINES.flatMap((line) => lineOf(line, scene, score.founder.contributions)),
  ];
  const applicantLines = APPLICANT_LINES.flatMap((line) =>
    lineOf(line, scene, score.applicant.contributions),
  );
  return scene.f === YOU
    ? { youLookFor: founderLines, theyLookFor: applicantLines }
    : { youLookFor: applicantLines, theyLookFor: founderLines };
}

function lineOf(line: LineOf, scene: Scene, contributions: readonly Contribution[]): WhyLine[] {
  const own = contributions.filter(({ name }) => line.features.includes(name));
  const first = own[0];
  if (!first || own.every(({ weight }) => weight === 0)) return [];
  const values = own.flatMap(({ value }) => value ?? []);
  const [wish, offer] = [line.wish(scene), line.offer(scene)];
  const known = wish !== undefined && offer !== undefined && values.length > 0;
  // What the line is about decides; a second feature can only lower it, as a dislike does.
  const value = Math.min(first.value ?? 0, ...values.slice(1));
  return [
    {
      label: line.label,
      wish: wish ?? NOT_SAID,
      offer: offer ?? NOT_SAID,
      mark: known ? markOf(value, line.loose === true) : 'EMPTY',
      known,
    },
  ];
}

const MET = 0.3;
const NOT_MET = -0.35;
const PLAINLY_NEAR = 0.7;

/** Loose texts are met only when near beyond doubt, and otherwise left open. */
function markOf(value: number, loose: boolean): Mark {
  if (value >= (loose ? PLAINLY_NEAR : MET)) return 'FILLED';
  return loose || value > NOT_MET ? 'HALF' : 'EMPTY';
}
