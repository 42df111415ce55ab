import text from '../../content/legal/privacy-policy.md?document';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/privacy-policy';
import { LegalPage } from './legal-page.tsx';

export function loader() {
  return text;
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData &&
  pageMeta({
    title: loaderData.title,
    description: loaderData.description,
    path: paths.privacy,
    image: { path: '/og/privacy-policy.png', alt: loaderData.title },
  });

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return <LegalPage text={loaderData} />;
}
