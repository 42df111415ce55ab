import { type ApiError, asCallFailure } from '../api.ts';

/** What a part of a page loaded, or why it could not; the rest of the page stands either way. */
export type Attempt<Value> = { ok: true; value: Value } | { ok: false; error: ApiError };

/** A call whose failure is shown in its own part of the page. A session that has ended is no such failure: it is thrown. */
export async function attempt<Value>(running: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await running };
  } catch (error) {
    const failure = asCallFailure(error);
    if (concernsTheWholeVisit(failure)) throw failure;
    return { ok: false, error: failure };
  }
}

/** Logged out or suspended: no part of the visit can go on. */
function concernsTheWholeVisit(error: ApiError): boolean {
  return error.code === 'unauthenticated' || error.code === 'account_suspended';
}
