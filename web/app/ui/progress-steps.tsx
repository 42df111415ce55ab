import { clsx } from 'clsx';
import { Check } from 'lucide-react';

interface ProgressStepsProps {
  steps: readonly string[];
  /** Counts from 0. */
  current: number;
  /** The furthest one has been; one may have gone back. */
  reached?: number;
  /** Steps that were passed with something missing. */
  open?: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** Where one is in a row of named steps. Narrow screens get a bar and the current name. */
export function ProgressSteps({ steps, current, reached = current, open = NONE }: ProgressStepsProps) {
  return (
    <nav aria-label="Progress">
      <p className="mb-2 flex items-baseline justify-between gap-4 md:hidden" aria-hidden="true">
        <span className="font-display text-lg font-medium">{steps[current]}</span>
        <span className="text-sm text-muted tabular-nums">
          {current + 1} of {steps.length}
        </span>
      </p>
      <ol className="flex gap-1.5 md:gap-3">
        {steps.map((step, position) => {
          const now = position === current;
          const passed = position < reached && !now;
          const done = passed && !open.has(position);
          return (
            <li key={step} aria-current={now ? 'step' : undefined} className="min-w-0 flex-1">
              <span
                className={clsx(
                  'block h-1 rounded-full transition-colors duration-300',
                  now ? 'bg-accent' : done ? 'bg-primary' : 'bg-line',
                )}
              />
              <span className="mt-2 flex items-start gap-1.5 text-sm max-md:sr-only">
                {/* As wide done as not: no name takes another line. */}
                <span className={clsx('w-4 shrink-0', now ? 'font-semibold text-ink' : 'text-muted')}>
                  {done ? (
                    <Check className="mt-0.5 size-4 text-primary" aria-hidden="true" />
                  ) : (
                    `${position + 1}.`
                  )}
                </span>
                <span className={clsx(now ? 'font-semibold text-ink' : 'text-muted')}>{step}</span>
                {passed && <span className="sr-only">{done ? '(done)' : '(something is missing)'}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
