import type { ReactNode } from 'react';
import { Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router';
import type { Sent } from '../../form/sent.ts';
import { useSiteUser } from '../../page/use-site-user.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { PairMark } from '../../ui/amp-mark.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

interface EmailLinkPageProps {
  title: string;
  children: ReactNode;
  action: string;
  /** The same while it runs. */
  busyAction: string;
  /** What is said once it is done. */
  doneTitle: string;
  done: string;
  /** It is about an account: strangers go on to the log-in. */
  forMembers?: boolean;
  /** The way on when the link does not work; where the page would lead otherwise if absent. */
  afterFailure?: ReactNode;
}

const onwards = {
  dashboard: { to: paths.dashboard, label: 'Go to your dashboard' },
  login: { to: paths.login(), label: 'Log in' },
  home: { to: paths.home, label: 'Go to the home page' },
};

/** Refusals that another try would not change. */
const dead = new Set<NonNullable<Sent['refused']>['code']>(['invalid_code', 'invalid_fields', 'not_found']);

/**
 * Where a link of an email leads. Nothing happens until a person presses the button: programs that look at links, as
 * email scanners do, change nothing.
 */
export function EmailLinkPage(props: EmailLinkPageProps) {
  const { title, children, action, busyAction, doneTitle, done, forMembers = false, afterFailure } = props;
  const user = useSiteUser();
  const refused = useActionData<Sent>()?.refused;
  const busy = useNavigation().state !== 'idle';
  const [search] = useSearchParams();
  const { to, label } = user ? onwards.dashboard : forMembers ? onwards.login : onwards.home;
  const onward = (
    <Link to={to} className={buttonClass({ variant: 'primary' })}>
      {label}
    </Link>
  );
  if (search.has('done')) {
    return (
      <div ref={takeFocus} tabIndex={-1} className="py-16">
        <EmptyState heading="h1" title={doneTitle} action={onward}>
          {done}
        </EmptyState>
      </div>
    );
  }
  if (refused && dead.has(refused.code) && !busy) {
    return (
      <div ref={takeFocus} tabIndex={-1} className="py-16">
        <ErrorState heading="h1" title="That did not work" action={afterFailure ?? onward}>
          {refused.message}.
        </ErrorState>
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
          <Form method="post" replace>
            <Button type="submit" variant="primary" size="lg" busy={busy}>
              {busy ? busyAction : action}
            </Button>
          </Form>
        }
      >
        {children}
      </EmptyState>
      <Alert className="page max-w-lg">{!busy && refused?.message}</Alert>
    </div>
  );
}
