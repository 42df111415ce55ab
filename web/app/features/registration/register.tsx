import { brand } from '@ampersand/contract/brand';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/register';
import { applicantWizard } from './applicant-steps.tsx';
import { loadDraft } from './wizard/load-draft.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardFallback } from './wizard/wizard-frame.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign up as Applicant',
    description: `Join a startup as co-founder or early team member. ${brand.signUpTagline}.`,
    path: paths.register,
    image: { path: '/og/register.png', alt: 'Sign up as Applicant' },
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadDraft(applicantWizard, request);
}

/** The draft is read once; after that the form holds the answers, whatever step the address names. */
export function shouldRevalidate() {
  return false;
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <Wizard definition={applicantWizard} draft={loaderData} />;
}

export function HydrateFallback() {
  return <WizardFallback {...applicantWizard} />;
}
