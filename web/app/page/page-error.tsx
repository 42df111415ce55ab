import { brand } from '@ampersand/contract/brand';
import { Link, useRevalidator } from 'react-router';
import { callFailureIn } from '../api.ts';
import { AmpMark } from '../ui/amp-mark.tsx';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface PageErrorProps {
  error: unknown;
  /** Of one of many: where all of them are, for what is not there. */
  all?: string;
  allLabel?: string;
}

/** In place of one page of an area; the way around stays. */
export function PageError({ error, all, allLabel }: PageErrorProps) {
  const { state, revalidate } = useRevalidator();
  const said = callFailureIn(error);
  if (said?.status === 404)
    return (
      <EmptyState
        heading="h1"
        title={said.message}
        drawing={<AmpMark className="size-28 text-accent" />}
        action={
          all && (
            <Link to={all} className={buttonClass({ variant: 'primary' })}>
              {allLabel}
            </Link>
          )
        }
      >
        It may be gone, or the address may be mistyped.
      </EmptyState>
    );
  return (
    <ErrorState
      heading="h1"
      title="This page did not load"
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
    >
      <p>{said?.message ?? 'Something went wrong on our side. Trying again often helps.'}</p>
      {said?.requestId && (
        <p className="mt-2 text-sm">
          If this keeps happening, write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className="text-link">
            {brand.supportEmail}
          </a>{' '}
          and mention the number {said.requestId}.
        </p>
      )}
    </ErrorState>
  );
}
