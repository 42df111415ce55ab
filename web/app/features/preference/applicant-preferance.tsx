import { brand } from '@ampersand/contract/brand';
import {
  APPLICANT_QUESTIONS,
  applicantPreferenceBody,
  getApplicantPreference,
  saveApplicantPreference,
} from '@ampersand/contract/preference';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '../../api.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { pageData, usePageData } from '../../page/page-data.ts';
import { PageError } from '../../page/page-error.tsx';
import { requireRole } from '../../session.ts';
import { EventPanel } from '../event/event-panel.tsx';
import type { Route } from './+types/applicant-preferance';
import { applicantQuestions } from './applicant-questions.ts';
import { loadPreferencePage } from './load-preference-page.ts';
import { PreferenceForm } from './preference-form.tsx';
import { PreferencePage } from './preference-page.tsx';
import { applicantHints, valuesOf } from './values.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Preferences | ${brand.name}` }];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const you = await requireRole('APPLICANT', request);
  return pageData(
    loadPreferencePage(you, request.signal, call(getApplicantPreference, { params: { userId: you.id } })),
  );
}

const resolver = zodResolver(applicantPreferenceBody);
const messages = {
  saved: 'Applicant preferences saved successfully.',
  failed: 'Error saving applicant preferences.',
};

export default function ApplicantPreferance({ loaderData }: Route.ComponentProps) {
  const { you, saved, events, draft } = usePageData(loaderData);
  const hints = saved || draft ? {} : applicantHints(you);
  return (
    <PreferencePage
      title="What Kind Of Startup Would You Like To Join?"
      restored={draft !== undefined}
      side={<EventPanel events={events} />}
    >
      <PreferenceForm
        you={you}
        sections={applicantQuestions}
        initial={draft ?? valuesOf(APPLICANT_QUESTIONS, saved ?? { ...hints, importance: {} })}
        hints={hints}
        restored={draft !== undefined}
        resolver={resolver}
        save={async (body) =>
          (await call(saveApplicantPreference, { params: { userId: you.id }, body })).matchChange
        }
        messages={messages}
      />
    </PreferencePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
