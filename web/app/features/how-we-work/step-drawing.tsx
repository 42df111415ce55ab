import { ampPath } from '../../ui/amp-path.ts';
import type { StepName } from './steps.ts';

const grounds: Record<StepName, string> = { tell: 'bg-tint-1', match: 'bg-tint-2', meet: 'bg-tint-3' };

/** The two shapes get to know each other: apart, then facing, then sharing a line. Decorative. */
export function StepDrawing({ step }: { step: StepName }) {
  return (
    <svg viewBox="0 0 320 220" aria-hidden="true" className={`block w-full rounded-card ${grounds[step]}`}>
      {drawings[step]}
    </svg>
  );
}

const drawings = {
  tell: (
    <>
      <path d="M92 30a46 46 0 0 0 0 92z" className="fill-primary" />
      <path
        d="M108 46h72M108 66h50M108 86h62M108 106h36"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <path d="M212 118h72v72h-72z" className="fill-accent" />
      <path
        d="M196 134h-60M196 154h-84M196 174h-44"
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </>
  ),
  match: (
    <>
      <circle cx="160" cy="110" r="82" fill="none" strokeWidth="9" className="stroke-surface" />
      <path
        d="M160 28a82 82 0 1 1 -78 56.7"
        fill="none"
        strokeWidth="9"
        strokeLinecap="round"
        className="stroke-primary"
      />
      <path d="M146 66a44 44 0 0 0 0 88z" className="fill-primary" />
      <path d="M174 66h44v88h-44z" className="fill-accent" />
      <path
        d="M160 54v112"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="2 9"
        className="stroke-ink"
      />
    </>
  ),
  meet: (
    <>
      <path d="M160 26a84 84 0 0 0 0 168z" className="fill-primary" />
      <path d="M160 26h84v168h-84z" className="fill-accent" />
      <path d={ampPath} transform="translate(105 52) scale(1.15)" className="fill-surface" />
    </>
  ),
} as const;
