import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import {
  ALIGNMENT_THEMES,
  type AlignmentQuestion,
  type AlignmentQuestionId,
  type AlignmentValue,
  alignmentQuestion,
  alignmentQuestions,
  faultOf,
  isHideable,
  questionsOf,
} from '@ampersand/contract/alignment-questions';
import { describe, expect, test } from 'vitest';
import { comparedOf, difference, isPoint, readingOf, weightOf } from './rules.ts';

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}
const random = numbers(7);
const among = <Value>(values: readonly Value[]): Value => {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('values expected');
  return value;
};
const figure = ({ least, most }: { least: number; most: number }) => least + random(most - least + 1);

function someValue(question: AlignmentQuestion): AlignmentValue {
  switch (question.kind) {
    case 'scale':
      return 1 + random(5);
    case 'choice':
      return among(question.options).id;
    case 'order':
      return question.items
        .map(({ id }) => ({ id, key: random(1_000_000) }))
        .sort((one, other) => one.key - other.key)
        .map(({ id }) => id);
    case 'amount':
      return figure(question);
    case 'range': {
      const [from = 0, to = 0] = [figure(question), figure(question)].sort((one, other) => one - other);
      return { from, to };
    }
    case 'sentence':
      return `In my words ${random(3)}`;
  }
}

const someAnswer = (question: AlignmentQuestion & { id: AlignmentQuestionId }): AlignmentAnswer => ({
  question: question.id,
  value: someValue(question),
  importance: random(4),
  talk: random(4) === 0,
  hidden: isHideable(question) && random(2) === 0,
});

describe('the forty questions', () => {
  test('are five for each of eight themes, ten of them in the short form', () => {
    expect(alignmentQuestions).toHaveLength(40);
    expect(new Set(alignmentQuestions.map(({ id }) => id)).size).toBe(40);
    for (const theme of ALIGNMENT_THEMES.filter((each) => each !== 'SHORT'))
      expect(alignmentQuestions.filter((each) => each.theme === theme)).toHaveLength(5);
    expect(questionsOf('SHORT')).toHaveLength(10);
    for (const theme of ALIGNMENT_THEMES)
      expect(alignmentQuestions.filter((each) => each.short && each.theme === theme).length).toBeLessThan(3);
  });

  test('are each given in one theme only, so that nothing is compared twice', () => {
    const given = ALIGNMENT_THEMES.flatMap((theme) => questionsOf(theme).map(({ id }) => id));
    expect(given.toSorted()).toEqual(alignmentQuestions.map(({ id }) => id).sort());
  });

  test.each(alignmentQuestions)('$id takes what answers it, and nothing else', (question) => {
    for (let i = 0; i < 20; i++) expect(faultOf(question, someValue(question))).toBeUndefined();
    for (const wrong of [null, undefined, {}, [], ['a', 'b'], -1, 1e9, { from: 9, to: 1 }, true])
      expect(faultOf(question, wrong)).toBeDefined();
    if (question.kind !== 'sentence') expect(faultOf(question, 'something else')).toBeDefined();
  });
});

test.each(alignmentQuestions)('$id: the two mirror each other, whoever is called one', (question) => {
  for (let i = 0; i < 200; i++) {
    const [one, other] = [someAnswer(question), someAnswer(question)];
    const apart = difference(question, one.value, other.value);
    expect(difference(question, other.value, one.value)).toBe(apart);
    expect(readingOf(other, one)).toBe(readingOf(one, other));
    if (apart === null) continue;
    expect(apart).toBeGreaterThanOrEqual(0);
    expect(apart).toBeLessThanOrEqual(1);
  }
});

test('of a whole theme the two mirror each other: the same order, the same agenda', () => {
  for (let i = 0; i < 300; i++) {
    const theme = among(ALIGNMENT_THEMES);
    const answersOf = () =>
      questionsOf(theme)
        .filter(() => random(5) > 0)
        .map(someAnswer);
    const [one, other] = [answersOf(), answersOf()];
    const seen = comparedOf(theme, one, other);
    const mirrored = comparedOf(theme, other, one);
    expect(
      mirrored.map(({ one: mine, other: theirs, ...rest }) => ({ ...rest, one: theirs, other: mine })),
    ).toEqual(seen);
    expect(mirrored.filter(isPoint).map(({ question }) => question)).toEqual(
      seen.filter(isPoint).map(({ question }) => question),
    );
    expect(seen.map(({ weight }) => weight)).toEqual(
      seen.map(({ weight }) => weight).toSorted((a, b) => b - a),
    );
  }
});

const apart = (id: AlignmentQuestionId, one: AlignmentValue, other: AlignmentValue) =>
  difference(alignmentQuestion(id), one, other);

describe('how far two answers lie apart', () => {
  test('on a scale by their places', () => {
    expect([1, 2, 3, 5].map((place) => apart('exit', 1, place))).toEqual([0, 0.25, 0.5, 1]);
  });

  test('of options by being another one, or by steps where they have an order', () => {
    expect([apart('dispute', 'now', 'now'), apart('dispute', 'now', 'sleep')]).toEqual([0, 1]);
    expect([apart('size', 'few', 'some'), apart('size', 'few', 'most')]).toEqual([1 / 3, 1]);
  });

  test('I and the other are the same when one says the one and one the other', () => {
    expect(apart('lastWord', 'me', 'other')).toBe(0);
    expect(apart('lastWord', 'me', 'me')).toBe(1);
    expect(apart('lastWord', 'other', 'other')).toBe(1);
    expect(apart('lastWord', 'nobody', 'nobody')).toBe(0);
    expect(apart('lastWord', 'nobody', 'me')).toBe(1);
  });

  test('of orders by the pairs that are turned', () => {
    const order = ['family', 'health', 'company', 'team', 'savings'];
    expect(apart('collide', order, order)).toBe(0);
    expect(apart('collide', order, order.toReversed())).toBe(1);
    expect(apart('collide', order, ['health', 'family', 'company', 'team', 'savings'])).toBe(0.1);
  });

  test('of amounts and ranges by what lies between, up to what counts as far', () => {
    expect([0, 3, 12, 40].map((months) => apart('runway', 0, months))).toEqual([0, 0.25, 1, 1]);
    expect(apart('hours', { from: 10, to: 20 }, { from: 20, to: 40 })).toBe(0);
    expect(apart('hours', { from: 10, to: 20 }, { from: 35, to: 50 })).toBe(0.5);
  });

  test('of shares by what the two need beyond the whole', () => {
    expect(apart('share', { from: 40, to: 60 }, { from: 60, to: 80 })).toBe(0);
    expect(apart('share', { from: 10, to: 20 }, { from: 10, to: 20 })).toBe(0);
    expect(apart('share', { from: 60, to: 60 }, { from: 60, to: 70 })).toBe(0.5);
  });

  test('of sentences nobody but people can say it', () => {
    expect([apart('never', 'Lie', 'Lie'), apart('never', 'Lie', 'Steal')]).toEqual([0, null]);
  });
});

test('what matters more to either stands higher, and what one wants to talk about stands among the differences', () => {
  const plain = { importance: 0, talk: false };
  expect(weightOf('FAR', [plain, { ...plain, importance: 3 }])).toBe(1);
  expect(weightOf('FAR', [plain, plain])).toBe(0.25);
  expect(weightOf('SAME', [{ ...plain, importance: 3 }])).toBe(0);
  expect(weightOf('SAME', [plain, { importance: 3, talk: true }])).toBe(0.5);
});

test('where a hidden answer stands tells no more than its three words', () => {
  const hidden = (value: number): AlignmentAnswer => ({
    question: 'runway',
    value,
    importance: 2,
    talk: false,
    hidden: true,
  });
  const seen = (mine: number, theirs: number) => comparedOf('MONEY', [hidden(mine)], [hidden(theirs)])[0];
  expect(['FITS', 'TO_TALK', 'FAR_APART']).toEqual([3, 6, 7].map((months) => seen(0, months)?.reading));
  expect(seen(0, 7)?.weight).toBe(seen(0, 60)?.weight);
  expect(seen(0, 4)?.weight).toBe(seen(0, 6)?.weight);
});
