import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outbox, outboxOf, type Waiting } from './outbox.ts';
import { WaitingRow } from './waiting-row.tsx';

const connectionId = '00000000-0000-7000-8000-000000000000';
const written = { connectionId, text: 'Are you there?', quoted: null, attachment: null };
const failure = (status: number, code: string, message: string) =>
  Response.json({ success: false, code, message }, { status });

let answer: () => Response;
let outbox: Outbox;
beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer());
  outbox = outboxOf(crypto.randomUUID());
});
afterEach(() => vi.unstubAllGlobals());

/** A message that the server has just refused. */
async function refused(status: number, code: string, message: string): Promise<Waiting | undefined> {
  answer = () => failure(status, code, message);
  outbox.add(written);
  await vi.waitFor(() =>
    expect(outbox.waiting()).toEqual([expect.objectContaining({ refusal: expect.any(String) })]),
  );
  return outbox.waiting()[0];
}

test.each([
  [404, 'not_found', 'There is no such conversation here', 'You can no longer write here'],
  [409, 'conflict', 'This conversation has ended', 'This conversation has ended'],
])(
  'a message that was refused with %i says why, until the two stand otherwise; then it can be sent',
  async (status, code, message, why) => {
    expect(await refused(status, code, message)).toMatchObject({ refusal: why });
    outbox.forgetWhy(connectionId);
    const [waiting] = outbox.waiting();
    expect(waiting).toMatchObject({ ...written, refusal: '' });
    answer = () => Response.json({ data: { ...written, id: connectionId } }, { status: 201 });
    if (waiting) outbox.retry(waiting);
    await vi.waitFor(() => expect(outbox.waiting()).toEqual([]));
  },
);

test('a message that meets a session that has ended waits for the log-in, which is asked for', async () => {
  const ended = vi.fn();
  outbox.onEnded(ended);
  answer = () => failure(401, 'unauthenticated', 'Please log in');
  outbox.add(written);
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(outbox.waiting()).toEqual([expect.not.objectContaining({ refusal: expect.anything() })]);
});

const row = (refusal: string, isOpen: boolean) => {
  // As an earlier release kept it.
  const waiting = {
    ...written,
    idempotencyKey: 'key',
    writtenAt: '2026-11-22T10:00:00.000Z',
    refusal,
    isFinal: true,
  };
  return renderToStaticMarkup(<WaitingRow waiting={waiting} outbox={outbox} isOpen={isOpen} />);
};

test('what was refused can be tried again wherever the two can write, and copied anywhere', () => {
  expect(row('', true)).toMatch(/Not sent\. <.*Try again.*Copy.*Delete/);
  expect(row('You can no longer write here', true)).toMatch(
    /Not sent\. You can no longer write here<.*Try again/,
  );
  expect(row('', false)).toMatch(/Not sent\. <.*Copy.*Delete/);
  expect(row('', false)).not.toContain('Try again');
});
