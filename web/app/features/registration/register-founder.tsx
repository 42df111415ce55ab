import { brand } from '@ampersand/contract/brand';
import { pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/register-founder';
import { founderWizard } from './founder-steps.tsx';
import { loadDraft } from './wizard/load-draft.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardFallback } from './wizard/wizard-frame.tsx';

export const meta = () =>
  pageMeta({
    title: 'Sign up as Founder',
    description: `Find the co-founder or team your startup needs. ${brand.signUpTagline}.`,
    path: paths.registerFounder,
    image: { path: '/og/register-founder.png', alt: 'Sign up as Founder' },
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadDraft(founderWizard, request);
}

/** The draft is read once; after that the form holds the answers, whatever step the address names. */
export function shouldRevalidate() {
  return false;
}

export default function RegisterFounder({ loaderData }: Route.ComponentProps) {
  return <Wizard definition={founderWizard} draft={loaderData} />;
}

export function HydrateFallback() {
  return <WizardFallback {...founderWizard} />;
}
