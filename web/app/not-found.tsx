import { brand } from '@ampersand/contract/brand';
import { data } from 'react-router';
import type { Route } from './+types/not-found';
import { NotFoundPage } from './error-page.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Not found | ${brand.name}` }];

export function loader() {
  return data(null, { status: 404 });
}

// A route of its own, so that an unknown address starts from the same HTML as any other.
// biome-ignore lint/style/noDefaultExport: a route module.
export default function NotFound() {
  return <NotFoundPage />;
}
