import { expect, test } from 'vitest';
import { demoApplicants, demoFounders } from './demo-people.fixture.ts';
import { read } from './rules/people.fixture.ts';
import type { Person } from './rules/read/person.ts';
import type { Traits } from './rules/read/traits.ts';
import { needs } from './rules/score/features.ts';
import { type Pair, pairOf } from './rules/score/pair.ts';
import { type Judgement, type Score, scoreOf, shownScore } from './rules/score/score.ts';

// What must hold of every two people, whatever the weights.

const traitsOf = async (people: readonly Person[]) =>
  (await Promise.all(people.map(read))).map(({ traits }) => traits);
const community = Promise.all([traitsOf(demoFounders), traitsOf(demoApplicants)]);

async function everyPair<Found>(look: (founder: Traits, applicant: Traits) => Found[]): Promise<Found[]> {
  const [founders, applicants] = await community;
  // Every fourth founder, so that all are looked at within seconds: the lines are the same for all.
  const some = founders.filter((_, at) => at % 4 === 0);
  return some.flatMap((founder) => applicants.flatMap((applicant) => look(founder, applicant)));
}

test('swapping the two mirrors the score, to the last bit', async () => {
  const differ = await everyPair((founder, applicant) => {
    const [one, other] = [scoreOf(pairOf(founder, applicant)), scoreOf(pairOf(applicant, founder))];
    const isSame =
      one.founder.logOdds === other.founder.logOdds &&
      one.applicant.logOdds === other.applicant.logOdds &&
      shownScore(one) === shownScore(other);
    return isSame ? [] : [one];
  });
  expect(differ).toEqual([]);
});

test('adding a skill that a founder needs never lowers what is covered', async () => {
  const founder = demoFounders.find(({ founderPreference }) => founderPreference?.skillsNeeded.length);
  const wanted = founder?.founderPreference?.skillsNeeded ?? [];
  expect(wanted.length).toBeGreaterThan(1);
  const reader = (await read(founder as Person)).traits;
  let raised = 0;
  for (const applicant of demoApplicants) {
    const before = needs(pairOf(reader, (await read(applicant)).traits));
    for (const skill of wanted) {
      const richer = await read({ ...applicant, skills: [...applicant.skills, skill] });
      const after = needs(pairOf(reader, richer.traits));
      expect(after).toBeGreaterThanOrEqual(before ?? -1);
      if ((after ?? -1) > (before ?? -1)) raised += 1;
    }
  }
  expect(raised).toBeGreaterThan(demoApplicants.length);
});

const sides: readonly (readonly [keyof Score, (pair: Pair) => Traits])[] = [
  ['founder', ({ applicant }) => applicant],
  ['applicant', ({ founder }) => founder],
];
const ANSWERS = ['equity', 'hours', 'pay', 'place', 'risk', 'stageRisk', 'pace', 'traction'] as const;

/** The log-odds of `judgement` from features at or above their mean, and the rest. */
const isNoWorse = (judgement: Judgement) =>
  judgement.contributions.every(
    ({ value, weighed }) => value === undefined || value >= Math.max(0, weighed.mean),
  );

test('an answer costs more than silence only where it is worse than what people answer on average, or speaks against', async () => {
  const costly = await everyPair((founder, applicant) => {
    const pair = pairOf(founder, applicant);
    const score = scoreOf(pair);
    return sides.flatMap(([looks, whoOf]) =>
      ANSWERS.flatMap((answer) => {
        const silentOnes = { ...whoOf(pair).quantities };
        if (silentOnes[answer] === undefined) return [];
        delete silentOnes[answer];
        const silent = { ...whoOf(pair), quantities: silentOnes };
        const without = scoreOf(looks === 'founder' ? pairOf(founder, silent) : pairOf(silent, applicant));
        const changed = score[looks].contributions.filter(
          ({ name, value }) =>
            value !== without[looks].contributions.find((other) => other.name === name)?.value,
        );
        const isGood = isNoWorse({ ...score[looks], contributions: changed });
        return isGood && score[looks].logOdds < without[looks].logOdds - 1e-9 ? [{ looks, answer }] : [];
      }),
    );
  });
  expect(costly).toEqual([]);
});
