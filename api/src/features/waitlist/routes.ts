import { confirmWaitlist, joinWaitlist, WAITLIST_ASKED } from '@ampersand/contract/waitlist';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { inSameTime, isTrapped } from '../../http/forms.ts';
import { limitKey } from '../../http/limits.ts';
import { mount } from '../../http/route.ts';
import { AppError } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { emailOwed } from '../opt-in/rules.ts';
import { alreadyOnWaitlistEmail, confirmEntryEmail } from './emails.ts';
import { confirmEntry, lockEntry, noteEntryReminder, startEntry, type WaitlistForm } from './queries.ts';

export function waitlistRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, joinWaitlist, async ({ body, request }) => {
    await deps.limits.count('subscription', limitKey(request.ip));
    const trapped = isTrapped(body, request);
    if (!trapped) await deps.limits.count('subscriptionEmail', `waitlist ${body.email}`);
    await inSameTime(trapped ? undefined : askForPlace(deps, body, request.ip));
    return { message: WAITLIST_ASKED };
  });

  mount(app, deps, confirmWaitlist, async ({ body, request }) => {
    const entryId = await confirmEntry(deps.db, body.token, { at: deps.now(), from: request.ip });
    if (!entryId) {
      const message =
        'This link no longer works. Please use our latest email, or join the waitlist again and we will send a new one';
      throw new AppError('invalid_code', message, { fields: [{ path: 'token', message }] });
    }
    audit(request, 'waitlist_confirmed', { entryId });
    return { message: 'You are on the waitlist. We will write as soon as there is news' };
  });
}

/** Notes that somebody wants a place, and sends the email that the address is owed, if any. */
async function askForPlace(deps: Deps, form: WaitlistForm, from: string): Promise<void> {
  const asked = { at: deps.now(), from };
  await deps.db.transaction(async (tx) => {
    const entry = await lockEntry(tx, form.email, asked);
    if (!entry) return;
    const owed = emailOwed(entry, asked.at);
    if (owed === 'confirm') {
      const token = await startEntry(tx, entry.id, form, asked);
      const confirmation = confirmEntryEmail(form.email, token, deps.config.publicUrl);
      await enqueueEmail(tx, deps.jobs, confirmation, 'no member');
    } else if (owed === 'already') {
      await noteEntryReminder(tx, entry.id, asked.at);
      await enqueueEmail(tx, deps.jobs, alreadyOnWaitlistEmail(form.email), 'no member');
    }
  });
}
