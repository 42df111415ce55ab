import { lastDayOf } from '@ampersand/contract/trial/terms';
import { textOf, trialParts } from '@ampersand/contract/trial/text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { askedOf, isFollowing, isOpen, signatureFault, stateOf } from './rules.ts';

const terms = { startsOn: '2026-03-02', weeks: 4 };
const at = (day: string, time = '12:00') => new Date(`${day}T${time}:00Z`);
const noon = (day: string) => at(day);

test('a signature holds for its text alone: any changed byte is another hash', () => {
  const text = textOf(
    trialParts({
      ...terms,
      goal: 'Können wir zehn Bäckereien gewinnen?',
      deliverables: ['A page'],
      hours: { founder: 10, applicant: 10 },
      pay: { kind: 'NONE', amount: null },
      ownership: 'EACH',
      secrecy: 'NONE',
      notice: 'AT_ONCE',
    }),
  );
  const bytes = Buffer.from(text, 'utf8');
  const signed = hashOf(text);
  expect(signed).toMatch(/^[0-9a-f]{64}$/);
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 127 }), (place, change) => {
      const other = Buffer.from(bytes);
      other[place] = (other[place] ?? 0) ^ change;
      const read = other.toString('utf8');
      // Bytes that are no text any more are read as others.
      expect(hashOf(read) === signed).toBe(read === text);
    }),
  );
  fc.assert(
    fc.property(fc.nat(text.length), fc.string({ minLength: 1, maxLength: 3 }), (place, added) => {
      expect(hashOf(text.slice(0, place) + added + text.slice(place))).not.toBe(signed);
    }),
  );
});

test('a trial is ahead, runs through its last day, and is over after it or once it was ended', () => {
  const run = { terms, endedAt: null };
  expect(lastDayOf(terms)).toBe('2026-03-29');
  expect(stateOf(run, noon('2026-03-01'))).toBe('AHEAD');
  expect(stateOf(run, noon('2026-03-02'))).toBe('RUNNING');
  expect(stateOf(run, at('2026-03-29', '23:59'))).toBe('RUNNING');
  expect(stateOf(run, at('2026-03-30', '00:00'))).toBe('OVER');
  expect(stateOf({ terms, endedAt: noon('2026-03-05') }, noon('2026-03-05'))).toBe('OVER');
});

test('what was ended is asked about no more, but for what both take with them', () => {
  const ended = { terms, endedAt: noon('2026-03-14') };
  const kinds = (endedHow: 'LEFT' | 'REPLACED') => askedOf({ ...ended, endedHow }).map(({ kind }) => kind);
  expect(kinds('LEFT')).toEqual(['WEEK', 'WEEK', 'DEBRIEF']);
  expect(kinds('REPLACED')).toEqual(['WEEK', 'WEEK']);
});

test('what goes on as another one on its last day keeps its debrief', () => {
  const kinds = (day: string) =>
    askedOf({ terms, endedAt: noon(day), endedHow: 'REPLACED' }).map(({ kind }) => kind);
  expect(kinds('2026-03-29')).toContain('DEBRIEF');
  expect(kinds('2026-03-28')).not.toContain('DEBRIEF');
});

test('a round opens on its day; half-way is asked until the end is, and nothing but the debrief once it was ended', () => {
  const run = { terms, endedAt: null, endedHow: null };
  const openOn = (kind: string, day: string, trial: Parameters<typeof askedOf>[0] = run) =>
    askedOf(trial).some((round) => round.kind === kind && isOpen(round, trial, noon(day)));
  expect([openOn('WEEK', '2026-03-05'), openOn('WEEK', '2026-03-06')]).toEqual([false, true]);
  expect(
    ['2026-03-15', '2026-03-16', '2026-03-28', '2026-03-29'].map((day) => openOn('HALFWAY', day)),
  ).toEqual([false, true, true, false]);
  expect(openOn('END', '2026-04-20')).toBe(true);
  const left = { terms, endedAt: noon('2026-03-20'), endedHow: 'LEFT' as const };
  expect(openOn('HALFWAY', '2026-03-20', left)).toBe(false);
  expect(openOn('WEEK', '2026-03-20', left)).toBe(false);
  expect(openOn('WEEK', '2026-03-20', { ...left, endedHow: 'REPLACED' })).toBe(true);
  expect(openOn('DEBRIEF', '2026-03-20', left)).toBe(true);
});

test('another trial takes the place of one today, or follows its last day, and leaves no days between', () => {
  const run = { terms, endedAt: null };
  const follows = (startsOn: string) => isFollowing({ startsOn }, run, noon('2026-03-10'));
  expect(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-29', '2026-03-30'].map(follows)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('one signs with the name of the profile, in whatever case and with or without accents, dots and blanks', () => {
  const same = [
    ['ada  obi', 'Ada Obi'],
    ['JR Müller', 'J. R. Muller'],
    ["lukasz o'neill", 'Łukasz O’Neill'],
    ['екатерина', 'Екатерина'],
    ['مُحَمَّد', 'محمد'],
  ] as const;
  for (const [typed, fullName] of same) expect(signatureFault(typed, fullName)).toBeUndefined();
  for (const typed of ['x', 'Ada', 'Ada Obi Junior', 'Somebody Else', 'Obi Ada'])
    expect(signatureFault(typed, 'Ada Obi')).toBe('Sign with your name as on your profile: Ada Obi.');
});
