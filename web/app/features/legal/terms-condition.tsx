import text from '../../content/legal/terms-condition.md?document';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/terms-condition';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return text;
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData &&
  pageMeta(page, {
    title: page.loaderData.title,
    description: page.loaderData.description,
    path: paths.terms,
    image: { path: '/og/terms-condition.png', alt: page.loaderData.title },
  });

export default function TermsCondition({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
