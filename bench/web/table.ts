import type { Gate } from '../report.ts';
import { serverNames } from './load.ts';
import type { Figures } from './look.ts';
import type { Move } from './moves.ts';
import type { Kind } from './pages.ts';

type Limit = { readonly least: number } | { readonly most: number };
type Limits = Partial<Record<keyof Figures, Limit>>;

const everywhere: Limits = {
  accessibility: { least: 100 },
  bestPractices: { least: 100 },
  shift: { most: 0.02 },
  fonts: { most: 120 },
  all: { most: 350 },
};

const pageLimits: Record<Kind, Limits> = {
  public: {
    ...everywhere,
    seo: { least: 100 },
    score: { least: 99 },
    largest: { most: 1250 },
    blocked: { most: 50 },
    scripts: { most: 125 },
    requests: { most: 15 },
  },
  door: {
    ...everywhere,
    seo: { least: 100 },
    score: { least: 99 },
    largest: { most: 1400 },
    blocked: { most: 50 },
    scripts: { most: 140 },
    requests: { most: 20 },
  },
  inside: {
    ...everywhere,
    score: { least: 97 },
    largest: { most: 1500 },
    blocked: { most: 100 },
    scripts: { most: 180 },
    requests: { most: 25 },
  },
};

const moveLimits = { answer: { most: 100 }, content: { most: 700 } };

/** Figures by name, as they stand in results: `/pricing largest`. */
export type Flat = Readonly<Record<string, number>>;

/** One for each limit. */
const gates = (name: string, limits: Readonly<Record<string, Limit>>, figures: Flat): Gate[] =>
  Object.entries(limits).map(([figure, limit]) => ({
    name: `${name} ${figure}`,
    value: figures[`${name} ${figure}`] ?? Number.NaN,
    ...limit,
  }));

export const pageGates = (name: string, kind: Kind, figures: Flat) => gates(name, pageLimits[kind], figures);
export const moveGates = (name: string, figures: Flat) => gates(name, moveLimits, figures);

/** No more memory than before. */
export function serverGates(figures: Flat, before: Flat): Gate[] {
  const { shared, processor, used, start } = serverNames;
  const most = before[`${used} server`] ?? Number.NaN;
  return [
    ...gates(shared, { server: { least: 100 } }, figures),
    ...gates(processor, { server: { most: 25 } }, figures),
    ...gates(used, { server: { most } }, figures),
    ...gates(start, { server: { most: 3 } }, figures),
  ];
}

type Cell = readonly [title: string, figure: string, show: (value: number) => string];

const seconds = (ms: number) => (ms / 1000).toFixed(2);
const whole = (value: number) => value.toFixed(0);

export const pageCells: readonly Cell[] = [
  ['Lighthouse', 'score' satisfies keyof Figures, whole],
  ['first paint, s', 'first' satisfies keyof Figures, seconds],
  ['largest, s', 'largest' satisfies keyof Figures, seconds],
  ['blocked, ms', 'blocked' satisfies keyof Figures, whole],
  ['scripts, kB', 'scripts' satisfies keyof Figures, whole],
  ['requests', 'requests' satisfies keyof Figures, whole],
];

export const moveCells: readonly Cell[] = [
  ['answer, ms', 'answer' satisfies keyof Move, whole],
  ['content, ms', 'content' satisfies keyof Move, whole],
];

export const serverCells: readonly Cell[] = [['server', 'server', (value) => value.toPrecision(3)]];

const WIDTHS = { name: 56, cell: 16 };

/** Keeps figures as they come, and prints each row beside what was before. */
export class Book {
  readonly figures: Record<string, number> = {};
  readonly #before: Flat;

  constructor(before: Flat) {
    this.#before = before;
  }

  head(cells: readonly Cell[]): void {
    print(
      '(before → now)',
      cells.map(([title]) => title),
    );
  }

  row(name: string, cells: readonly Cell[], values: Flat): void {
    for (const [figure, value] of Object.entries(values)) this.figures[`${name} ${figure}`] = value;
    print(
      name,
      cells.map(([, figure, show]) => {
        const [was, is] = [this.#before[`${name} ${figure}`], values[figure]];
        return `${was === undefined ? '–' : show(was)} → ${is === undefined ? '–' : show(is)}`;
      }),
    );
  }
}

function print(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(WIDTHS.name) + cells.map((cell) => cell.padStart(WIDTHS.cell)).join(''));
}
