import { PageError } from '../../page/page-error.tsx';
import type { Route } from './+types/overview';
import { useTogether } from './context.ts';

/** What is under way between the two, part by part. */
export default function Overview() {
  const { called } = useTogether();
  return (
    <p className="measure text-lg text-muted">
      Before you found something, find out whether you want the same. Here you and <bdi>{called}</bdi> each
      say your own first, unseen; then both are shown at once, differences first.
    </p>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
