import { expect, test } from 'vitest';
import type { SignedTrial, TrialRoundState } from '../trial.ts';
import { agreedOf, nextStart, toAnswer } from './holds.ts';

const terms: SignedTrial['terms'] = {
  goal: 'Can we sell?',
  deliverables: ['A page'],
  weeks: 1,
  startsOn: '2026-03-02',
  hours: { founder: 10, applicant: 10 },
  pay: { kind: 'NONE', amount: null },
  ownership: 'EACH',
  secrecy: 'NONE',
  notice: 'AT_ONCE',
};
const end: TrialRoundState = {
  kind: 'END',
  opensOn: '2026-03-08',
  isOpen: true,
  theyGave: false,
  mine: null,
  outcome: null,
};
const trial = (id: string, more: Partial<SignedTrial>): SignedTrial => ({
  ...{ id, terms, text: '', hash: '', isIntact: true, signedAt: '', signatures: [] },
  ...{ state: 'RUNNING', lastDay: '2026-03-08', ended: null, rounds: [end] },
  ...more,
});
const idsOf = (trials: readonly SignedTrial[]) => {
  const { holds, following, earlier } = agreedOf(trials);
  return [holds?.id, following.map(({ id }) => id), earlier.map(({ id }) => id)];
};

const runs = trial('runs', {});
const next = trial('next', { state: 'AHEAD', lastDay: '2026-03-15' });
const third = trial('third', { state: 'AHEAD', lastDay: '2026-03-22' });
const past = trial('past', { state: 'OVER' });
const calledOff = trial('calledOff', { state: 'OVER', rounds: [] });

test('the trial that runs holds, whatever was signed to follow it; then the next one, then the latest that began', () => {
  expect(idsOf([])).toEqual([undefined, [], []]);
  expect(idsOf([third, next, runs, past])).toEqual(['runs', ['next', 'third'], ['past']]);
  expect(idsOf([third, next, past])).toEqual(['next', ['third'], ['past']]);
  expect(idsOf([calledOff, runs])).toEqual(['runs', [], ['calledOff']]);
  expect(idsOf([calledOff, past])).toEqual(['past', [], ['calledOff']]);
  expect(idsOf([calledOff])).toEqual(['calledOff', [], []]);
});

test('either can answer first, but for what was replaced', () => {
  const ended = { how: 'REPLACED', at: '', byYou: false } as const;
  expect(toAnswer(past)).toEqual([end]);
  expect(toAnswer({ ...past, ended })).toEqual([]);
  expect(toAnswer({ ...past, ended, rounds: [{ ...end, theyGave: true }] })).toHaveLength(1);
  expect(toAnswer({ ...past, rounds: [{ ...end, isOpen: false }] })).toEqual([]);
  expect(toAnswer({ ...past, rounds: [{ ...end, mine: 'STOP' }] })).toEqual([]);
});

test('another trial begins after all that are signed, or today', () => {
  expect(nextStart([calledOff, third, next, runs], '2026-03-04')).toBe('2026-03-23');
  expect(nextStart([trial('left', { state: 'OVER', lastDay: '2026-03-29' })], '2026-03-04')).toBe(
    '2026-03-04',
  );
});
