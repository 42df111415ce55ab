import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { useSiteUser } from './use-site-user.ts';

/** Ways to sign up; who is logged in finds the way to their dashboard there. */
export function ForStrangers({ children }: { children: ReactNode }) {
  if (!useSiteUser()) return children;
  return (
    <Link to={paths.dashboard} className={buttonClass({ variant: 'primary', size: 'lg' })}>
      Go to your dashboard
    </Link>
  );
}
