import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createEmbedder, type Embedder } from '../api/src/lib/embedder/embedder.ts';
import { prepareModel } from '../api/src/lib/embedder/model.ts';
import { dot, normalise } from '../api/src/lib/embedder/vectors.ts';
import { parseCsv } from './csv.ts';
import { type Gate, report } from './report.ts';
import { mean, percentile, spearman } from './statistics.ts';

interface Measured {
  readonly figures: Readonly<Record<string, number>>;
  readonly gates: readonly Gate[];
}

/** STS-Benchmark: pairs of sentences with a human judgement, 0 to 5, of how much they mean the same. */
async function similarity(embedder: Embedder, folder: string): Promise<Measured> {
  const rows = parseCsv(await readFile(join(folder, 'stsb-en-test.csv'), 'utf8'));
  const judged = rows.map(([a = '', b = '', score]) => ({ a, b, score: Number(score) }));
  if (judged.length === 0 || judged.some(({ score }) => Number.isNaN(score))) {
    throw new Error(`${folder}/stsb-en-test.csv is not a list of sentence1,sentence2,score.`);
  }
  const texts = judged.flatMap(({ a, b }) => [a, b]);

  await embedder.embed(['warm up', ...texts.slice(0, 20)]);
  const times: number[] = [];
  const vectorOf = new Map<string, Float32Array>();
  for (const text of texts) {
    const start = performance.now();
    const [vector] = await embedder.embed([text]);
    times.push(performance.now() - start);
    if (vector) vectorOf.set(text, vector);
  }
  const cosine = ({ a, b }: { a: string; b: string }) => {
    const [first, second] = [vectorOf.get(a), vectorOf.get(b)];
    return first && second ? dot(first, second) : Number.NaN;
  };
  const correlation =
    100 *
    spearman(
      judged.map(cosine),
      judged.map(({ score }) => score),
    );

  const start = performance.now();
  await embedder.embed(texts);
  const perSecond = (1000 * new Set(texts).size) / (performance.now() - start);
  return {
    figures: {
      'STS-B test, Spearman × 100': correlation,
      'short text alone, median ms': percentile(times, 0.5),
      'short text alone, mean ms': mean(times),
      'short text alone, 99th percentile ms': percentile(times, 0.99),
      'short texts in one call, per second': perSecond,
    },
    gates: [
      { name: 'STS-B test, Spearman × 100', value: correlation, least: 81.5 },
      { name: 'short text alone, median ms', value: percentile(times, 0.5), most: 5 },
    ],
  };
}

/** A profile of 85 tokens, and the graph built from the weights: how long each takes. */
async function cost(embedder: Embedder): Promise<Measured> {
  const profile = 'I have built and run web services for ten years and look for a partner who sells. '.repeat(
    5,
  );
  const times: number[] = [];
  for (let i = 0; i < 50; i++) {
    const start = performance.now();
    await embedder.embed([`${profile} ${i}`]);
    times.push(performance.now() - start);
  }
  const folder = await mkdtemp(join(tmpdir(), 'ampersand-bench-'));
  const start = performance.now();
  await prepareModel(folder);
  const building = performance.now() - start;
  await rm(folder, { recursive: true });
  return {
    figures: {
      'a profile of some 90 tokens, median ms': percentile(times, 0.5),
      'building the model, ms': building,
    },
    gates: [],
  };
}

/** ESCO: labels of one skill are synonyms. Does the last label of a skill find its first among all first labels? */
async function synonyms(embedder: Embedder, file: string): Promise<Measured> {
  const skills = parseCsv(await readFile(file, 'utf8'))
    .slice(1)
    .map(([, , , labels = '']) =>
      [...new Set(labels.split('\n').map((label) => label.trim()))].filter(Boolean),
    )
    .filter((labels) => labels.length > 1);
  const gallery = await embedder.embed(skills.map((labels) => labels[0] ?? ''));
  const queries = await embedder.embed(skills.map((labels) => labels.at(-1) ?? ''));
  const hits = queries.filter((query, i) => {
    const [best] = nearest(query, gallery, 1);
    // Some labels belong to two skills: what was found has to carry the label that was asked for.
    return best !== undefined && skills[best]?.includes(skills[i]?.at(-1) ?? '');
  });
  const share = hits.length / queries.length;
  return {
    figures: { 'ESCO skills': skills.length, 'ESCO synonym hit@1': share },
    gates: [{ name: 'ESCO synonym hit@1', value: share, least: 0.7 }],
  };
}

/**
 * O*NET: does an alternate job title find its occupation among the nearest five of 1,016? An occupation is its title
 * and its description, embedded apart and averaged, as the fields of a profile are.
 */
async function jobTitles(embedder: Embedder, folder: string): Promise<Measured> {
  const read = async (file: string) => {
    const lines = (await readFile(join(folder, file), 'utf8')).split(/\r?\n/).slice(1).filter(Boolean);
    return lines.map((line) => line.split('\t'));
  };
  const occupations = await read('Occupation Data.txt');
  const titles = (await read('Alternate Titles.txt')).filter((_, i) => i % 10 === 0);
  const named = await embedder.embed(occupations.map(([, title = '']) => title));
  const described = await embedder.embed(occupations.map(([, , description = '']) => description));
  const both = named.map((name, i) => normalise(name.map((value, k) => value + (described[i]?.[k] ?? 0))));
  const queries = await embedder.embed(titles.map(([, title = '']) => title));
  const hitShare = (gallery: readonly Float32Array[]) =>
    mean(
      queries.map((query, i) => {
        const found = nearest(query, gallery, 5).map((place) => occupations[place]?.[0]);
        return found.includes(titles[i]?.[0]) ? 1 : 0;
      }),
    );
  const share = hitShare(both);
  return {
    figures: {
      'O*NET titles asked for (every tenth)': titles.length,
      'O*NET title hit@5': share,
      'O*NET title hit@5, without descriptions': hitShare(named),
    },
    gates: [{ name: 'O*NET title hit@5', value: share, least: 0.45 }],
  };
}

function nearest(query: Float32Array, gallery: readonly Float32Array[], count: number): number[] {
  return gallery
    .map((vector, place) => ({ place, score: dot(query, vector) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ place }) => place);
}

const { values } = parseArgs({
  options: { stsb: { type: 'string' }, esco: { type: 'string' }, onet: { type: 'string' } },
});
if (!values.stsb) {
  console.error('Usage: node bench/text.ts --stsb FOLDER [--esco FILE] [--onet FOLDER]');
  process.exit(2);
}
const cacheDir = join(import.meta.dirname, '../node_modules/.cache/ampersand');
const embedder = createEmbedder({ cacheDir });
try {
  await embedder.ready();
  const parts = [await similarity(embedder, values.stsb), await cost(embedder)];
  if (values.esco) parts.push(await synonyms(embedder, values.esco));
  if (values.onet) parts.push(await jobTitles(embedder, values.onet));
  await report(
    'text',
    { model: embedder.model, dimension: embedder.dimension },
    Object.assign({}, ...parts.map((part) => part.figures)),
    parts.flatMap((part) => part.gates),
  );
} finally {
  await embedder.close();
}
