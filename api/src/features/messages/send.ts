import type { MessageBody } from '@ampersand/contract/messages';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError } from '../../http/errors.ts';
import { claimAttachment } from '../attachments/queries.ts';
import { type Asked, inConversation, type OpenConnection, orNotOpen } from '../connections/own.ts';
import { endQuietNews } from '../connections/quiet.ts';
import { tellTalk } from '../notifications/talk.ts';
import { insertOutcomes } from '../outcomes/queries.ts';
import { noticeMessage } from '../reports/notice.ts';
import {
  findMessage,
  findSent,
  insertMessage,
  isFirstReply,
  isMessageOf,
  type MessageRow,
} from './queries.ts';

/**
 * Writes a message, or finds the one that was sent under its key before.
 * @throws {AppError} `not_found`, `conflict` where nobody can write, `invalid_fields` for a quote from elsewhere or a file that is
 * not there for it.
 */
export function send(
  deps: Pick<Deps, 'bus' | 'config' | 'db' | 'now'>,
  asked: Asked,
  body: MessageBody,
): Promise<MessageRow> {
  return inConversation(deps.db, asked, async (tx, own) => {
    const sent = await findSent(tx, asked.userId, body.idempotencyKey);
    if (sent) return sameConversation(own.id, sent);
    const open = orNotOpen(own);
    await checkQuote(tx, open.id, body.quotedId);
    return write(deps, tx, open, body);
  });
}

function sameConversation(connectionId: string, sent: MessageRow): MessageRow {
  if (sent.connectionId === connectionId) return sent;
  throw new AppError('conflict', 'This key belongs to a message in another conversation');
}

async function checkQuote(tx: Db, connectionId: string, quotedId: string | undefined): Promise<void> {
  if (!quotedId || (await isMessageOf(tx, connectionId, quotedId))) return;
  refuse('quotedId', 'What you quote is not in this conversation');
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid_fields', message, { fields: [{ path, message }] });
}

async function write(
  deps: Pick<Deps, 'bus' | 'config' | 'now'>,
  tx: Db,
  { id: connectionId, userId, otherId }: OpenConnection,
  { text, idempotencyKey, quotedId, attachmentId }: MessageBody,
): Promise<MessageRow> {
  const at = deps.now();
  if (await isFirstReply(tx, connectionId, userId))
    await insertOutcomes(tx, [{ kind: 'FIRST_REPLY', actorId: userId, subjectId: otherId, at }]);
  const draft = { connectionId, senderId: userId, idempotencyKey, text, quotedId: quotedId ?? null };
  const { id, seq, toldQuiet } = await insertMessage(tx, draft, at);
  if (attachmentId && !(await claimAttachment(tx, { attachmentId, messageId: id, connectionId, userId })))
    refuse('attachmentId', 'This file is no longer there. Please choose it again');
  await noticeMessage(deps, tx, { id, seq, connectionId, senderId: userId, text });
  await endQuietNews(deps, tx, toldQuiet, { connectionId, lastSeq: seq - 1 });
  await tellTalk(deps, tx, [userId, otherId], { kind: 'message', connectionId, seq });
  const written = await findMessage(tx, id);
  if (!written) throw new Error('a message expected');
  return written;
}
