import { brand } from '@ampersand/contract/brand';
import { useRevalidator } from 'react-router';
import { callFailureIn } from '../api.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** In place of one page of an area; the way around stays. */
export function PageError({ error }: { error: unknown }) {
  const { state, revalidate } = useRevalidator();
  const said = callFailureIn(error);
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
