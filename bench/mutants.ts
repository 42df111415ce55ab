/**
 * Mutation testing of matching's rules and what wires them: how many small faults, put into the code one at a time, a test
 * notices. `npm run mutants` for all that counts and orders, `npm run mutants -- score/price.ts read/terms.ts` for files whose path ends so;
 * figures of the others stay. Survivors are listed with the reason of `mutants/reasons.ts`. To read and to explain takes ten times as many
 * rules: `npm run mutants -- --sample 90` tries as many places of three lines, drawn from all rules, and prints the seed that draws them again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { createRandom } from './market/random.ts';
import { REASONS } from './mutants/reasons.ts';

const ROOT = join(import.meta.dirname, '..');
const CONFIG = join(ROOT, 'bench/mutants/stryker.json');
const REPORT = join(ROOT, '.stryker-tmp/report.json');
const RESULT = join(ROOT, 'bench/results/mutants.json');
const LEAST = 85;

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'CompileError' | 'RuntimeError' | 'Ignored';
interface Mutant {
  readonly status: Status;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Point; readonly end: Point };
}
interface Point {
  readonly line: number;
  readonly column: number;
}
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}
interface FileResult {
  readonly killed: number;
  readonly of: number;
  readonly survivors: readonly { readonly code: string; readonly became: string; readonly why: string }[];
}
interface Result {
  readonly benchmark: 'mutants';
  readonly date: string;
  /** Per cent of all mutants that a test notices. */
  readonly score: number;
  readonly files: Readonly<Record<string, FileResult>>;
  /** Of places drawn from all rules, the last time. */
  readonly sample?: FileResult & { readonly date: string; readonly seed: number; readonly score: number };
}

const LONGEST = 90;
const short = (text: string) => {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > LONGEST ? `${flat.slice(0, LONGEST)}…` : flat;
};

/** The code between two points; lines and columns count from 1. */
function codeAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

function resultOf(path: string, { source, mutants }: Report['files'][string]): FileResult {
  const counted = mutants.filter(({ status }) => !/Error|Ignored/.test(status));
  const alive = counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  return {
    killed: counted.length - alive.length,
    of: counted.length,
    survivors: alive.map((mutant) => {
      const [code, became] = [short(codeAt(source, mutant.location)), short(mutant.replacement)];
      const line = short(source.split('\n')[mutant.location.start.line - 1] ?? '');
      const own = REASONS.filter(([file]) => path.endsWith(file));
      const why = (own.find(([, where]) => code === where) ??
        own.find(([, where]) => code.includes(where)) ??
        own.find(([, where]) => line.includes(where)))?.[2];
      return { code: code === line ? code : `${line} » ${code}`, became, why: why ?? 'no reason given' };
    }),
  };
}

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' } },
});
const isSample = values.sample !== undefined;
const seed = Number(values.seed ?? Date.now() % 100_000);
const rulesIn = (folder: string) =>
  spawnSync('git', ['ls-files', folder], { cwd: ROOT, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((path) => /(?<!\.(?:test|fixture))\.ts$/.test(path) && !path.includes('/phrases/'));

/** Places of three lines in all rules, the same ones for the same seed. */
function drawPlaces(count: number): string[] {
  const places = rulesIn('api/src/features/matchings/rules').flatMap((path) =>
    readFileSync(join(ROOT, path), 'utf8')
      .split('\n')
      .map((_, at) => `${path}:${at + 1}-${at + 3}`),
  );
  return createRandom(seed).some(places, count);
}

const files = isSample
  ? drawPlaces(Number(values.sample))
  : rulesIn('api/src/features/matchings').filter((path) => wanted.some((end) => path.endsWith(end)));
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
const run = spawnSync('stryker', ['run', relative(ROOT, CONFIG), ...only], { cwd: ROOT, stdio: 'inherit' });
if (run.status !== 0) process.exit(run.status ?? 1);

const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
const now = Object.entries(report.files).map(([path, file]): [string, FileResult] => [
  path.replace('api/src/features/matchings/', ''),
  resultOf(path, file),
]);
if (totalOf(now).of === 0) {
  console.error('There was nothing to try in these places. Name other files, or draw more places.');
  process.exit(1);
}
const former: Result | undefined =
  existsSync(RESULT) && files.length > 0 ? JSON.parse(readFileSync(RESULT, 'utf8')) : undefined;
const [ofFiles, ofSample] = isSample ? [[], now] : [now, []];
const merged = { ...former?.files, ...Object.fromEntries(ofFiles) };
const date = new Date().toISOString();
const sample = isSample ? { date, seed, ...totalOf(ofSample) } : former?.sample;
const result: Result = {
  benchmark: 'mutants',
  date: isSample ? (former?.date ?? date) : date,
  score: totalOf(Object.entries(merged)).score,
  files: Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1))),
  ...(sample && { sample }),
};
writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
const { score, of } = isSample ? totalOf(ofSample) : totalOf(Object.entries(merged));
console.log(
  `${score} % of ${of} mutants are noticed; wanted ${LEAST} %.${isSample ? ` Drawn with --seed ${seed}.` : ''}`,
);
if (score < LEAST) process.exitCode = 1;

function totalOf(results: readonly (readonly [string, FileResult])[]) {
  const [killed, of] = results.reduce(
    ([killed, of], [, file]) => [killed + file.killed, of + file.of],
    [0, 0],
  );
  const survivors = results.flatMap(([path, file]) =>
    file.survivors.map((survivor) => ({ ...survivor, code: `${path}: ${survivor.code}` })),
  );
  return { score: Number(((100 * killed) / of).toFixed(1)), killed, of, survivors };
}
