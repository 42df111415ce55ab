import { expect, test } from 'vitest';
import { tiesWith } from './load-ties.server.ts';
import type { Tied } from './ties.ts';

test('a page is sent what stands between its reader and the people it shows, and nobody else', () => {
  const sent: Tied = { kind: 'SENT', connectionId: null, declined: null };
  const ties = { shown: sent, elsewhere: sent };
  expect(tiesWith(ties, [{ id: 'shown' }, { id: 'free' }])).toEqual({ shown: sent });
});
