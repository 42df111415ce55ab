import type { Failure } from '@ampersand/contract/errors';

/** What a part of a page loaded, or why it could not; the rest of the page stands either way. */
export type Attempt<Value> = { ok: true; value: Value } | { ok: false; error: Failure };
