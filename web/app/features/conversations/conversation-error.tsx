import { Link, useLocation } from 'react-router';
import { callFailureIn } from '../../api.ts';
import { areaAt } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { paths } from '../../paths.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

interface ConversationErrorProps {
  error: unknown;
  heading?: 'h1' | 'h2';
}

/** In place of a page of two connected members: mostly they are no longer, for this reader at least. */
export function ConversationError({ error, heading = 'h1' }: ConversationErrorProps) {
  const area = areaAt(useLocation().pathname);
  if (callFailureIn(error)?.status !== 404) return <PageError error={error} />;
  return (
    <EmptyState
      heading={heading}
      title="We cannot find this conversation"
      drawing={<AmpMark className="size-28 text-accent" />}
      action={
        <Link to={area.paths.messages} className={buttonClass({ variant: 'primary' })}>
          Back to your messages
        </Link>
      }
    >
      <p>It may no longer be open to you, or the address may be mistyped.</p>
      <p className="mt-3">
        Is there something in it that we should look at?{' '}
        <Link to={paths.contact} className="text-link">
          Tell us
        </Link>
        , and name who it is about.
      </p>
    </EmptyState>
  );
}
