import { saveSettings } from '@ampersand/contract/account';
import { passPerson } from '@ampersand/contract/choices';
import { listNotifications } from '@ampersand/contract/notifications';
import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { emails, notifications } from '../../db/schema.ts';
import { type Member, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notifyOfStrongMatches, strongMatches } from './strong-matches.ts';

const t = useTestApp();
const SKILLS = ['Kubernetes', 'PostgreSQL'];

/** Two who want what the other gives, and to whom just that matters. */
const wants = {
  startupIdea: 'Vaccine boxes that report their temperature',
  skillsNeeded: SKILLS,
  equityOffered: '10-15%',
  coFounderCommitment: 'full time',
  workingArrangement: 'remote',
  importance: {
    skillsNeeded: 'IMPORTANT',
    equityOffered: 'IMPORTANT',
    coFounderCommitment: 'IMPORTANT',
    workingArrangement: 'IMPORTANT',
  },
};
const hopes = {
  joinMotivation: 'Vaccine boxes that report their temperature',
  applicantSkills: SKILLS,
  ideaPreferences: ['Vaccine boxes', 'Logistics'],
  equityExpectation: '10%',
  timeCommitment: 'full time',
  riskAppetite: 'high',
  workingStyle: 'remote',
  importance: {
    applicantSkills: 'IMPORTANT',
    ideaPreferences: 'IMPORTANT',
    equityExpectation: 'IMPORTANT',
    timeCommitment: 'IMPORTANT',
  },
};

const WORK = 'Kubernetes, PostgreSQL';
const makeFitted = () => makeFounder(t, { lookingFor: WORK });
const makeFitting = () =>
  makeApplicant(t, {
    skills: SKILLS,
    currentJob: WORK,
    experiences: [],
  });
const saveHopes = (member: Member, body: object = hopes) =>
  member.browser.call(saveApplicantPreference, { params: { userId: member.id }, body: { ...body } });
const saveWants = (member: Member) =>
  member.browser.call(saveFounderPreference, { params: { userId: member.id }, body: wants });
const matchesTold = async ({ browser }: Member) =>
  (await browser.call(listNotifications)).reply.data.filter(({ kind }) => kind === 'STRONG_MATCH');
const countEmails = (member: Member) =>
  t.deps.db.$count(emails, sql`${emails.recipient} = ${member.email} and ${emails.kind} = 'strong_match'`);

/** Jobs of former saves have told what they had to tell. */
const everybodyTold = () =>
  vi.waitFor(async () => {
    const waiting = sql`select 1 from jobs.job where name = 'tell-strong-matches' and state < 'completed'`;
    expect((await t.deps.db.execute(waiting)).rows).toEqual([]);
  }, 10_000);

test('a pair that rises above 85 % is told to both, once, and by email to the one who is not here', async () => {
  const founder = await makeFitted();
  await saveWants(founder);
  const applicant = await makeFitting();
  expect(await strongMatches(t.deps, founder.id)).toEqual({ strong: [], copies: [] });
  await saveHopes(applicant);
  await vi.waitFor(async () => expect(await matchesTold(founder)).toHaveLength(1), 10_000);
  const [told] = await matchesTold(founder);
  expect(told).toMatchObject({
    title: expect.stringMatching(new RegExp(`^${applicant.calledName} is (an 8[6-9]|a 9\\d)% match$`)),
    link: `/founder-dashboard/detail-page/${applicant.id}`,
  });
  expect(await matchesTold(applicant)).toMatchObject([
    { link: `/cofounder-dashboard/detail-page/${founder.id}` },
  ]);
  // Both were indexed: whose job ran first counts as the one who saved, and the other gets the email.
  expect((await countEmails(founder)) + (await countEmails(applicant))).toBe(1);
  const [reader, person] = (await countEmails(founder)) === 1 ? [founder, applicant] : [applicant, founder];
  expect((await t.emailTo(reader.email)).subject).toMatch(
    new RegExp(`^${person.calledName} is (an 8|a 9)\\d% match for you`),
  );
  await Promise.all([notifyOfStrongMatches(t.deps, founder.id), notifyOfStrongMatches(t.deps, applicant.id)]);
  expect(await t.deps.db.$count(notifications)).toBe(2);
});

test('a second strong match of a day comes without an email, and none does to somebody who wants none', async () => {
  const [keen, quiet] = [await makeFitted(), await makeFitted()];
  await quiet.browser.call(saveSettings, {
    body: {
      contactVisibility: 'MEMBERS',
      paused: false,
      showVisits: true,
      emails: { profileViewed: true, contactRevealed: true, strongMatch: false },
    },
  });
  for (const founder of [keen, quiet]) await saveWants(founder);
  // A founder whose job runs late would count as the one who saved.
  await everybodyTold();
  for (const applicant of [await makeFitting(), await makeFitting()]) {
    await saveHopes(applicant);
    await notifyOfStrongMatches(t.deps, applicant.id);
  }
  for (const founder of [keen, quiet]) expect(await matchesTold(founder)).toHaveLength(2);
  expect([await countEmails(keen), await countEmails(quiet)]).toEqual([1, 0]);
});

test('who has passed on somebody is not told of them, who was passed on is', async () => {
  const [founder, applicant] = [await makeFitted(), await makeFitting()];
  await founder.browser.call(passPerson, { params: { userId: applicant.id }, body: {} });
  await saveWants(founder);
  await saveHopes(applicant);
  await everybodyTold();
  for (const { id } of [founder, applicant]) await notifyOfStrongMatches(t.deps, id);
  expect([await matchesTold(founder), await matchesTold(applicant)]).toMatchObject([[], [{}]]);
});

test('a pair below, and a member who is paused, are told of to nobody', async () => {
  const founder = await makeFitted();
  await saveWants(founder);
  const weak = await makeApplicant(t, { skills: ['pastry'], experiences: [], currentJob: 'Chef' });
  await saveHopes(weak, { ...hopes, applicantSkills: ['pastry'], equityExpectation: '60%' });
  await notifyOfStrongMatches(t.deps, weak.id);
  const paused = await makeFitting();
  await paused.browser.call(saveSettings, {
    body: {
      contactVisibility: 'MEMBERS',
      paused: true,
      showVisits: true,
      emails: { profileViewed: true, contactRevealed: true, strongMatch: true },
    },
  });
  await saveHopes(paused);
  await notifyOfStrongMatches(t.deps, paused.id);
  await notifyOfStrongMatches(t.deps, founder.id);
  expect(await t.deps.db.$count(notifications)).toBe(0);
});
