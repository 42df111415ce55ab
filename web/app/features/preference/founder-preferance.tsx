import { brand } from '@ampersand/contract/brand';
import { ifMatch } from '@ampersand/contract/path';
import { FOUNDER_QUESTIONS } from '@ampersand/contract/questions';
import { call } from '../../api.ts';
import { loadingFor } from '../../loading.server.ts';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { EventPanel } from '../event/event-panel.tsx';
import { Highlights } from '../event/highlights.tsx';
import type { Route } from './+types/founder-preferance';
import { withDraft } from './draft.ts';
import { founderQuestions } from './founder-questions.ts';
import { loadPreferencePage } from './load-preference-page.server.ts';
import { PreferenceForm } from './preference-form.tsx';
import { PreferencePage } from './preference-page.tsx';
import { withStanding } from './readable.ts';
import { founderHints } from './values.ts';

export const shouldRevalidate = unlessOnlyDialog;

export const meta: Route.MetaFunction = () => [{ title: `Preferences | ${brand.name}` }];

export const loader = loadingFor(({ call, user }) =>
  loadPreferencePage(call, user, call('GET /preference/founder/{userId}', { params: { userId: user.id } })),
);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => withDraft(serverLoader());

clientLoader.hydrate = true as const;

const rules = async () => (await import('@ampersand/contract/preference')).founderPreferenceBody;
const messages = { saved: 'Preferences saved successfully.', failed: 'Error saving preferences.' };

export default function FounderPreferance({ loaderData }: Route.ComponentProps) {
  const { you, saved, events, draft } = loaderData;
  const hints = saved || draft ? {} : founderHints(you);
  return (
    <PreferencePage
      title="What Are You Looking For In A Co-Founder?"
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
        questions={FOUNDER_QUESTIONS}
        saved={saved}
        draft={draft}
        hints={hints}
        reminders={saved ? {} : { skillsNeeded: you.profile.FounderProfile[0]?.lookingFor }}
        rules={rules}
        load={async () =>
          (await call('GET /preference/founder/{userId}', { params: { userId: you.id } })).data
        }
        save={(values, version) =>
          call('POST /preference/founder/{userId}', {
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
