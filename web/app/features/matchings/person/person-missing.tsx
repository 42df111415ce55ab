import { Link, useLocation } from 'react-router';
import { areaAt } from '../../../page/area.ts';
import { AmpMark } from '../../../ui/amp-mark.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** The address names nobody, or nobody this reader may see. */
export function PersonMissing() {
  const { paths } = areaAt(useLocation().pathname);
  return (
    <EmptyState
      heading="h1"
      title="We cannot find this person"
      drawing={<AmpMark className="size-28 text-accent" />}
      action={
        <Link to={paths.matches} className={buttonClass({ variant: 'primary' })}>
          Back to your matches
        </Link>
      }
    >
      <p>
        They may have left, or the address may be mistyped. If it is somebody you have passed on, you can
        bring them back:{' '}
        <Link to={paths.passed} className="text-link">
          see whom you passed on
        </Link>
        .
      </p>
    </EmptyState>
  );
}
