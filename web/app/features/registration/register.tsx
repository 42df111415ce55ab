import { brand } from '@ampersand/contract/brand';
import { loadingForStrangers } from '../../loading.server.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/register';
import { applicantWizard } from './applicant-steps.tsx';
import { loadDraft } from './wizard/load-draft.ts';
import { Wizard } from './wizard/wizard.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Sign up as Applicant',
    description: `Join a startup as co-founder or early team member. ${brand.signUpTagline}.`,
    path: paths.register,
    image: { path: '/og/register.png', alt: 'Sign up as Applicant' },
  });

/** What a stranger typed is kept in the browser: not known before that runs. */
export const loader = loadingForStrangers();

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await serverLoader();
  return loadDraft(applicantWizard);
}

clientLoader.hydrate = true as const;

/** The draft is read once; after that the form holds the answers, whatever step the address names. */
export function shouldRevalidate() {
  return false;
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <Wizard definition={applicantWizard} draft={loaderData} />;
}
