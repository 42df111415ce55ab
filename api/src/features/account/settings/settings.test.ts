import { changeEmail, getAccount, type Settings, saveSettings } from '@ampersand/contract/account';
import { listVisitors, logVisit, revealContact } from '@ampersand/contract/logs';
import { applicantMatchings, founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import { currentUser, getUser } from '@ampersand/contract/users';
import { ASKED_EMAIL_KINDS, EMAIL_KINDS, isPaced } from '@ampersand/contract/values';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { matchIndex } from '../../../db/matching.ts';
import { contactReveals } from '../../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder, PASSWORD } from '../../../testing/factories.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { updatePrices } from '../../matchings/prices.ts';

const t = useTestApp({ env: { LOG_LEVEL: 'info' } });
/** All emails as they are at first, but for those given. */
function everyEmail(given: Partial<Settings['emails']>): Settings['emails'] {
  const wanted: unknown = Object.fromEntries(
    EMAIL_KINDS.map((kind) => [
      kind,
      isPaced(kind) ? 'AT_ONCE' : !ASKED_EMAIL_KINDS.some((asked) => asked === kind),
    ]),
  );
  return { ...(wanted as Settings['emails']), ...given };
}
const DEFAULTS: Settings = {
  contactVisibility: 'MEMBERS',
  paused: false,
  showVisits: true,
  readMarks: false,
  askForPhoto: true,
  emails: everyEmail({}),
};
const save = (member: Member, settings: Partial<Settings>) =>
  member.browser.call(saveSettings, { body: { ...DEFAULTS, ...settings } });
const open = (viewer: Member, { id }: Member) => viewer.browser.call(getUser, { params: { id } });
const connect = (viewer: Member, { id }: Member) =>
  viewer.browser.call(revealContact, { body: { viewerId: viewer.id, contactUserId: id } });
const visit = (viewer: Member, { id }: Member) =>
  viewer.browser.call(logVisit, { body: { viewerId: viewer.id, viewedUserId: id } });
const visitorsOf = async ({ browser, id }: Member) =>
  (await browser.call(listVisitors, { params: { userId: id } })).reply.data;
const listOf = async ({ browser, id }: Member) => {
  const { reply } = await browser.call(founderMatchings, { params: { userId: id } });
  return reply.data.map(({ applicantId }) => applicantId);
};

let founder: Member;
let applicant: Member;
beforeEach(async () => {
  founder = await makeFounder(t);
  applicant = await makeApplicant(t);
});

test('a new account shows its address, no second factor, and the settings it starts with', async () => {
  const { status, reply } = await applicant.browser.call(getAccount);
  expect(status).toBe(200);
  expect(reply.data).toEqual({
    email: applicant.email,
    emailConfirmed: true,
    newEmail: null,
    phone: '9876543210',
    twoFactor: false,
    recoveryCodesLeft: 0,
    deletedOn: null,
    settings: DEFAULTS,
  });
  await applicant.browser.call(changeEmail, { body: { email: 'waiting@example.com', password: PASSWORD } });
  expect((await applicant.browser.call(getAccount)).reply.data.newEmail).toBe('waiting@example.com');
});

test('settings stay as saved, and those of others as they were', async () => {
  const settings = {
    contactVisibility: 'CONNECTIONS',
    paused: true,
    showVisits: false,
    readMarks: true,
    askForPhoto: false,
    emails: everyEmail({ profileViewed: false, strongMatch: false, stillLooking: false }),
  } as const;
  expect((await save(applicant, settings)).reply.data).toEqual(settings);
  expect((await applicant.browser.call(getAccount)).reply.data.settings).toEqual(settings);
  expect((await founder.browser.call(getAccount)).reply.data.settings).toEqual(DEFAULTS);
  expect(t.logs.join('')).toContain('"event":"settings_saved"');
  await save(applicant, {});
  expect((await applicant.browser.call(getAccount)).reply.data.settings).toEqual(DEFAULTS);
});

test('what is left out of a change stays, also when two windows save at once', async () => {
  const change = (body: object) => applicant.browser.call(saveSettings, { body });
  await Promise.all([
    change({ paused: true }),
    change({ emails: { profileViewed: false } }),
    change({ emails: { strongMatch: false } }),
    change({ showVisits: false }),
    change({ readMarks: true }),
    change({ askForPhoto: false }),
    change({ contactVisibility: 'CONNECTIONS' }),
  ]);
  const changed = {
    contactVisibility: 'CONNECTIONS',
    paused: true,
    showVisits: false,
    readMarks: true,
    askForPhoto: false,
    emails: everyEmail({ profileViewed: false, strongMatch: false }),
  };
  expect((await change({})).reply.data).toEqual(changed);
  expect((await change({ emails: { profileViewed: true, contactRevealed: false } })).reply.data).toEqual({
    ...changed,
    emails: everyEmail({ contactRevealed: false, strongMatch: false }),
  });
});

test('emails about requests and messages come at once, once a day or never; on and off, as older pages say it, are taken', async () => {
  const change = async (emails: object) =>
    (await applicant.browser.call(saveSettings, { body: { emails } })).reply.data.emails;
  expect(await change({ requestReceived: 'DAILY', messageReceived: 'NEVER' })).toEqual(
    everyEmail({ requestReceived: 'DAILY', messageReceived: 'NEVER' }),
  );
  expect(await change({ messageReceived: 'DAILY' })).toEqual(
    everyEmail({ requestReceived: 'DAILY', messageReceived: 'DAILY' }),
  );
  expect(await change({ requestReceived: false, messageReceived: true })).toEqual(
    everyEmail({ requestReceived: 'NEVER', messageReceived: 'AT_ONCE' }),
  );
  expect(await change({ requestReceived: 'AT_ONCE' })).toEqual(everyEmail({}));
});

test.each([
  [{ emails: { messageReceived: 'WEEKLY' } }, 'emails.messageReceived'],
  [{ emails: { roomAgain: 'DAILY' } }, 'emails.roomAgain'],
  [{ contactVisibility: 'NOBODY' }, 'contactVisibility'],
  [{ paused: 'yes' }, 'paused'],
  [{ showVisits: null }, 'showVisits'],
  [{ readMarks: 'on' }, 'readMarks'],
  [{ askForPhoto: 0 }, 'askForPhoto'],
  [{ emails: { profileViewed: 1 } }, 'emails.profileViewed'],
  [{ emails: { ...DEFAULTS.emails, all: true } }, 'emails'],
])('settings with %j are refused', async (wrong, path) => {
  const { status, failure } = await applicant.browser.call(saveSettings, { body: { ...DEFAULTS, ...wrong } });
  expect(status).toBe(422);
  expect(failure.errors?.map((each) => each.path)).toContain(path);
  expect((await applicant.browser.call(getAccount)).reply.data.settings).toEqual(DEFAULTS);
});

test('a stranger sees and saves nothing', async () => {
  expect((await t.browser().call(getAccount)).status).toBe(401);
  expect((await t.browser().call(saveSettings, { body: DEFAULTS })).status).toBe(401);
});

test('a paused member is in no list, cannot be opened, visited, compared or revealed, and is back when unpaused', async () => {
  expect(await listOf(founder)).toEqual([applicant.id]);
  await visit(applicant, founder);
  await save(applicant, { paused: true });
  expect(await listOf(founder)).toEqual([]);
  const [row] = await t.deps.db.select().from(matchIndex).where(eq(matchIndex.userId, applicant.id));
  expect(row?.active).toBe(false);
  await updatePrices(t.deps.db, t.deps.now());
  const listed = eq(matchIndex.active, true);
  expect(await t.deps.db.$count(matchIndex, listed)).toBe(1);
  const compare = () => founder.browser.call(pairMatching, { params: { otherId: applicant.id } });
  for (const answer of [
    await open(founder, applicant),
    await visit(founder, applicant),
    await connect(founder, applicant),
    await compare(),
  ])
    expect(answer.failure.code).toBe('not_found');
  expect((await visitorsOf(founder)).visitors).toEqual([]);
  expect(await t.deps.db.$count(contactReveals)).toBe(0);
  await save(applicant, { paused: false });
  expect(await listOf(founder)).toEqual([applicant.id]);
  expect((await open(founder, applicant)).status).toBe(200);
  expect((await compare()).status).toBe(200);
  expect((await visitorsOf(founder)).visitors).toHaveLength(1);
});

test('a paused member still sees themself and the others, and administrators still see them', async () => {
  await save(applicant, { paused: true });
  expect((await applicant.browser.call(currentUser)).status).toBe(200);
  expect((await open(applicant, applicant)).status).toBe(200);
  expect((await open(applicant, founder)).status).toBe(200);
  const { reply } = await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
  expect(reply.data.map(({ founderId }) => founderId)).toEqual([founder.id]);
  expect((await open(await makeAdmin(t), applicant)).status).toBe(200);
});

test('who shares the contact after a connection only is not revealed, not even to those who saw it before', async () => {
  await connect(founder, applicant);
  await save(applicant, { contactVisibility: 'CONNECTIONS' });
  for (const viewer of [founder, await makeFounder(t)]) {
    const { status, failure } = await connect(viewer, applicant);
    expect(status).toBe(403);
    expect(failure).toMatchObject({
      code: 'forbidden',
      message: 'They share their contact details only with people they are connected with',
    });
  }
  expect(await t.deps.db.$count(contactReveals)).toBe(1);
  expect((await connect(applicant, applicant)).reply.data.email).toBe(applicant.email);
  expect((await connect(await makeAdmin(t), applicant)).status).toBe(200);
});

test('without the kind switched on no email tells about a reveal, which is logged all the same', async () => {
  const other = await makeApplicant(t);
  await save(applicant, { emails: { ...DEFAULTS.emails, contactRevealed: false } });
  expect((await connect(founder, applicant)).status).toBe(200);
  expect((await connect(founder, other)).status).toBe(200);
  await t.emailTo(other.email);
  expect(t.emails.filter(({ to }) => to === applicant.email)).toEqual([]);
  expect(await t.deps.db.$count(contactReveals)).toBe(2);
});

test('who hides the own visits is in no list of visitors and sees none', async () => {
  await visit(applicant, founder);
  await visit(founder, applicant);
  await save(applicant, { showVisits: false });
  expect(await visitorsOf(founder)).toEqual({ hidden: false, visitors: [] });
  expect(await visitorsOf(applicant)).toEqual({ hidden: true, visitors: [] });
});
