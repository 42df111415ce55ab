import {
  confirmSubscription,
  SUBSCRIPTION_ASKED,
  subscribe,
  unsubscribe,
} from '@ampersand/contract/newsletter';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../http/deps.ts';
import { inSameTime, isTrapped } from '../../http/forms.ts';
import { limitKey } from '../../http/limits.ts';
import { mount } from '../../http/route.ts';
import { audit } from '../../lib/audit.ts';
import { entryRoutes } from './entry-routes.ts';
import { issueRoutes } from './issue-routes.ts';
import { oneClickRoute } from './one-click.ts';
import { askForNewsletter, confirmNewsletter, endNewsletter } from './subscription.ts';

export function newsletterRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, subscribe, async ({ body, request }) => {
    await deps.limits.count('subscription', limitKey(request.ip));
    const trapped = isTrapped(body, request);
    if (!trapped) await deps.limits.count('subscriptionEmail', `newsletter ${body.email}`);
    await inSameTime(trapped ? undefined : askForNewsletter(deps, body.email, request.ip));
    return { message: SUBSCRIPTION_ASKED };
  });

  mount(app, deps, confirmSubscription, async ({ body, request }) => {
    const subscriberId = await confirmNewsletter(deps, body.token, request.ip);
    audit(request, 'newsletter_confirmed', { subscriberId });
    return { message: 'You are subscribed. Welcome' };
  });

  mount(app, deps, unsubscribe, async ({ body, request }) => {
    const subscriberId = await endNewsletter(deps, body.token);
    audit(request, 'newsletter_ended', { subscriberId });
    return { message: 'You are unsubscribed: the newsletter will no longer come to your address' };
  });

  oneClickRoute(app, deps);
  issueRoutes(app, deps);
  entryRoutes(app, deps);
}
