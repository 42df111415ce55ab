import { useRevalidator } from 'react-router';
import { ErrorState } from '../ui/error-state.tsx';

/** In place of one part of a page that stands otherwise; the retry loads the page's data again. */
export function PartError({ title, error }: { title: string; error: { message: string } }) {
  const { state, revalidate } = useRevalidator();
  return (
    <ErrorState title={title} onRetry={() => void revalidate()} busy={state === 'loading'} heading="h3">
      {error.message}
    </ErrorState>
  );
}
