import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '../talkers.ts';
import { openStream, placeOf, type Stream, send, type Target, type Weight, weightOf } from './target.ts';

/** Streams that are opened at once. */
const AT_ONCE = 50;
/** Until a server has calmed down, before it is weighed. */
const REST_MS = 5_000;
/** For what is under way when the sending ends. */
const LAST_EVENTS_MS = 10_000;

interface Sent {
  readonly seat: Seat;
  readonly at: number;
  /** Undefined: not acknowledged. */
  readonly seq: number | undefined;
}

export interface Load {
  readonly target: Target;
  readonly streams: readonly Stream[];
  /** What each stream costs the server. */
  readonly weight: Weight;
  readonly sent: Sent[];
}

/** Opens streams of members who take turns. */
function openSome(target: Target, seats: readonly Seat[], { from, count }: { from: number; count: number }) {
  const opening = Array.from({ length: count }, (_, i) => {
    const seat = seats[(from + i) % seats.length];
    if (!seat) throw new Error('nobody to listen');
    return openStream(target, seat);
  });
  return Promise.all(opening);
}

/** A server that nobody listens to yet. */
export const unheard = (target: Target): Load => ({
  target,
  streams: [],
  weight: { heap: Number.NaN, resident: Number.NaN },
  sent: [],
});

/** Opens streams, as many for each member, and reads what they cost a server that has worked: what it held at its start is gone. */
export async function openStreams({ target }: Load, seats: readonly Seat[], count: number): Promise<Load> {
  await wait(REST_MS);
  const before = await weightOf(target);
  const streams: Stream[] = [];
  while (streams.length < count) {
    const part = { from: streams.length, count: Math.min(AT_ONCE, count - streams.length) };
    streams.push(...(await openSome(target, seats, part)));
  }
  await wait(REST_MS);
  const after = await weightOf(target);
  const weight = {
    heap: (after.heap - before.heap) / count,
    resident: (after.resident - before.resident) / count,
  };
  return { target, streams, weight, sent: [] };
}

/** Sends `rate` messages a second for some seconds, whatever becomes of those before: members take turns. */
export async function sendFor(
  { target, sent }: Load,
  seats: readonly Seat[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<void> {
  const underWay: Promise<void>[] = [];
  const started = performance.now();
  for (let number = 0; number < rate * seconds; number++) {
    await wait(Math.max(0, started + (1000 * number) / rate - performance.now()));
    const seat = seats[number % seats.length];
    if (!seat) throw new Error('nobody to write');
    underWay.push(sendOne(target, seat, `Message ${number} of a conversation that goes well`, sent));
  }
  await Promise.all(underWay);
}

async function sendOne(target: Target, seat: Seat, text: string, sent: Sent[]): Promise<void> {
  const at = performance.now();
  const seq = await send(target, seat, text);
  sent.push({ seat, at, seq });
}

/** What became of what was sent: ms from the send to each stream of the other, and how many messages did not come to all of them. */
export async function resultOf({ streams, sent, weight }: Load) {
  const ofMember = Map.groupBy(streams, ({ seat }) => seat.id);
  const arrivals = () =>
    sent.map(({ seat, at, seq }) => {
      const theirs = seq === undefined ? [] : (ofMember.get(seat.otherId) ?? []);
      return theirs.map(({ heard }) => (heard.get(placeOf(seat.connectionId, seq ?? 0)) ?? Number.NaN) - at);
    });
  const isLost = (times: readonly number[]) => times.some(Number.isNaN);
  const deadline = performance.now() + LAST_EVENTS_MS;
  while (arrivals().some(isLost) && performance.now() < deadline) await wait(200);
  const all = arrivals();
  return {
    times: all.flat().filter((time) => !Number.isNaN(time)),
    lost: all.filter(isLost).length,
    refused: sent.filter(({ seq }) => seq === undefined).length,
    sent: sent.length,
    weight,
  };
}
