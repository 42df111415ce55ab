/**
 * Mutation testing of matching's rules and what wires them: how many small faults, put into the code one at a time, a test
 * notices. `npm run mutants` for all files, `npm run mutants -- score/price.ts read/terms.ts` for those whose path ends so; figures
 * of the others stay. Survivors are listed with the reason of `mutants/reasons.ts`.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

const wanted = process.argv.slice(2);
const files: string[] = [];
if (wanted.length > 0) {
  const all = spawnSync('git', ['ls-files', 'api/src/features/matchings'], { cwd: ROOT, encoding: 'utf8' });
  const isMeant = (path: string) =>
    wanted.some((end) => path.endsWith(end)) && !/\.(?:test|fixture)\./.test(path);
  files.push(...all.stdout.split('\n').filter(isMeant));
}
const only = files.length > 0 ? ['--mutate', files.join(',')] : [];
const run = spawnSync('stryker', ['run', relative(ROOT, CONFIG), ...only], { cwd: ROOT, stdio: 'inherit' });
if (run.status !== 0) process.exit(run.status ?? 1);

const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'));
const now = Object.entries(report.files).map(([path, file]) => [
  path.replace('api/src/features/matchings/', ''),
  resultOf(path, file),
]);
const former: Partial<Result> = wanted.length > 0 ? JSON.parse(readFileSync(RESULT, 'utf8')) : {};
const merged: Record<string, FileResult> = { ...former.files, ...Object.fromEntries(now) };
const sum = (count: (file: FileResult) => number) =>
  Object.values(merged).reduce((total, file) => total + count(file), 0);
const score = (100 * sum(({ killed }) => killed)) / sum(({ of }) => of);
const result: Result = {
  benchmark: 'mutants',
  date: new Date().toISOString(),
  score: Number(score.toFixed(1)),
  files: Object.fromEntries(Object.entries(merged).sort(([a], [b]) => (a < b ? -1 : 1))),
};
writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
console.log(`${result.score} % of ${sum(({ of }) => of)} mutants are noticed; wanted ${LEAST} %.`);
if (score < LEAST) process.exitCode = 1;
