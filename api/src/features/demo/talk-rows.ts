import { randomUUIDv7 } from 'node:crypto';
import { DAY_MS, MINUTE_MS, utcDay } from '@ampersand/contract/time';
import type { Ago, Conversation, Invitation, Line, Speaker } from '../../db/seed/community/types.ts';
import type { connectionMembers, connections, invitations, messages, reactions } from '../../db/talk.ts';
import { FOLDED_MS, MET_MS, ordered, QUIET_MS, searchable } from '../connections/rules.ts';
import { INVITATION_MS, openingText } from '../invitations/rules.ts';

/** The rows of a conversation. */
interface TalkRows {
  invitation?: typeof invitations.$inferInsert;
  connection: typeof connections.$inferInsert;
  members: (typeof connectionMembers.$inferInsert)[];
  messages: (typeof messages.$inferInsert)[];
  reactions: (typeof reactions.$inferInsert)[];
}

/** One of the two. `id` null: a former member. */
interface Party {
  readonly id: string | null;
  readonly question?: string | undefined;
}

export type Parties = Record<Speaker, Party>;

/** The moment that was so long before `now`. */
export function momentOf(ago: Ago, now: Date): Date {
  if (typeof ago === 'number') return new Date(now.getTime() - ago * MINUTE_MS);
  const [days, time] = ago;
  const day = utcDay(new Date(now.getTime() - days * DAY_MS));
  return new Date(`${day}T${time}:00Z`);
}

const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);
const otherOf = (speaker: Speaker): Speaker => (speaker === 'me' ? 'them' : 'me');

/** What was said to the question of whoever was asked, with that question. */
function opening({ asked, note, answer }: Invitation | Conversation, parties: Parties) {
  const question = parties[otherOf(asked)].question;
  return { note, question: (answer && question) || null, answer: answer ?? null };
}

function closing({ declined, expired }: Invitation, now: Date, expiresAt: Date) {
  if (expired) return { status: 'EXPIRED', answeredAt: expiresAt } as const;
  if (!declined) return { status: 'PENDING' } as const;
  const at = momentOf(declined.at, now);
  const { reason: declineReason, sentence: declineSentence = null } = declined;
  return { status: 'DECLINED', answeredAt: at, openedAt: at, declineReason, declineSentence } as const;
}

/** An invitation of two who are both here. */
export function invitationRow(invitation: Invitation | Conversation, parties: Parties, now: Date) {
  const { asked } = invitation;
  const [senderId, recipientId] = [parties[asked].id, parties[otherOf(asked)].id];
  if (!senderId || !recipientId) return undefined;
  const createdAt = momentOf(invitation.at, now);
  const expiresAt = after(createdAt, INVITATION_MS);
  // No email is to tell of it any more.
  const emailedAt = createdAt;
  const asWritten = { id: randomUUIDv7(), senderId, recipientId, createdAt, expiresAt, emailedAt };
  if (!('accepted' in invitation))
    return { ...asWritten, ...opening(invitation, parties), ...closing(invitation, now, expiresAt) };
  const at = momentOf(invitation.accepted, now);
  const yes = { status: 'ACCEPTED', answeredAt: at, openedAt: at } as const;
  return { ...asWritten, ...opening(invitation, parties), ...yes };
}

/** A conversation with all that belongs to it, as it would stand had it been written at those moments. */
export function conversationRows(conversation: Conversation, parties: Parties, now: Date): TalkRows {
  const invitation = invitationRow(conversation, parties, now);
  const connectionId = randomUUIDv7();
  const written = messageRows(conversation, parties, { connectionId, key: invitation?.id }, now);
  const createdAt = momentOf(conversation.accepted, now);
  const lastMessageAt = conversation.lines.length > 0 ? written.messages.at(-1)?.createdAt : createdAt;
  const connection = {
    id: connectionId,
    ...pairOf(parties),
    invitationId: invitation?.id ?? null,
    createdAt,
    lastMessageAt: lastMessageAt ?? createdAt,
    lastSeq: written.messages.length,
    lastChange: written.changes,
    ...endOf(conversation, parties, now),
  };
  return {
    ...(invitation && { invitation }),
    connection,
    members: memberRows(conversation, parties, connection, now),
    messages: written.messages,
    reactions: written.reactions,
  };
}

const pairOf = ({ me, them }: Parties) =>
  me.id && them.id ? ordered(me.id, them.id) : { memberA: me.id ?? them.id, memberB: null };

function endOf({ ended }: Conversation, parties: Parties, now: Date) {
  return ended
    ? { endedAt: momentOf(ended.at, now), endedBy: parties[ended.by].id, endReason: ended.reason }
    : {};
}

interface Place {
  readonly connectionId: string;
  /** Of the note. */
  readonly key: string | undefined;
}

function messageRows(
  conversation: Conversation,
  parties: Parties,
  { connectionId, key = randomUUIDv7() }: Place,
  now: Date,
) {
  const { asked, at, lines } = conversation;
  const all: Line[] = [{ by: asked, at, text: openingText(opening(conversation, parties)) }, ...lines];
  const ids = all.map(() => randomUUIDv7());
  const changes = changeNumbers(all, parties);
  const rows = all.map((line, i) => ({
    id: ids[i] ?? '',
    connectionId,
    seq: i + 1,
    senderId: parties[line.by].id,
    idempotencyKey: i === 0 ? key : randomUUIDv7(),
    text: line.text,
    searchText: searchable(line.text),
    quotedId: line.quotes === undefined ? null : (ids[line.quotes - 1] ?? null),
    createdAt: momentOf(line.at, now),
    lastChange: changes[i] ?? 0,
    ...changeOf(line, now),
  }));
  const reacted = all.flatMap((line, i) => reactionTo(line, parties, ids[i] ?? '', now));
  return { messages: rows, reactions: reacted, changes: Math.max(...changes) };
}

/** The number of the change that each was given; 0: none. */
function changeNumbers(lines: readonly Line[], parties: Parties): number[] {
  let last = 0;
  return lines.map(({ by, text, before, reaction }) => {
    const isChanged = text === '' || before !== undefined || (reaction && parties[otherOf(by)].id);
    if (!isChanged) return 0;
    last += 1;
    return last;
  });
}

function reactionTo({ by, at, reaction: kind }: Line, parties: Parties, messageId: string, now: Date) {
  const userId = parties[otherOf(by)].id;
  return kind && userId
    ? [{ messageId, userId, kind, createdAt: after(momentOf(at, now), 3 * MINUTE_MS) }]
    : [];
}

function changeOf({ at, text, before }: Line, now: Date) {
  const createdAt = momentOf(at, now);
  if (text === '') return { takenBackAt: after(createdAt, MINUTE_MS) };
  if (before === undefined) return {};
  const editedAt = after(createdAt, 2 * MINUTE_MS);
  return { editedAt, earlierTexts: [{ text: before, until: editedAt.toISOString() }] };
}

interface Counted {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastMessageAt: Date;
  readonly lastSeq: number;
}

/** What has not been read counts as told by email, and what was due to be asked as asked. */
function memberRows(
  { unread = 0, ended }: Conversation,
  parties: Parties,
  { id: connectionId, createdAt, lastMessageAt, lastSeq }: Counted,
  now: Date,
): TalkRows['members'] {
  const due = (moment: Date) => (moment <= now ? moment : null);
  const asked = {
    quietAskedAt: due(after(lastMessageAt, QUIET_MS)),
    foldedAt: due(after(lastMessageAt, QUIET_MS + FOLDED_MS)),
    metAskedAt: due(after(createdAt, MET_MS)),
  };
  const isOpen = !ended && parties.them.id;
  return (['me', 'them'] as const).flatMap((speaker) => {
    const userId = parties[speaker].id;
    const left = speaker === 'me' ? unread : 0;
    const read = { readSeq: lastSeq - left, emailedSeq: left > 0 ? lastSeq : null };
    return userId ? [{ connectionId, userId, ...read, ...(isOpen && asked) }] : [];
  });
}
