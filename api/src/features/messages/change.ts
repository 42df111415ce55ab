import type { ReactionKind } from '@ampersand/contract/enumerations';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import { AppError, requireFound } from '../../lib/app-error.ts';
import { deleteAttachmentsOf } from '../attachments/queries.ts';
import { inConversation, type OwnConnection, requireOpen, requireReadable } from '../connections/own.ts';
import { tellTalk } from '../notifications/talk.ts';
import { removeFiles } from '../photos/store.ts';
import { noticeMessage } from '../reports/notice.ts';
import { deleteReaction, emptyMessage, insertReaction, noteChange, setText } from './change-queries.ts';
import { findMessage, type MessageRow } from './queries.ts';
import { canEdit, MOST_EDITS } from './rules.ts';

type ChangeDeps = Pick<Deps, 'bus' | 'config' | 'db' | 'jobs' | 'now'>;
interface Asked {
  readonly messageId: string;
  readonly userId: string;
}

async function requireMessage(db: Db, messageId: string): Promise<MessageRow> {
  return requireFound(await findMessage(db, messageId), 'There is no such message here');
}

/**
 * Changes a message while nobody else does anything in its conversation. `act` answers whether anything is new; then both
 * are told. @throws {AppError} `not_found` outside one's own conversations, and what `act` throws.
 */
async function changed(
  deps: ChangeDeps,
  { messageId, userId }: Asked,
  act: (tx: Db, own: OwnConnection, message: MessageRow) => Promise<boolean>,
): Promise<MessageRow> {
  const { connectionId } = await requireMessage(deps.db, messageId);
  return inConversation(deps.db, { connectionId, userId }, async (tx, own) => {
    const message = await requireMessage(tx, messageId);
    if (!(await act(tx, own, message))) return message;
    const change = await noteChange(tx, message);
    const both = own.otherId ? [userId, own.otherId] : [userId];
    await tellTalk(deps, tx, both, { kind: 'change', connectionId, messageId, change });
    return requireMessage(tx, messageId);
  });
}

function requireOwn({ senderId }: MessageRow, userId: string): void {
  if (senderId !== userId) throw new AppError('forbidden', 'They wrote this, not you');
}

function requireThere({ takenBackAt }: MessageRow): void {
  if (takenBackAt) throw new AppError('conflict', 'This message was taken back');
}

/** @throws {AppError} what the summary of the call names. */
export function edit(deps: ChangeDeps, asked: Asked, text: string): Promise<MessageRow> {
  return changed(deps, asked, async (tx, own, message) => {
    requireOwn(message, asked.userId);
    requireOpen(own);
    requireThere(message);
    const at = deps.now();
    if (!canEdit(message, at))
      throw new AppError('conflict', 'A message can be changed for 15 minutes. You can still take it back');
    if (text === message.text) return false;
    if (!(await setText(tx, message, { text, most: MOST_EDITS }, at)))
      throw new AppError(
        'conflict',
        `A message can be changed ${MOST_EDITS} times. Please write another one`,
      );
    await noticeMessage(deps, tx, { ...message, senderId: asked.userId, text });
    return true;
  });
}

/** Also in a conversation that has ended. @throws {AppError} as above. */
export function takeBack(deps: ChangeDeps, asked: Asked): Promise<MessageRow> {
  return changed(deps, asked, async (tx, own, message) => {
    requireOwn(message, asked.userId);
    requireReadable(own);
    if (message.takenBackAt) return false;
    await emptyMessage(tx, message.id, deps.now());
    await removeFiles(tx, deps.jobs, await deleteAttachmentsOf(tx, message.id));
    return true;
  });
}

/** @throws {AppError} as above. */
export function setReaction(
  deps: ChangeDeps,
  asked: Asked,
  { kind, on }: { kind: ReactionKind; on: boolean },
): Promise<MessageRow> {
  return changed(deps, asked, async (tx, own, message) => {
    requireOpen(own);
    if (!on) return deleteReaction(tx, { ...asked, kind });
    requireThere(message);
    return insertReaction(tx, { ...asked, kind }, deps.now());
  });
}
