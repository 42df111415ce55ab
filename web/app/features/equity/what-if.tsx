import type { EquityTerms } from '@ampersand/contract/equity';
import { lazy, type RefCallback, Suspense, useCallback, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const VestingPart = lazy(async () => ({ default: (await import('./charts/vesting-part.tsx')).VestingPart }));
const RoundsPart = lazy(async () => ({ default: (await import('./charts/rounds-part.tsx')).RoundsPart }));

interface WhatIfProps {
  terms: EquityTerms;
  called: string;
  isAgreed: boolean;
}

/** What becomes of a split with time and money; what draws it comes once it is in sight. */
export function WhatIf({ terms, called, isAgreed }: WhatIfProps) {
  const [seen, see] = useInSight();
  const of = isAgreed ? 'what you agreed on' : 'the open proposal';
  return (
    <section aria-labelledby="what-if-title" ref={see} className="flex flex-col gap-6">
      <div>
        <h2 id="what-if-title" className="text-2xl">
          What becomes of it
        </h2>
        <p className="measure mt-1 text-muted">
          Worked out from {of}, on this page alone: nothing here is sent.
        </p>
      </div>
      {[VestingPart, RoundsPart].map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are always these two.
        <Card key={index} as="div">
          {seen ? (
            <Suspense fallback={<Waiting />}>
              <Part terms={terms} called={called} />
            </Suspense>
          ) : (
            <Waiting />
          )}
        </Card>
      ))}
    </section>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading the chart">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="mt-4 h-64" />
    </SkeletonGroup>
  );
}

/** @returns whether something is or was near the part of the page one sees, and its `ref`. */
function useInSight(): [boolean, RefCallback<HTMLElement>] {
  const [seen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSeen(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [seen, ref];
}
