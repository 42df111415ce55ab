import { profileCompletion } from '@ampersand/contract/completion';
import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { choiceIn } from '../../ui/choices.ts';

export const loadShell = loadingFor(async ({ you, user, request, call }) => {
  const [notifications, conversations] = await Promise.all([
    attempt(call('GET /notifications', { query: { limit: 1 } })),
    attempt(call('GET /connections/unread')),
  ]);
  return {
    user: you,
    hidden: { paused: user.paused, deletedOn: user.deletedOn },
    unconfirmed: user.profile.isVerified || user.deletedOn ? null : user.email,
    completion: profileCompletion(user).percent,
    unread: notifications.ok ? notifications.value.unread : undefined,
    unreadConversations: conversations.ok ? conversations.value.data : undefined,
    sidebar: choiceIn(request.headers.get('cookie'), 'sidebar'),
  };
});
