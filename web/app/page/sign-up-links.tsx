import { clsx } from 'clsx';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { ForStrangers } from './for-strangers.tsx';

/** Both registrations. */
export function SignUpLinks({ className }: { className?: string }) {
  return (
    <div className={clsx('flex flex-wrap gap-3 max-[26rem]:flex-col', className)}>
      <ForStrangers>
        <Link to={paths.registerFounder} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Sign up as Founder
        </Link>
        <Link to={paths.register} className={buttonClass({ size: 'lg' })}>
          Sign up as Applicant
        </Link>
      </ForStrangers>
    </div>
  );
}
