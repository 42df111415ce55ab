import type { ClientActionFunctionArgs } from 'react-router';
import { type Outcome, unreachable } from './outcome.ts';
import type { EmailLink } from './send-token.ts';

/** The action of a page that the link of an email leads to. What checks and sends comes only when its button is pressed. */
export function emailLinkAction(link: EmailLink) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Outcome> => {
    const sender = await import('./send-token.ts').catch(() => undefined);
    return sender ? sender.sendToken(link, request.url) : unreachable;
  };
}
