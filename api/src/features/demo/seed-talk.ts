import type { Role } from '@ampersand/contract/enumerations';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { demoApplicant, demoFounder } from '../../db/seed/community/demo.ts';
import { applicants, founders } from '../../db/seed/community/people.ts';
import { applicantTalk } from '../../db/seed/community/talk-applicant.ts';
import { founderTalk } from '../../db/seed/community/talk-founder.ts';
import { connectionMembers, connections, invitations, messages, reactions } from '../../db/talk.ts';
import { ordered } from '../connections/rules.ts';
import { requestNews } from '../invitations/rules.ts';
import { insertNotification } from '../notifications/queries.ts';
import { seedAlignment } from './seed-alignment.ts';
import { seedCalls } from './seed-calls.ts';
import { type DemoPair, seedTrial } from './seed-trial.ts';
import { conversationRows, invitationRow, type Parties } from './talk-rows.ts';

const people = new Map([...founders, ...applicants].map((person) => [person.email, person]));
const talks = [
  { email: demoFounder.email, role: 'FOUNDER', talk: founderTalk },
  { email: demoApplicant.email, role: 'APPLICANT', talk: applicantTalk },
] as const;

type InvitationRow = typeof invitations.$inferInsert;
/** The ids of people by their addresses. */
type Ids = ReadonlyMap<string, string>;

function partiesOf(ids: Ids, me: string, them: string | null): Parties {
  const party = (email: string) => ({ id: ids.get(email) ?? null, question: people.get(email)?.question });
  return { me: party(me), them: them === null ? { id: null } : party(them) };
}

/**
 * Gives both demo log-ins conversations at every stage, and invitations. No email tells of them, and there are no outcomes:
 * matching learns from people, not from a demonstration.
 */
export async function seedTalk(tx: Db, ids: Ids, now: Date): Promise<void> {
  const written = talks.flatMap(({ email, talk }) =>
    talk.conversations.map((each) => conversationRows(each, partiesOf(ids, email, each.with), now)),
  );
  const alone = talks.flatMap(({ email, talk }) =>
    talk.invitations.flatMap((each) => invitationRow(each, partiesOf(ids, email, each.with), now) ?? []),
  );
  const accepted = written.flatMap(({ invitation }) => invitation ?? []);
  await tx.insert(invitations).values([...accepted, ...alone]);
  await tx.insert(connections).values(written.map(({ connection }) => connection));
  await tx.insert(connectionMembers).values(written.flatMap(({ members }) => members));
  await tx.insert(messages).values(written.flatMap((rows) => rows.messages));
  await tx.insert(reactions).values(written.flatMap((rows) => rows.reactions));
  const [founderId, applicantId] = [ids.get(demoFounder.email), ids.get(demoApplicant.email)];
  if (founderId && applicantId) await seedTogether(tx, { founderId, applicantId }, now);
  for (const { email, role } of talks) await seedRequestNews(tx, { id: ids.get(email), role }, alone, ids);
}

/** What the two demo log-ins decide together. */
async function seedTogether(tx: Db, two: Omit<DemoPair, 'connectionId'>, now: Date): Promise<void> {
  const pair = ordered(two.founderId, two.applicantId);
  const [connection] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.memberA, pair.memberA), eq(connections.memberB, pair.memberB)));
  if (!connection) return;
  const demoPair = { ...two, connectionId: connection.id };
  await seedAlignment(tx, demoPair, now);
  await seedTrial(tx, demoPair, now);
  await seedCalls(tx, demoPair, now);
}

/** The bell of a demo log-in tells of the requests that wait for an answer. */
async function seedRequestNews(
  tx: Db,
  reader: { id: string | undefined; role: Role },
  sent: readonly InvitationRow[],
  ids: Ids,
): Promise<void> {
  const emails = new Map([...ids].map(([email, id]) => [id, email]));
  for (const { id, senderId, recipientId, status, createdAt } of sent) {
    const sender = people.get(emails.get(senderId) ?? '');
    if (recipientId !== reader.id || status !== 'PENDING' || !sender || !createdAt) continue;
    const news = requestNews(reader, sender, id);
    await insertNotification(tx, { ...news, userId: recipientId, aboutId: senderId }, createdAt);
  }
}
