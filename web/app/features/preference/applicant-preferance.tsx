import { brand } from '@ampersand/contract/brand';
import { ifMatch } from '@ampersand/contract/path';
import { APPLICANT_QUESTIONS } from '@ampersand/contract/questions';
import { call } from '../../api.ts';
import { loadingFor } from '../../loading.server.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { EventPanel } from '../event/event-panel.tsx';
import type { Route } from './+types/applicant-preferance';
import { applicantQuestions } from './applicant-questions.ts';
import { withDraft } from './draft.ts';
import { loadPreferencePage } from './load-preference-page.server.ts';
import { PreferenceForm } from './preference-form.tsx';
import { PreferencePage } from './preference-page.tsx';
import { withStanding } from './readable.ts';
import { applicantHints } from './values.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Preferences | ${brand.name}` }];

export const loader = loadingFor(({ call, user }) =>
  loadPreferencePage(call, user, call('GET /preference/applicant/{userId}', { params: { userId: user.id } })),
);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withDraft(serverLoader());

clientLoader.hydrate = true as const;

const rules = async () => (await import('@ampersand/contract/preference')).applicantPreferenceBody;
const messages = {
  saved: 'Applicant preferences saved successfully.',
  failed: 'Error saving applicant preferences.',
};

export default function ApplicantPreferance({ loaderData }: Route.ComponentProps) {
  const { you, saved, events, draft } = loaderData;
  const hints = saved || draft ? {} : applicantHints(you);
  return (
    <PreferencePage
      title="What Kind Of Startup Would You Like To Join?"
      side={<EventPanel events={events} />}
    >
      <PreferenceForm
        you={you}
        sections={applicantQuestions}
        questions={APPLICANT_QUESTIONS}
        saved={saved}
        draft={draft}
        hints={hints}
        rules={rules}
        load={async () =>
          (await call('GET /preference/applicant/{userId}', { params: { userId: you.id } })).data
        }
        save={(values, version) =>
          call('POST /preference/applicant/{userId}', {
            params: { userId: you.id },
            headers: ifMatch(version),
            body: withStanding(values),
          })
        }
        messages={messages}
      />
    </PreferencePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
