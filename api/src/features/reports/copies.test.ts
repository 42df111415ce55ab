import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { reports } from '../../db/talk.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { notifyOfStrongMatches } from '../matchings/strong-matches.ts';
import { noticeCopies } from './notice.ts';

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
      copiedFromId: founder.id,
      sentence: null,
    },
  ]);
});

test('marks of the release before, which name a member in words, refer to them, and to nobody where they are gone', async () => {
  const [writer, copier, another] = [await makeFounder(t), await makeApplicant(t), await makeApplicant(t)];
  await noticeCopies(t.deps, writer.id, [copier.id, another.id]);
  const name = (reportedId: string, writerId: string) =>
    t.deps.db.execute(sql`
      update reports set sentence = ${`Wrote what member ${writerId} wrote`} where reported_id = ${reportedId}`);
  await name(copier.id, writer.id);
  await name(another.id, randomUUIDv7());
  const path = join(import.meta.dirname, '../../db/migrations/0036_steps_and_copies.sql');
  const upgrade = (await readFile(path, 'utf8')).split('--> statement-breakpoint');
  await t.deps.db.execute(sql`alter table reports drop column copied_from_id`);
  for (const statement of upgrade)
    if (statement.includes('"reports"')) await t.deps.db.execute(sql.raw(statement));
  const marks = await t.deps.db.select().from(reports).orderBy(reports.copiedFromId);
  expect(marks).toMatchObject([
    { reportedId: copier.id, copiedFromId: writer.id, sentence: null },
    { reportedId: another.id, copiedFromId: null, sentence: null },
  ]);
});
