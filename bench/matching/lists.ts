import { cosine } from '../../api/src/features/matchings/rules/read/vectors.ts';
import { pairOf } from '../../api/src/features/matchings/rules/score/pair.ts';
import { rank } from '../../api/src/features/matchings/rules/score/ranking.ts';
import { scoreOf, shownScore } from '../../api/src/features/matchings/rules/score/score.ts';
import { mean, percentile } from '../statistics.ts';
import type { Market, Read } from './market.ts';
import type { Grades } from './sets/grades.ts';
import { STYLES, type Style } from './sets/types.ts';

const AT = 10;
const GOOD = 1.5;

/** Orders the other side for a reader: ids, best first. */
export type Ranker = (reader: Read, others: readonly Read[]) => readonly string[];

/** The list as a member would see it: must-haves, floor, variety and order, nobody scarce. */
export const byEngine =
  (model: string): Ranker =>
  (reader, others) => {
    const known = { traits: reader.traits, model };
    const candidates = others.map(({ id, traits }) => ({ id, traits, model, prior: 0, inactive: false }));
    return rank(known, candidates).people.map(({ id }) => id);
  };

/** By the nearness of everything two people wrote, which is what a plain search by meaning does. */
export const byWhole: Ranker = (reader, others) =>
  sorted(others, ({ traits }) => {
    const [a, b] = [reader.traits.aspects.whole, traits.aspects.whole];
    return a && b ? cosine(a, b) : 0;
  });

function sorted(others: readonly Read[], value: (one: Read) => number): string[] {
  return others
    .map((one) => ({ id: one.id, value: value(one) }))
    .sort((a, b) => b.value - a.value || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

/**
 * NDCG@10 of a list: gains 2^grade − 1, discount 1/log2(place + 1), over the best possible list; Järvelin and Kekäläinen
 * (2002), "Cumulated gain-based evaluation of IR techniques", ACM TOIS 20(4). Undefined where nobody is worth a meeting.
 */
export function ndcg(ids: readonly string[], gradeOf: ReadonlyMap<string, number>): number | undefined {
  const gains = [...gradeOf.values()].sort((a, b) => b - a);
  if ((gains[0] ?? 0) < GOOD) return undefined;
  const total = (grades: readonly number[]) =>
    grades.slice(0, AT).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  return total(ids.map((id) => gradeOf.get(id) ?? 0)) / total(gains);
}

export interface ReaderResult {
  readonly id: string;
  readonly style: Style;
  readonly ndcg: number;
}

/** NDCG@10 of every reader of both sides who has somebody to meet. */
export function judgeLists({ founders, applicants }: Market, grades: Grades, ranker: Ranker): ReaderResult[] {
  const one = (reader: Read, others: readonly Read[], gradeAt: (place: number) => number | undefined) => {
    const gradeOf = new Map(others.map(({ id }, place) => [id, gradeAt(place) ?? 0]));
    const value = ndcg(ranker(reader, others), gradeOf);
    return value === undefined ? [] : [{ id: reader.id, style: reader.style, ndcg: value }];
  };
  return [
    ...founders.flatMap((reader, f) => one(reader, applicants, (a) => grades[f]?.[a])),
    ...applicants.flatMap((reader, a) => one(reader, founders, (f) => grades[f]?.[a])),
  ];
}

/** Mean NDCG@10 by style, where anybody of it has somebody to meet, and of all readers. */
export function byStyle(results: readonly ReaderResult[]): Map<Style | 'ALL', number> {
  const ofStyle = STYLES.map((style) => [style, results.filter((one) => one.style === style)] as const);
  const groups = [...ofStyle, ['ALL', results] as const].filter(([, of]) => of.length > 0);
  return new Map(groups.map(([style, of]) => [style, mean(of.map((one) => one.ndcg))]));
}

/** What is shown for pairs that both labellers would meet this week, and for pairs that neither would: median, and best wrong. */
export function shownFor({ founders, applicants }: Market, grades: Grades, isOpen: (id: string) => boolean) {
  const right: number[] = [];
  const wrong: number[] = [];
  founders.forEach((founder, f) => {
    applicants.forEach((applicant, a) => {
      if (!isOpen(founder.id) || !isOpen(applicant.id)) return;
      const grade = grades[f]?.[a] ?? 0;
      const shown = shownScore(scoreOf(pairOf(founder.traits, applicant.traits)));
      if (grade >= 2.5) right.push(shown);
      if (grade <= 0.5) wrong.push(shown);
    });
  });
  return {
    right: percentile(right, 0.5),
    wrong: Math.max(...wrong),
    wrongAt99: percentile(wrong, 0.99),
    aboveStrong: right.filter((one) => one > 0.85).length / right.length,
  };
}
