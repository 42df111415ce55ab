import { PageError } from '../../page/page-error.tsx';
import { PartError } from '../../page/part-error.tsx';
import { Card } from '../../ui/card.tsx';
import type { Route } from './+types/overview';
import { AlignmentSummary } from './alignment-summary.tsx';
import { CallsSummary } from './calls-summary.tsx';
import { useTogether } from './context.ts';
import { EquitySummary } from './equity-summary.tsx';
import { loadOverview } from './load-together.server.ts';
import { TrialSummary } from './trial-summary.tsx';

export const loader = loadOverview;

/** What is under way between the two, part by part. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { called, isOpen } = useTogether();
  const { calls, alignment, trial, equity } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      {isOpen && (
        <p className="measure text-lg text-muted">
          Before you found a company, find out whether you want the same things. Here you and{' '}
          <bdi>{called}</bdi> arrange calls, compare your answers, try working together and agree on shares.
        </p>
      )}
      <Card as="section" aria-label="Calls">
        {calls.ok ? (
          <CallsSummary loaded={calls.value.data} />
        ) : (
          <PartError title="The calls did not load" error={calls.error} />
        )}
      </Card>
      <Card as="section" aria-label="Alignment">
        {alignment.ok ? (
          <AlignmentSummary loaded={alignment.value.data} />
        ) : (
          <PartError title="The alignment did not load" error={alignment.error} />
        )}
      </Card>
      <Card as="section" aria-label="Trial">
        {trial.ok ? (
          <TrialSummary loaded={trial.value.data} />
        ) : (
          <PartError title="The trial did not load" error={trial.error} />
        )}
      </Card>
      <Card as="section" aria-label="Equity">
        {equity.ok ? (
          <EquitySummary loaded={equity.value.data} />
        ) : (
          <PartError title="The split did not load" error={equity.error} />
        )}
      </Card>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
