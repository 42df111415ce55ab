import type { ReactNode } from 'react';
import { Link, useActionData, useLocation, useNavigation, useSubmit } from 'react-router';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { PairMark } from '../../ui/amp-mark.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import type { Outcome } from './outcome.ts';

interface EmailLinkPageProps {
  title: string;
  children: ReactNode;
  action: string;
  /** The same while it runs. */
  busyAction: string;
  /** Title once it is done. */
  doneTitle: string;
  /** The way on when it did not work, below the reason. */
  afterFailure?: ReactNode;
}

/**
 * Where a link of an email leads. Nothing happens until a person presses the button: programs that look at links, as
 * email scanners do, change nothing.
 */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const { title, children, action, busyAction, doneTitle, afterFailure } = props;
  const outcome = useActionData<Outcome>();
  const busy = useNavigation().state !== 'idle';
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  if (outcome?.sent) {
    return (
      <div ref={takeFocus} tabIndex={-1} className="py-16">
        <EmptyState
          heading="h1"
          title={doneTitle}
          action={
            <Link to={paths.home} className={buttonClass({ variant: 'primary' })}>
              Go to the home page
            </Link>
          }
        >
          {outcome.message}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="py-16">
      <EmptyState
        heading="h1"
        title={title}
        drawing={<PairMark className="h-28" />}
        action={
          // A form in the page's HTML would lack the token: that HTML was written before anybody had one.
          <Button
            variant="primary"
            size="lg"
            busy={busy}
            onClick={() => submit(null, { method: 'post', action: pathname + search, replace: true })}
          >
            {busy ? busyAction : action}
          </Button>
        }
      >
        {children}
      </EmptyState>
      <Alert className="page max-w-lg">{!busy && outcome?.message}</Alert>
      {outcome && !busy && <div className="mt-5 flex justify-center">{afterFailure}</div>}
    </div>
  );
}
