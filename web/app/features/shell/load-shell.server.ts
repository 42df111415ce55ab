import { profileCompletion } from '@ampersand/contract/completion';
import type { OwnUser } from '@ampersand/contract/users';
import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { choiceIn } from '../../ui/choices.ts';
import type { Unconfirmed } from './unconfirmed-notice.tsx';

export const loadShell = loadingFor(async ({ you, user, request, call }) => {
  const [notifications, conversations, unconfirmed] = await Promise.all([
    attempt(call('GET /notifications', { query: { limit: 1 } })),
    attempt(call('GET /connections/unread')),
    user.profile.isVerified || user.deletedOn ? null : loadUnconfirmed(call, user),
  ]);
  return {
    user: you,
    hidden: { paused: user.paused, deletedOn: user.deletedOn },
    unconfirmed,
    completion: profileCompletion(user).percent,
    unread: notifications.ok ? notifications.value.unread : undefined,
    unreadConversations: conversations.ok ? conversations.value.data : undefined,
    sidebar: choiceIn(request.headers.get('cookie'), 'sidebar'),
  };
});

async function loadUnconfirmed(call: Call, { email }: OwnUser): Promise<Unconfirmed> {
  const account = await attempt(call('GET /account'));
  return { email, newEmail: account.ok ? account.value.data.newEmail : null };
}
