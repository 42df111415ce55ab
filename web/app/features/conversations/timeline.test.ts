import type { Message } from '@ampersand/contract/messages';
import { expect, test } from 'vitest';
import { isAtEnd, isAtStart, type Timeline, timelineOf, withChanges, withMessages } from './timeline.ts';

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `00000000-0000-7000-8000-${String(seq).padStart(12, '0')}`,
  connectionId: '00000000-0000-7000-8000-000000000000',
  seq,
  mine: false,
  idempotencyKey: null,
  text: `message ${seq}`,
  attachment: null,
  quoted: null,
  reactions: [],
  createdAt: '2026-11-22T10:00:00.000Z',
  editedAt: null,
  takenBack: false,
  lastChange: 0,
  ...more,
});
const messages = (...seqs: number[]) => seqs.map((seq) => message(seq));
const part = (seqs: number[], lastSeq: number): Timeline =>
  timelineOf({ data: messages(...seqs), lastSeq, lastChange: 0 });
const seqs = (timeline: Timeline) => timeline.messages.map(({ seq }) => seq);

test('messages that adjoin are added on either side, once', () => {
  const middle = part([5, 6], 9);
  expect(seqs(withMessages(middle, messages(7, 8, 6)))).toEqual([5, 6, 7, 8]);
  expect(seqs(withMessages(middle, messages(3, 4, 5)))).toEqual([3, 4, 5, 6]);
  expect(isAtStart(withMessages(middle, messages(1, 2, 3, 4)))).toBe(true);
  expect(isAtEnd(withMessages(middle, messages(7, 8, 9)))).toBe(true);
});

test('a message beyond a gap waits: the part on the screen has none', () => {
  expect(seqs(withMessages(part([5, 6], 9), messages(9)))).toEqual([5, 6]);
  expect(seqs(withMessages(part([5, 6], 9), messages(2)))).toEqual([5, 6]);
});

test('an empty conversation takes its first messages', () => {
  const next = withMessages(part([], 0), messages(1, 2));
  expect(seqs(next)).toEqual([1, 2]);
  expect(next.lastSeq).toBe(2);
});

test('older news does not replace newer', () => {
  const edited = withMessages(part([1], 1), [message(1, { text: 'now', lastChange: 4 })]);
  const late = withMessages(edited, [message(1, { text: 'before', lastChange: 3 })]);
  expect(late.messages[0]?.text).toBe('now');
});

test('changes elsewhere in the conversation are counted and not shown', () => {
  const next = withChanges(part([5, 6], 9), [
    message(2, { lastChange: 7 }),
    message(6, { text: 'changed', lastChange: 8 }),
    message(7, { lastChange: 9 }),
  ]);
  expect(seqs(next)).toEqual([5, 6]);
  expect(next.messages[1]?.text).toBe('changed');
  expect(next.lastChange).toBe(9);
});
