import { blockPerson } from '@ampersand/contract/blocks';
import { acceptInvitation, getInvitationForm, withdrawInvitation } from '@ampersand/contract/invitations';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { blocks, connections, invitations, messages } from '../../db/talk.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
const form = ({ browser }: Member, { id }: { id: string }) =>
  browser.call(getInvitationForm, { params: { userId: id } });
const accept = ({ browser }: Member, invitationId: string) =>
  browser.call(acceptInvitation, { params: { invitationId } });
const withdraw = ({ browser }: Member, invitationId: string) =>
  browser.call(withdrawInvitation, { params: { invitationId } });
const asked = async (sender: Member, recipient: Member) => (await invite(sender, recipient)).reply.data.id;

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

describe('a message under the id of an invitation', () => {
  let id: string;
  beforeEach(async () => {
    const elsewhere = await connectMembers(applicant, await makeFounder(t));
    id = await asked(applicant, founder);
    await write(applicant, elsewhere, 'First', { idempotencyKey: id });
  });

  test('does not keep the other from saying yes', async () => {
    expect((await accept(founder, id)).status).toBe(200);
  });

  test('does not keep the other from inviting back', async () => {
    const { status, reply } = await invite(founder, applicant);
    expect([status, typeof reply.data.connectionId]).toEqual([201, 'string']);
  });
});

describe('at the same moment', () => {
  test('two who invite each other are connected once, with both notes, and nothing is left pending', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await makeFounder(t), await makeApplicant(t)];
      const both = await Promise.all([invite(one, other), invite(other, one)]);
      expect(both.map(({ status }) => status)).toEqual([201, 201]);
      const ids = both.map(({ reply }) => reply.data.connectionId).filter(Boolean);
      expect(ids).toHaveLength(1);
      const rows = await t.deps.db
        .select()
        .from(messages)
        .where(eq(messages.connectionId, ids[0] ?? ''));
      expect(rows.map(({ seq }) => seq).sort()).toEqual([1, 2]);
      expect(new Set(rows.map(({ senderId }) => senderId)).size).toBe(2);
    }
    expect(await t.deps.db.$count(invitations, eq(invitations.status, 'PENDING'))).toBe(0);
    expect(await t.deps.db.$count(connections)).toBe(3);
  });

  test('of two yeses one wins, and the other is told', async () => {
    const id = await asked(applicant, founder);
    const both = await Promise.all([accept(founder, id), accept(founder, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await t.deps.db.$count(messages)).toBe(1);
  });

  test('of yes and withdrawal one wins, and the other is told', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await makeFounder(t), await makeApplicant(t)];
      const id = await asked(one, other);
      const both = await Promise.all([accept(other, id), withdraw(one, id)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const { tie } = (await form(one, other)).reply.data;
      expect(tie).toBe(both[0].status === 200 ? 'CONNECTED' : 'FREE');
    }
  });

  test('of three invitations to one person one arrives', async () => {
    const all = await Promise.all([1, 2, 3].map(() => invite(applicant, founder)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await t.deps.db.$count(invitations)).toBe(1);
  });

  test('a block and an invitation leave nothing open', async () => {
    for (let round = 0; round < 3; round++) {
      const [one, other] = [await makeFounder(t), await makeApplicant(t)];
      const block = one.browser.call(blockPerson, { params: { userId: other.id } });
      const [blocked, { status }] = await Promise.all([block, invite(other, one)]);
      expect([blocked.status, [201, 404].includes(status)]).toEqual([201, true]);
    }
    expect(await t.deps.db.$count(blocks)).toBe(3);
    expect(await t.deps.db.$count(invitations, eq(invitations.status, 'PENDING'))).toBe(0);
  });
});
