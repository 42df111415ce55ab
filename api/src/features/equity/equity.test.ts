import { endpoints } from '@ampersand/contract/all';
import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection } from '@ampersand/contract/connections';
import { getWaiting } from '@ampersand/contract/desk';
import type { Endpoint } from '@ampersand/contract/endpoint';
import {
  acceptEquity,
  declineEquity,
  type EquityAnswers,
  getEquity,
  giveEquity,
  listEquityAgreements,
  proposeEquity,
  saveEquityDraft,
  withdrawEquity,
} from '@ampersand/contract/equity';
import { listNotifications } from '@ampersand/contract/notifications';
import { agreementPath } from '@ampersand/contract/path';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import { API_BASE } from '../../http/route.ts';
import { deliveredEmail } from '../../testing/account.ts';
import { equityAnswers, equityTerms, giveAnswers } from '../../testing/equity.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { pdfText } from '../../testing/pdf.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteDueAccounts } from '../account/deletion/deletion.ts';
import { findEverything } from '../account/export/everything.ts';

const t = useTestApp();

const look = ({ browser }: Member, connectionId: string) =>
  browser.call(getEquity, { params: { connectionId } });
const propose = ({ browser }: Member, connectionId: string, after: string | null, terms = equityTerms()) =>
  browser.call(proposeEquity, { params: { connectionId }, body: { terms, after } });
const answer = (
  endpoint: typeof acceptEquity | typeof declineEquity | typeof withdrawEquity,
  { browser }: Member,
  connectionId: string,
  proposalId = '',
) => browser.call(endpoint, { params: { connectionId, proposalId } });

const emailed = async (kind: string) =>
  (await t.deps.db.select().from(emails).where(eq(emails.kind, kind))).map(({ recipient }) => recipient);

/** Two who have both given their answers. */
async function revealed() {
  const pair = await makeConnection(t);
  await giveAnswers(pair.founder, pair.id, equityAnswers(5, 70));
  await giveAnswers(pair.applicant, pair.id, equityAnswers(5, 50));
  return pair;
}

/** Two who have agreed on what the founder proposed. */
async function agreed() {
  const pair = await revealed();
  const { reply } = await propose(pair.founder, pair.id, null);
  await answer(acceptEquity, pair.applicant, pair.id, reply.data.proposals[0]?.id);
  return pair;
}

test('answers are seen by their writer alone, and by both once both have given theirs', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const save = (member: Member, own: number) =>
    member.browser.call(saveEquityDraft, {
      params: { connectionId: id },
      body: { answers: equityAnswers(5, own) },
    });
  expect((await save(founder, 70)).reply.data.yours).toEqual({
    answers: equityAnswers(5, 70),
    given: false,
  });
  const { reply } = await giveAnswers(founder, id, equityAnswers(6, 80));
  expect(reply.data.yours).toEqual({ answers: equityAnswers(6, 80), given: true });
  expect((await look(applicant, id)).reply.data.theirs).toEqual({ answers: null, given: true });
  const both = (await giveAnswers(applicant, id, equityAnswers(3, 50))).reply.data;
  expect(both.theirs).toEqual({ answers: equityAnswers(6, 80), given: true });
  expect((await look(founder, id)).reply.data.theirs).toEqual({ answers: equityAnswers(3, 50), given: true });
  // What was given does not change.
  expect((await save(founder, 10)).status).toBe(409);
  expect((await look(applicant, id)).reply.data.theirs.answers).toEqual(equityAnswers(6, 80));
});

test('nothing is given while an answer is missing', async () => {
  const { founder, id } = await makeConnection(t);
  const said = equityAnswers(5, 50);
  for (const [answers, status] of [
    [{ ...said, CASH: { weight: null, own: 50 } }, 409],
    [{ ...said, CASH: { weight: 5, own: null } }, 409],
    [equityAnswers(0, 50), 409],
    [{ ...said, CASH: { weight: 0, own: null } }, 200],
  ] as const) {
    expect((await giveAnswers(founder, id, answers)).status).toBe(status);
  }
});

test('what is given is what was seen: where something else is kept nothing is given', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const give = (answers: EquityAnswers) =>
    founder.browser.call(giveEquity, { params: { connectionId: id }, body: { answers } });
  expect((await give(equityAnswers(5, 70))).status).toBe(409);
  const body = { answers: equityAnswers(5, 40) };
  await founder.browser.call(saveEquityDraft, { params: { connectionId: id }, body });
  expect((await give(equityAnswers(5, 70))).failure.message).toMatch(
    /^You have changed your answers elsewhere meanwhile/,
  );
  expect((await look(applicant, id)).reply.data.theirs.given).toBe(false);
  for (const _ of ['once', 'twice']) expect((await give(body.answers)).status).toBe(200);
  expect((await give(equityAnswers(5, 70))).failure.message).toMatch(/^You have shared your answers/);
});

/** Values that nobody sees by chance: what the other says of every contribution. */
const MARKERS = { weight: 7, own: 93 };

test.each([
  ['kept a draft', false],
  ['given theirs', true],
])(
  'no call of one who has not given theirs answers otherwise for what the other has said, when they have %s',
  async (_, isGiven) => {
    const seen: string[][] = [];
    for (const said of [equityAnswers(MARKERS.weight, MARKERS.own), equityAnswers(1, 11)]) {
      const { founder, applicant, id } = await makeConnection(t);
      const publish = vi.spyOn(t.deps.bus, 'publish');
      const body = { answers: said };
      await founder.browser.call(saveEquityDraft, { params: { connectionId: id }, body });
      if (isGiven) await founder.browser.call(giveEquity, { params: { connectionId: id }, body });
      const answers: string[] = [];
      const note = (call: string, value: unknown) =>
        answers.push(
          `${call} ${JSON.stringify(value)}`
            .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
            .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN'),
        );
      for (const draft of [equityAnswers(null, null), equityAnswers(5, 50)])
        for (const each of equityCalls) {
          const { status, reply } = await ask(applicant, each, id, draft);
          note(`${each.method} ${each.path} ${status}`, reply);
        }
      // Their own archive tells nothing of it either.
      note(
        'archive',
        (await findEverything(t.deps.db, { userId: applicant.id, email: '' }, t.deps.now())).equity_drafts,
      );
      const heard = publish.mock.calls.filter(([, topics]) => topics.includes(`talk ${applicant.id}`));
      note(
        'heard',
        heard.map(([, , payload]) => payload),
      );
      publish.mockRestore();
      seen.push(answers);
      await founder.browser.call(endConnection, { params: { connectionId: id } });
    }
    const [marked, plain] = seen;
    expect(marked?.length).toBeGreaterThan(8);
    expect(marked?.join('\n')).not.toContain(String(MARKERS.own));
    expect(marked).toEqual(plain);
  },
);

/** Every call below the equity of a connection but the one that gives, with which the telling begins. */
const equityCalls = endpoints
  .filter(({ path }) => path.includes('/equity'))
  .filter((each) => each !== giveEquity);

function ask({ browser }: Member, each: Endpoint, id: string, answers = equityAnswers(5, 50)) {
  const body = each.body ? { answers, terms: equityTerms(), after: null } : undefined;
  return browser.call(each, {
    params: { connectionId: id, proposalId: id },
    ...(body && { body }),
  });
}

test('proposals come after the reveal, each in the place of the one before, until both accept the same', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  expect((await propose(founder, id, null)).status).toBe(409);
  await giveAnswers(founder, id, equityAnswers(5, 70));
  expect((await propose(founder, id, null)).status).toBe(409);
  await giveAnswers(applicant, id, equityAnswers(5, 50));
  const first = (await propose(founder, id, null)).reply.data.proposals[0];
  expect(first).toMatchObject({ mine: true, status: 'OPEN', terms: { yours: 6000, pool: 1000 } });
  // The other reads their own part.
  const read = (await look(applicant, id)).reply.data.proposals[0];
  expect(read).toMatchObject({ mine: false, terms: { yours: 4000, pool: 1000 } });
  expect((await propose(applicant, id, null)).status).toBe(409);
  const counter = await propose(applicant, id, first?.id ?? null, equityTerms({ yours: 4550 }));
  const [second] = counter.reply.data.proposals;
  expect(counter.reply.data.proposals.map(({ status }) => status)).toEqual(['OPEN', 'REPLACED']);
  expect((await answer(acceptEquity, founder, id, first?.id)).status).toBe(409);
  expect((await answer(acceptEquity, applicant, id, second?.id)).status).toBe(409);
  const { reply } = await answer(acceptEquity, founder, id, second?.id);
  expect(reply.data.agreements).toMatchObject([{ terms: { yours: 5450, pool: 1000 } }]);
  expect((await look(applicant, id)).reply.data.agreements).toMatchObject([{ terms: { yours: 4550 } }]);
  expect((await answer(acceptEquity, founder, id, second?.id)).status).toBe(409);
});

test('a proposal can be withdrawn by whoever made it, as long as it is open', async () => {
  const { founder, applicant, id } = await revealed();
  const [made] = (await propose(founder, id, null)).reply.data.proposals;
  expect((await answer(withdrawEquity, applicant, id, made?.id)).status).toBe(409);
  const { reply } = await answer(withdrawEquity, founder, id, made?.id);
  expect(reply.data.proposals).toMatchObject([{ status: 'WITHDRAWN' }]);
  expect((await answer(acceptEquity, applicant, id, made?.id)).status).toBe(409);
});

const told = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data
    .filter(({ kind }) => kind === 'TOGETHER')
    .map(({ title }) => title);

test('a proposal that does not suit is declined by the other, and another can follow', async () => {
  const { founder, applicant, id } = await revealed();
  const [{ id: proposalId = '' } = {}] = (await propose(founder, id, null)).reply.data.proposals;
  expect((await answer(declineEquity, founder, id, proposalId)).status).toBe(409);
  expect((await answer(declineEquity, applicant, id, proposalId)).reply.data.proposals).toMatchObject([
    { status: 'DECLINED', mine: false },
  ]);
  expect((await answer(acceptEquity, applicant, id, proposalId)).status).toBe(409);
  expect(await told(applicant)).not.toContain(`${founder.calledName} proposes a split`);
  expect(await told(founder)).toContain(`The split you proposed does not suit ${applicant.calledName}`);
  expect((await applicant.browser.call(getWaiting)).reply.data.turns).toEqual([]);
  expect((await propose(founder, id, proposalId)).status).toBe(200);
});

test('who connects again proposes anew: what waited for a yes before the end is withdrawn', async () => {
  const { founder, applicant, id } = await revealed();
  const [made] = (await propose(founder, id, null)).reply.data.proposals;
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  expect(await connectMembers(founder, applicant)).toBe(id);
  expect((await answer(acceptEquity, applicant, id, made?.id)).status).toBe(409);
  expect((await look(applicant, id)).reply.data).toMatchObject({
    proposals: [{ status: 'WITHDRAWN' }],
    agreements: [],
  });
  expect(await told(applicant)).not.toContain(`${founder.calledName} proposes a split`);
  expect((await propose(founder, id, made?.id ?? null)).status).toBe(200);
});

test('what both accepted is replaced by what both accept later, and by nothing else', async () => {
  const { founder, applicant, id } = await agreed();
  const [latest] = (await look(founder, id)).reply.data.proposals;
  const next = await propose(applicant, id, latest?.id ?? null, equityTerms({ yours: 5000 }));
  expect(next.reply.data.agreements).toHaveLength(1);
  const { reply } = await answer(acceptEquity, founder, id, next.reply.data.proposals[0]?.id);
  expect(reply.data.agreements.map(({ terms }) => terms.yours)).toEqual([5000, 6000]);
  const listed = (await founder.browser.call(listEquityAgreements)).reply.data;
  expect(listed).toMatchObject([
    { with: applicant.fullName, holds: true },
    { with: applicant.fullName, holds: false },
  ]);
});

test('of two proposals made at once one is open, and of an acceptance and a withdrawal one counts', async () => {
  const { founder, applicant, id } = await revealed();
  const made = await Promise.all([propose(founder, id, null), propose(applicant, id, null)]);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [open] = (await look(founder, id)).reply.data.proposals;
  const [proposer, other] = open?.mine ? [founder, applicant] : [applicant, founder];
  const settled = await Promise.all([
    answer(acceptEquity, other, id, open?.id),
    answer(withdrawEquity, proposer, id, open?.id),
    answer(acceptEquity, other, id, open?.id),
  ]);
  expect(settled.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { proposals, agreements } = (await look(founder, id)).reply.data;
  expect(agreements).toHaveLength(proposals[0]?.status === 'ACCEPTED' ? 1 : 0);
});

test('terms that cannot be are refused with what would be right', async () => {
  const { founder, id } = await revealed();
  const { vesting } = equityTerms();
  for (const [terms, path] of [
    [equityTerms({ yours: 10_001 }), 'terms.yours'],
    [equityTerms({ yours: 50.5 }), 'terms.yours'],
    [equityTerms({ pool: 5001 }), 'terms.pool'],
    [equityTerms({ vesting: { ...vesting, years: 1, cliffMonths: 13 } }), 'terms.vesting.cliffMonths'],
    [equityTerms({ vesting: { ...vesting, startsOn: '2026-02-30' } }), 'terms.vesting.startsOn'],
  ] as const) {
    const { status, failure } = await propose(founder, id, null, terms);
    expect([status, failure.errors?.map((each) => each.path)]).toEqual([422, [path]]);
  }
});

const changes = equityCalls.filter(({ method, path }) => method !== 'GET' && path.startsWith('/connections'));
const states: [string, (pair: Awaited<ReturnType<typeof agreed>>) => Promise<unknown>, number][] = [
  [
    'ended',
    ({ applicant, id }) => applicant.browser.call(endConnection, { params: { connectionId: id } }),
    200,
  ],
  [
    'blocked by the other',
    ({ founder, applicant }) => applicant.browser.call(blockPerson, { params: { userId: founder.id } }),
    404,
  ],
  [
    'closed while the other is suspended',
    ({ applicant }) =>
      t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id)),
    409,
  ],
];

test.each(states)(
  '%s: nothing can be changed any more, and what both accepted stays',
  async (_, come, status) => {
    const pair = await agreed();
    const { founder, applicant, id } = pair;
    await come(pair);
    expect((await look(founder, id)).status).toBe(status);
    expect(changes).toHaveLength(5);
    for (const each of [...changes, giveEquity])
      expect((await ask(founder, each, id)).status).toBe(status === 404 ? 404 : 409);
    const { reply } = await founder.browser.call(listEquityAgreements);
    expect(reply.data).toMatchObject([{ with: applicant.fullName, holds: true }]);
  },
);

test('who leaves takes answers and proposals along; what both accepted stays, as with a former member', async () => {
  const { founder, applicant, id } = await agreed();
  const [latest] = (await look(founder, id)).reply.data.proposals;
  await propose(applicant, id, latest?.id ?? null, equityTerms({ yours: 1111 }));
  await t.deps.db
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, applicant.id));
  await deleteDueAccounts(t.deps);
  const { data } = (await look(founder, id)).reply;
  expect(data.theirs).toEqual({ answers: null, given: false });
  expect(data.yours.given).toBe(true);
  expect(data.proposals.map(({ mine, status }) => [mine, status])).toEqual([[true, 'ACCEPTED']]);
  expect(data.agreements).toMatchObject([{ terms: { yours: 6000 } }]);
  expect((await founder.browser.call(listEquityAgreements)).reply.data).toMatchObject([{ with: null }]);
  expect((await propose(founder, id, data.proposals[0]?.id ?? null)).status).toBe(409);
});

test('what a member has agreed on comes in pages, without a gap or a repeat', async () => {
  const { founder } = await agreed();
  for (let more = 0; more < 2; more++) {
    const applicant = await makeApplicant(t);
    const connectionId = await connectMembers(founder, applicant);
    for (const member of [founder, applicant]) await giveAnswers(member, connectionId, equityAnswers(5, 50));
    const { reply } = await propose(founder, connectionId, null);
    await answer(acceptEquity, applicant, connectionId, reply.data.proposals[0]?.id);
  }
  const whole = (await founder.browser.call(listEquityAgreements)).reply.data;
  expect(whole).toHaveLength(3);
  const seen: typeof whole = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 1, ...(cursor ? { cursor } : {}) };
    const { reply } = await founder.browser.call(listEquityAgreements, { query });
    seen.push(...reply.data);
    cursor = reply.nextCursor;
  } while (cursor);
  expect(seen).toEqual(whole);
});

test('a third, an administrator included, finds nothing of it', async () => {
  const { id } = await agreed();
  for (const third of [await makeApplicant(t), await makeFounder(t), await makeAdmin(t)]) {
    for (const each of [...changes, getEquity, giveEquity])
      expect((await ask(third, each, id)).status).toBe(404);
    expect((await third.browser.call(listEquityAgreements)).reply.data).toEqual([]);
  }
});

test('an archive has the own answers, and what both have before them', async () => {
  const { founder, applicant, id } = await agreed();
  const data = await findEverything(
    t.deps.db,
    { userId: applicant.id, email: applicant.email },
    t.deps.now(),
  );
  expect(data.equity_drafts).toMatchObject([{ connectionId: id, userId: applicant.id }]);
  expect(data.equity_proposals).toMatchObject([{ proposerId: founder.id, status: 'ACCEPTED' }]);
  expect(data.equity_agreements).toMatchObject([{ connectionId: id, pool: 1000 }]);
});

const fetchPdf = ({ browser }: Member, id: string) =>
  t.app.inject({ url: API_BASE + agreementPath(id), cookies: Object.fromEntries(browser.cookies) });

test('what both accepted is a PDF for each of them, also once they are blocked, ended or one has left', async () => {
  const { founder, applicant, id } = await agreed();
  const [{ id: agreementId = '' } = {}] = (await look(founder, id)).reply.data.agreements;
  const pdf = await fetchPdf(applicant, agreementId);
  expect(pdf.statusCode).toBe(200);
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="equity-agreement.pdf"',
    'cache-control': 'no-store',
  });
  const text = await pdfText(pdf.rawPayload);
  expect(text).toContain(`Between ${applicant.fullName} and ${founder.fullName}`);
  expect(text).toContain(`${founder.fullName} 54.00% 6,000,000`);
  expect(text).toContain(`${applicant.fullName} 36.00% 4,000,000`);
  expect(text).toContain('Option pool 10.00% 1,111,111');
  expect(text).toContain('Together 100.00% 11,111,111');
  expect(text).toContain('from 31 January 2026');
  expect(text).toContain('not legal or tax advice');
  for (const third of [await makeFounder(t), await makeAdmin(t)])
    expect((await fetchPdf(third, agreementId)).statusCode).toBe(404);
  expect((await fetchPdf(founder, 'none')).statusCode).toBe(404);
  await applicant.browser.call(endConnection, { params: { connectionId: id } });
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  for (const member of [founder, applicant])
    expect((await fetchPdf(member, agreementId)).statusCode).toBe(200);
  await t.deps.db
    .update(users)
    .set({ deletionDueAt: new Date(0) })
    .where(eq(users.id, applicant.id));
  await deleteDueAccounts(t.deps);
  const left = await pdfText((await fetchPdf(founder, agreementId)).rawPayload);
  expect(left).toContain(`Between ${founder.fullName} and Former member`);
  expect(left).toContain('Former member 36.00% 4,000,000');
  expect(left).not.toContain(applicant.fullName);
});

test('who has not given their answers yet is told once by email that the other has, if they want such emails', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  await giveAnswers(founder, id, equityAnswers(5, 70));
  const email = await deliveredEmail(t, 'equity_begun', applicant.email);
  expect(email.subject).toBe(`${founder.calledName} has said what counts for your split`);
  expect(email.text).toContain('Turn these emails off');
  expect(email.text.split('Share your answers')[0]).not.toMatch(/\d/);
  await giveAnswers(founder, id, equityAnswers(5, 70));
  await giveAnswers(applicant, id, equityAnswers(5, 50));
  const other = await makeConnection(t);
  await t.deps.db
    .update(users)
    .set({ mutedEmails: ['together'] })
    .where(eq(users.id, other.applicant.id));
  await giveAnswers(other.founder, other.id, equityAnswers(5, 70));
  expect(await emailed('equity_begun')).toEqual([applicant.email]);
});

test('the first proposal of two is told by email, without its terms, to whoever wants such emails', async () => {
  const { founder, applicant, id } = await revealed();
  const [first] = (await propose(founder, id, null)).reply.data.proposals;
  const email = await deliveredEmail(t, 'equity_proposed', applicant.email);
  expect(email.subject).toBe(`${founder.calledName} proposes how you two divide the shares`);
  expect(email.text).toContain('Read the proposal');
  expect(email.text).toContain('Turn these emails off');
  expect(email.text).not.toMatch(/%|years/);
  await propose(applicant, id, first?.id ?? null);
  expect(await emailed('equity_proposed')).toEqual([applicant.email]);
  const other = await revealed();
  await t.deps.db
    .update(users)
    .set({ mutedEmails: ['together'] })
    .where(eq(users.id, other.applicant.id));
  await propose(other.founder, other.id, null);
  expect(await emailed('equity_proposed')).toEqual([applicant.email]);
});

test('both get what they accepted by email, whatever emails they want, as a PDF', async () => {
  const { founder, applicant, id } = await revealed();
  const [first] = (await propose(founder, id, null)).reply.data.proposals;
  await t.deps.db.update(users).set({ mutedEmails: ['together'] });
  await answer(acceptEquity, applicant, id, first?.id);
  for (const [member, other] of [
    [founder, applicant],
    [applicant, founder],
  ] as const) {
    const email = await deliveredEmail(t, 'equity_agreed', member.email);
    expect(email.subject).toBe(`You and ${other.calledName} have agreed on a split`);
    expect(email.attachments).toMatchObject([{ filename: 'equity-agreement.pdf' }]);
    const text = await pdfText(Buffer.from(email.attachments?.[0]?.content ?? '', 'base64'));
    expect(text).toContain(`${founder.fullName} 54.00% 6,000,000`);
    expect(text).toContain(`${applicant.fullName} 36.00% 4,000,000`);
  }
});

test('no agreement goes to an address that may be somebody else’s', async () => {
  const { founder, applicant, id } = await revealed();
  const [first] = (await propose(founder, id, null)).reply.data.proposals;
  await t.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, applicant.id));
  await answer(acceptEquity, applicant, id, first?.id);
  const email = await deliveredEmail(t, 'equity_agreed', applicant.email);
  expect(email.subject).toBe('Your split is agreed on');
  expect(email.attachments ?? []).toEqual([]);
  expect(email.text).toContain('on the page of your split');
  expect(email.text).not.toContain(founder.calledName);
});

test('the other is told in the bell whose turn it is, and of nothing that is settled', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  await giveAnswers(founder, id, equityAnswers(5, 70));
  expect(await told(applicant)).toEqual([`${founder.calledName} has said what counts for your split`]);
  await giveAnswers(applicant, id, equityAnswers(5, 50));
  expect(await told(applicant)).toEqual([]);
  expect(await told(founder)).toEqual([`You and ${applicant.calledName} see each other’s split now`]);
  const [first] = (await propose(founder, id, null)).reply.data.proposals;
  expect(await told(applicant)).toEqual([`${founder.calledName} proposes a split`]);
  const [second] = (await propose(applicant, id, first?.id ?? null)).reply.data.proposals;
  expect(await told(applicant)).toEqual([]);
  await answer(acceptEquity, founder, id, second?.id);
  expect(await told(founder)).toEqual([`You and ${applicant.calledName} see each other’s split now`]);
  expect(await told(applicant)).toEqual([`${founder.calledName} has accepted your split`]);
});
