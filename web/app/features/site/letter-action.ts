import type { ClientActionFunctionArgs } from 'react-router';
import { type Outcome, unreachable } from './outcome.ts';
import type { Letter } from './send-token.ts';

/** The action of a page that a letter leads to. What checks and sends comes only when its button is pressed. */
export function letterAction(letter: Letter) {
  return async ({ request }: Pick<ClientActionFunctionArgs, 'request'>): Promise<Outcome> => {
    const sender = await import('./send-token.ts').catch(() => undefined);
    return sender ? sender.sendToken(letter, request.url) : unreachable;
  };
}
