import { LIMITS } from '@ampersand/contract/limits';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../http/deps.ts';
import {
  countSameNote,
  findUnmarkedCopies,
  isCallMarked,
  isConversationMarked,
  isFirstOf,
  isNewAccount,
  isNoteMarked,
} from './notice-queries.ts';
import { insertReport, type NewReport } from './queries.ts';
import { hasLink, listedHost, MARKED_AGAIN_MS, SAME_NOTE_PEOPLE } from './rules.ts';

type NoticeDeps = Pick<Deps, 'config' | 'now'>;
type Mark = Pick<NewReport, 'source' | 'reason' | 'sentence'>;

/** Of the texts of one invitation or message: what moderators are to look at. `isFirst`: nothing by its writer came before. */
async function marksOf(
  deps: NoticeDeps,
  tx: Db,
  written: { readonly text: string; readonly writerId: string; isFirst(): Promise<boolean> },
): Promise<Mark[]> {
  const host = listedHost(written.text, deps.config.suspectHosts);
  const isEarly =
    hasLink(written.text) &&
    (await isNewAccount(tx, written.writerId, deps.now())) &&
    (await written.isFirst());
  return [
    ...(host ? [{ source: 'LISTED_HOST', reason: 'FRAUD', sentence: host } as const] : []),
    ...(isEarly ? [{ source: 'EARLY_LINK', reason: 'SPAM', sentence: null } as const] : []),
  ];
}

interface SentInvitation {
  readonly id: string;
  readonly senderId: string;
  readonly note: string;
  readonly answer: string | null;
}

/** Marks an invitation for moderators where it looks like one of many, or leads elsewhere; its sender notices nothing. */
export async function noticeInvitation(
  deps: NoticeDeps,
  tx: Db,
  { id: invitationId, senderId, note, answer }: SentInvitation,
): Promise<void> {
  const text = answer ? `${note}\n${answer}` : note;
  const marks = await marksOf(deps, tx, { text, writerId: senderId, isFirst: async () => true });
  const people = await countSameNote(tx, senderId, note);
  if (people > SAME_NOTE_PEOPLE && !(await isNoteMarked(tx, senderId, note)))
    marks.push({ source: 'SAME_NOTE', reason: 'SPAM', sentence: `Sent to ${people} people` });
  for (const mark of marks)
    await insertReport(tx, { ...mark, reporterId: null, reportedId: senderId, invitationId }, deps.now());
}

interface WrittenMessage {
  readonly id: string;
  readonly connectionId: string;
  readonly seq: number;
  readonly senderId: string;
  readonly text: string;
}

/** Marks a message for moderators where it leads elsewhere, also when it is changed to; its writer notices nothing. */
export async function noticeMessage(deps: NoticeDeps, tx: Db, message: WrittenMessage): Promise<void> {
  const { id, connectionId, senderId, text } = message;
  const isFirst = () => isFirstOf(tx, message);
  const since = new Date(deps.now().getTime() - MARKED_AGAIN_MS);
  for (const mark of await marksOf(deps, tx, { text, writerId: senderId, isFirst })) {
    const marked = { source: mark.source, reportedId: senderId, connectionId, since };
    if (await isConversationMarked(tx, marked)) continue;
    const about = { reporterId: null, reportedId: senderId, messageIds: [id] };
    await insertReport(tx, { ...mark, ...about }, deps.now());
  }
}

/**
 * Marks the writer of the note or link of a call for moderators where it leads to a host they watch; nobody else notices. What
 * was written is in the mark: a suggestion is kept nowhere once it is answered.
 */
export async function noticeCall(
  deps: NoticeDeps,
  tx: Db,
  { writerId, text }: { readonly writerId: string; readonly text: string },
): Promise<void> {
  const host = listedHost(text, deps.config.suspectHosts);
  if (!host) return;
  const since = new Date(deps.now().getTime() - MARKED_AGAIN_MS);
  if (await isCallMarked(tx, writerId, since)) return;
  const sentence = `${host} in a call: ${text.trim()}`.slice(0, LIMITS.note.most).toWellFormed();
  const mark = { source: 'LISTED_HOST', reason: 'FRAUD', sentence } as const;
  await insertReport(tx, { ...mark, reporterId: null, reportedId: writerId }, deps.now());
}

/** Marks, of a member and those who have written the same sentences, each whose account is younger than the other's; once each. */
export async function noticeCopies(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  otherIds: readonly string[],
): Promise<void> {
  for (const { copierId, writerId } of await findUnmarkedCopies(deps.db, userId, otherIds)) {
    const mark = { source: 'COPIED_PROFILE', reason: 'FAKE_PROFILE', reporterId: null } as const;
    await insertReport(deps.db, { ...mark, reportedId: copierId, copiedFromId: writerId }, deps.now());
  }
}
