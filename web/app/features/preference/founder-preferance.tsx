import { brand } from '@ampersand/contract/brand';
import {
  FOUNDER_QUESTIONS,
  founderPreferenceBody,
  getFounderPreference,
  saveFounderPreference,
} from '@ampersand/contract/preference';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '../../api.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { pageData, usePageData } from '../../page/page-data.ts';
import { PageError } from '../../page/page-error.tsx';
import { requireRole } from '../../session.ts';
import { EventPanel } from '../event/event-panel.tsx';
import { Highlights } from '../event/highlights.tsx';
import type { Route } from './+types/founder-preferance';
import { founderQuestions } from './founder-questions.ts';
import { loadPreferencePage } from './load-preference-page.ts';
import { PreferenceForm } from './preference-form.tsx';
import { PreferencePage } from './preference-page.tsx';
import { founderHints, valuesOf } from './values.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Preferences | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const you = await requireRole('FOUNDER', request);
  return pageData(
    loadPreferencePage(you, request.signal, call(getFounderPreference, { params: { userId: you.id } })),
  );
}

const resolver = zodResolver(founderPreferenceBody);
const messages = { saved: 'Preferences saved successfully.', failed: 'Error saving preferences.' };

export default function FounderPreferance({ loaderData }: Route.ComponentProps) {
  const { you, saved, events, draft } = usePageData(loaderData);
  const hints = saved || draft ? {} : founderHints(you);
  return (
    <PreferencePage
      title="What Are You Looking For In A Co-Founder?"
      restored={draft !== undefined}
      side={
        <>
          <EventPanel events={events} />
          <Highlights />
        </>
      }
    >
      <PreferenceForm
        you={you}
        sections={founderQuestions}
        initial={draft ?? valuesOf(FOUNDER_QUESTIONS, saved ?? { ...hints, importance: {} })}
        hints={hints}
        reminders={saved ? {} : { skillsNeeded: you.profile.FounderProfile[0]?.lookingFor }}
        restored={draft !== undefined}
        resolver={resolver}
        save={async (body) =>
          (await call(saveFounderPreference, { params: { userId: you.id }, body })).matchChange
        }
        messages={messages}
      />
    </PreferencePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
