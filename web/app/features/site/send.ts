import type { BodyInput } from '@ampersand/contract/endpoint';
import { fieldMessage } from '@ampersand/contract/fields';
import { subscribe } from '@ampersand/contract/newsletter';
import { call } from '../../api.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';

/** Checks the address by the contract's own rule, then asks for the newsletter. `message` is for the person. */
export async function sendSubscription(body: BodyInput<typeof subscribe>): Promise<Outcome> {
  const checked = subscribe.body.safeParse(body, { error: fieldMessage });
  if (!checked.success) {
    return { sent: false, message: checked.error.issues[0]?.message ?? 'Please enter a valid email address' };
  }
  return outcomeOf(
    call('POST /newsletter/subscribe', { body: checked.data }),
    ({ fields, message }) => fields[0]?.message ?? message,
  );
}
