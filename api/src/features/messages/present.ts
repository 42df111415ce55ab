import type { Message } from '@ampersand/contract/messages';
import { presentAttachment } from '../attachments/present.ts';
import type { MessageRow } from './queries.ts';

/** A message as one of the two sees it. */
export function presentMessage(userId: string, row: MessageRow): Message {
  const {
    quoted,
    attachment,
    senderId,
    idempotencyKey,
    createdAt,
    editedAt,
    takenBackAt,
    reactions,
    ...shown
  } = row;
  const mine = senderId === userId;
  return {
    ...shown,
    mine,
    idempotencyKey: mine ? idempotencyKey : null,
    attachment: attachment && presentAttachment(attachment),
    quoted: quoted && {
      id: quoted.id,
      seq: quoted.seq,
      mine: quoted.senderId === userId,
      text: quoted.text,
      attachment: quoted.attachment,
      takenBack: quoted.takenBackAt !== null,
    },
    reactions: reactions.map(({ kind, by }) => ({ kind, mine: by === userId })),
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    takenBack: takenBackAt !== null,
  };
}
