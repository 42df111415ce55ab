import {
  addPoint,
  askAgain,
  confirmSentence,
  giveTheme,
  listAlignmentAnswers,
  proposeSentence,
  refuseAgain,
  removeAlignmentAnswer,
  removePoint,
  takeBackTheme,
  withdrawProposal,
} from '@ampersand/contract/alignment';
import type {
  AlignmentQuestionId,
  AlignmentTheme,
  AlignmentValue,
} from '@ampersand/contract/alignment-questions';
import { blockPerson } from '@ampersand/contract/blocks';
import { endConnection } from '@ampersand/contract/connections';
import { listNotifications } from '@ampersand/contract/notifications';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emails, users } from '../../db/schema.ts';
import {
  alignmentAnswers,
  alignmentGiven,
  alignmentPoints,
  alignmentProposals,
  alignmentReveals,
} from '../../db/together.ts';
import { alignmentOf, answer, give, themeOf } from '../../testing/alignment.ts';
import { type Member, makeAdmin, makeApplicant } from '../../testing/factories.ts';
import { connectMembers, makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { askStill } from './still.ts';

const t = useTestApp();
let founder: Member;
let applicant: Member;
let id: string;
beforeEach(async () => {
  ({ founder, applicant, id } = await makeConnection(t));
});

const both = () => [founder, applicant];
const of = (theme: AlignmentTheme) => ({ params: { connectionId: id, theme } });
const at = (pointId: string) => ({ params: { connectionId: id, pointId } });
const points = async (member: Member) => (await alignmentOf(member, id)).reply.data.points;
const bell = async ({ browser }: Member) =>
  (await browser.call(listNotifications, { query: {} })).reply.data
    .filter(({ kind }) => kind === 'TOGETHER')
    .map(({ title }) => title);
const emailed = async (kind: string) =>
  (await t.deps.db.select().from(emails).where(eq(emails.kind, kind))).map(({ recipient }) => recipient);
const setUser = (member: Member, change: Partial<typeof users.$inferInsert>) =>
  t.deps.db.update(users).set(change).where(eq(users.id, member.id));

/** Both have given 'Vision and exit', far apart in one question that matters. */
async function reveal() {
  await answer(founder, 'change', 1, { importance: 3 });
  await answer(founder, 'size', 'few');
  await answer(applicant, 'change', 5);
  await answer(applicant, 'size', 'few');
  for (const member of both()) expect((await give(member, id, 'VISION')).status).toBe(200);
}

/** The point that `reveal` makes. */
async function revealedPoint(): Promise<string> {
  await reveal();
  const [point] = await points(founder);
  return point?.id ?? '';
}

async function close(pointId: string, sentence: string): Promise<void> {
  await founder.browser.call(proposeSentence, { ...at(pointId), body: { sentence, after: null } });
  const { status } = await applicant.browser.call(confirmSentence, { ...at(pointId), body: { sentence } });
  expect(status).toBe(200);
}

describe('own answers', () => {
  test('are kept once, changed and taken back', async () => {
    const own = async () => (await founder.browser.call(listAlignmentAnswers)).reply.data;
    await answer(founder, 'exit', 2);
    await answer(founder, 'never', 'Lie to a customer');
    await answer(founder, 'hours', { from: 10, to: 20 }, { hidden: true, talk: true, importance: 3 });
    await answer(founder, 'collide', ['health', 'family', 'company', 'team', 'savings']);
    await answer(founder, 'exit', 4, { importance: 0 });
    const plain = { importance: 1, talk: false, hidden: false };
    expect(await own()).toEqual([
      { question: 'collide', value: ['health', 'family', 'company', 'team', 'savings'], ...plain },
      { question: 'exit', value: 4, ...plain, importance: 0 },
      { question: 'hours', value: { from: 10, to: 20 }, importance: 3, talk: true, hidden: true },
      { question: 'never', value: 'Lie to a customer', ...plain },
    ]);
    await founder.browser.call(removeAlignmentAnswer, { params: { question: 'exit' } });
    expect((await own()).map(({ question }) => question)).toEqual(['collide', 'hours', 'never']);
    expect((await applicant.browser.call(listAlignmentAnswers)).reply.data).toEqual([]);
  });

  test.each<[AlignmentQuestionId, AlignmentValue, string]>([
    ['exit', 6, 'Please choose one of the five'],
    ['size', 'huge', 'Please choose one of the answers'],
    ['hours', { from: 30, to: 20 }, 'The first figure must be the smaller one'],
    ['hours', { from: -1, to: 20 }, 'Please enter whole numbers from 0 to 90'],
    ['collide', ['health', 'health', 'family', 'team', 'savings'], 'Please put all of them in order'],
    ['never', 3, 'Please answer in a sentence'],
  ])('that do not answer %s are refused, with the reason', async (question, value, message) => {
    const { status, failure } = await answer(founder, question, value);
    expect([status, failure.errors?.map((each) => each.message)]).toEqual([422, [message]]);
  });

  test('are read in the order of the questions once they are given', async () => {
    await answer(founder, 'change', 5);
    await answer(founder, 'size', 'few');
    await give(founder, id, 'VISION');
    const { given } = await themeOf(founder, id, 'VISION');
    expect(given.map(({ question }) => question)).toEqual(['size', 'change']);
  });

  test('only terms can be given without being shown', async () => {
    expect((await answer(founder, 'exit', 1, { hidden: true })).status).toBe(422);
  });

  test('are offered again with the next person, and a theme given before stays as it was given', async () => {
    await reveal();
    await answer(founder, 'change', 4);
    const next = await makeApplicant(t);
    const other = await connectMembers(next, founder);
    await answer(next, 'change', 4);
    await give(founder, other, 'VISION');
    await give(next, other, 'VISION');
    const values = ({ compared }: Awaited<ReturnType<typeof themeOf>>) =>
      compared.find(({ question }) => question === 'change')?.theirs?.value;
    expect(values(await themeOf(next, other, 'VISION'))).toBe(4);
    expect(values(await themeOf(applicant, id, 'VISION'))).toBe(1);
  });
});

describe('giving a theme', () => {
  test('needs an answer, and shows both once the other has given it too', async () => {
    expect((await give(founder, id, 'VISION')).failure.message).toBe(
      'Please answer at least one question first',
    );
    await answer(founder, 'change', 1, { importance: 3 });
    await give(founder, id, 'VISION');
    expect(await themeOf(founder, id, 'VISION')).toMatchObject({
      givenAt: expect.any(String),
      theyGave: false,
      given: [{ question: 'change', value: 1 }],
      revealedAt: null,
      compared: [],
    });
    expect(await themeOf(applicant, id, 'VISION')).toMatchObject({
      givenAt: null,
      theyGave: true,
      given: [],
    });
    await answer(applicant, 'change', 5);
    await give(applicant, id, 'VISION');
    const [mine, theirs] = [await themeOf(founder, id, 'VISION'), await themeOf(applicant, id, 'VISION')];
    expect(mine.revealedAt).toBe(theirs.revealedAt);
    expect(mine.compared).toMatchObject([
      { question: 'change', reading: 'FAR', mine: { value: 1, importance: 3 }, theirs: { value: 5 } },
    ]);
    expect(theirs.compared).toMatchObject([{ reading: 'FAR', mine: { value: 5 }, theirs: { value: 1 } }]);
  });

  test('puts differences first, the weightiest at the top', async () => {
    await answer(founder, 'lastWord', 'me');
    await answer(applicant, 'lastWord', 'other');
    await answer(founder, 'exit', 1, { importance: 1 });
    await answer(applicant, 'exit', 5, { importance: 1 });
    await answer(founder, 'promise', 'no', { importance: 3 });
    await answer(applicant, 'promise', 'yes', { importance: 0 });
    await answer(founder, 'ideas', 'maker');
    for (const member of both()) await give(member, id, 'SHORT');
    const order = async (member: Member) =>
      (await themeOf(member, id, 'SHORT')).compared.map(({ question, reading }) => [question, reading]);
    expect(await order(founder)).toEqual([
      ['promise', 'FAR'],
      ['exit', 'FAR'],
      ['lastWord', 'SAME'],
      ['ideas', 'ALONE'],
    ]);
    expect(await order(applicant)).toEqual(await order(founder));
  });

  test('shows of a question that one left out nothing to them', async () => {
    await answer(founder, 'never', 'A secret of mine');
    await answer(founder, 'pace', 2);
    await answer(applicant, 'pace', 2);
    for (const member of both()) await give(member, id, 'VALUES');
    const seen = await themeOf(applicant, id, 'VALUES');
    expect(seen.compared.find(({ question }) => question === 'never')).toMatchObject({
      reading: 'ALONE',
      mine: null,
      theirs: { value: null },
    });
  });

  test('again before the other has replaces it; after, it waits until both want to', async () => {
    await answer(founder, 'change', 1);
    await give(founder, id, 'VISION');
    await answer(founder, 'change', 2);
    await give(founder, id, 'VISION');
    await answer(applicant, 'change', 5);
    await give(applicant, id, 'VISION');
    expect((await themeOf(applicant, id, 'VISION')).compared[0]?.theirs?.value).toBe(2);
    await answer(founder, 'change', 5);
    expect((await give(founder, id, 'VISION')).status).toBe(409);
    expect((await founder.browser.call(takeBackTheme, of('VISION'))).status).toBe(409);

    await founder.browser.call(askAgain, of('VISION'));
    await founder.browser.call(askAgain, of('VISION'));
    expect((await themeOf(founder, id, 'VISION')).againAskedBy).toBe('ME');
    expect((await themeOf(applicant, id, 'VISION')).againAskedBy).toBe('THEM');
    expect((await give(founder, id, 'VISION')).status).toBe(409);
    await applicant.browser.call(refuseAgain, of('VISION'));
    expect(await themeOf(founder, id, 'VISION')).toMatchObject({ againAskedBy: null, compared: [{}] });

    await founder.browser.call(askAgain, of('VISION'));
    await applicant.browser.call(askAgain, of('VISION'));
    for (const member of both())
      expect(await themeOf(member, id, 'VISION')).toMatchObject({
        givenAt: null,
        theyGave: false,
        compared: [],
      });
    for (const member of both()) await give(member, id, 'VISION');
    expect((await themeOf(applicant, id, 'VISION')).compared[0]).toMatchObject({ reading: 'SAME' });
  });

  test('gives what was seen: where something else is saved nothing is given', async () => {
    const change = { question: 'change', value: 1, importance: 1, talk: false, hidden: false } as const;
    const giveSeen = (value: number) =>
      founder.browser.call(giveTheme, { ...of('VISION'), body: { answers: [{ ...change, value }] } });
    expect((await giveSeen(1)).status).toBe(409);
    await answer(founder, 'change', 1);
    await answer(founder, 'change', 4);
    expect((await giveSeen(1)).failure.message).toMatch(/^You have changed your answers elsewhere meanwhile/);
    expect(await themeOf(applicant, id, 'VISION')).toMatchObject({ theyGave: false });
    expect((await giveSeen(4)).status).toBe(200);
  });

  test('can be taken back while the other has not', async () => {
    await answer(founder, 'change', 1);
    await give(founder, id, 'VISION');
    await founder.browser.call(takeBackTheme, of('VISION'));
    expect(await themeOf(applicant, id, 'VISION')).toMatchObject({ theyGave: false });
    await answer(applicant, 'change', 5);
    await give(applicant, id, 'VISION');
    expect(await themeOf(applicant, id, 'VISION')).toMatchObject({ revealedAt: null, compared: [] });
  });

  test('by both at the same moment shows both, once', async () => {
    await answer(founder, 'change', 1, { importance: 3 });
    await answer(applicant, 'change', 5);
    const answers = await Promise.all(both().map((member) => give(member, id, 'VISION')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    for (const member of both()) expect((await themeOf(member, id, 'VISION')).compared).toHaveLength(1);
    expect(await points(founder)).toHaveLength(1);
  });

  test('tells the other in the bell, and by email of the first one only', async () => {
    await answer(founder, 'change', 1);
    await answer(founder, 'feedback', 1);
    await give(founder, id, 'VISION');
    await founder.browser.call(takeBackTheme, of('VISION'));
    await give(founder, id, 'VISION');
    await give(founder, id, 'CONFLICT');
    expect(await bell(applicant)).toHaveLength(2);
    expect(await bell(founder)).toEqual([]);
    expect(await emailed('alignment_begun')).toEqual([applicant.email]);
    await answer(applicant, 'change', 1);
    await give(applicant, id, 'VISION');
    expect(await bell(applicant)).toHaveLength(1);
    expect(await bell(founder)).toEqual([expect.stringMatching(/see each other’s answers now$/)]);
    expect(await emailed('alignment_begun')).toHaveLength(1);
  });
});

test('terms given as compare, do not show are told in three words, whichever of the two wants that', async () => {
  await answer(founder, 'runway', 3, { hidden: true, importance: 2 });
  await answer(applicant, 'runway', 30, { importance: 1 });
  await answer(founder, 'ownMoney', 1000);
  await answer(applicant, 'ownMoney', 2000, { hidden: true });
  for (const member of both()) await give(member, id, 'MONEY');
  for (const [member, own] of [
    [founder, [3, 1000]],
    [applicant, [30, 2000]],
  ] as const) {
    const { compared } = await themeOf(member, id, 'MONEY');
    expect(compared.map(({ question, reading }) => [question, reading])).toEqual([
      ['runway', 'FAR_APART'],
      ['ownMoney', 'FITS'],
    ]);
    expect(compared.map(({ theirs }) => theirs?.value)).toEqual([null, null]);
    expect(compared.map(({ mine }) => mine?.value)).toEqual(own);
  }
  expect((await points(founder)).map(({ question }) => question)).toEqual(['runway']);
});

describe('the agenda', () => {
  test('holds what is apart where it matters and what one wants to talk about', async () => {
    const apart: [AlignmentQuestionId, number, number, object][] = [
      ['exit', 1, 5, { importance: 0 }],
      ['payNeed', 0, 100, { importance: 0 }],
    ];
    for (const [question, mine, theirs, more] of apart) {
      await answer(founder, question, mine, more);
      await answer(applicant, question, theirs, more);
    }
    await answer(founder, 'lastWord', 'nobody', { talk: true, importance: 3 });
    await answer(applicant, 'lastWord', 'nobody');
    await answer(founder, 'promise', 'no', { importance: 0 });
    await answer(applicant, 'promise', 'planned', { importance: 0 });
    for (const member of both()) await give(member, id, 'SHORT');
    expect((await points(applicant)).map(({ question }) => question)).toEqual([
      'lastWord',
      'payNeed',
      'exit',
    ]);
  });

  test('takes further questions that both were shown, and lets go of open ones', async () => {
    const pointId = await revealedPoint();
    const add = (question: AlignmentQuestionId) =>
      applicant.browser.call(addPoint, { params: { connectionId: id }, body: { question } });
    expect((await add('size')).status).toBe(200);
    expect((await add('size')).status).toBe(200);
    expect((await points(founder)).map(({ question }) => question)).toEqual(['change', 'size']);
    for (const question of ['offer', 'exit'] as const) expect((await add(question)).status).toBe(409);
    expect((await founder.browser.call(removePoint, at(pointId))).status).toBe(200);
    expect((await points(founder)).map(({ question }) => question)).toEqual(['size']);
    expect((await founder.browser.call(removePoint, at(pointId))).status).toBe(404);
  });

  test('closes a point with one sentence that one proposes and the other confirms', async () => {
    const pointId = await revealedPoint();
    const sentence = 'We stay with the idea until next summer.';
    const confirm = (member: Member, text = sentence) =>
      member.browser.call(confirmSentence, { ...at(pointId), body: { sentence: text } });
    expect((await confirm(founder)).status).toBe(409);
    await founder.browser.call(proposeSentence, { ...at(pointId), body: { sentence, after: null } });
    expect((await confirm(founder)).status).toBe(409);
    expect((await confirm(applicant, 'Something else')).status).toBe(409);
    expect(await bell(applicant)).toContainEqual(expect.stringMatching(/proposes a sentence$/));
    expect((await confirm(applicant)).status).toBe(200);
    expect((await points(founder))[0]).toMatchObject({
      sentence,
      confirmedAt: expect.any(String),
      proposal: null,
    });
    expect((await founder.browser.call(removePoint, at(pointId))).status).toBe(409);
    expect(await bell(applicant)).not.toContainEqual(expect.stringMatching(/proposes a sentence$/));
  });

  test('takes a sentence in the place of another only from whoever has seen that one', async () => {
    const pointId = await revealedPoint();
    const propose = ({ browser }: Member, sentence: string, after: string | null) =>
      browser.call(proposeSentence, { ...at(pointId), body: { sentence, after } });
    const withdraw = ({ browser }: Member, sentence: string) =>
      browser.call(withdrawProposal, { ...at(pointId), body: { sentence } });
    const atOnce = [propose(founder, 'We stay.', null), propose(applicant, 'We go.', null)];
    expect((await Promise.all(atOnce)).map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ proposal } = {}] = await points(founder);
    const first = proposal?.sentence ?? '';
    expect((await propose(applicant, 'We look again.', first)).status).toBe(200);
    expect((await withdraw(founder, first)).status).toBe(409);
    expect((await points(founder))[0]?.proposal).toEqual({ sentence: 'We look again.', mine: false });
    expect((await withdraw(founder, 'We look again.')).status).toBe(200);
    expect((await propose(founder, 'We stay.', 'We look again.')).status).toBe(409);
  });

  test('keeps a confirmed sentence until another one is confirmed too', async () => {
    const pointId = await revealedPoint();
    await close(pointId, 'We stay with the idea.');
    await applicant.browser.call(proposeSentence, {
      ...at(pointId),
      body: { sentence: 'We change it.', after: null },
    });
    expect((await points(founder))[0]).toMatchObject({
      sentence: 'We stay with the idea.',
      proposal: { sentence: 'We change it.', mine: false },
    });
    await founder.browser.call(withdrawProposal, { ...at(pointId), body: { sentence: 'We change it.' } });
    expect((await points(applicant))[0]).toMatchObject({
      sentence: 'We stay with the idea.',
      proposal: null,
    });
  });

  test('keeps what was closed when a theme is given again, and lets go of what was open', async () => {
    const pointId = await revealedPoint();
    await founder.browser.call(addPoint, { params: { connectionId: id }, body: { question: 'size' } });
    await close(pointId, 'We stay with the idea.');
    const [, open] = await points(founder);
    const body = { sentence: 'Ten people.', after: null };
    await founder.browser.call(proposeSentence, { ...at(open?.id ?? ''), body });
    for (const member of both()) await member.browser.call(askAgain, of('VISION'));
    expect((await points(founder)).map(({ sentence }) => sentence)).toEqual(['We stay with the idea.']);
    expect(await bell(applicant)).toEqual([]);
    for (const member of both()) await give(member, id, 'VISION');
    expect(await points(founder)).toHaveLength(1);
  });
});

describe('90 days after a sentence was confirmed', () => {
  /** As if it were so many days since; sessions do not last as long. */
  async function after(days: number): Promise<void> {
    const confirmedAt = new Date(t.deps.now().getTime() - days * DAY_MS);
    await t.deps.db.update(alignmentPoints).set({ confirmedAt });
    await askStill(t.deps);
  }

  test('both are asked whether it is still so, once; a yes of both asks again after another 90', async () => {
    const pointId = await revealedPoint();
    await founder.browser.call(addPoint, { params: { connectionId: id }, body: { question: 'size' } });
    const [, second] = await points(founder);
    await close(pointId, 'We stay with the idea.');
    await close(second?.id ?? '', 'Ten people.');
    await after(89);
    expect(await emailed('alignment_still')).toEqual([]);
    await after(90);
    await Promise.all([askStill(t.deps), askStill(t.deps)]);
    expect((await emailed('alignment_still')).sort()).toEqual(
      both()
        .map(({ email }) => email)
        .sort(),
    );
    for (const member of both()) {
      expect(await bell(member)).toContainEqual(expect.stringMatching(/^Does what you and .* still hold/));
      expect((await points(member))[0]?.stillAsked).toBe(true);
    }
    const isAsked = async (member: Member) =>
      (await bell(member)).some((title) => title.endsWith('agreed on still hold?'));
    await close(pointId, 'We stay with the idea.');
    expect((await points(founder))[0]?.stillAsked).toBe(false);
    for (const member of both()) expect(await isAsked(member)).toBe(true);
    await close(second?.id ?? '', 'Ten people.');
    for (const member of both()) expect(await isAsked(member)).toBe(false);
    await after(89);
    expect(await emailed('alignment_still')).toHaveLength(2);
    await after(90);
    expect(await emailed('alignment_still')).toHaveLength(4);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['the connection has ended', () => founder.browser.call(endConnection, { params: { connectionId: id } })],
    ['one blocked the other', () => founder.browser.call(blockPerson, { params: { userId: applicant.id } })],
    ['one is suspended', () => setUser(founder, { suspendedAt: new Date() })],
    ['one has left', () => t.deps.db.delete(users).where(eq(users.id, founder.id))],
  ])('nobody is asked where %s', async (_, happens) => {
    await close(await revealedPoint(), 'We stay with the idea.');
    await happens();
    await after(91);
    expect(await emailed('alignment_still')).toEqual([]);
  });
});

describe('where nothing can be done between the two', () => {
  const ways: [string, () => Promise<unknown>, number, number][] = [
    ['it has ended', () => founder.browser.call(endConnection, { params: { connectionId: id } }), 200, 409],
    ['one is suspended', () => setUser(founder, { suspendedAt: new Date() }), 409, 409],
    ['one is about to leave', () => setUser(founder, { deletionDueAt: new Date() }), 409, 409],
    ['one has left', () => t.deps.db.delete(users).where(eq(users.id, founder.id)), 200, 409],
    [
      'one blocked the other',
      () => founder.browser.call(blockPerson, { params: { userId: applicant.id } }),
      404,
      404,
    ],
  ];

  test.each(ways)('everything is read only at once: %s', async (_, happens, read, write) => {
    const pointId = await revealedPoint();
    await founder.browser.call(proposeSentence, {
      ...at(pointId),
      body: { sentence: 'We stay.', after: null },
    });
    await answer(applicant, 'feedback', 1);
    await happens();
    const { browser } = applicant;
    const body = { sentence: 'We stay.' };
    const params = { connectionId: id };
    const changes = await Promise.all([
      give(applicant, id, 'CONFLICT'),
      browser.call(takeBackTheme, of('CONFLICT')),
      browser.call(askAgain, of('VISION')),
      browser.call(refuseAgain, of('VISION')),
      browser.call(addPoint, { params, body: { question: 'size' } }),
      browser.call(removePoint, at(pointId)),
      browser.call(proposeSentence, { ...at(pointId), body: { ...body, after: body.sentence } }),
      browser.call(withdrawProposal, { ...at(pointId), body }),
      browser.call(confirmSentence, { ...at(pointId), body }),
    ]);
    expect(changes.map(({ status }) => status)).toEqual(changes.map(() => write));
    expect((await alignmentOf(applicant, id)).status).toBe(read);
  });

  test('what both confirmed stays with who stays; what the other answered and proposed goes with them', async () => {
    const pointId = await revealedPoint();
    await close(pointId, 'We stay with the idea.');
    await founder.browser.call(addPoint, { params: { connectionId: id }, body: { question: 'size' } });
    const [, open] = await points(founder);
    await founder.browser.call(proposeSentence, {
      ...at(open?.id ?? ''),
      body: { sentence: 'Ten people.', after: null },
    });
    await t.deps.db.delete(users).where(eq(users.id, founder.id));
    const { db } = t.deps;
    expect(await db.$count(alignmentAnswers, eq(alignmentAnswers.userId, founder.id))).toBe(0);
    expect(await db.select().from(alignmentReveals)).toEqual([]);
    expect(await db.select().from(alignmentProposals)).toEqual([]);
    expect((await db.select().from(alignmentGiven)).map(({ userId }) => userId)).toEqual([applicant.id]);
    expect(await points(applicant)).toMatchObject([
      { sentence: 'We stay with the idea.' },
      { sentence: null, proposal: null },
    ]);
    expect(await themeOf(applicant, id, 'VISION')).toMatchObject({ revealedAt: null, compared: [] });
  });
});

test('nobody else finds any of it, administrators included', async () => {
  const pointId = await revealedPoint();
  for (const other of [await makeAdmin(t), await makeApplicant(t)]) {
    expect((await alignmentOf(other, id)).status).toBe(404);
    expect((await give(other, id, 'VISION')).status).toBe(404);
    const body = { sentence: 'We stay.', after: null };
    expect((await other.browser.call(proposeSentence, { ...at(pointId), body })).status).toBe(404);
  }
});

test('a point of others is not found', async () => {
  const pointId = await revealedPoint();
  const other = await connectMembers(await makeApplicant(t), founder);
  const params = { connectionId: other, pointId };
  const { status } = await founder.browser.call(proposeSentence, {
    params,
    body: { sentence: 'We stay.', after: null },
  });
  expect(status).toBe(404);
});
