import { acceptInvitation, declineInvitation } from '@ampersand/contract/invitations';
import { founderMatchings } from '@ampersand/contract/matchings';
import { HOUR_MS } from '@ampersand/contract/time';
import { getUser } from '@ampersand/contract/users';
import { beforeEach, expect, test } from 'vitest';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { invite } from '../../testing/invitations.ts';
import { write } from '../../testing/messages.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();
let founder: Member;
let viewer: Member;
beforeEach(async () => {
  [founder, viewer] = [await makeFounder(t), await makeApplicant(t)];
});

async function isSaid(): Promise<boolean | undefined> {
  const { data } = (await viewer.browser.call(getUser, { params: { id: founder.id } })).reply;
  return 'answersWithinADay' in data ? data.answersWithinADay : undefined;
}

/** The founder answers a request of a new applicant so many hours later. */
async function answer(hours: number, how: 'yes' | 'no') {
  const applicant = await makeApplicant(t);
  const invitationId = (await invite(applicant, founder)).reply.data.id;
  t.advance(hours * HOUR_MS);
  const params = { invitationId };
  if (how === 'no') await founder.browser.call(declineInvitation, { params, body: { reason: 'TIMING' } });
  else await founder.browser.call(acceptInvitation, { params });
  return applicant;
}

test('five answers, half of them within a day, are said of a member; four say nothing', async () => {
  for (const hours of [1, 23, 40, 40]) await answer(hours, 'no');
  expect(await isSaid()).toBe(false);
  await answer(2, 'yes');
  expect(await isSaid()).toBe(true);
  await answer(30, 'yes');
  expect(await isSaid()).toBe(true);
  await answer(30, 'no');
  expect(await isSaid()).toBe(false);
});

test('a first reply counts from what the other wrote, later ones do not, and neither does what was left open', async () => {
  for (const hours of [1, 1, 1, 1]) await answer(hours, 'no');
  const applicant = await makeApplicant(t);
  const { id } = (await invite(founder, applicant)).reply.data;
  t.advance(50 * HOUR_MS);
  const accepted = await applicant.browser.call(acceptInvitation, { params: { invitationId: id } });
  const { connectionId } = accepted.reply.data;
  await write(applicant, connectionId, 'When shall we talk?');
  expect(await isSaid()).toBe(false);
  t.advance(3 * HOUR_MS);
  await write(founder, connectionId, 'Tomorrow');
  expect(await isSaid()).toBe(true);
  await invite(await makeApplicant(t), founder);
  t.advance(60 * HOUR_MS);
  await write(founder, connectionId, 'Or the day after');
  expect(await isSaid()).toBe(true);
});

test('lists leave it out, and so does the own page', async () => {
  const { data } = (await founder.browser.call(founderMatchings, { params: { userId: founder.id } })).reply;
  expect(data.length).toBeGreaterThan(0);
  expect(JSON.stringify(data)).not.toContain('answersWithinADay');
  const own = (await founder.browser.call(getUser, { params: { id: founder.id } })).reply.data;
  expect(own).not.toHaveProperty('answersWithinADay');
});
