import { percentOf } from '@ampersand/contract/equity/words';
import type { ReactNode } from 'react';

interface SplitBarProps {
  label: ReactNode;
  /** Of the member who looks, in hundredths of a per cent. */
  yours: number;
  called: string;
}

/** A split as a bar of two halves with their figures; the words say all of it. */
export function SplitBar({ label, yours, called }: SplitBarProps) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <div
        aria-hidden="true"
        className="mt-2 flex h-4 overflow-hidden rounded-full ring-1 ring-edge [print-color-adjust:exact]"
      >
        <span className="bg-primary" style={{ width: `${yours / 100}%` }} />
        <span className="hatched flex-1" />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span>
          You <b>{percentOf(yours)}</b>
        </span>
        <span className="wrap-anywhere">
          <bdi>{called}</bdi> <b>{percentOf(10_000 - yours)}</b>
        </span>
      </p>
    </div>
  );
}
