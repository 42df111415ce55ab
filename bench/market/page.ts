import { mkdir, writeFile } from 'node:fs/promises';
import { mean } from '../statistics.ts';
import { ARMS, type SeedResult } from './seed.ts';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = { left: 56, right: 12, top: 12, bottom: 34 };
/** Told apart by those who see few colours too (Okabe and Ito). */
const COLOURS = ['#999999', '#0072b2', '#d55e00', '#009e73', '#cc79a7'];

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Lines over one pair of axes, as SVG. */
function plot(title: string, { across, up }: { across: string; up: string }, lines: readonly Line[]): string {
  const xs = lines.flatMap(({ points }) => points.map(([x]) => x));
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y));
  const [right, top] = [Math.max(...xs), Math.max(...ys, 1e-9)];
  const x = (value: number) => EDGE.left + (value / right) * (WIDTH - EDGE.left - EDGE.right);
  const y = (value: number) => HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom);
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const short = (value: number) => String(Number(value.toPrecision(2)));
  const grid = ticks.map(
    (tick) =>
      `<line x1="${EDGE.left}" x2="${WIDTH - EDGE.right}" y1="${y(tick * top)}" y2="${y(tick * top)}" class="grid"/>` +
      `<text x="${EDGE.left - 6}" y="${y(tick * top) + 4}" text-anchor="end">${short(tick * top)}</text>` +
      `<text x="${x(tick * right)}" y="${HEIGHT - EDGE.bottom + 16}" text-anchor="middle">${short(tick * right)}</text>`,
  );
  const drawn = lines.map(({ points }, i) => {
    const way = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
    return `<polyline points="${way}" fill="none" stroke="${COLOURS[i % COLOURS.length]}" stroke-width="2"/>`;
  });
  const legend = lines.map(
    ({ name }, i) => `<span style="color:${COLOURS[i % COLOURS.length]}">${name}</span>`,
  );
  return `<h2>${title}</h2><p>${legend.join(' · ')}</p>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${grid.join('')}${drawn.join('')}
<text x="${WIDTH / 2}" y="${HEIGHT - 2}" text-anchor="middle">${across}</text>
<text x="12" y="${HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 12 ${HEIGHT / 2})">${up}</text></svg>`;
}

/** Writes the plots of a run, with its figures as a table, to `bench/results/market.html`. */
export async function writePage(
  results: readonly SeedResult[],
  figures: Readonly<Record<string, number>>,
): Promise<void> {
  const overSeeds = (measure: (result: SeedResult) => number) => mean(results.map(measure));
  const byArm = (points: (arm: string) => Line['points']) =>
    Object.keys(ARMS).map((name) => ({ name, points: points(name) }));
  const matches = byArm((arm) => {
    const days = results[0]?.arms[arm]?.matchesByDay.length ?? 0;
    return Array.from({ length: days }, (_, day) => [
      day + 1,
      overSeeds(({ arms }) => (arms[arm]?.matchesByDay ?? []).slice(0, day + 1).reduce((a, b) => a + b, 0)),
    ]);
  });
  const exposure = byArm((arm) => {
    const all = results[0]?.arms[arm]?.exposures ?? [];
    return all.flatMap((shown, i) =>
      i % 20 === 0 || i === all.length - 1 ? [[(i + 1) / all.length, shown] as const] : [],
    );
  });
  const learning = results.map(({ learning }, i) => ({
    name: `seed ${i + 1}`,
    points: learning.points.map(({ events, correlation }) => [events, Math.max(0, correlation)] as const),
  }));
  const rows = Object.entries(figures).map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${Number(value.toPrecision(4))}</td></tr>`,
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Planted market</title>
<style>body{font:15px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}svg{width:100%}svg text{font-size:11px;fill:#444}
.grid{stroke:#ddd}th{text-align:left;font-weight:400}td{text-align:right;padding-left:1rem}</style>
<h1>Planted market</h1><p>Written by <code>npm run bench:market</code>; decision 031 says how it is made.</p>
${plot('Effective matches', { across: 'day', up: 'pairs who both said yes' }, matches)}
${plot('Showings in the last 14 days', { across: 'share of people, fewest first', up: 'showings' }, exposure)}
${plot('Learned weights', { across: 'events', up: 'correlation with the planted' }, learning)}
<h2>Figures</h2><table>${rows.join('')}</table></html>
`;
  const folder = new URL('../results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('market.html', folder), page);
}
