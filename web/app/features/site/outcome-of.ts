import { type ApiError, asCallFailure } from '../../api.ts';
import type { Outcome } from './outcome.ts';

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
