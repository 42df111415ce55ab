import type { Call } from '../../../loading.server.ts';
import { attempt } from '../../../page/attempt.server.ts';
import type { LoadedVisits } from './visits.tsx';

export function loadVisits(call: Call, userId: string): Promise<LoadedVisits> {
  const to = { params: { userId } };
  return attempt(
    Promise.all([call('GET /logs/profile-count/{userId}', to), call('GET /logs/visitors/{userId}', to)]).then(
      ([count, { data }]) => ({
        count: count.data,
        ...data,
      }),
    ),
  );
}
