import { listVisitors, logVisit, profileCount } from '@ampersand/contract/logs';
import { uploadPhoto } from '@ampersand/contract/profile';
import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users, visits } from '../../db/schema.ts';
import { type Member, makeAdmin, makeApplicant, makeFounder } from '../../testing/factories.ts';
import { asFile, asForm, photoWithPlace } from '../../testing/forms.ts';
import { useTestApp } from '../../testing/test-app.ts';

const t = useTestApp();

const visit = (viewer: Member, viewed: Member) =>
  viewer.browser.call(logVisit, { body: { viewerId: viewer.id, viewedUserId: viewed.id } });
const visitorsOf = async ({ browser, id }: Member) =>
  (await browser.call(listVisitors, { params: { userId: id } })).reply.data;
const countOf = async ({ browser, id }: Member) =>
  (await browser.call(profileCount, { params: { userId: id } })).reply.data;
const showVisits = (member: Member, shown: boolean) =>
  t.deps.db.update(users).set({ showVisits: shown }).where(eq(users.id, member.id));

/** A visit some days ago. */
const visited = (viewer: Member, viewed: Member, daysAgo: number) => {
  const at = new Date(Date.now() - daysAgo * DAY_MS);
  return t.deps.db
    .insert(visits)
    .values({ viewerId: viewer.id, viewedId: viewed.id, day: utcDay(at), createdAt: at });
};

describe('who looked at a profile', () => {
  test('is listed latest first, each person once, with what they do and their photo', async () => {
    const founder = await makeFounder(t);
    const early = await makeApplicant(t, {
      experiences: [
        { role: 'Clerk', company: 'A', startDate: '2015-01-01' },
        { role: 'Engineer', company: 'B', startDate: '2020-01-01' },
      ],
    });
    const late = await makeApplicant(t, { experiences: [] });
    const { profileUrl } = (
      await early.browser.call(uploadPhoto, {
        params: { userId: early.id },
        form: asForm({}, asFile(await photoWithPlace(40, 40))),
      })
    ).reply.data;
    await visited(early, founder, 5);
    await visited(late, founder, 2);
    await visited(late, founder, 9);
    await visited(early, founder, 3);
    const { hidden, visitors } = await visitorsOf(founder);
    expect(hidden).toBe(false);
    expect(visitors).toEqual([
      {
        id: late.id,
        fullName: late.fullName,
        profileUrl: null,
        headline: null,
        visitedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
      {
        id: early.id,
        fullName: early.fullName,
        profileUrl,
        headline: 'Engineer',
        visitedAt: expect.any(String),
      },
    ]);
    const ago = visitors.map(({ visitedAt }) => Math.round((Date.now() - Date.parse(visitedAt)) / DAY_MS));
    expect(ago).toEqual([2, 3]);
    expect(await countOf(founder)).toBe(4);
  });

  test('names the company of a founder', async () => {
    const applicant = await makeApplicant(t);
    const founder = await makeFounder(t, { companyName: 'Northwind' });
    expect((await visit(founder, applicant)).status).toBe(201);
    expect((await visitorsOf(applicant)).visitors).toMatchObject([{ id: founder.id, headline: 'Northwind' }]);
  });

  test('goes back 30 days, while the number counts for ever', async () => {
    const founder = await makeFounder(t);
    const [inside, outside] = [await makeApplicant(t), await makeApplicant(t)];
    await visited(inside, founder, 29.9);
    await visited(outside, founder, 30.1);
    expect((await visitorsOf(founder)).visitors.map(({ id }) => id)).toEqual([inside.id]);
    expect(await countOf(founder)).toBe(2);
  });

  test('holds the latest 100', async () => {
    const founder = await makeFounder(t);
    await t.deps.database.pool.query(
      `with more as (
         insert into users (id, email, password_hash, role, full_name)
         select gen_random_uuid(), 'v' || n || '@example.com', 'x', 'APPLICANT', 'V' || n
         from generate_series(1, 120) n returning id, full_name)
       insert into profile_views (viewer_id, viewed_id, day, created_at)
       select id, $1, current_date, now() - substr(full_name, 2)::int * interval '1 hour' from more`,
      [founder.id],
    );
    const { visitors } = await visitorsOf(founder);
    expect(visitors.map(({ fullName }) => fullName)).toEqual(
      Array.from({ length: 100 }, (_, i) => `V${i + 1}`),
    );
  });

  test('leaves out whoever hides their visits, who still counts in the number', async () => {
    const founder = await makeFounder(t);
    const [open, hiding] = [await makeApplicant(t), await makeApplicant(t)];
    await visit(open, founder);
    await visit(hiding, founder);
    await showVisits(hiding, false);
    expect((await visitorsOf(founder)).visitors.map(({ id }) => id)).toEqual([open.id]);
    expect(await countOf(founder)).toBe(2);
    await showVisits(hiding, true);
    expect((await visitorsOf(founder)).visitors).toHaveLength(2);
  });

  test('is hidden from whoever hides their own visits; the number is not', async () => {
    const founder = await makeFounder(t);
    await visit(await makeApplicant(t), founder);
    await showVisits(founder, false);
    expect(await visitorsOf(founder)).toEqual({ hidden: true, visitors: [] });
    expect(await countOf(founder)).toBe(1);
  });

  test('leaves out suspended people, and those who are gone are gone', async () => {
    const founder = await makeFounder(t);
    const [suspended, leaving] = [await makeApplicant(t), await makeApplicant(t)];
    await visit(suspended, founder);
    await visit(leaving, founder);
    await t.deps.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
    await t.deps.db.delete(users).where(eq(users.id, leaving.id));
    expect((await visitorsOf(founder)).visitors).toEqual([]);
  });

  test('tells no contact details', async () => {
    const founder = await makeFounder(t);
    const applicant = await makeApplicant(t);
    await visit(applicant, founder);
    expect(JSON.stringify(await visitorsOf(founder))).not.toContain(applicant.email);
  });

  test('is for its owner and administrators', async () => {
    const founder = await makeFounder(t);
    const other = await makeFounder(t);
    const applicant = await makeApplicant(t);
    await visit(applicant, founder);
    const params = { userId: founder.id };
    expect((await t.browser().call(listVisitors, { params })).status).toBe(401);
    expect((await other.browser.call(listVisitors, { params })).status).toBe(403);
    expect((await applicant.browser.call(listVisitors, { params })).status).toBe(403);
    const admin = await makeAdmin(t);
    expect((await admin.browser.call(listVisitors, { params })).reply.data.visitors).toHaveLength(1);
    const nobody = { userId: '01890000-0000-7000-8000-000000000000' };
    expect((await admin.browser.call(listVisitors, { params: nobody })).status).toBe(404);
    expect((await admin.browser.call(listVisitors, { params: { userId: 'me' } })).status).toBe(404);
  });
});
