/** Says how far the two labellers agree, and how many good people each reader has: `node bench/matching/agreement.ts`. */
import { mean } from '../statistics.ts';
import { type Grades, meanGrades, parseLabels, weightedKappa } from './sets/grades.ts';
import { labelsA } from './sets/labels-a.ts';
import { labelsB } from './sets/labels-b.ts';
import { APPLICANTS, FOUNDERS } from './sets/people.ts';
import { LOCKED } from './sets/split.ts';

const [MEETING, THIS_WEEK] = [1.5, 2.5];

const a = parseLabels(labelsA, 'labels-a');
const b = parseLabels(labelsB, 'labels-b');
const grades = meanGrades(a, b);
const byApplicant = APPLICANTS.map((_, column) => grades.map((row) => row[column] ?? Number.NaN));

console.log(`Quadratic weighted kappa over ${a.flat().length} pairs: ${weightedKappa(a, b).toFixed(3)}`);
report('Founders', FOUNDERS, grades);
report('Applicants', APPLICANTS, byApplicant);

function report(side: string, readers: typeof FOUNDERS, lists: Grades) {
  const open = lists.filter((_, place) => !LOCKED.has(readers[place]?.id ?? ''));
  const count = (least: number, most: number) =>
    mean(open.map((list) => list.filter((grade) => grade >= least && grade < most).length)).toFixed(1);
  console.log(
    `${side}, open readers: ${count(THIS_WEEK, 4)} to meet this week, ${count(MEETING, THIS_WEEK)} worth a meeting, on average`,
  );
}
