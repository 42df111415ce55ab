import { pauseInactive, stillLooking } from '@ampersand/contract/inactivity';
import { pages } from '@ampersand/contract/pages';
import type { FastifyInstance } from 'fastify';
import { besides } from '../../http/besides.ts';
import type { Deps } from '../../http/deps.ts';
import { oneClick } from '../../http/one-click.ts';
import { mount } from '../../http/route.ts';
import { audit } from '../../lib/audit.ts';
import { pageUrl } from '../../lib/page-url.ts';
import { answerPause, answerStillLooking, endQuestions } from './inactivity.ts';

export function inactivityRoutes(app: FastifyInstance, deps: Deps): void {
  mount(app, deps, stillLooking, async ({ body, request }) => {
    const userId = await answerStillLooking(deps, body.token);
    audit(request, 'still_looking', { userId });
    return {
      message: 'Good to know. You are shown among the active members again, and your matches are waiting',
    };
  });

  mount(app, deps, pauseInactive, async ({ body, request }) => {
    const userId = await answerPause(deps, body.token);
    audit(request, 'paused_by_email', { userId });
    return {
      message:
        'Your profile is hidden now. Whenever you are back, press ‘Still looking’ in the same email, or end the pause on your account page',
    };
  });

  oneClick(app, deps, {
    opened: besides.inactivityPage,
    pressed: besides.inactivityOneClick,
    page: (token) => pageUrl(deps.config.publicUrl, pages.stillLooking, token),
    async end(token, request) {
      const userId = await endQuestions(deps, token);
      audit(request, 'silence_muted', { userId });
    },
  });
}
