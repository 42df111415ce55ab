import { passPerson } from '@ampersand/contract/choices';
import { acceptInvitation, sendInvitation } from '@ampersand/contract/invitations';
import { founderMatchings, placeInList } from '@ampersand/contract/matchings';
import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { DAY_MS } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { impressions } from '../../db/matching.ts';
import { users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const placeOf = async ({ browser }: Member, otherId: string) =>
  (await browser.call(placeInList, { params: { otherId } })).reply.data;
const listOf = async ({ id, browser }: Member) =>
  (await browser.call(founderMatchings, { params: { userId: id } })).reply.data;
const hopes = ({ id, browser }: Member, body: object) =>
  browser.call(saveApplicantPreference, { params: { userId: id }, body });
const wants = ({ id, browser }: Member, body: object) =>
  browser.call(saveFounderPreference, { params: { userId: id }, body });

test('says where somebody stands, and what speaks against it most; asking shows them to nobody', async () => {
  const founder = await makeFounder(app);
  const [one, other] = [await makeApplicant(app), await makeApplicant(app, { skills: ['pastry'] })];
  await hopes(other, { equityExpectation: '60 %' });
  await wants(founder, { skillsNeeded: ['Kubernetes'], equityOffered: '10 %' });
  const first = await placeOf(founder, one.id);
  expect(first).toEqual({ state: 'LISTED', place: 1, why: ['They are first of 2 in your list.'] });
  const second = await placeOf(founder, other.id);
  expect(await app.deps.db.select().from(impressions)).toEqual([]);
  const listed = await listOf(founder);
  expect(second).toEqual({
    state: 'LISTED',
    place: 2,
    why: ['They are number 2 of 2 in your list.', `What fits least: ${listed[1]?.gaps[0]?.text}`],
  });
});

test('says that one has passed on somebody', async () => {
  const [founder, applicant] = [await makeFounder(app), await makeApplicant(app)];
  await founder.browser.call(passPerson, { params: { userId: applicant.id }, body: {} });
  expect((await placeOf(founder, applicant.id)).state).toBe('PASSED');
});

test('names the must-haves that leave somebody out, while enough others meet them', async () => {
  const founder = await makeFounder(app);
  const weekend = await makeApplicant(app);
  await hopes(weekend, { timeCommitment: 'weekends only' });
  for (let i = 0; i < 20; i++) await hopes(await makeApplicant(app), { timeCommitment: 'full time' });
  const commitment = { coFounderCommitment: 'full time', importance: { coFounderCommitment: 'MUST_HAVE' } };
  await wants(founder, commitment);
  expect((await listOf(founder)).map(({ applicantId }) => applicantId)).not.toContain(weekend.id);
  expect(await placeOf(founder, weekend.id)).toEqual({
    state: 'LEFT_OUT',
    place: null,
    why: [
      'They do not meet your must-have on time.',
      'As long as 20 others do, anybody who does not is left out of your list.',
    ],
  });
});

test('says that somebody has been away for long', async () => {
  const founder = await makeFounder(app);
  const away = await makeApplicant(app);
  for (let i = 0; i < 10; i++) await makeApplicant(app);
  const lastActiveAt = new Date(app.deps.now().getTime() - 91 * DAY_MS);
  await app.deps.db.update(users).set({ lastActiveAt }).where(eq(users.id, away.id));
  expect((await placeOf(founder, away.id)).state).toBe('AWAY');
});

test('says of somebody who has paused, whom only the connected still see, that they are in no list', async () => {
  const [founder, applicant] = [await makeFounder(app), await makeApplicant(app)];
  const note = 'Your cold chain is what I have built twice. Let us talk.';
  const sent = await applicant.browser.call(sendInvitation, { body: { recipientId: founder.id, note } });
  await founder.browser.call(acceptInvitation, { params: { invitationId: sent.reply.data.id } });
  expect((await placeOf(founder, applicant.id)).state).toBe('LISTED');
  await app.deps.db.update(users).set({ pausedAt: new Date() }).where(eq(users.id, applicant.id));
  expect(await placeOf(founder, applicant.id)).toEqual({
    state: 'HIDDEN',
    place: null,
    why: ['They are in nobody’s list at the moment.'],
  });
});

test('is not there for strangers, the same side and administrators', async () => {
  const [founder, other, applicant] = [
    await makeFounder(app),
    await makeFounder(app),
    await makeApplicant(app),
  ];
  const admin = await makeAdmin(app);
  const status = async (who: Member['browser'], otherId: string) =>
    (await who.call(placeInList, { params: { otherId } })).status;
  expect(await status(app.browser(), applicant.id)).toBe(401);
  expect(await status(founder.browser, other.id)).toBe(404);
  expect(await status(founder.browser, founder.id)).toBe(404);
  expect(await status(admin.browser, applicant.id)).toBe(404);
});
