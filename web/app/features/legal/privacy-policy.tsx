import text from '../../content/legal/privacy-policy.md?document';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/privacy-policy';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return text;
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData &&
  pageMeta(page, {
    title: page.loaderData.title,
    description: page.loaderData.description,
    path: paths.privacy,
    image: { path: '/og/privacy-policy.png', alt: page.loaderData.title },
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
