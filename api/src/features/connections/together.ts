import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { tellTalk } from '../notifications/talk.ts';
import { type Asked, inConversation, type OpenConnection, requireOpen } from './own.ts';

interface Call<Params> {
  readonly params: Params;
  readonly user: { readonly id: string };
}

/** What answers the calls of one part of Together: it does what a call is to do, if anything, and presents what there is then. */
export function answering<Data>(present: (asked: Asked) => Promise<Data>) {
  return async <Params extends { readonly connectionId: string }>(
    { params, user }: Call<Params>,
    act?: (asked: Params & Asked) => Promise<void>,
  ): Promise<{ data: Data }> => {
    const asked = { ...params, userId: user.id };
    await act?.(asked);
    return { data: await present(asked) };
  };
}

/**
 * Changes something between two whose connection is open, and says to the windows of both that something has; with `isOwn` to
 * those of the member alone, where the other is not to know. @throws {AppError} `not_found`, `conflict`
 */
export function changeTogether<Value>(
  deps: Pick<Deps, 'db' | 'bus'>,
  asked: Asked,
  act: (tx: Db, own: OpenConnection) => Promise<Value>,
  { isOwn = false } = {},
): Promise<Value> {
  return inConversation(deps.db, asked, async (tx, own) => {
    const open = requireOpen(own);
    const value = await act(tx, open);
    const told = isOwn ? [open.userId] : [open.userId, open.otherId];
    await tellTalk(deps, tx, told, { kind: 'together', connectionId: open.id });
    return value;
  });
}
