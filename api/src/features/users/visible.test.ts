import { endpoints } from '@ampersand/contract/all';
import { blockPerson } from '@ampersand/contract/blocks';
import { passPerson, unpassPerson } from '@ampersand/contract/choices';
import { addCriteria, comparePeople, givePoints } from '@ampersand/contract/compare';
import type { Endpoint } from '@ampersand/contract/endpoint';
import { declineInvitation, listTies } from '@ampersand/contract/invitations';
import { placeInList } from '@ampersand/contract/matchings';
import { reportPerson } from '@ampersand/contract/reports';
import { DAY_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { choices } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { blocks } from '../../db/talk.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, invite } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

/** Ids that name the caller, or a row that is the caller's own. */
const OWN = new Set([
  'viewerId',
  'experienceId',
  'filterId',
  'educationId',
  'sessionId',
  'ids',
  'invitationId',
  'connectionId',
  'messageId',
  'messageIds',
  'quotedId',
  'idempotencyKey',
  'attachmentId',
  'proposalId',
  'after',
  'reportId',
  'pointId',
  'trialId',
  'suggestionId',
  'moves',
  'callId',
  'taskId',
  'criterionId',
]);

/** The fields of path, query and body that hold ids. */
function idsOf({ params, query, body }: Endpoint): string[] {
  return [params, query, body].flatMap((schema) => {
    if (!schema) return [];
    const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties)
      .filter(([, property]) => JSON.stringify(property).includes('"uuid"'))
      .map(([name]) => name);
  });
}

/** Lists of the caller's own, which somebody narrows: they are empty where that one is hidden. */
const LISTS = new Set<Endpoint>([listTies]);

/**
 * Every call that takes a person, and where; one with an owner takes nobody else, what is taken away is the caller's own, and
 * administrators see everybody.
 */
const calls = endpoints.flatMap((endpoint) =>
  (endpoint.access === 'admin' || LISTS.has(endpoint) ? [] : idsOf(endpoint))
    .filter((name) => name !== endpoint.owner && !OWN.has(name) && endpoint.method !== 'DELETE')
    .map((name) => ({ call: `${endpoint.method} ${endpoint.path}`, name, endpoint })),
);

/** What a call that gives points gives them for. */
async function makeCriterion({ browser }: Member): Promise<string> {
  const body = { criteria: [{ name: 'Trust', weight: 5 }] };
  const { reply } = await browser.call(addCriteria, { body });
  return reply.data[0]?.id ?? '';
}

async function ask({ endpoint, name }: (typeof calls)[number], viewer: Member, id: string) {
  const criterionId = endpoint === givePoints ? await makeCriterion(viewer) : '';
  const ids = { viewerId: viewer.id, criterionId, [name]: id };
  const body = {
    ...ids,
    points: 3,
    note: 'Somebody I would like to talk to.',
    reason: endpoint === passPerson ? 'PLACE' : 'SPAM',
  };
  return viewer.browser.call(endpoint, { params: ids, ...(endpoint.body ? { body } : {}) });
}

const change = (set: Partial<typeof users.$inferInsert>) => async () => {
  const founder = await makeFounder(t);
  await t.deps.db.update(users).set(set).where(eq(users.id, founder.id));
  return founder;
};

const applicantIds = async () => {
  const rows = await t.deps.db.select({ id: users.id }).from(users).where(eq(users.role, 'APPLICANT'));
  return rows.map(({ id }) => id);
};

/** Somebody whom everybody of the other side has passed on. */
const passedOn = async () => {
  const founder = await makeFounder(t);
  const passedAt = new Date();
  for (const memberId of await applicantIds())
    await t.deps.db.insert(choices).values({ memberId, personId: founder.id, passedAt });
  return founder;
};

const PASSED = 'whom the caller has passed on';
/** What is done about somebody without looking at them stays open: another reason, a block, a report, why they are in no list. */
const DESPITE_PASS = new Set<Endpoint>([passPerson, blockPerson, reportPerson, placeInList]);

const paused = change({ pausedAt: new Date() });
const unseen: [string, () => Promise<{ id: string }>][] = [
  ['suspended', change({ suspendedAt: new Date() })],
  ['paused', paused],
  ['about to be deleted', change({ deletionDueAt: new Date(Date.now() + DAY_MS) })],
  [
    'somebody who blocked the caller',
    async () => {
      const founder = await makeFounder(t);
      for (const blockedId of await applicantIds())
        await t.deps.db.insert(blocks).values({ blockerId: founder.id, blockedId });
      return founder;
    },
  ],
  [PASSED, passedOn],
  ['of the same side', () => makeApplicant(t)],
  ['an administrator', () => makeAdmin(t)],
  [
    'deleted',
    async () => {
      const founder = await makeFounder(t);
      await t.deps.db.delete(users).where(eq(users.id, founder.id));
      return founder;
    },
  ],
];

test('these calls take a person', () => {
  expect(calls.map(({ call, name }) => `${call}: ${name}`).sort()).toEqual([
    'GET /invitations/to/{userId}: userId',
    'GET /logs/contact/{contactUserId}: contactUserId',
    'GET /matchings/pair/{otherId}: otherId',
    'GET /matchings/place/{otherId}: otherId',
    'GET /users/user/{id}: id',
    'PATCH /desk/{userId}: userId',
    'POST /blocks/{userId}: userId',
    'POST /invitations/room/{userId}: userId',
    'POST /invitations: recipientId',
    'POST /logs/contact: contactUserId',
    'POST /logs/profile: viewedUserId',
    'POST /reports: userId',
    'PUT /desk/criteria/{criterionId}/points/{userId}: userId',
    'PUT /passed/{userId}: userId',
    'PUT /saved/{userId}: userId',
  ]);
});

test.each(calls)('$call finds a person of the other side, and nobody who is hidden', async (call) => {
  const asha = await makeApplicant(t);
  const { status } = await ask(call, asha, (await makeFounder(t)).id);
  expect(status).toBe(call.endpoint.status ?? 200);
  for (const [who, make] of unseen) {
    if (who === PASSED && DESPITE_PASS.has(call.endpoint)) continue;
    const answer = await ask(call, asha, (await make()).id);
    expect([who, answer.status, answer.failure.message]).toEqual([who, 404, 'There is no such person here']);
  }
});

test('whom one has passed on is seen again while an invitation waits, once connected, and once brought back', async () => {
  const asha = await makeApplicant(t);
  const opens = async ({ id }: { id: string }) =>
    (await asha.browser.call(getUser, { params: { id } })).status;
  const [asking, asked, connected] = [await makeFounder(t), await makeFounder(t), await makeFounder(t)];
  await invite(asha, asked);
  await connectMembers(asha, connected);
  for (const { id } of [asking, asked, connected])
    expect((await asha.browser.call(passPerson, { params: { userId: id }, body: {} })).status).toBe(200);
  expect([await opens(asking), await opens(asked), await opens(connected)]).toEqual([404, 200, 200]);
  const invitationId = (await invite(asking, asha)).reply.data.id;
  expect(await opens(asking)).toBe(200);
  await asha.browser.call(declineInvitation, { params: { invitationId }, body: { reason: 'TIMING' } });
  expect(await opens(asking)).toBe(404);
  await asha.browser.call(unpassPerson, { params: { userId: asking.id } });
  expect(await opens(asking)).toBe(200);
});

test('whoever is hidden cannot be compared either', async () => {
  const asha = await makeApplicant(t);
  const founder = await makeFounder(t);
  for (const [who, make] of unseen) {
    const { id } = await make();
    const { reply } = await asha.browser.call(comparePeople, { query: { with: `${founder.id},${id}` } });
    expect([who, reply.data.people[1]]).toEqual([who, { id, person: null }]);
  }
});

/** These are about two people. */
const FOR_TWO = /pair|place|blocks|invitations|reports|saved|passed|desk/;
test.each(calls.filter(({ call }) => !FOR_TWO.test(call)))(
  '$call shows oneself to whoever is paused, and everybody to administrators',
  async (call) => {
    const admin = await makeAdmin(t);
    const founder = await paused();
    for (const viewer of [founder, admin]) {
      const { status } = await ask(call, viewer, founder.id);
      expect(status).toBe(call.endpoint.status ?? 200);
    }
  },
);
