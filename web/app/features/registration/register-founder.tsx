import { brand } from '@ampersand/contract/brand';
import { loadingForStrangers } from '../../loading.server.ts';
import { type MetaOf, pageMeta } from '../../page/page-meta.ts';
import { paths } from '../../paths.ts';
import type { Route } from './+types/register-founder';
import { founderWizard } from './founder-steps.tsx';
import { loadDraft } from './wizard/load-draft.ts';
import { Wizard } from './wizard/wizard.tsx';

export const meta = (page: MetaOf) =>
  pageMeta(page, {
    title: 'Sign up as Founder',
    description: `Find the co-founder or team your startup needs. ${brand.signUpTagline}.`,
    path: paths.registerFounder,
    image: { path: '/og/register-founder.png', alt: 'Sign up as Founder' },
  });

/** What a stranger typed is kept in the browser: not known before that runs. */
export const loader = loadingForStrangers();

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await serverLoader();
  return loadDraft(founderWizard);
}

clientLoader.hydrate = true as const;

/** The draft is read once; after that the form holds the answers, whatever step the address names. */
export function shouldRevalidate() {
  return false;
}

export default function RegisterFounder({ loaderData }: Route.ComponentProps) {
  return <Wizard definition={founderWizard} draft={loaderData} />;
}
