import { randomUUIDv7 } from 'node:crypto';
import { CONTACT_SENT, sendContact } from '@ampersand/contract/contact';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { isTrapped } from '../../http/forms.ts';
import { limitKey } from '../../http/limits.ts';
import { mount } from '../../http/route.ts';
import { audit } from '../../lib/audit.ts';
import { enqueueEmail } from '../../lib/mailer.ts';
import { contactEmail } from './emails.ts';
import { insertContactMessage } from './queries.ts';

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, sendContact, async ({ body, request }) => {
    await deps.limits.count('contact', limitKey(request.ip));
    if (!isTrapped(body, request)) {
      const { fullName, email, message } = body;
      const written = { fullName, email, message, subject: body.subject || null };
      const id = randomUUIDv7();
      await deps.db.transaction(async (tx) => {
        await insertContactMessage(tx, { id, ...written, createdAt: deps.now() });
        await enqueueEmail(tx, deps.jobs, contactEmail(written), { contactMessageId: id });
      });
      audit(request, 'contact', { messageId: id });
    }
    return { message: CONTACT_SENT };
  });
}
