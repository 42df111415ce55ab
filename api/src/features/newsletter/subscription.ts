import { brand } from '@ampersand/contract/brand';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { emailOwed } from '../opt-in/rules.ts';
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from './emails.ts';
import {
  addUnsubscribeToken,
  confirmSubscriber,
  lockSubscriber,
  noteReminder,
  startConfirmation,
  unsubscribeByToken,
} from './queries.ts';

const deadLink = (message: string) =>
  new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });

/** Notes that somebody wants the newsletter for an address, and sends the email that the address is owed, if any. */
export async function askForNewsletter(deps: Deps, email: string, from: string): Promise<void> {
  const asked = { at: deps.now(), from };
  const { publicUrl } = deps.config;
  await deps.db.transaction(async (tx) => {
    const subscriber = await lockSubscriber(tx, email, asked);
    if (!subscriber) return;
    const owed = emailOwed(subscriber, asked.at);
    if (owed === 'confirm') {
      const token = await startConfirmation(tx, subscriber.id, asked);
      await enqueueEmail(tx, deps.jobs, confirmSubscriptionEmail(email, token, publicUrl), 'no member');
    } else if (owed === 'already') {
      await noteReminder(tx, subscriber.id, asked.at);
      const token = await addUnsubscribeToken(tx, subscriber.id, asked.at);
      await enqueueEmail(tx, deps.jobs, alreadySubscribedEmail(email, token, publicUrl), 'no member');
    }
  });
}

/**
 * Notes the consent and sends the welcome email, once.
 * @throws {AppError} `invalid_code` for a link that is unknown, replaced or too old.
 */
export async function confirmNewsletter(deps: Deps, token: string, from: string): Promise<string> {
  const consent = { at: deps.now(), from };
  return deps.db.transaction(async (tx) => {
    const subscriber = await confirmSubscriber(tx, token, consent);
    if (!subscriber) {
      throw deadLink(
        'This link no longer works. Please use our latest email, or enter your address again and we will send a new one',
      );
    }
    if (subscriber.fresh) {
      const unsubscribeToken = await addUnsubscribeToken(tx, subscriber.id, consent.at);
      await enqueueEmail(
        tx,
        deps.jobs,
        welcomeEmail(subscriber.email, unsubscribeToken, deps.config.publicUrl),
        'no member',
      );
    }
    return subscriber.id;
  });
}

/** @throws {AppError} `invalid_code` for a link that is in none of our emails. */
export async function endNewsletter(deps: Deps, token: string): Promise<string> {
  const subscriberId = await unsubscribeByToken(deps.db, token, deps.now());
  if (subscriberId) return subscriberId;
  throw deadLink(
    `We do not know this link. Please use the one in our latest email, or write to ${brand.supportEmail} and we will unsubscribe you`,
  );
}
