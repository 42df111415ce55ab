import { logVisit } from '@ampersand/contract/logs';
import { applicantMatchings } from '@ampersand/contract/matchings';
import { DAY_MS } from '@ampersand/contract/time';
import { expect, test, vi } from 'vitest';
import { outcomes } from '../../db/talk.ts';
import { makeApplicant, makeFounder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { deleteOldOutcomes, insertOutcomes } from './queries.ts';

const t = useTestApp();

const stored = () =>
  t.deps.db
    .select({
      kind: outcomes.kind,
      actorId: outcomes.actorId,
      subjectId: outcomes.subjectId,
      place: outcomes.listPosition,
    })
    .from(outcomes)
    .orderBy(outcomes.at, outcomes.id);

test('the first time somebody is shown, and the first time they are opened, is stored with the place', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const pair = { actorId: applicant.id, subjectId: founder.id };
  for (let look = 0; look < 2; look++) {
    await applicant.browser.call(applicantMatchings, { params: { userId: applicant.id } });
    await vi.waitFor(
      async () => expect(await stored()).toContainEqual({ kind: 'SHOWN', ...pair, place: 1 }),
      5_000,
    );
    await applicant.browser.call(logVisit, { body: { viewerId: applicant.id, viewedUserId: founder.id } });
    t.advance(DAY_MS);
  }
  expect(await stored()).toEqual([
    { kind: 'SHOWN', ...pair, place: 1 },
    { kind: 'OPENED', ...pair, place: null },
  ]);
});

test('being shown is kept for 90 days, what was decided for two years', async () => {
  const [actor, subject] = [await makeFounder(t), await makeApplicant(t)];
  const pair = { actorId: actor.id, subjectId: subject.id };
  const ago = (days: number) => new Date(t.deps.now().getTime() - days * DAY_MS);
  await insertOutcomes(t.deps.db, [
    { ...pair, kind: 'SHOWN', at: ago(91) },
    { ...pair, kind: 'OPENED', at: ago(89) },
    { ...pair, kind: 'DECLINED', at: ago(729), reason: 'IDEA' },
    { ...pair, kind: 'INVITED', at: ago(731) },
  ]);
  await deleteOldOutcomes(t.deps.db, t.deps.now());
  expect((await stored()).map(({ kind }) => kind)).toEqual(['DECLINED', 'OPENED']);
});
