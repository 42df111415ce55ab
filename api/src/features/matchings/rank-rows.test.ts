import { expect, test } from 'vitest';
import { type CandidateRow, rankRows } from './rank-rows.ts';
import { applicant, coldChain, firmwareEngineer, founder, read } from './rules/sample-people.ts';
import { rank } from './rules/score/ranking.ts';
import { packFeatures, unpackFeatures } from './rules/store/pack.ts';

async function rowOf(id: string, person: Parameters<typeof read>[0]): Promise<CandidateRow> {
  const features = packFeatures((await read(person)).traits);
  return { id, features, model: 'm', prior: 0, inactive: false };
}

const opera = applicant({ skills: ['opera'], wants: { ideaPreferences: ['opera houses'] } });

test('rows are ranked in the fast memory as their people are outside of it', async () => {
  const viewer = await rowOf('me', founder(coldChain));
  const rows = [await rowOf('opera', opera), await rowOf('fit', applicant(firmwareEngineer))];
  const known = (row: CandidateRow) => {
    const traits = unpackFeatures(row.features);
    if (!traits) throw new Error('a person expected');
    return { ...row, traits };
  };
  const ranking = rankRows(viewer, rows);
  expect(ranking).toEqual(rank(known(viewer), rows.map(known)));
  expect(ranking.people.map(({ id }) => id)).toEqual(['fit', 'opera']);
  expect(rankRows(viewer, [])).toEqual({ people: [], relaxed: [], leftOut: [] });
});

test('rows of a layout to come are left out, whoever reads and whoever is read', async () => {
  const viewer = await rowOf('me', founder(coldChain));
  const fit = await rowOf('fit', applicant(firmwareEngineer));
  const strange = { ...fit, id: 'strange', features: Uint8Array.of(255, ...fit.features.subarray(1)) };
  expect(rankRows(viewer, [strange, fit]).people.map(({ id }) => id)).toEqual(['fit']);
  expect(rankRows(strange, [viewer]).people).toEqual([]);
});
