import { brand } from '@ampersand/contract/brand';
import { data, Link, useLocation } from 'react-router';
import { loadingFor } from '../../loading.server.ts';
import { areaAt } from '../../page/area.ts';
import { AmpMark } from '../../ui/amp-mark.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/page-missing';

export const meta: Route.MetaFunction = () => [{ title: `Not found | ${brand.name}` }];

export const loader = loadingFor(async () => data(null, { status: 404 }));

/** An address of an area where nothing is; the way around stays. */
export default function PageMissing() {
  const { paths } = areaAt(useLocation().pathname);
  return (
    <EmptyState
      heading="h1"
      title="We cannot find this page"
      drawing={<AmpMark className="size-28 text-accent" />}
      action={
        <Link to={paths.index} className={buttonClass({ variant: 'primary' })}>
          Go to your dashboard
        </Link>
      }
    >
      It may have moved, or the address may be mistyped.
    </EmptyState>
  );
}
