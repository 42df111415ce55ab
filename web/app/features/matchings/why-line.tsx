import type { WhyLine } from '@ampersand/contract/matchings';
import type { ReactNode } from 'react';
import { markText } from './words.ts';

interface WhyLinesProps {
  title: ReactNode;
  /** Who wishes, and who offers. */
  wishFrom: string;
  offerFrom: string;
  lines: readonly WhyLine[];
  /** What stands there when nothing can be compared. */
  none: ReactNode;
}

/** One direction of 'why you two', line by line. */
export function WhyLines({ title, wishFrom, offerFrom, lines, none }: WhyLinesProps) {
  return (
    <section className="min-w-0">
      <h3 className="border-b border-line pb-2 text-lg">{title}</h3>
      {lines.length === 0 && <p className="mt-3 text-muted">{none}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => (
          <li key={line.label} className="flex gap-3 py-3.5">
            <Mark line={line} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="font-semibold">{line.label}</span>
                <span className="text-sm text-muted">{markText(line)}</span>
              </p>
              <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
                <Said who={wishFrom}>{line.wish}</Said>
                <Said who={offerFrom}>{line.offer}</Said>
              </dl>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ who, children }: { who: string; children: string }) {
  return (
    <>
      <dt className="max-w-24 truncate text-sm leading-6 text-muted">
        <bdi>{who}</bdi>
      </dt>
      {children ? (
        <dd dir="auto" className="text-start leading-snug">
          {children}
        </dd>
      ) : (
        <dd className="leading-snug text-muted italic">not said yet</dd>
      )}
    </>
  );
}

/** Filled, half, empty; dotted while one of the two has not said. The word beside it says the same. */
function Mark({ line: { mark, known } }: { line: WhyLine }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-0.75 size-5 shrink-0 text-primary">
      {known && mark === 'FILLED' && <circle cx="10" cy="10" r="8.5" fill="currentColor" />}
      {known && mark === 'HALF' && <path d="M10 1.5a8.5 8.5 0 0 0 0 17z" fill="currentColor" />}
      <circle
        cx="10"
        cy="10"
        r="8.5"
        fill="none"
        strokeWidth="1.75"
        className={known ? 'stroke-current' : 'stroke-edge'}
        {...(!known && { strokeDasharray: '0.1 4.35', strokeLinecap: 'round' })}
      />
    </svg>
  );
}
