import { shareWords } from '@ampersand/contract/share-words';
import { type Call, CallFailed } from '../../loading.server.ts';
import type { You } from '../../page/you.ts';

/** What a founder's own preferences say of equity: it is what others read. Undefined where the figure of the company holds. */
export async function loadOwnEquity(
  call: Call,
  { id, role }: Pick<You, 'id' | 'role'>,
): Promise<string | undefined> {
  if (role !== 'FOUNDER') return undefined;
  try {
    const { data } = await call('GET /preference/founder/{userId}', { params: { userId: id } });
    return data.equityOffered ? shareWords(data.equityOffered) : undefined;
  } catch (error) {
    if (error instanceof CallFailed && error.failure.code === 'not_found') return undefined;
    throw error;
  }
}
