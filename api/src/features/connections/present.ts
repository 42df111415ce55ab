import { calledNameOf } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import { isReviewed, photoUrl } from '../users/present.ts';
import type { ConversationRow } from './list.ts';
import { stateOf } from './rules.ts';

/** A conversation as one of the two sees it. */
export function presentConversation(userId: string, row: ConversationRow): Conversation {
  const { connection, own } = row;
  const state = stateOf({ endedAt: connection.endedAt, other: row.other });
  const last = state === 'CLOSED' ? null : presentLast(userId, row);
  return {
    id: connection.id,
    state,
    person: presentOther(row),
    last,
    unread: state === 'CLOSED' ? 0 : row.unread,
    turn: state === 'OPEN' && last ? (last.mine ? 'THEIRS' : 'YOURS') : null,
    quiet: own.foldedAt !== null,
    createdAt: connection.createdAt.toISOString(),
    endedAt: connection.endedAt?.toISOString() ?? null,
    endedByMe: connection.endedBy === userId,
    lastSeq: connection.lastSeq,
    lastChange: connection.lastChange,
    readSeq: own.readSeq,
    theirReadSeq: state === 'CLOSED' ? null : row.theirReadSeq,
    met: own.met,
  };
}

function presentLast(userId: string, { last }: ConversationRow): Conversation['last'] {
  if (!last) return null;
  const { seq, senderId, text, attachment, takenBackAt, createdAt } = last;
  return {
    seq,
    mine: senderId === userId,
    text,
    attachment,
    takenBack: takenBackAt !== null,
    createdAt: createdAt.toISOString(),
  };
}

function presentOther({ other, visible, headline }: ConversationRow): Conversation['person'] {
  if (!other) return null;
  const { id, fullName, role, photoKey } = other;
  const seen = visible === true;
  return {
    id,
    fullName,
    calledName: calledNameOf(other),
    role,
    profileUrl: seen ? photoUrl(photoKey) : null,
    headline: seen ? headline : null,
    identityReviewed: seen && isReviewed(other),
    visible: seen,
  };
}
