import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PairMark } from '../../../ui/amp-mark.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** How long the news of the registration stays before the log-in opens. */
const REDIRECT_MS = 2000;

/** The news of the registration, on the way to the log-in. */
export function Registered({ title, email }: { title: string; email: string }) {
  const navigate = useNavigate();
  // Time passing is outside React.
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login(), { replace: true, state: { email } }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <WizardFrame title={title}>
      <div className="m-auto flex flex-col items-center pb-16 text-center">
        <PairMark className="h-28" />
        <h2 ref={takeFocus} tabIndex={-1} className="mt-8 text-3xl">
          Welcome. Your account is ready.
        </h2>
        <p className="mt-2 max-w-md text-muted wrap-anywhere">
          We sent a link to <bdi>{email}</bdi>: follow it to confirm your address.
        </p>
        <p className="mt-2 mb-7 text-muted">We are taking you to the log-in page.</p>
        <Link to={paths.login()} replace state={{ email }} className={buttonClass({ variant: 'primary' })}>
          Log in now
        </Link>
      </div>
    </WizardFrame>
  );
}
