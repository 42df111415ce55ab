import { saveSettings } from '@ampersand/contract/account';
import { applicantMatchings, founderMatchings, pairMatching } from '@ampersand/contract/matchings';
import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profiles, users } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { indexMember } from './index-member.ts';

const app = useTestApp();

const listOf = (member: Member, query: Record<string, string | number> = {}) =>
  member.browser.call(founderMatchings, { params: { userId: member.id }, query });
const foundersFor = (member: Member) =>
  member.browser.call(applicantMatchings, { params: { userId: member.id } });

const wants = {
  skillsNeeded: ['Kubernetes', 'PostgreSQL'],
  equityOffered: '10-15%',
  coFounderCommitment: 'full time',
  startupIdea: 'Vaccine boxes that report their temperature',
};
const hopes = {
  ideaPreferences: ['vaccine boxes'],
  equityExpectation: '10%',
  timeCommitment: 'full time',
};

async function saveWants(member: Member, body: Record<string, unknown> = wants) {
  const answer = await member.browser.call(saveFounderPreference, { params: { userId: member.id }, body });
  expect(answer.status).toBe(200);
  return answer.reply;
}

async function saveHopes(member: Member, body: Record<string, unknown> = hopes) {
  const answer = await member.browser.call(saveApplicantPreference, { params: { userId: member.id }, body });
  expect(answer.status).toBe(200);
  return answer.reply;
}

describe('a list', () => {
  test('names who fits best first, with the person, the score both ways and reasons from what both wrote', async () => {
    const founder = await makeFounder(app);
    const cook = await makeApplicant(app, {
      skills: ['pastry', 'catering'],
      experiences: [],
      currentJob: 'Chef',
    });
    const engineer = await makeApplicant(app, { skills: ['k8s', 'PostgreSQL'] });
    await saveWants(founder);
    const { status, reply } = await listOf(founder);
    expect(status).toBe(200);
    expect(reply.data.map(({ applicantId }) => applicantId)).toEqual([engineer.id, cook.id]);
    const [best] = reply.data;
    expect(best?.match).toBe(`${Math.round((best?.score ?? 0) * 100)}%`);
    expect(best?.applicant.profile.skills).toEqual(['k8s', 'PostgreSQL']);
    expect(best?.applicant).not.toHaveProperty('email');
    expect(best?.reasons[0]).toMatchObject({ direction: 'YOU_LOOK_FOR', fields: ['skillsNeeded', 'skills'] });
    expect(best?.reasons[0]?.text).toContain('Kubernetes');
    expect(reply.total).toBe(2);
    expect(reply.basis).toBe('PREFERENCES');
    const { reply: theirs } = await foundersFor(engineer);
    expect(theirs.data[0]?.founderId).toBe(founder.id);
    expect(theirs.data[0]?.founder.profile.FounderProfile[0]?.companyName).toContain('Northwind');
    expect(theirs.data[0]?.score).toBe(best?.score);
  });

  test('works from the profile alone until preferences are saved, and says so', async () => {
    const founder = await makeFounder(app);
    await makeApplicant(app);
    const { reply } = await listOf(founder);
    expect(reply.basis).toBe('PROFILE');
    expect(reply.data).toHaveLength(1);
  });

  test('is empty while nobody is on the other side', async () => {
    const founder = await makeFounder(app);
    await makeFounder(app);
    const { reply } = await listOf(founder);
    expect(reply).toEqual({
      data: [],
      total: 0,
      basis: 'PROFILE',
      relaxed: [],
      guesses: true,
      wanting: [],
    });
  });

  test('comes in pages without a repeat or a gap', async () => {
    const founder = await makeFounder(app);
    for (let i = 0; i < 7; i++) await makeApplicant(app, { skills: ['Kubernetes', `skill ${i}`] });
    const whole = await listOf(founder);
    const pages = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { reply } = await listOf(founder, { limit: 3, ...(cursor && { cursor }) });
      pages.push(reply.data.map(({ applicantId }) => applicantId));
      cursor = reply.nextCursor;
    }
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat()).toEqual(whole.reply.data.map(({ applicantId }) => applicantId));
  });

  test('refuses a cursor it has not given', async () => {
    const founder = await makeFounder(app);
    for (const cursor of ['nonsense', Buffer.from('{"id":1}').toString('base64url')])
      expect((await listOf(founder, { cursor })).status).toBe(400);
  });

  test('belongs to one member: no stranger, no other member, no wrong role; an administrator may look', async () => {
    const [founder, other, applicant] = [
      await makeFounder(app),
      await makeFounder(app),
      await makeApplicant(app),
    ];
    const call = (who: Member['browser']) => who.call(founderMatchings, { params: { userId: founder.id } });
    expect((await call(app.browser())).status).toBe(401);
    expect((await call(other.browser)).status).toBe(403);
    expect((await call(applicant.browser)).status).toBe(403);
    const admin = await makeAdmin(app);
    expect((await call(admin.browser)).reply.data).toHaveLength(1);
    const none = await admin.browser.call(founderMatchings, { params: { userId: applicant.id } });
    expect(none.status).toBe(404);
  });

  test('tells what each has said of terms and place, the comparison the same, and who was here only if they show it', async () => {
    const founder = await makeFounder(app, { compensation: 'EQUITY' });
    const applicant = await makeApplicant(app);
    await saveWants(founder);
    await saveHopes(applicant, { ...hopes, timeCommitment: 'Full time from March' });
    const [match] = (await listOf(founder)).reply.data;
    expect(match?.facts).toEqual([
      { kind: 'PLACE', words: 'Pune, India' },
      { kind: 'HOURS', words: '“Full time from March”' },
      { kind: 'EQUITY', words: '10%' },
      { kind: 'PAY', words: '“₹18-24 LPA”' },
      { kind: 'WISH', words: 'On ideas: “vaccine boxes”' },
      { kind: 'ACTIVE', words: 'Active this week' },
    ]);
    const params = { otherId: applicant.id };
    const pair = await founder.browser.call(pairMatching, { params });
    expect(pair.reply.data.facts).toEqual(match?.facts);
    const [theirs] = (await foundersFor(applicant)).reply.data;
    expect(theirs?.facts.map(({ words }) => words)).toEqual([
      'Mumbai, India',
      'full time',
      '10–15%',
      'Equity only',
      'Active this week',
    ]);
    await applicant.browser.call(saveSettings, { body: { showVisits: false } });
    const kinds = (await listOf(founder)).reply.data[0]?.facts.map(({ kind }) => kind);
    expect(kinds).toEqual(['PLACE', 'HOURS', 'EQUITY', 'PAY', 'WISH']);
  });

  test('does not change with age, gender, photo or name', async () => {
    const founder = await makeFounder(app);
    const applicant = await makeApplicant(app);
    await saveWants(founder);
    const before = (await listOf(founder)).reply.data[0];
    await app.deps.db
      .update(profiles)
      .set({ age: 71, gender: 'OTHER' })
      .where(eq(profiles.userId, applicant.id));
    await app.deps.db
      .update(users)
      .set({ fullName: 'Kubernetes Postgres', photoKey: 'photos/new.webp' })
      .where(eq(users.id, applicant.id));
    await indexMember(app.deps, applicant.id);
    const after = (await listOf(founder)).reply.data[0];
    expect(after?.applicant.fullName).toBe('Kubernetes Postgres');
    expect(after?.score).toBe(before?.score);
    expect(after?.reasons).toEqual(before?.reasons);
  });

  test('says in words which must-have it relaxed', async () => {
    const founder = await makeFounder(app);
    const applicant = await makeApplicant(app);
    await saveHopes(applicant, { ...hopes, timeCommitment: 'weekends only' });
    const saved = await saveWants(founder, { ...wants, importance: { coFounderCommitment: 'MUST_HAVE' } });
    expect(saved.matchChange).toMatchObject({ totalNow: 1, relaxed: ['coFounderCommitment'], leftOut: [] });
    const { reply } = await listOf(founder);
    expect(reply.relaxed).toEqual([
      'Too few people meet your must-have on time, so it counts as important here.',
    ]);
    expect(reply.data).toHaveLength(1);
    expect(reply.data[0]?.gaps[0]?.text).toContain('you ask for full time; they say “weekends only”');
  });
});

describe('a save', () => {
  test('is in the lists of others when it answers, and says what it changed in one’s own', async () => {
    const founder = await makeFounder(app, { lookingFor: 'Somebody brave.' });
    const cook = await makeApplicant(app, {
      skills: ['pastry'],
      experiences: [],
      educations: [],
      currentJob: 'Chef',
    });
    const engineer = await makeApplicant(app, { skills: ['Kubernetes'], experiences: [], educations: [] });
    const saved = await saveWants(founder, { ...wants, skillsNeeded: ['pastry', 'catering'] });
    expect(saved.matchChange).toMatchObject({ totalBefore: 2, totalNow: 2, leftOut: [], relaxed: [] });
    expect(saved.matchChange).toMatchObject({ compared: 2, enteredCount: 0 });
    expect((await listOf(founder)).reply.data[0]?.applicantId).toBe(cook.id);
    const changed = await saveWants(founder, { ...wants, skillsNeeded: ['Kubernetes'] });
    expect(changed.matchChange).toMatchObject({ compared: 2, movedCount: 2 });
    expect((await listOf(founder)).reply.data[0]?.applicantId).toBe(engineer.id);
    const { reply } = await foundersFor(engineer);
    expect(reply.data[0]?.reasons.map(({ text }) => text).join(' ')).toContain('Kubernetes');
  });
});

describe("'why you two'", () => {
  const pairOf = (who: Member, otherId: string) => who.browser.call(pairMatching, { params: { otherId } });

  test('tells both directions topic by topic, and both read the same score', async () => {
    const [founder, applicant] = [await makeFounder(app), await makeApplicant(app)];
    await saveWants(founder);
    const fit = { joinMotivation: wants.startupIdea, applicantSkills: wants.skillsNeeded };
    await saveHopes(applicant, { ...hopes, ...fit, equityExpectation: '25%' });
    const { status, reply } = await pairOf(founder, applicant.id);
    expect(status).toBe(200);
    expect(reply.data.isGuess).toBe(false);
    expect(reply.data.topics).toContainEqual({
      name: 'Equity',
      you: '10–15%',
      they: '25%',
      suitsYou: 'DOES_NOT_FIT',
      suitsThem: 'DOES_NOT_FIT',
      note: null,
    });
    expect(reply.data.gaps.map(({ text }) => text)).toContain(
      'On equity, you offer 10–15%; they hope for 25%.',
    );
    expect(reply.data.wouldChange.join(' ')).toContain('If you could offer 25%');
    const theirs = await pairOf(applicant, founder.id);
    expect(theirs.reply.data.score).toBe(reply.data.score);
    expect(theirs.reply.data.topics).toEqual(
      reply.data.topics.map(({ you, they, suitsYou, suitsThem, ...topic }) => ({
        ...topic,
        you: they,
        they: you,
        suitsYou: suitsThem,
        suitsThem: suitsYou,
      })),
    );
    const listed = (await listOf(founder)).reply.data[0];
    expect(listed?.score).toBe(reply.data.score);
  });

  test('is not there for strangers, the same side, the unknown, the suspended and administrators', async () => {
    const [founder, other, applicant] = [
      await makeFounder(app),
      await makeFounder(app),
      await makeApplicant(app),
    ];
    const admin = await makeAdmin(app);
    expect((await app.browser().call(pairMatching, { params: { otherId: founder.id } })).status).toBe(401);
    expect((await pairOf(founder, other.id)).status).toBe(404);
    expect((await pairOf(founder, founder.id)).status).toBe(404);
    expect((await pairOf(founder, admin.id)).status).toBe(404);
    expect((await pairOf(founder, '018f0000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await pairOf(founder, 'nobody')).status).toBe(404);
    expect((await pairOf(admin, applicant.id)).status).toBe(404);
    await app.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, applicant.id));
    expect((await pairOf(founder, applicant.id)).status).toBe(404);
  });
});
