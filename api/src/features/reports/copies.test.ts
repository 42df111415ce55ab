import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { expect, test, vi } from 'vitest';
import { reports } from '../../db/talk.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notifyOfStrongMatches } from '../matchings/strong-matches.ts';

const t = useTestApp();
const IDEA =
  'We build boxes for vaccines that know their own temperature, tell a nurse in time when they warm up, and cost less than the doses that are thrown away in one bad week of the hot season.';

test('moderators are told once who wrote what an older member wrote', async () => {
  const founder = await makeFounder(t);
  const params = { userId: founder.id };
  await founder.browser.call(saveFounderPreference, { params, body: { startupIdea: IDEA } });
  const [copier, other] = [await makeApplicant(t), await makeApplicant(t)];
  const motives = [
    [copier, `${IDEA} I want that too.`],
    [other, 'Fridges that nobody has to look after, in every village within a day of a road.'],
  ] as const;
  for (const [{ id, browser }, joinMotivation] of motives)
    await browser.call(saveApplicantPreference, { params: { userId: id }, body: { joinMotivation } });

  await vi.waitFor(async () => expect(await t.deps.db.$count(reports)).toBe(1), 10_000);
  await t.deps.db.delete(reports);
  const noticedAtOnce = [founder, copier, other, founder, copier].map(({ id }) => id);
  await Promise.all(noticedAtOnce.map((id) => notifyOfStrongMatches(t.deps, id)));
  expect(await t.deps.db.select().from(reports)).toMatchObject([
    {
      source: 'COPIED_PROFILE',
      reporterId: null,
      reportedId: copier.id,
      sentence: `Wrote what member ${founder.id} wrote`,
    },
  ]);
});
