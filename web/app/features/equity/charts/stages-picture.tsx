import { partsOf, type Stage } from '@ampersand/contract/equity/cap-table';
import { percentOf } from '@ampersand/contract/equity/words';
import { scaleBand, scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { useId, useState } from 'react';
import { holderName } from '../words.ts';
import { Explorer } from './explorer.tsx';

interface StagesPictureProps {
  stages: readonly { readonly name: string; readonly stage: Stage }[];
  holders: readonly string[];
  called: string;
}

const SIZE = { height: 280, top: 4, bottom: 28 } as const;
const WHOLE = 10_000;
/** Below this a part of a column has no room for a mark. */
const LEAST_MARKED = 500;
/** Pixels; names that have no room beside each other are left to the words above. */
const LETTER_WIDTH = 7.5;

/** A column for each stage, from the two at its foot to whoever came last; each holder has a pattern and a letter of their own. */
export function StagesPicture({ stages, holders, called }: StagesPictureProps) {
  const [chosen, setChosen] = useState(Number.POSITIVE_INFINITY);
  const at = Math.min(chosen, stages.length - 1);
  const patterns = useId();
  const now = stages[at];
  if (!now) return null;
  const parts = partsOf(now.stage);
  const held = now.stage.holdings.map(
    ({ holder }, index) => `${holderName(holder, called)} ${percentOf(parts[index] ?? 0)}`,
  );
  const words = `${now.name}: ${held.join(', ')}`;
  return (
    <figure className="mt-6">
      <figcaption className="min-h-12 font-medium wrap-anywhere">{words}.</figcaption>
      <Explorer
        label="Stages"
        most={stages.length - 1}
        at={at}
        words={words}
        ends={(width) => [width / 2 / stages.length, width - width / 2 / stages.length]}
        onMove={setChosen}
      >
        {(width, scale) => (
          <Columns
            width={width}
            scale={scale}
            stages={stages}
            holders={holders}
            at={at}
            patterns={patterns}
          />
        )}
      </Explorer>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {holders.map((holder, index) => (
          <li key={holder} className="flex items-center gap-2 wrap-anywhere">
            <svg viewBox="0 0 22 22" aria-hidden="true" className="size-5.5 shrink-0">
              <rect width="22" height="22" fill={`url(#${patterns}-${index})`} className="stroke-ink" />
              <Mark x={11} y={11} scale={1} index={index} />
            </svg>
            <bdi>{holderName(holder, called)}</bdi>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface ColumnsProps extends Pick<StagesPictureProps, 'stages' | 'holders'> {
  width: number;
  /** How large text is, usually 1. */
  scale: number;
  at: number;
  patterns: string;
}

function Columns({ width, scale, stages, holders, at, patterns }: ColumnsProps) {
  const { height, top, bottom } = SIZE;
  const x = scaleBand(
    stages.map((_, index) => index),
    [0, width],
  ).padding(0.28);
  const y = scaleLinear([0, WHOLE], [height - bottom, top]);
  const rows = stages.map(({ stage }) => {
    const parts = partsOf(stage);
    return new Map<string, number>(stage.holdings.map(({ holder }, index) => [holder, parts[index] ?? 0]));
  });
  const layers = stack<Map<string, number>, string>()
    .keys(holders)
    .value((row, holder) => row.get(holder) ?? 0)(rows);
  const longest = Math.max(...stages.map(({ name }) => name.length));
  const isTight = longest * LETTER_WIDTH * scale > x.step();
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden="true" focusable="false">
      <Patterns id={patterns} count={holders.length} />
      {layers.map((layer, index) =>
        layer.map(([from, to], column) => {
          const left = x(column) ?? 0;
          if (to === from) return null;
          return (
            <g key={`${layer.key} ${stages[column]?.name}`}>
              <rect
                x={left}
                y={y(to)}
                width={x.bandwidth()}
                height={y(from) - y(to)}
                fill={`url(#${patterns}-${index})`}
                className="stroke-ink"
                strokeWidth={column === at ? 2.5 : 1}
              />
              {to - from >= LEAST_MARKED * scale && (
                <Mark x={left + x.bandwidth() / 2} y={(y(from) + y(to)) / 2} scale={scale} index={index} />
              )}
            </g>
          );
        }),
      )}
      {!isTight &&
        stages.map(({ name }, index) => (
          <text
            key={name}
            x={(x(index) ?? 0) + x.bandwidth() / 2}
            y={height - 8}
            textAnchor="middle"
            className={index === at ? 'fill-ink text-sm font-semibold' : 'fill-muted text-sm'}
          >
            {name}
          </text>
        ))}
    </svg>
  );
}

/** The letter of a holder, on a plate of its own so that it can be read on every pattern. */
function Mark({ x, y, scale, index }: { x: number; y: number; scale: number; index: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={9} className="fill-surface" />
      <text y={5} fontSize={14} textAnchor="middle" className="fill-ink font-semibold">
        {String.fromCharCode(65 + index)}
      </text>
    </g>
  );
}

const tints = ['fill-tint-1', 'fill-tint-2', 'fill-tint-3', 'fill-tint-4', 'fill-tint-5', 'fill-tint-6'];
const strokes = [
  '',
  'M0 8L8 0',
  'M0 0L8 8',
  'M0 4H8',
  'M4 0V8',
  'M0 4H8M4 0V8',
  'M0 0L8 8M0 8L8 0',
  'M2 2h2v2h-2z',
];

function Patterns({ id, count }: { id: string; count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          // biome-ignore lint/suspicious/noArrayIndexKey: patterns are told apart by their place.
          key={index}
          id={`${id}-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
        >
          <rect width="8" height="8" className={tints[index % tints.length]} />
          <path d={strokes[index % strokes.length]} className="stroke-muted" strokeWidth={1} fill="none" />
        </pattern>
      ))}
    </defs>
  );
}
