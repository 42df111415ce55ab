import { profileCompletion } from '@ampersand/contract/completion';
import { loadingFor } from '../../loading.server.ts';
import { attempt } from '../../page/attempt.server.ts';
import { choiceIn } from '../../ui/choices.ts';

export const loadShell = loadingFor(async ({ you, request, call }) => {
  const notifications = await attempt(call('GET /notifications', { query: { limit: 1 } }));
  return {
    user: you,
    completion: profileCompletion(you).percent,
    unread: notifications.ok ? notifications.value.unread : undefined,
    sidebar: choiceIn(request.headers.get('cookie'), 'sidebar'),
  };
});
