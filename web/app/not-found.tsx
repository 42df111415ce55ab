import { brand } from '@ampersand/contract/brand';
import { NotFoundPage } from './error-page.tsx';

// A route of its own, so that an unknown address starts from the same HTML as any other.
// biome-ignore lint/style/noDefaultExport: a route module.
export default function NotFound() {
  return (
    <>
      <title>{`Not found | ${brand.name}`}</title>
      <NotFoundPage />
    </>
  );
}
