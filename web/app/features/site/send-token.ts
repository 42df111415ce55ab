import { confirmEmail, exportPath } from '@ampersand/contract/account';
import { pauseInactive, stillLooking } from '@ampersand/contract/inactivity';
import { confirmSubscription, unsubscribe } from '@ampersand/contract/newsletter';
import { confirmWaitlist } from '@ampersand/contract/waitlist';
import { call, fetchFile } from '../../api.ts';
import { forgetUser } from '../../session.ts';
import { saveFile } from '../../ui/save-file.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf } from './outcome-of.ts';

const emailLinks = {
  subscription: (token) => call(confirmSubscription, { body: { token } }),
  unsubscribe: (token) => call(unsubscribe, { body: { token } }),
  stillLooking: (token) => call(stillLooking, { body: { token } }),
  pause: (token) => call(pauseInactive, { body: { token } }),
  waitlist: (token) => call(confirmWaitlist, { body: { token } }),
  /** The address, and whether it is confirmed, are part of the person: who is logged in here is asked anew. */
  async email(token) {
    const reply = await call(confirmEmail, { body: { token } });
    forgetUser();
    return reply;
  },
  async export(token) {
    saveFile(await fetchFile(exportPath(token)), 'my-data.zip');
    return { message: 'You will find my-data.zip among your downloads. The link still works for a while.' };
  },
} satisfies Record<string, (token: string) => Promise<{ message: string }>>;

export type EmailLink = keyof typeof emailLinks;

/** Sends the token that an email put into the address of its page. */
export async function sendToken(link: EmailLink, address: string): Promise<Outcome> {
  const token = new URL(address).searchParams.get('token');
  if (!token) return { sent: false, message: 'This link is incomplete. Please open it from the email again' };
  return outcomeOf(emailLinks[link](token));
}
