import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { limitKey } from './limits.ts';

const MB = 1024 * 1024;
/** What a form may hold beside its photo: two lists of 50 rows, each with a long description, in every script. */
export const FORM_TEXT_BYTES = 3 * MB;
/** Bodies up to this size are never refused: a crowd behind one address sends many of them. */
const FREE_BYTES = 16 * 1024;
const ADDRESS_BYTES = 30 * MB;
const SERVER_BYTES = 256 * MB;
const RETRY_SECONDS = 30;

/**
 * Bounds the memory of bodies that have not been answered yet, at this server: however many connections somebody opens
 * and leaves unfinished, they share what one address gets. A body counts with all it may become, from before its first byte.
 * `perAddress` false: all addresses share one bound.
 * @returns a hook that refuses with `rate_limited` (too much of one address) or `unavailable` (too much of all).
 */
export function boundBodies({ perAddress }: { perAddress: boolean }) {
  const heldBy = new Map<string, number>();
  let held = 0;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const bytes = mostBytes(request);
    if (bytes <= FREE_BYTES) return;
    const address = limitKey(request.ip);
    const own = heldBy.get(address) ?? 0;
    if (perAddress && own + bytes > ADDRESS_BYTES) {
      throw new AppError(
        'rate_limited',
        'Too much is being sent from your network at the same time. Please try again in half a minute',
        { retryAfter: RETRY_SECONDS },
      );
    }
    if (held + bytes > SERVER_BYTES) {
      throw new AppError('unavailable', 'Too much is being sent to us right now. Please try again shortly', {
        retryAfter: RETRY_SECONDS,
      });
    }
    held += bytes;
    heldBy.set(address, own + bytes);
    reply.raw.once('close', () => {
      held -= bytes;
      const left = (heldBy.get(address) ?? 0) - bytes;
      if (left > 0) heldBy.set(address, left);
      else heldBy.delete(address);
    });
  };
}

/** The most that the body of a request may take; a photo in a form does not count, since it waits on the disk. */
function mostBytes({ headers, routeOptions }: FastifyRequest): number {
  const form = headers['content-type']?.startsWith('multipart/');
  const most = form ? FORM_TEXT_BYTES : (routeOptions.bodyLimit ?? MB);
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(Number(headers['content-length'] ?? 0), most);
}
