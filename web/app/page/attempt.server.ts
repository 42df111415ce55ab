import { CallFailed } from '../loading.server.ts';
import type { Attempt } from './attempt.ts';

/** A call whose failure is shown in its own part of the page. A session that has ended is no such failure: it is thrown. */
export async function attempt<Value>(running: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await running };
  } catch (error) {
    if (!(error instanceof CallFailed) || concernsTheWholeVisit(error)) throw error;
    return { ok: false, error: error.failure };
  }
}

/** Logged out or suspended: no part of the visit can go on. */
function concernsTheWholeVisit({ failure: { code } }: CallFailed): boolean {
  return code === 'unauthenticated' || code === 'account_suspended';
}
