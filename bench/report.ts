import { mkdir, rename, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** A figure that must reach its limit for the benchmark to pass. */
export interface Gate {
  readonly name: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
}

/**
 * Prints figures and gates, or only the gates that are missed, and writes them to `bench/results/<name>.json` with date, runtime and processor.
 * Sets the exit code to 1 when a gate is missed; a gate that is not a number counts as missed.
 */
export async function report(
  name: string,
  about: Readonly<Record<string, unknown>>,
  figures: Readonly<Record<string, number>>,
  gates: readonly Gate[],
  { shown = 'all' }: { shown?: 'all' | 'missed' } = {},
): Promise<void> {
  const judged = gates.map((gate) => ({ ...gate, passed: passes(gate) }));
  if (shown === 'all')
    for (const [figure, value] of Object.entries(figures))
      console.log(`${figure.padEnd(44)} ${round(value)}`);
  for (const { name: gate, value, least, most, passed } of judged) {
    if (passed && shown === 'missed') continue;
    const limit = [
      least === undefined ? '' : `at least ${least}`,
      most === undefined ? '' : `at most ${most}`,
    ];
    console.log(
      `${passed ? 'passed' : 'MISSED'}  ${gate}: ${round(value)} (${limit.filter(Boolean).join(', ')})`,
    );
  }
  const content = {
    benchmark: name,
    date: new Date().toISOString(),
    node: process.version,
    processor: `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`,
    ...about,
    figures: rounded(figures),
    gates: judged.map((gate) => ({ ...gate, value: round(gate.value) })),
  };
  const folder = new URL('results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const draft = new URL(`${name}.json.tmp`, folder);
  await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`);
  await rename(draft, new URL(`${name}.json`, folder));
  if (judged.some((gate) => !gate.passed)) process.exitCode = 1;
}

/** Means of fractions miss a limit that they are equal to by their last bit. */
const LAST_BITS = 1e-9;

function passes({ value, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }: Gate): boolean {
  return value >= least - LAST_BITS && value <= most + LAST_BITS;
}

export function rounded(figures: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(figures).map(([figure, value]) => [figure, round(value)]));
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
