import type { Calls } from '@ampersand/contract/calls';
import { expect, test } from 'vitest';
import { goneWords, lostWords, onTheirClock, placeOf } from './words.ts';

const at = '2026-12-01T20:00:00Z';

test('a moment is told on the clock of the other where that shows something else', () => {
  expect(onTheirClock(at, 'Europe/Berlin', 'Europe/Paris')).toBeUndefined();
  expect(onTheirClock(at, 'Europe/Berlin', 'Europe/London')).toBe('8:00\u00a0PM, London time');
  expect(onTheirClock(at, 'Europe/Berlin', 'Asia/Calcutta')).toBe(
    'Wednesday 2 December, 1:30\u00a0AM, Kolkata time',
  );
  expect(onTheirClock(at, undefined, 'Europe/London')).toBeUndefined();
});

test('how two talk names the host of a link', () => {
  const place = (way: 'LINK' | 'ROOM' | 'PHONE', link: string | null = null, host: string | null = null) =>
    placeOf({ way, link }, host);
  expect(place('LINK', 'https://Video.example.com:8443/us')).toBe('Video, at video.example.com:8443');
  expect(place('LINK')).toBe('Video, the link is still to come');
  expect(place('ROOM', null, 'meet.example.org')).toBe('Video, in a room at meet.example.org');
  expect(place('ROOM')).toBe('Video, the link is still to come');
  expect(place('PHONE')).toBe('By phone');
});

const arranged = (id: string, startsAt = at) =>
  ({ id, startsAt, minutes: 30, way: 'PHONE', link: null, note: null, theirZone: 'UTC' }) as const;

/** `waits`: what is suggested. */
function callsOf({
  waits,
  mine = false,
  coming = [],
}: {
  waits?: string;
  mine?: boolean;
  coming?: Calls['coming'];
}) {
  const { startsAt, theirZone: zone, ...times } = arranged(waits ?? '');
  const suggestion = { ...times, mine, zone, starts: [startsAt], moves: null };
  return { suggestion: waits ? suggestion : null, coming, past: [], roomHost: null };
}

test('a suggestion does not go without a word, unless what came of it stands there', () => {
  const before = callsOf({ waits: 'one', coming: [arranged('a')] });
  const lost = (now: Calls) => lostWords(before, now);
  expect(lost(callsOf({ coming: [arranged('a')] }))).toBe('The suggestion is no longer open.');
  expect(lost(callsOf({ waits: 'two' }))).toBe('Other times are suggested now.');
  expect(lost(callsOf({ waits: 'two', mine: true }))).toBeUndefined();
  expect(lost(callsOf({ coming: [arranged('a'), arranged('b')] }))).toBeUndefined();
  expect(lost(callsOf({ coming: [arranged('a', '2026-12-02T20:00:00Z')] }))).toBeUndefined();
  expect(lost(before)).toBeUndefined();
  expect(lostWords(callsOf({}), before)).toBeUndefined();
});

test('a call that is no longer ahead is over or was cancelled', () => {
  expect(goneWords({ past: [arranged('a')] }, 'a')).toBe('Your call is over.');
  expect(goneWords({ past: [arranged('b')] }, 'a')).toBe('Your call was cancelled.');
});
