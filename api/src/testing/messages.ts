import { randomUUID } from 'node:crypto';
import { listMessages, sendMessage } from '@ampersand/contract/messages';
import type { Member } from './factories.ts';

/** Writes a message over HTTP. */
export function write(
  { browser }: Member,
  connectionId: string,
  text: string,
  more: Record<string, unknown> = {},
) {
  return browser.call(sendMessage, {
    params: { connectionId },
    body: { text, idempotencyKey: randomUUID(), ...more },
  });
}

/** Reads a conversation over HTTP. */
export function read({ browser }: Member, connectionId: string, query: Record<string, string | number> = {}) {
  return browser.call(listMessages, { params: { connectionId }, query });
}
