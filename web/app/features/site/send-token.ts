import { ApiError } from '../../api.ts';
import type { Outcome } from './send.ts';

/** Sends the token of the page's own address. */
export async function sendToken(
  request: Request,
  send: (token: string) => Promise<{ message: string }>,
): Promise<Outcome> {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { sent: false, message: 'This link is incomplete. Open it from the letter again' };
  try {
    return { sent: true, message: (await send(token)).message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { sent: false, message: error.message };
  }
}
