import type { TalkEvent } from '@ampersand/contract/messages';
import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { apiUrl, call, callFailureIn } from '../api.ts';

/** The server says every 25 seconds that it is there. */
const SILENCE_MS = 70_000;
const PAUSE_MS = { first: 2_000, longest: 60_000 };
const ASK = 'ask';

export type StreamEvent =
  /** How many notifications are unread. */
  | { readonly kind: 'unread'; readonly unread: number }
  /** Something else stands between the member and somebody: an invitation, a connection or a block came or went. */
  | { readonly kind: 'ties' }
  /** Something happened in a conversation. */
  | { readonly kind: 'talk'; readonly event: TalkEvent }
  /** Events come from now on; what happened before is to be asked for. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'away' };

type Listener = (heard: StreamEvent) => void;

interface Following {
  readonly listeners: Set<Listener>;
  readonly stop: () => void;
  /** What who joins is told: that the stream is away, or that it is open, and the count that it said last. */
  known: readonly StreamEvent[];
}

const opened: StreamEvent = { kind: 'opened' };

const followed = new Map<string, Following>();

/** Follows what the server tells a member. @returns what ends it. */
export function followStream(userId: string, listener: Listener): () => void {
  const following = followed.get(userId) ?? begin(userId);
  following.listeners.add(listener);
  // What came after their page was read and before they joined, nobody told them.
  for (const heard of following.known) listener(heard);
  return () => {
    following.listeners.delete(listener);
    if (following.listeners.size > 0) return;
    followed.delete(userId);
    following.stop();
  };
}

function begin(userId: string): Following {
  const listeners = new Set<Listener>();
  const tell: Listener = (heard) => {
    for (const listener of listeners) listener(heard);
  };
  const hear: Listener = (heard) => {
    if (heard.kind === 'away') following.known = [heard];
    else if (!following.known.includes(opened)) {
      following.known = [opened];
      // The stream of another window was open before this one joined.
      if (heard.kind !== 'opened') tell(opened);
    }
    if (heard.kind === 'unread') following.known = [opened, heard];
    tell(heard);
  };
  // A stream may outlive the network: what it told of meanwhile could not be asked for.
  const back = () => tell(opened);
  addEventListener('online', back);
  const stopStream = shareStream(userId, hear);
  const following: Following = {
    listeners,
    known: [],
    stop() {
      removeEventListener('online', back);
      stopStream();
    },
  };
  followed.set(userId, following);
  return following;
}

/**
 * The windows of a browser share one stream, since browsers keep few connections to a server: one of them holds it and tells
 * the others, and when it closes the next one takes over.
 */
function shareStream(userId: string, listener: Listener): () => void {
  const name = `stream ${userId}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: StreamEvent = { kind: 'away' };
  let leads = false;
  const say: Listener = (heard) => {
    if (signal.aborted) return;
    if (heard.kind === 'unread' || heard.kind === 'away') last = heard;
    channel.postMessage(heard);
    listener(heard);
  };
  channel.onmessage = ({ data }: MessageEvent<StreamEvent | typeof ASK>) => {
    if (data !== ASK) listener(data);
    else if (leads) channel.postMessage(last);
  };
  channel.postMessage(ASK);
  const lead = () => {
    leads = true;
    return keepStream(userId, say, signal);
  };
  // Locks are missing on plain http, except on the own machine; there each window has its own stream.
  if ('locks' in navigator) navigator.locks.request(name, { signal }, lead).catch(unlessStopped);
  else void lead();
  return () => {
    if (leads) channel.postMessage({ kind: 'away' } satisfies StreamEvent);
    stopping.abort();
    channel.close();
  };
}

/** Nobody waits for the lock any more: it was asked to stop, or, as Safari says it too, the page is being left. */
function unlessStopped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/** Opens the stream again and again until `signal`, or until the person is no longer logged in. */
async function keepStream(userId: string, say: Listener, signal: AbortSignal): Promise<void> {
  let pause = PAUSE_MS.first;
  while (!signal.aborted) {
    const heard = await untilBroken(userId, say, signal);
    say({ kind: 'away' });
    pause = heard ? PAUSE_MS.first : Math.min(PAUSE_MS.longest, 2 * pause);
    if (signal.aborted || (await isLoggedOut())) return;
    await wait(pause, signal);
  }
}

/** One stream, from its opening until the browser gives it up or it falls silent. @returns whether anything came. */
function untilBroken(userId: string, say: Listener, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(apiUrl(`${NOTIFICATION_STREAM}?member=${userId}`));
    let heard = false;
    const end = () => {
      clearTimeout(silence);
      source.close();
      signal.removeEventListener('abort', end);
      resolve(heard);
    };
    let silence = setTimeout(end, SILENCE_MS);
    const hear = (kind: string, tell?: (data: string) => void) =>
      source.addEventListener(kind, ({ data }) => {
        heard = true;
        clearTimeout(silence);
        silence = setTimeout(end, SILENCE_MS);
        tell?.(data);
      });
    hear('unread', (data) => say({ kind: 'unread', unread: Number(data) }));
    // The server has made it with the contract's own schema.
    hear('talk', (data) => say({ kind: 'talk', event: JSON.parse(data) as TalkEvent }));
    hear('ties', () => say({ kind: 'ties' }));
    hear('missed', () => say(opened));
    hear('ping');
    source.addEventListener('open', () => say(opened));
    // After a break the browser connects again by itself, but not after an answer that is no stream.
    source.addEventListener('error', () =>
      source.readyState === EventSource.CLOSED ? end() : say({ kind: 'away' }),
    );
    signal.addEventListener('abort', end);
  });
}

/** An event source does not tell why it was refused; a call does. */
async function isLoggedOut(): Promise<boolean> {
  try {
    await call('GET /notifications', { query: { limit: 1 } });
    return false;
  } catch (error) {
    const code = callFailureIn(error)?.code;
    return code === 'unauthenticated' || code === 'other_member' || code === 'account_suspended';
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
