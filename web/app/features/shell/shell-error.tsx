import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { callFailureIn } from '../../api.ts';
import { ErrorFrame, ErrorPage } from '../../error-page.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useOnline } from '../../ui/use-online.ts';

/** In place of the whole area. When nothing can be reached the retry stays in the page: a reload would lose it. */
export function ShellError({ error }: { error: unknown }) {
  const code = callFailureIn(error)?.code;
  if (code === 'offline' || code === 'unavailable') return <Unreachable />;
  return <ErrorPage error={error} />;
}

function Unreachable() {
  const { state, revalidate } = useRevalidator();
  const online = useOnline();
  // The browser says when the network is back.
  useEffect(() => {
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [revalidate]);
  return (
    <ErrorFrame>
      <ErrorState
        heading="h1"
        title={online ? 'We cannot be reached right now' : 'You are offline'}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
      >
        {online
          ? 'Nothing you saved is lost. Give it a minute, then try again.'
          : 'Check your connection, then try again. Nothing you saved is lost.'}
      </ErrorState>
    </ErrorFrame>
  );
}
