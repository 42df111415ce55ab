import { endpoints } from '@ampersand/contract/all';
import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection } from '@ampersand/contract/connections';
import { getDesk, getWaiting } from '@ampersand/contract/desk';
import type { Endpoint } from '@ampersand/contract/endpoint';
import { listNotifications, readNotifications } from '@ampersand/contract/notifications';
import { trialPath } from '@ampersand/contract/path';
import { DAY_MS } from '@ampersand/contract/time';
import {
  addTrialTask,
  changeTrialTask,
  checkIn,
  debriefTrial,
  decideTrial,
  declineTrial,
  getTrial,
  leaveTrial,
  listTrials,
  proposeTrial,
  removeTrialTask,
  signTrial,
  withdrawTrial,
} from '@ampersand/contract/trial';
import type { TrialDecision } from '@ampersand/contract/trial/rounds';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema.ts';
import { outcomes } from '../../db/talk.ts';
import { trials } from '../../db/trial.ts';
import { API_BASE } from '../../http/route.ts';
import { deliveredEmail } from '../../testing/account.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { pdfText } from '../../testing/pdf.ts';
import { useTestApp } from '../../testing/test-app.ts';
import {
  dayFrom,
  lookAtTrial,
  proposeTerms,
  signOpen,
  signTogether,
  trialTerms,
} from '../../testing/trial.ts';
import { deleteDueAccounts } from '../account/deletion/deletion.ts';
import { findEverything } from '../account/export/everything.ts';
import { askRounds } from './ask.ts';

const t = useTestApp();

const told = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data
    .filter(({ kind }) => kind === 'TOGETHER')
    .map(({ title }) => title);

/** Two whose trial of four weeks began today. */
async function trying() {
  const pair = await makeConnection(t);
  return { ...pair, trialId: await signTogether(t, pair) };
}

const SAID = { going: 4, between: 5, change: 'Fewer calls' };
const sayWeek = ({ browser }: Member, connectionId: string, trialId: string, week = 1, said = SAID) =>
  browser.call(checkIn, { params: { connectionId, trialId }, body: { week, ...said } });
const decide = (
  { browser }: Member,
  connectionId: string,
  trialId: string,
  decision: TrialDecision,
  at: 'HALFWAY' | 'END' = 'HALFWAY',
) => browser.call(decideTrial, { params: { connectionId, trialId }, body: { at, decision } });
const NOTED = { well: 'We laughed', hard: 'The time zones', learned: 'Ask sooner' };
const debrief = ({ browser }: Member, connectionId: string, trialId: string, noted = NOTED) =>
  browser.call(debriefTrial, { params: { connectionId, trialId }, body: noted });

const roundOf = async (member: Member, connectionId: string, kind: string, week?: number) =>
  (await lookAtTrial(member, connectionId)).trials[0]?.rounds.find(
    (round) => round.kind === kind && (round.kind !== 'WEEK' || round.week === (week ?? 1)),
  );

test('a text is proposed, changed, signed by both, and holds from then on as it stands', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const first = await proposeTerms(founder, id, trialTerms(t));
  expect(first.reply.data).toMatchObject({ side: 'FOUNDER', proposals: [{ mine: true, status: 'OPEN' }] });
  expect(first.reply.data.proposals[0]?.text).toContain(
    'The founder works 12 hours a week on it, the applicant 8',
  );
  await signOpen(founder, id);
  // A change takes the signature away: it was under another text.
  const second = await proposeTerms(applicant, id, trialTerms(t, { weeks: 6 }));
  expect(second.reply.data.proposals).toMatchObject([
    { mine: true, status: 'OPEN', signatures: [] },
    { mine: false, status: 'REPLACED', signatures: [] },
  ]);
  const typed = applicant.fullName.toUpperCase().replaceAll(' ', '.  ');
  const one = await signOpen(applicant, id, typed);
  expect(one.reply.data).toMatchObject({
    trials: [],
    proposals: [{ signatures: [{ mine: true, name: typed }] }, {}],
  });
  const both = (await signOpen(founder, id)).reply.data;
  expect(both.proposals[0]).toMatchObject({ status: 'SIGNED' });
  expect(both.trials).toMatchObject([
    {
      isIntact: true,
      state: 'RUNNING',
      lastDay: dayFrom(t, 6 * 7 - 1),
      signatures: [
        { mine: false, name: typed },
        { mine: true, name: founder.fullName },
      ],
    },
  ]);
  expect(both.tasks.map(({ title, column }) => [title, column])).toEqual([
    ['Ten talks with bakeries', 'TO_DO'],
    ['A page to order on', 'TO_DO'],
  ]);
  expect(both.trials[0]?.text).toBe(second.reply.data.proposals[0]?.text);
});

test('only the text that one has before oneself is signed, while it is open and its time is not over', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const { reply } = await proposeTerms(founder, id, trialTerms(t, { weeks: 1 }));
  const [{ id: proposalId = '', hash = '' } = {}] = reply.data.proposals;
  const sign = (more: object) =>
    applicant.browser.call(signTrial, {
      params: { connectionId: id, proposalId },
      body: { name: applicant.fullName, hash, ...more },
    });
  expect(await sign({ hash: hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })).toMatchObject({
    status: 409,
    failure: { message: expect.stringContaining('not the text') },
  });
  expect((await sign({ name: ' ' })).status).toBe(422);
  const message = `Sign with your name as on your profile: ${applicant.fullName}.`;
  expect(await sign({ name: founder.fullName })).toMatchObject({
    status: 422,
    failure: { message, errors: [{ path: 'name', message }] },
  });
  expect((await lookAtTrial(founder, id)).proposals[0]?.signatures).toEqual([]);
  // Signing twice is signing once.
  expect((await sign({})).status).toBe(200);
  expect(
    (await sign({ name: applicant.fullName.toLowerCase() })).reply.data.proposals[0]?.signatures,
  ).toMatchObject([{ name: applicant.fullName }]);
  t.advance(8 * DAY_MS);
  expect((await signOpen(founder, id)).failure.message).toContain('Its last day has gone by');
  const withdraw = (member: Member) =>
    member.browser.call(withdrawTrial, { params: { connectionId: id, proposalId } });
  expect((await withdraw(applicant)).status).toBe(409);
  expect((await withdraw(founder)).reply.data.proposals).toMatchObject([
    { status: 'WITHDRAWN', signatures: [] },
  ]);
  expect((await sign({})).status).toBe(409);
  const late = trialTerms(t, { startsOn: dayFrom(t, -30) });
  expect((await proposeTerms(founder, id, late)).status).toBe(409);
});

test('a proposal that does not suit is declined by the other, who is not asked any more, and another can follow', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  await proposeTerms(founder, id, trialTerms(t));
  await signOpen(founder, id);
  const [{ id: proposalId = '' } = {}] = (await lookAtTrial(founder, id)).proposals;
  const decline = ({ browser }: Member) =>
    browser.call(declineTrial, { params: { connectionId: id, proposalId } });
  expect((await decline(founder)).status).toBe(409);
  expect((await decline(applicant)).reply.data.proposals).toMatchObject([
    { status: 'DECLINED', mine: false, signatures: [] },
  ]);
  expect((await decline(applicant)).status).toBe(409);
  expect(await told(applicant)).toEqual([]);
  expect(await told(founder)).toEqual([`The trial you proposed does not suit ${applicant.calledName}`]);
  expect((await applicant.browser.call(getWaiting)).reply.data.turns).toEqual([]);
  await proposeTerms(founder, id, trialTerms(t, { weeks: 2 }));
  await signOpen(founder, id);
  await signOpen(applicant, id);
  expect((await lookAtTrial(founder, id)).trials).toHaveLength(1);
});

test('whoever proposes has seen the latest proposal', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  await proposeTerms(founder, id, trialTerms(t));
  const { status, failure } = await applicant.browser.call(proposeTrial, {
    params: { connectionId: id },
    body: { terms: trialTerms(t), after: null },
  });
  expect([status, failure.message]).toEqual([409, 'There is a newer proposal. Please look at it first']);
});

test('what both signed is replaced by another that both sign, and by nothing else', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(5 * DAY_MS);
  await sayWeek(founder, id, trialId);
  await proposeTerms(applicant, id, trialTerms(t, { weeks: 8 }));
  await signOpen(applicant, id);
  expect((await lookAtTrial(founder, id)).trials).toMatchObject([{ id: trialId, ended: null }]);
  const { data } = (await signOpen(founder, id)).reply;
  expect(data.trials).toMatchObject([
    { state: 'RUNNING' },
    { id: trialId, state: 'OVER', ended: { how: 'REPLACED' } },
  ]);
  // What was said of the first stays; it is not asked about any more.
  expect(data.trials[1]?.rounds.map(({ kind }) => kind)).toEqual(['WEEK']);
  // What is on the board already is not put there again.
  expect(data.tasks).toHaveLength(2);
});

test('a trial that follows leaves the one that runs its days; one that would leave days without any is refused', async () => {
  const { founder, applicant, id, trialId } = await trying();
  const between = await proposeTerms(founder, id, trialTerms(t, { startsOn: dayFrom(t, 3) }));
  expect([between.status, between.failure.message]).toEqual([409, expect.stringContaining('start today')]);
  await proposeTerms(founder, id, trialTerms(t, { startsOn: dayFrom(t, 28) }));
  for (const member of [founder, applicant]) await signOpen(member, id);
  expect((await lookAtTrial(founder, id)).trials).toMatchObject([
    { state: 'AHEAD' },
    { id: trialId, state: 'RUNNING', ended: null },
  ]);
  expect((await founder.browser.call(listTrials)).reply.data).toMatchObject([
    { holds: true },
    { id: trialId, holds: true },
  ]);
  t.advance(4 * DAY_MS);
  expect((await sayWeek(founder, id, trialId)).status).toBe(200);
});

/** Two whose trial of a week runs, and whose next one follows it. @returns the id of the next one too. */
async function tryingTwice() {
  const pair = await makeConnection(t);
  const runs = await signTogether(t, pair, { weeks: 1 });
  return { ...pair, runs, follows: await signTogether(t, pair, { weeks: 1, startsOn: dayFrom(t, 7) }) };
}

test('trials that a member has signed come in pages, without a gap or a repeat', async () => {
  const { founder } = await tryingTwice();
  const applicant = await makeApplicant(t);
  const id = await connectMembers(founder, applicant);
  await signTogether(t, { founder, applicant, id });
  const whole = (await founder.browser.call(listTrials)).reply.data;
  expect(whole).toHaveLength(3);
  const seen: typeof whole = [];
  let cursor: string | undefined;
  do {
    const query = { limit: 1, ...(cursor ? { cursor } : {}) };
    const { reply } = await founder.browser.call(listTrials, { query });
    seen.push(...reply.data);
    cursor = reply.nextCursor;
  } while (cursor);
  expect(seen).toEqual(whole);
});

test('a trial that starts today takes the place of the one that runs and of the one that was to follow', async () => {
  const { runs, follows, ...pair } = await tryingTwice();
  const latest = await signTogether(t, pair, { weeks: 2 });
  expect((await lookAtTrial(pair.founder, pair.id)).trials).toMatchObject([
    { id: latest, state: 'RUNNING', ended: null },
    { id: follows, state: 'OVER', ended: { how: 'REPLACED' } },
    { id: runs, state: 'OVER', ended: { how: 'REPLACED' } },
  ]);
});

test('one runs at a time also where the one that was to follow was left before it began', async () => {
  const { runs, follows, ...pair } = await tryingTwice();
  const { founder, id } = pair;
  await founder.browser.call(leaveTrial, { params: { connectionId: id, trialId: follows } });
  const between = await proposeTerms(founder, id, trialTerms(t, { startsOn: dayFrom(t, 3) }));
  expect([between.status, between.failure.message]).toEqual([409, expect.stringContaining('start today')]);
  const latest = await signTogether(t, pair, { weeks: 2 });
  expect((await lookAtTrial(founder, id)).trials).toMatchObject([
    { id: latest, state: 'RUNNING', ended: null },
    { id: follows, state: 'OVER', ended: { how: 'LEFT' } },
    { id: runs, state: 'OVER', ended: { how: 'REPLACED' } },
  ]);
});

test('the one that was to follow is called off without an outcome, and nothing is asked of it', async () => {
  const { founder, applicant, id, runs, follows } = await tryingTwice();
  const count = () => t.deps.db.$count(outcomes);
  const before = await count();
  const left = await founder.browser.call(leaveTrial, { params: { connectionId: id, trialId: follows } });
  expect(left.reply.data.trials).toMatchObject([
    { id: follows, state: 'OVER', rounds: [] },
    { id: runs, state: 'RUNNING' },
  ]);
  expect(await count()).toBe(before);
  expect(await told(applicant)).toContain(`${founder.calledName} has called off your next trial`);
});

const givenUp: [string, (pair: Awaited<ReturnType<typeof tryingTwice>>) => Promise<unknown>][] = [
  [
    'who leaves one',
    ({ founder, id, runs }) =>
      founder.browser.call(leaveTrial, { params: { connectionId: id, trialId: runs } }),
  ],
  [
    'who stops at its end, be it a day late,',
    async ({ founder, applicant, id, runs }) => {
      t.advance(7 * DAY_MS);
      await decide(founder, id, runs, 'STOP', 'END');
      await decide(applicant, id, runs, 'GO_ON', 'END');
    },
  ],
];
test.each(givenUp)('%s does not go on with the one that was signed to follow it', async (_, giveUp) => {
  const pair = await tryingTwice();
  await giveUp(pair);
  expect((await lookAtTrial(pair.founder, pair.id)).trials).toMatchObject([
    { id: pair.follows, state: 'OVER' },
    { id: pair.runs, state: 'OVER' },
  ]);
});

test('what is signed after a trial goes on though that one is stopped later', async () => {
  const { founder, applicant, id, runs, follows, ...pair } = await tryingTwice();
  await founder.browser.call(leaveTrial, { params: { connectionId: id, trialId: follows } });
  t.advance(7 * DAY_MS);
  await signTogether(t, { ...pair, founder, applicant, id });
  for (const member of [founder, applicant]) await decide(member, id, runs, 'STOP', 'END');
  expect((await lookAtTrial(founder, id)).trials[0]?.state).toBe('RUNNING');
});

test('a third trial follows the last day of the two before it', async () => {
  const { founder, id, runs, follows, ...pair } = await tryingTwice();
  const early = await proposeTerms(founder, id, trialTerms(t, { startsOn: dayFrom(t, 7) }));
  expect(early.status).toBe(409);
  const third = await signTogether(t, { ...pair, founder, id }, { startsOn: dayFrom(t, 14) });
  expect((await lookAtTrial(founder, id)).trials).toMatchObject([
    { id: third, state: 'AHEAD' },
    { id: follows, state: 'AHEAD', ended: null },
    { id: runs, state: 'RUNNING', ended: null },
  ]);
});

test('who connects again begins anew: what was tried is over, and no old name stands under a text', async () => {
  const pair = await trying();
  const { founder, applicant, id } = pair;
  await proposeTerms(founder, id, trialTerms(t, { weeks: 9 }));
  await signOpen(founder, id);
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  expect((await lookAtTrial(applicant, id)).trials[0]?.state).toBe('OVER');
  t.advance(DAY_MS);
  expect(await connectMembers(founder, applicant)).toBe(id);
  const { trials: again, proposals } = await lookAtTrial(applicant, id);
  expect(again).toMatchObject([{ state: 'OVER', ended: { how: 'LEFT' } }]);
  expect(proposals[0]).toMatchObject({ status: 'WITHDRAWN', signatures: [] });
  expect(await told(applicant)).toEqual([]);
});

test('a trial ends when and by whom the connection is ended, however late the two connect again', async () => {
  const { founder, applicant, id } = await trying();
  t.advance(5 * DAY_MS);
  const endedOn = dayFrom(t);
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  const look = async () => {
    for (const [member, byYou] of [
      [founder, true],
      [applicant, false],
    ] as const) {
      const [trial] = (await lookAtTrial(member, id)).trials;
      expect(trial?.ended).toMatchObject({ how: 'LEFT', at: expect.stringContaining(endedOn), byYou });
      expect(trial?.rounds.map(({ kind }) => kind)).toEqual(['WEEK', 'DEBRIEF']);
    }
  };
  await look();
  t.advance(23 * DAY_MS);
  await look();
  await connectMembers(founder, applicant);
  const before = await told(applicant);
  await askRounds(t.deps);
  expect(await told(applicant)).toEqual(before);
  await look();
});

test('what was over when the connection ended has not ended with it', async () => {
  const { founder, applicant, id } = await trying();
  t.advance(28 * DAY_MS);
  await founder.browser.call(endConnection, { params: { connectionId: id } });
  expect((await lookAtTrial(applicant, id)).trials).toMatchObject([{ state: 'OVER', ended: null }]);
});

test('nothing that was typed goes to an address that may be somebody else’s', async () => {
  const pair = await makeConnection(t);
  await t.deps.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, pair.applicant.id));
  await signTogether(t, pair);
  for (const [member, byEmail] of [
    [pair.founder, { you: true, them: false }],
    [pair.applicant, { you: false, them: true }],
  ] as const)
    expect(await lookAtTrial(member, pair.id)).toMatchObject({ byEmail });
  const email = await deliveredEmail(t, 'trial_signed', pair.applicant.email);
  expect(email.subject).toBe('Your trial is signed');
  expect(email.attachments ?? []).toEqual([]);
  expect(email.text).toContain('on the page of your trial');
  expect(email.text).not.toContain(pair.founder.calledName);
});

test('a changed text says that it was changed', async () => {
  const { founder, id, trialId } = await trying();
  const { text } = (await lookAtTrial(founder, id)).trials[0] ?? { text: '' };
  await t.deps.db
    .update(trials)
    .set({ text: text.replace('12 hours', '13 hours') })
    .where(eq(trials.id, trialId));
  expect((await lookAtTrial(founder, id)).trials[0]?.isIntact).toBe(false);
});

test('both get what they signed by email, whatever emails they want, as a PDF with both names', async () => {
  const { founder, applicant } = await trying();
  for (const [member, other] of [
    [founder, applicant],
    [applicant, founder],
  ] as const) {
    const email = await deliveredEmail(t, 'trial_signed', member.email);
    expect(email.attachments).toMatchObject([{ filename: 'trial-agreement.pdf' }]);
    const text = await pdfText(Buffer.from(email.attachments?.[0]?.content ?? '', 'base64'));
    expect(text).toContain('Can we get ten bakeries to order through us?');
    expect(text).toContain(`${founder.fullName}, founder`);
    expect(text).toContain(`${applicant.fullName}, applicant`);
    expect(text).toContain('It is not legal advice');
    expect(email.text).toContain(other.calledName);
  }
});

test('a check-in is asked for on the fifth day, and shown once both have given theirs', async () => {
  const { founder, applicant, id, trialId } = await trying();
  expect((await sayWeek(founder, id, trialId)).failure.message).toContain('This is not asked yet');
  t.advance(4 * DAY_MS);
  expect((await sayWeek(founder, id, trialId)).status).toBe(200);
  expect(await roundOf(applicant, id, 'WEEK')).toMatchObject({ mine: null, theirs: null, theyGave: true });
  expect((await sayWeek(founder, id, trialId, 1, { ...SAID, going: 1 })).status).toBe(409);
  expect((await sayWeek(founder, id, trialId, 2)).status).toBe(409);
  const mine = { going: 2, between: 3, change: 'More calls' };
  await sayWeek(applicant, id, trialId, 1, mine);
  expect(await roundOf(applicant, id, 'WEEK')).toMatchObject({ mine, theirs: SAID });
  expect(await roundOf(founder, id, 'WEEK')).toMatchObject({ mine: SAID, theirs: mine });
  expect((await sayWeek(founder, id, trialId, 1, { ...SAID, change: '' })).status).toBe(422);
});

test.each([
  ['GO_ON', 'GO_ON', 'GO_ON'],
  ['GO_ON', 'EXTEND', 'EXTEND'],
  ['STOP', 'GO_ON', 'STOP'],
] as const)(
  'of two decisions, %s and %s, both learn %s and neither the other’s',
  async (one, other, outcome) => {
    const { founder, applicant, id, trialId } = await trying();
    t.advance(14 * DAY_MS);
    await decide(founder, id, trialId, one);
    const waiting = await roundOf(applicant, id, 'HALFWAY');
    expect(waiting).toEqual({
      kind: 'HALFWAY',
      opensOn: dayFrom(t),
      isOpen: true,
      theyGave: true,
      mine: null,
      outcome: null,
    });
    await decide(applicant, id, trialId, other);
    expect(await roundOf(applicant, id, 'HALFWAY')).toEqual({
      ...waiting,
      isOpen: outcome !== 'STOP',
      mine: other,
      outcome,
    });
    expect(await roundOf(founder, id, 'HALFWAY')).toMatchObject({ mine: one, outcome });
    const [trial] = (await lookAtTrial(founder, id)).trials;
    expect(trial).toMatchObject(
      outcome === 'STOP'
        ? { state: 'OVER', ended: { how: 'STOP', byYou: false } }
        : { state: 'RUNNING', ended: null },
    );
  },
);

test('at the end both decide and note what they keep; what came of it is an outcome of the pair', async () => {
  const { founder, applicant, id, trialId } = await trying();
  expect((await debrief(founder, id, trialId)).status).toBe(409);
  t.advance(27 * DAY_MS);
  for (const member of [founder, applicant]) await decide(member, id, trialId, 'GO_ON', 'END');
  await debrief(founder, id, trialId);
  expect(await roundOf(applicant, id, 'DEBRIEF')).toMatchObject({ theirs: null, theyGave: true });
  await debrief(applicant, id, trialId, { ...NOTED, hard: 'Nothing' });
  expect(await roundOf(founder, id, 'DEBRIEF')).toMatchObject({ mine: NOTED, theirs: { hard: 'Nothing' } });
  const kinds = await t.deps.db
    .select({ kind: outcomes.kind, actorId: outcomes.actorId })
    .from(outcomes)
    .orderBy(outcomes.at);
  const of = (member: Member) =>
    kinds
      .filter(({ kind, actorId }) => kind.startsWith('TRIAL') && actorId === member.id)
      .map(({ kind }) => kind);
  expect(of(founder)).toEqual(['TRIAL_AGREED', 'TRIAL_WENT_ON']);
  expect(of(applicant)).toEqual(['TRIAL_AGREED', 'TRIAL_WENT_ON']);
});

test('what comes of both is told half-way and at the end, though it is the same', async () => {
  const { founder, applicant, id, trialId } = await trying();
  const both = `You and ${applicant.calledName} both want to go on`;
  t.advance(14 * DAY_MS);
  for (const member of [founder, applicant]) await decide(member, id, trialId, 'GO_ON');
  t.advance(13 * DAY_MS);
  expect((await decide(founder, id, trialId, 'GO_ON')).status).toBe(409);
  for (const member of [founder, applicant]) await decide(member, id, trialId, 'GO_ON', 'END');
  expect((await told(founder)).filter((title) => title === both)).toHaveLength(2);
});

test('either can end it; what was not asked by then is not asked any more, but what one takes along', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(5 * DAY_MS);
  await sayWeek(applicant, id, trialId);
  const leave = ({ browser }: Member) => browser.call(leaveTrial, { params: { connectionId: id, trialId } });
  expect((await leave(applicant)).reply.data.trials[0]).toMatchObject({
    state: 'OVER',
    ended: { how: 'LEFT', byYou: true },
  });
  expect((await leave(founder)).status).toBe(409);
  const [trial] = (await lookAtTrial(founder, id)).trials;
  expect(trial?.ended?.byYou).toBe(false);
  expect(trial?.rounds.map(({ kind, isOpen }) => [kind, isOpen])).toEqual([
    ['WEEK', false],
    ['DEBRIEF', true],
  ]);
  expect((await sayWeek(founder, id, trialId)).status).toBe(409);
  expect((await founder.browser.call(getWaiting)).reply.data.turns).toEqual([]);
  expect(await told(founder)).toContain(`${applicant.calledName} has ended your trial`);
  expect((await debrief(founder, id, trialId)).status).toBe(200);
});

test('the board has what is to be done; both add, move and remove', async () => {
  const { founder, applicant, id } = await trying();
  const params = { connectionId: id };
  const added = await founder.browser.call(addTrialTask, { params, body: { title: ' Call\nthe baker ' } });
  const task = added.reply.data.tasks.at(-1);
  expect(task).toMatchObject({ title: 'Call the baker', column: 'TO_DO' });
  const taskId = task?.id ?? '';
  const change = (body: object, id2 = taskId) =>
    applicant.browser.call(changeTrialTask, { params: { ...params, taskId: id2 }, body });
  expect((await change({ column: 'DOING' })).reply.data.tasks.at(-1)).toMatchObject({ column: 'DOING' });
  expect((await change({ title: 'Call two' })).reply.data.tasks.at(-1)).toMatchObject({
    title: 'Call two',
    column: 'DOING',
  });
  const remove = ({ browser }: Member) => browser.call(removeTrialTask, { params: { ...params, taskId } });
  expect((await remove(founder)).reply.data.tasks).toHaveLength(2);
  expect((await remove(applicant)).status).toBe(404);
  expect((await change({ column: 'DONE' })).status).toBe(404);
  const other = await trying();
  expect(
    (await change({ column: 'DONE' }, (await lookAtTrial(other.founder, other.id)).tasks[0]?.id)).status,
  ).toBe(404);
});

test('a board holds sixty things', async () => {
  const { founder, id } = await makeConnection(t);
  const add = () =>
    founder.browser.call(addTrialTask, { params: { connectionId: id }, body: { title: 'Call a baker' } });
  for (let count = 0; count < 60; count += 1) expect((await add()).status).toBe(200);
  expect((await add()).failure.message).toContain('The board is full');
});

test('the other hears whose turn it is in the bell, and of what is settled no more', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  await proposeTerms(founder, id, trialTerms(t));
  expect(await told(applicant)).toEqual([`${founder.calledName} would like to try working with you`]);
  expect((await deliveredEmail(t, 'trial_proposed', applicant.email)).text).toContain('Read the proposal');
  await signOpen(founder, id);
  expect(await told(applicant)).toContain(`${founder.calledName} has signed your trial`);
  await proposeTerms(applicant, id, trialTerms(t, { weeks: 2 }));
  expect(await told(applicant)).toEqual([]);
  expect(await told(founder)).toEqual([`${applicant.calledName} proposes another text for your trial`]);
  await signOpen(applicant, id);
  await signOpen(founder, id);
  expect(await told(founder)).toEqual([]);
  expect(await told(applicant)).toEqual([`You and ${founder.calledName} have signed your trial`]);
});

test('on its day each is asked once who has not answered, by bell and email, and asked no more once they have', async () => {
  const { founder, applicant, id, trialId } = await trying();
  const asked = `How was week 1 of your trial with ${founder.calledName}?`;
  await askRounds(t.deps);
  expect(await told(applicant)).not.toContain(asked);
  t.advance(4 * DAY_MS);
  await sayWeek(founder, id, trialId);
  const given = `${founder.calledName} has said how the week was`;
  expect(await told(applicant)).toContain(given);
  await askRounds(t.deps);
  await askRounds(t.deps);
  expect((await deliveredEmail(t, 'trial_asked', applicant.email)).subject).toBe(asked);
  expect((await told(founder)).filter((title) => title.startsWith('How was'))).toEqual([]);
  await sayWeek(applicant, id, trialId);
  expect(await told(applicant)).not.toContain(given);
  // Days on which nothing ran are made up for, half-way included.
  t.advance(14 * DAY_MS);
  await askRounds(t.deps);
  expect((await told(founder)).filter((title) => /^(How was|Half)/.test(title))).toHaveLength(3);
  expect((await decide(founder, id, trialId, 'GO_ON')).status).toBe(200);
  expect((await told(founder)).filter((title) => title.startsWith('Half'))).toEqual([]);
});

test('whoever has read that they are asked hears that the other has answered', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(4 * DAY_MS);
  await askRounds(t.deps);
  await applicant.browser.call(readNotifications, { body: {} });
  await sayWeek(founder, id, trialId);
  const { data } = (await applicant.browser.call(listNotifications)).reply;
  expect(data.filter(({ readAt }) => readAt === null).map(({ title }) => title)).toEqual([
    `${founder.calledName} has said how the week was`,
  ]);
});

test('who has ended the connection, or blocked the other, is asked nothing', async () => {
  const { founder, applicant, id } = await trying();
  t.advance(4 * DAY_MS);
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  await askRounds(t.deps);
  for (const member of [founder, applicant])
    expect((await told(member)).filter((title) => title.startsWith('How was'))).toEqual([]);
  expect((await founder.browser.call(getTrial, { params: { connectionId: id } })).status).toBe(404);
});

const changes = endpoints.filter(({ method, path }) => method !== 'GET' && /\/trials?[/]?/.test(path));
const ask = ({ browser }: Member, endpoint: Endpoint, connectionId: string, ids: Record<string, string>) =>
  browser.call(endpoint, {
    params: { connectionId, ...ids },
    body: {
      terms: trialTerms(t),
      after: null,
      name: 'A Name',
      hash: '',
      week: 1,
      ...SAID,
      ...NOTED,
      at: 'HALFWAY',
      decision: 'STOP',
      title: 'Something',
      column: 'DONE',
    },
  });

test('nothing changes once the connection has ended; it can still be read, and its PDF is there', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(4 * DAY_MS);
  await applicant.browser.call(endConnection, { params: { connectionId: id } });
  const before = await lookAtTrial(founder, id);
  const ids = { trialId, proposalId: before.proposals[0]?.id ?? '', taskId: before.tasks[0]?.id ?? '' };
  expect(changes).toHaveLength(11);
  for (const each of changes) expect((await ask(founder, each, id, ids)).status).toBe(409);
  expect(await lookAtTrial(founder, id)).toEqual(before);
});

test('a third, an administrator included, finds nothing of it', async () => {
  const { id, trialId, founder } = await trying();
  const ids = {
    trialId,
    proposalId: trialId,
    taskId: (await lookAtTrial(founder, id)).tasks[0]?.id ?? '',
  };
  for (const third of [await makeApplicant(t), await makeFounder(t), await makeAdmin(t)]) {
    for (const each of [...changes, getTrial]) expect((await ask(third, each, id, ids)).status).toBe(404);
    expect((await third.browser.call(listTrials)).reply.data).toEqual([]);
    expect((await fetchPdf(third, trialId)).statusCode).toBe(404);
  }
  // Nor does one's own connection open the trial of another.
  const own = await makeConnection(t);
  expect((await decide(own.founder, own.id, trialId, 'STOP')).status).toBe(404);
});

const fetchPdf = ({ browser }: Member, id: string) =>
  t.app.inject({ url: API_BASE + trialPath(id), cookies: Object.fromEntries(browser.cookies) });

test('who leaves takes along what they said and proposed, and their name; what both signed stays', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(4 * DAY_MS);
  for (const member of [founder, applicant]) await sayWeek(member, id, trialId);
  await proposeTerms(applicant, id, trialTerms(t, { weeks: 9 }));
  const { text } = (await lookAtTrial(founder, id)).trials[0] ?? { text: '' };
  const askedOn = dayFrom(t);
  const deletionDueAt = new Date(t.deps.now().getTime() + 7 * DAY_MS);
  await t.deps.db.update(users).set({ deletionDueAt }).where(eq(users.id, applicant.id));
  t.advance(7 * DAY_MS);
  await deleteDueAccounts(t.deps);
  const data = await lookAtTrial(founder, id);
  expect(data.proposals).toMatchObject([{ mine: true, status: 'SIGNED' }]);
  expect(data.trials[0]).toMatchObject({
    text,
    isIntact: true,
    state: 'OVER',
    ended: { at: expect.stringContaining(askedOn), byYou: false },
    signatures: [
      { mine: true, name: founder.fullName },
      { mine: false, name: null },
    ],
  });
  expect(await roundOf(founder, id, 'WEEK')).toMatchObject({ mine: SAID, theirs: null, theyGave: false });
  expect((await founder.browser.call(listTrials)).reply.data).toMatchObject([{ with: null, holds: true }]);
  const pdf = await fetchPdf(founder, trialId);
  const words = await pdfText(pdf.rawPayload);
  expect(words).toContain('Former member, applicant');
  expect(words).not.toContain(applicant.fullName);
});

test('what both signed is a PDF for each of them, also once they are blocked', async () => {
  const { founder, applicant, trialId } = await trying();
  await applicant.browser.call(blockPerson, { params: { userId: founder.id } });
  for (const member of [founder, applicant]) {
    const pdf = await fetchPdf(member, trialId);
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="trial-agreement.pdf"',
    });
    expect((await member.browser.call(listTrials)).reply.data).toMatchObject([{ id: trialId, holds: true }]);
  }
  expect((await fetchPdf(founder, 'none')).statusCode).toBe(404);
});

test('an archive has what one said, and what both have before them', async () => {
  const { founder, applicant, id, trialId } = await trying();
  t.advance(4 * DAY_MS);
  for (const member of [founder, applicant]) await sayWeek(member, id, trialId);
  const data = await findEverything(
    t.deps.db,
    { userId: applicant.id, email: applicant.email },
    t.deps.now(),
  );
  expect(data.trials).toMatchObject([{ id: trialId, connectionId: id }]);
  expect(data.trial_signatures).toHaveLength(2);
  expect(data.trial_answers).toMatchObject([{ userId: applicant.id, round: 'WEEK', week: 1 }]);
  expect(data.trial_tasks).toHaveLength(2);
  expect(data.trial_proposals).toHaveLength(1);
});

test('what waits for a member knows whose turn it is', async () => {
  const { founder, applicant, id } = await makeConnection(t);
  const turns = async ({ browser }: Member) =>
    (await browser.call(getWaiting)).reply.data.turns.map(({ kind }) => kind);
  await proposeTerms(founder, id, trialTerms(t));
  expect([await turns(founder), await turns(applicant)]).toEqual([[], ['TRIAL_TEXT']]);
  await signOpen(applicant, id);
  expect([await turns(founder), await turns(applicant)]).toEqual([['TRIAL_TEXT'], []]);
  await signOpen(founder, id);
  const trialId = (await lookAtTrial(founder, id)).trials[0]?.id ?? '';
  t.advance(4 * DAY_MS);
  await sayWeek(founder, id, trialId);
  expect([await turns(founder), await turns(applicant)]).toEqual([[], ['TRIAL_SAID']]);
  await sayWeek(applicant, id, trialId);
  expect([await turns(founder), await turns(applicant)]).toEqual([[], []]);
});

test('a trial moves both on the board of their search', async () => {
  const { founder, applicant, id, trialId } = await trying();
  const columnFor = async ({ browser }: Member) =>
    (await browser.call(getDesk, { query: { closed: 'true' } })).reply.data[0]?.column;
  expect(await columnFor(founder)).toBe('TRIAL');
  t.advance(27 * DAY_MS);
  for (const member of [founder, applicant]) await decide(member, id, trialId, 'GO_ON', 'END');
  expect(await columnFor(applicant)).toBe('DECIDED');
});
