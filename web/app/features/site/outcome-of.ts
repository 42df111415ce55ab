import { type ApiError, asCallFailure, failureMessage } from '../../api.ts';
import type { Outcome } from './outcome.ts';

export const saysUnsent = (error: ApiError) => failureMessage(error, 'This did not go through');

/** How a call of the public site went; nobody is logged in there. */
export async function outcomeOf(
  sending: Promise<{ message: string }>,
  says = ({ message }: ApiError) => message,
): Promise<Outcome> {
  try {
    return { sent: true, message: (await sending).message };
  } catch (error) {
    return { sent: false, message: says(asCallFailure(error)) };
  }
}
