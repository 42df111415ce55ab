import { expect, test } from 'vitest';
import { type CandidateRow, guessRows, type PooledRow, rankLooked, withKnown } from './rank-rows.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from './rules/people.fixture.ts';
import { rank } from './rules/score/ranking.ts';
import { BUILT_IN } from './rules/score/weights.ts';
import { packGlance } from './rules/store/glance.ts';
import { packFeatures, unpackFeatures } from './rules/store/pack.ts';

async function rowOf(id: string, person: Parameters<typeof read>[0]): Promise<CandidateRow> {
  const features = packFeatures((await read(person)).traits);
  return { id, features, model: 'm', prior: 0, inactive: false };
}

const ranked = (viewer: CandidateRow, rows: readonly CandidateRow[]) =>
  rankLooked(viewer, { rows, rest: [] }, BUILT_IN);

const opera = applicant({ skills: ['opera'], wants: { ideaPreferences: ['opera houses'] } });

test('rows are ranked in the fast memory as their people are outside of it', async () => {
  const viewer = await rowOf('me', founder(coldChain));
  const rows = [await rowOf('opera', opera), await rowOf('fit', applicant(firmwareEngineer))];
  const known = (row: CandidateRow) => {
    const traits = unpackFeatures(row.features);
    if (!traits) throw new Error('a person expected');
    return { ...row, traits };
  };
  const ranking = ranked(viewer, rows);
  expect(ranking).toEqual(rank(known(viewer), rows.map(known)));
  expect(ranking.people.map(({ id }) => id)).toEqual(['fit', 'opera']);
  expect(ranked(viewer, [])).toEqual({ people: [], relaxed: [], leftOut: [] });
});

test('rows of a layout to come are left out, whoever reads and whoever is read', async () => {
  const viewer = await rowOf('me', founder(coldChain));
  const fit = await rowOf('fit', applicant(firmwareEngineer));
  const strange = { ...fit, id: 'strange', features: Uint8Array.of(255, ...fit.features.subarray(1)) };
  expect(ranked(viewer, [strange, fit]).people.map(({ id }) => id)).toEqual(['fit']);
  expect(ranked(strange, [viewer]).people).toEqual([]);
});

test('people are known in the fast memory as they are outside of it, whoever can be read', async () => {
  const viewer = await rowOf('me', founder(coldChain));
  const fit = await rowOf('fit', applicant(firmwareEngineer));
  const strange = { ...fit, id: 'strange', features: Uint8Array.of(255, ...fit.features.subarray(1)) };
  const known = withKnown(viewer, [strange, fit], (own, others) => ({
    role: own.traits.role,
    others: Array.from(others, ([id, { traits, model }]) => [id, model, traits.quantities.hours]),
  }));
  const hours = unpackFeatures(fit.features)?.quantities.hours;
  expect(known).toEqual({ role: 'FOUNDER', others: [['fit', 'm', hours]] });
  expect(withKnown(strange, [fit], () => 'known')).toBeUndefined();
});

const pooled = (id: string, product: number, parts: Partial<PooledRow> = {}): PooledRow => ({
  ...{ id, product, glance: null, model: 'm', prior: 0, inactive: false },
  ...parts,
});

test('a pool that is small enough is looked at whole, as it stands; of a larger one the best are, the others are guessed at', async () => {
  const { traits } = await read(founder(coldChain));
  const rows = Array.from({ length: 193 }, (_, i) => pooled(`p${i}`, i / 100));
  const small = guessRows(traits, rows.slice(1));
  expect(small).toEqual({ ids: rows.slice(1).map(({ id }) => id), rest: [] });
  const { ids, rest } = guessRows(traits, rows);
  expect(ids).toEqual(
    rows
      .map(({ id }) => id)
      .reverse()
      .slice(0, 192),
  );
  expect(rest).toMatchObject([{ id: 'p0', looked: false, inactive: false, unmet: [] }]);
});

test('who plainly misses a must-have is looked at after all who do not', async () => {
  const strict = {
    ...coldChain,
    wants: { ...coldChain.wants, importance: { coFounderCommitment: 'MUST_HAVE' as const } },
  };
  const { traits } = await read(founder(strict));
  const weekends = applicant({ wants: { timeCommitment: 'weekends only' } });
  const glance = packGlance((await read(weekends)).traits.quantities);
  const rows = Array.from({ length: 192 }, (_, i) => pooled(`p${i}`, i / 100));
  const { ids, rest } = guessRows(traits, [pooled('best', 9, { glance }), ...rows]);
  expect(ids).not.toContain('best');
  expect(rest).toMatchObject([{ id: 'best', unmet: ['coFounderCommitment'] }]);
});
