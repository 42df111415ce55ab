import type { MessageBody } from '@ampersand/contract/messages';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../lib/app-error.ts';
import { claimAttachment } from '../attachments/queries.ts';
import { type Asked, findOwn, type OwnConnection, requireOpen } from '../connections/own.ts';
import { endQuietNews } from '../connections/quiet.ts';
import { tellTalk } from '../notifications/talk.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { noticeMessage } from '../reports/notice.ts';
import { lockConnected } from '../users/pairs.ts';
import { asNew, findMessage, findSent, insertMessage, type MessageRow } from './queries.ts';

/**
 * Writes a message, or finds the one that was sent under its key before.
 * @throws {AppError} `not_found`, `conflict` where nobody can write or the key is not free, `invalid_fields` for a quote from
 * elsewhere or a file that is not there for it.
 */
export function send(
  deps: Pick<Deps, 'bus' | 'config' | 'db' | 'now'>,
  asked: Asked,
  body: MessageBody,
): Promise<MessageRow> {
  const { connectionId, userId } = asked;
  return deps.db.transaction(async (tx) => {
    await lockConnected(tx, connectionId, userId);
    const written = await write(deps, tx, asked, body);
    return written ?? requireSent(await findOwn(tx, asked), await findSent(tx, userId, body.idempotencyKey));
  });
}

/** What was sent under the key before, also where nobody can write any more. */
function requireSent(own: OwnConnection, sent: MessageRow | undefined): MessageRow {
  if (sent?.connectionId === own.id) return sent;
  if (sent) throw new AppError('conflict', 'This key belongs to a message in another conversation');
  requireOpen(own);
  throw new AppError('conflict', 'This key belongs to an invitation. Please send the message with a new one');
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid_fields', message, { fields: [{ path, message }] });
}

/** @returns the new message; undefined when its key is taken, or nobody can write. */
async function write(
  deps: Pick<Deps, 'bus' | 'config' | 'now'>,
  tx: Db,
  { connectionId, userId }: Asked,
  { text, idempotencyKey, quotedId, attachmentId }: MessageBody,
): Promise<MessageRow | undefined> {
  const at = deps.now();
  const draft = { connectionId, senderId: userId, idempotencyKey, text, quotedId: quotedId ?? null };
  const inserted = await insertMessage(tx, draft, at);
  if (!inserted) return undefined;
  const { id, seq, otherId, isFirstReply, toldQuiet } = inserted;
  if (quotedId && !inserted.quotedId) refuse('quotedId', 'What you quote is not in this conversation');
  if (attachmentId && !(await claimAttachment(tx, { attachmentId, messageId: id, connectionId, userId })))
    refuse('attachmentId', 'This file is no longer there. Please choose it again');
  if (isFirstReply)
    await insertOutcomes(tx, [{ kind: 'FIRST_REPLY', actorId: userId, subjectId: otherId, at }]);
  await noticeMessage(deps, tx, { id, seq, connectionId, senderId: userId, text });
  await endQuietNews(deps, tx, toldQuiet, { connectionId, lastSeq: seq - 1 });
  // The other first: own windows have it already.
  await tellTalk(deps, tx, [otherId, userId], { kind: 'message', connectionId, seq });
  const plain = { id, connectionId, seq, senderId: userId, idempotencyKey, text, createdAt: at };
  return quotedId || attachmentId ? findMessage(tx, id) : asNew(plain);
}
