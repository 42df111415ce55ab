import type { EquityTerms } from '@ampersand/contract/equity';
import { FOUNDING_SHARES, foundingStage } from '@ampersand/contract/equity/cap-table';
import { addMonths, leave, monthsOf, vestedAfter } from '@ampersand/contract/equity/vesting';
import { countOf, percentOf } from '@ampersand/contract/equity/words';
import { clsx } from 'clsx';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { longDate } from '../../../page/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { csvFile } from '../agreement.tsx';
import { TableBox } from '../table-box.tsx';
import { Explorer } from './explorer.tsx';

interface VestingPartProps {
  terms: EquityTerms;
  called: string;
}

const SIZE = { height: 260, left: 8, right: 8, top: 16, bottom: 28 } as const;
const TABLE_MONTHS = 6;
const FIRST_LOOK = 14;
/** Pixels for the name of a year. */
const LABEL_WIDTH = 64;

/** How the shares of both vest, and what is kept by who leaves. */
export function VestingPart({ terms, called }: VestingPartProps) {
  const { vesting } = terms;
  const [yours = 0n, theirs = 0n] = foundingStage({ first: terms.yours, pool: 0 }).holdings.map(
    ({ shares }) => shares,
  );
  const most = monthsOf(vesting);
  const [chosen, setChosen] = useState(FIRST_LOOK);
  const at = Math.min(chosen, most);
  const after = (months: number) =>
    [vestedAfter(yours, vesting, months), vestedAfter(theirs, vesting, months)] as const;
  const [own, other] = after(at);
  const when = longDate(addMonths(vesting.startsOn, at));
  const words = `After ${at} months, ${when}: you ${countOf(own)} of ${countOf(yours)} shares, ${called} ${countOf(other)} of ${countOf(theirs)}`;
  const rows = monthsShown(most, vesting.cliffMonths);
  const all = Array.from({ length: most + 1 }, (_, months) => months);

  function save() {
    const head = ['Month', 'Day', 'You', called];
    const months = all.map((each) => [each, addMonths(vesting.startsOn, each), ...after(each)]);
    saveFile(csvFile([head, ...months]), 'vesting.csv');
  }

  return (
    <section aria-labelledby="vesting-title">
      <h3 id="vesting-title" className="text-xl">
        Vesting
      </h3>
      <p className="mt-1 text-muted">
        Of {countOf(FOUNDING_SHARES)} shares that you two divide. Move along the picture with a finger, the
        mouse or the arrow keys.
      </p>
      <p className="mt-3 min-h-12 font-medium">{words}.</p>
      <Explorer
        label="Months after the start"
        most={most}
        at={at}
        words={words}
        page={12}
        ends={(width) => [SIZE.left, width - SIZE.right]}
        onMove={setChosen}
      >
        {(width, scale) => (
          <Picture
            width={width}
            labelWidth={LABEL_WIDTH * scale}
            most={most}
            at={at}
            lines={[all.map((each) => after(each)[0]), all.map((each) => after(each)[1])]}
          />
        )}
      </Explorer>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <Swatch />
          You
        </li>
        <li className="flex items-center gap-2 wrap-anywhere">
          <Swatch isOther />
          <bdi>{called}</bdi>
        </li>
      </ul>
      <TableBox label="Vested shares" className="mt-5">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col" className="max-sm:hidden">
              Day
            </th>
            <th scope="col" className="text-end">
              You
            </th>
            <th scope="col" className="text-end">
              <bdi>{called}</bdi>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((months) => (
            <tr key={months}>
              <th scope="row">{months}</th>
              <td className="whitespace-nowrap max-sm:hidden">
                {longDate(addMonths(vesting.startsOn, months))}
              </td>
              {after(months).map((shares, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the two, in this order.
                <td key={index} className="text-end tabular-nums">
                  {countOf(shares)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableBox>
      <Button size="sm" className="mt-3 print:hidden" onClick={save}>
        <Download className="size-4.5" aria-hidden="true" /> Every month as CSV
      </Button>
      <Leavers terms={terms} called={called} months={at} grants={[yours, theirs]} />
    </section>
  );
}

/** The start, every half year, the cliff and the end. */
function monthsShown(most: number, cliff: number): number[] {
  const halves = Array.from(
    { length: Math.floor(most / TABLE_MONTHS) + 1 },
    (_, index) => index * TABLE_MONTHS,
  );
  return [...new Set([...halves, cliff, most])].sort((one, other) => one - other);
}

interface PictureProps {
  width: number;
  labelWidth: number;
  most: number;
  at: number;
  lines: readonly (readonly bigint[])[];
}

function Picture({ width, labelWidth, most, at, lines }: PictureProps) {
  const { height, left, right, top, bottom } = SIZE;
  const highest = Math.max(...lines.map((each) => Number(each.at(-1) ?? 0n)), 1);
  const x = scaleLinear([0, most], [left, width - right]);
  const y = scaleLinear([0, highest], [height - bottom, top]);
  const path = line<bigint>()
    .x((_, month) => x(month))
    .y((shares) => y(Number(shares)))
    .curve(curveStepAfter);
  const each = Math.ceil((most / 12) * (labelWidth / width));
  const years = Array.from({ length: most / 12 + 1 }, (_, year) => year).filter((year) => year % each === 0);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="mt-1 w-full" aria-hidden="true" focusable="false">
      {years.map((year) => (
        <g key={year}>
          <line x1={x(year * 12)} x2={x(year * 12)} y1={top} y2={height - bottom} className="stroke-line" />
          <text
            x={x(year * 12)}
            y={height - 8}
            textAnchor={year === 0 ? 'start' : year * 12 === most ? 'end' : 'middle'}
            className="fill-muted text-sm"
          >
            {year === 0 ? 'Start' : `Year ${year}`}
          </text>
        </g>
      ))}
      <line x1={x(at)} x2={x(at)} y1={top} y2={height - bottom} className="stroke-accent" strokeWidth={2} />
      {lines.map((each, index) => {
        const now = y(Number(each[at] ?? 0n));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two, in this order.
          <g key={index} className={index === 0 ? 'stroke-primary' : 'stroke-ink'}>
            <path
              d={path(each) ?? ''}
              fill="none"
              strokeWidth={3}
              {...(index === 1 && { strokeDasharray: '8 6' })}
            />
            {index === 0 ? (
              <circle cx={x(at)} cy={now} r={6} className="fill-primary" />
            ) : (
              <rect
                x={x(at) - 6}
                y={now - 6}
                width={12}
                height={12}
                className="fill-surface"
                strokeWidth={3}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Swatch({ isOther = false }: { isOther?: boolean }) {
  return (
    <svg
      width="36"
      height="14"
      aria-hidden="true"
      className={clsx('shrink-0', isOther ? 'stroke-ink' : 'stroke-primary')}
    >
      <line x1="0" x2="36" y1="7" y2="7" strokeWidth={3} {...(isOther && { strokeDasharray: '8 6' })} />
      {isOther ? (
        <rect x="12" y="2" width="10" height="10" strokeWidth={2} className="fill-surface" />
      ) : (
        <circle cx="18" cy="7" r="5" className="fill-primary" />
      )}
    </svg>
  );
}

interface LeaversProps extends VestingPartProps {
  months: number;
  grants: readonly [bigint, bigint];
}

/** What is kept and what goes back when one of the two goes in the chosen month. */
function Leavers({ terms, called, months, grants: [yours, theirs] }: LeaversProps) {
  const [isSold, setIsSold] = useState(false);
  const [isDismissed, setIsDismissed] = useState(false);
  const pool = foundingStage({ first: terms.yours, pool: terms.pool }).holdings[2]?.shares ?? 0n;
  const how = { months, isSold, isDismissed };
  const leavers = [
    { key: 'you', leaver: 'You leave', grant: yours, stays: theirs, stayer: called },
    { key: 'they', leaver: `${called} leaves`, grant: theirs, stays: yours, stayer: 'you' },
  ].map((each) => {
    const { kept, back } = leave(each.grant, terms.vesting, how);
    const left = kept + each.stays + pool;
    // Hundredths of a per cent, rounded to the nearest.
    const part = (shares: bigint) => (left === 0n ? 0 : Number((shares * 20_000n + left) / (2n * left)));
    return { ...each, kept, back, leaverPart: part(kept), stayerPart: part(each.stays) };
  });
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h4 className="font-display text-lg">What if one of you leaves after {months} months?</h4>
      <p className="mt-1 text-muted">
        What has not vested goes back to the company, and everybody who stays has a larger part of what is
        left.
      </p>
      <div className="mt-3 flex flex-col gap-1">
        <Checkbox
          label="The company was sold in the year before"
          checked={isSold}
          onChange={({ target }) => setIsSold(target.checked)}
        />
        <Checkbox
          label="They are dismissed, rather than leaving"
          checked={isDismissed}
          onChange={({ target }) => setIsDismissed(target.checked)}
        />
      </div>
      <ul className="mt-3 flex list-disc flex-col gap-2 ps-5">
        {leavers.map(({ key, leaver, stayer, kept, back, leaverPart, stayerPart }) => (
          <li key={key} className="wrap-anywhere">
            <bdi>{leaver}</bdi>: {countOf(kept)} shares are kept, {countOf(back)} go back. Of what is left,{' '}
            {percentOf(leaverPart)} is for the one who left and {percentOf(stayerPart)} for{' '}
            <bdi>{stayer}</bdi>.
          </li>
        ))}
      </ul>
    </div>
  );
}
