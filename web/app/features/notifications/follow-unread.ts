import { NOTIFICATION_STREAM } from '@ampersand/contract/path';
import { apiUrl, call, callFailureIn } from '../../api.ts';

/** The server says every 25 seconds that it is there. */
const SILENCE_MS = 70_000;
const PAUSE_MS = { first: 2_000, longest: 60_000 };
const ASK = 'ask';

/** The unread count, or null while the stream is away. */
type Listener = (unread: number | null) => void;

/**
 * Follows the unread count of a member as it changes. The windows of a browser share one stream, since browsers keep few
 * connections to a server: one of them holds it and tells the others, and when it closes the next one takes over.
 * @returns what ends it.
 */
export function followUnread(userId: string, listener: Listener): () => void {
  const name = `unread ${userId}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: number | null = null;
  let leads = false;
  const say: Listener = (unread) => {
    if (signal.aborted) return;
    last = unread;
    channel.postMessage(unread);
    listener(unread);
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === ASK && leads) channel.postMessage(last);
    else if (data === null || typeof data === 'number') listener(data);
  };
  channel.postMessage(ASK);
  const lead = () => {
    leads = true;
    return keepStream(say, signal);
  };
  // Locks are missing on plain http, except on the own machine; there each window has its own stream.
  if ('locks' in navigator) navigator.locks.request(name, { signal }, lead).catch(unlessStopped);
  else void lead();
  return () => {
    if (leads) channel.postMessage(null);
    stopping.abort();
    channel.close();
  };
}

/** Nobody waits for the lock any more: it was asked to stop, or, as Safari says it too, the page is being left. */
function unlessStopped(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
}

/** Opens the stream again and again until `signal`, or until the person is no longer logged in. */
async function keepStream(say: Listener, signal: AbortSignal): Promise<void> {
  let pause = PAUSE_MS.first;
  while (!signal.aborted) {
    const heard = await untilBroken(say, signal);
    say(null);
    pause = heard ? PAUSE_MS.first : Math.min(PAUSE_MS.longest, 2 * pause);
    if (signal.aborted || (await isLoggedOut())) return;
    await wait(pause, signal);
  }
}

/** One stream, from its opening until the browser gives it up or it falls silent. @returns whether anything came. */
function untilBroken(say: Listener, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const source = new EventSource(apiUrl(NOTIFICATION_STREAM));
    let heard = false;
    const end = () => {
      clearTimeout(silence);
      source.close();
      signal.removeEventListener('abort', end);
      resolve(heard);
    };
    let silence = setTimeout(end, SILENCE_MS);
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(end, SILENCE_MS);
    };
    source.addEventListener('unread', ({ data }) => {
      heard = true;
      listen();
      say(Number(data));
    });
    source.addEventListener('ping', listen);
    // After a break the browser connects again by itself, but not after an answer that is no stream.
    source.addEventListener('error', () => (source.readyState === EventSource.CLOSED ? end() : say(null)));
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
    return code === 'unauthenticated' || code === 'account_suspended';
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
