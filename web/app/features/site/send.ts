import type { BodyInput } from '@ampersand/contract/endpoint';
import { fieldMessage } from '@ampersand/contract/fields';
import { subscribe } from '@ampersand/contract/newsletter';
import { ApiError, call } from '../../api.ts';
import type { Outcome } from './outcome.ts';

/** Checks the address by the contract's own rule, then asks for the newsletter. `message` is for the person. */
export async function sendSubscription(body: BodyInput<typeof subscribe>): Promise<Outcome> {
  const checked = subscribe.body.safeParse(body, { error: fieldMessage });
  if (!checked.success) {
    return { sent: false, message: checked.error.issues[0]?.message ?? 'Please give a valid email address' };
  }
  try {
    const { message } = await call(subscribe, { body: checked.data });
    return { sent: true, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { sent: false, message: error.fields[0]?.message ?? error.message };
  }
}
