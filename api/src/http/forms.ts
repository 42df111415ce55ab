import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { audit } from '../lib/audit.ts';

const ANSWER_AFTER_MS = 250;

/**
 * Whether a program filled in the field that people do not see. What it sent is to be dropped, with the answer that
 * everybody gets.
 */
export function isTrapped(body: { website?: string | undefined }, request: FastifyRequest): boolean {
  if (!body.website) return false;
  audit(request, 'honeypot');
  return true;
}

/** Comes back a quarter of a second later at the earliest, so that the time does not tell what there was to do. */
export async function inSameTime<Value>(work: Value): Promise<Awaited<Value>> {
  const [value] = await Promise.all([work, delay(ANSWER_AFTER_MS)]);
  return value;
}
