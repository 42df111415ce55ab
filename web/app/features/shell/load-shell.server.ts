import { profileCompletion } from '@ampersand/contract/completion';
import type { OwnUser } from '@ampersand/contract/users';
import { type Call, loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { choiceIn } from '../../ui/choices.ts';
import type { Unconfirmed } from './unconfirmed-notice.tsx';

export const loadShell = loadingFor(async ({ you, user, request, call }) => {
  const [notifications, conversations, toConfirm] = await Promise.all([
    attempt(call('GET /notifications', { query: { limit: 1 } })),
    attempt(call('GET /connections/unread')),
    user.profile.isVerified || user.deletedOn ? null : loadUnconfirmed(call, user),
  ]);
  return {
    user: you,
    hidden: { paused: user.paused, deletedOn: user.deletedOn },
    toConfirm,
    // For tabs that were opened before 28 November 2026, which show this string; it can go in 2027.
    unconfirmed: toConfirm?.email ?? null,
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
