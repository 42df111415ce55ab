import { clsx } from 'clsx';
import { Check } from 'lucide-react';

/** Where one is in a row of named steps; `current` counts from 0. Narrow screens get a bar and the current name. */
export function ProgressSteps({ steps, current }: { steps: readonly string[]; current: number }) {
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
          const done = position < current;
          const now = position === current;
          return (
            <li key={step} aria-current={now ? 'step' : undefined} className="min-w-0 flex-1">
              <span
                className={clsx(
                  'block h-1 rounded-full transition-colors duration-300',
                  now ? 'bg-accent' : done ? 'bg-primary' : 'bg-line',
                )}
              />
              <span className="mt-2 flex items-start gap-1.5 text-sm max-md:sr-only">
                {done && <Check className="mt-0.5 size-4 shrink-0 text-primary" aria-hidden="true" />}
                <span className={clsx(now ? 'font-semibold text-ink' : 'text-muted')}>
                  {position + 1}. {step}
                </span>
                {done && <span className="sr-only">(done)</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
