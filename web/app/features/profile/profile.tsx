import { brand } from '@ampersand/contract/brand';
import { profileCompletion } from '@ampersand/contract/completion';
import type { OwnUser } from '@ampersand/contract/users';
import { Pencil } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link, useRevalidator } from 'react-router';
import { languageSuggestions, skillSuggestions } from '../../form/choices.ts';
import { loadingFor } from '../../loading.server.ts';
import { once } from '../../once.ts';
import { areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Opening } from '../../ui/opening.tsx';
import type { Route } from './+types/profile';
import { CompanyDetails } from './company-details.tsx';
import { loadOwnEquity } from './load-equity.server.ts';
import { type Draft, profileDraft, type Target } from './own/draft.ts';
import { createEdits, type Edits } from './own/edits.ts';
import { EducationHistory, WorkExperience } from './own/history-lists.tsx';
import { loadVisits } from './own/load-visits.server.ts';
import { LogoChanger } from './own/logo-changer.tsx';
import { MissingItems } from './own/missing-items.tsx';
import { OwnHeader } from './own/own-header.tsx';
import { TagEditor } from './own/tag-editor.tsx';
import { Visits } from './own/visits.tsx';
import { ProfileSection } from './section.tsx';
import { WorkSituation } from './work-situation.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Profile | ${brand.name}` }];

/** Who has named that many needs no suggestions. */
const ENOUGH_SKILLS = 5;

export const loader = loadingFor(async ({ call, user }) => {
  const [visits, equity] = await Promise.all([loadVisits(call, user.id), loadOwnEquity(call, user)]);
  return { you: user, visits, equity, draft: undefined as Draft | undefined };
});

/** What was typed is kept in the browser. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  return { ...loaded, draft: await profileDraft(loaded.you.id).read() };
}

clientLoader.hydrate = true as const;

const loadDialogs = once(async () => {
  const [{ OpenDialog }] = await Promise.all([
    import('./own/dialogs.tsx'),
    import('../../ui/overlays/sheet.tsx'),
  ]);
  return OpenDialog;
});

/** One's own profile, to be edited. */
export default function Profile({ loaderData: { you, visits, equity, draft } }: Route.ComponentProps) {
  const { user, edits } = useOwnProfile(you);
  const area = areaOf(user);
  const company = user.role === 'FOUNDER' ? user.profile.FounderProfile[0] : undefined;
  const completion = profileCompletion(user);
  const { open, edit, close } = useEditing(you.id, draft);
  const parts = { user, edits, onEdit: edit };
  return (
    <div className="flex flex-col gap-6">
      <OwnHeader
        user={user}
        percent={completion.percent}
        edits={edits}
        area={area}
        onEdit={() => edit({ dialog: 'basics' })}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          <WorkExperience {...parts} />
          <EducationHistory {...parts} />
          {user.role === 'APPLICANT' && (
            <WorkSituation
              profile={user.profile}
              action={<EditButton title="Now and next" onClick={() => edit({ dialog: 'work' })} />}
            />
          )}
          {company && (
            <CompanyDetails
              company={company}
              equity={
                equity && (
                  <>
                    {equity}{' '}
                    <Link to={area.paths.preferance} className="text-link text-sm">
                      From your preferences
                    </Link>
                  </>
                )
              }
              logo={<LogoChanger company={company} edits={edits} />}
              action={<EditButton title="Company Details" onClick={() => edit({ dialog: 'company' })} />}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <div className="max-lg:-order-1">
            <MissingItems completion={completion} onEdit={edit} accountPath={area.paths.account} />
          </div>
          <ProfileSection
            title="Your question to whoever writes to you"
            action={
              <EditButton
                title="Your question to whoever writes to you"
                onClick={() => edit({ dialog: 'question' })}
              />
            }
          >
            {user.profile.question ? (
              <p dir="auto" className="wrap-anywhere">
                {user.profile.question}
              </p>
            ) : (
              <p className="text-muted">
                Whoever invites you to connect has to answer it. You have not set one.
              </p>
            )}
          </ProfileSection>
          <TagEditors user={user} edits={edits} />
          <Visits visits={visits} paths={area.paths} />
        </div>
      </div>
      {open && (
        <Opening load={loadDialogs} onClose={close}>
          {(OpenDialog) => (
            <OpenDialog key={JSON.stringify(open.target)} {...open} edits={edits} onClose={close} />
          )}
        </Opening>
      )}
    </div>
  );
}

/** The dialog that is open: the one that was pressed, or else the one in which something was typed before a reload. */
function useEditing(userId: string, draft: Draft | undefined) {
  const [pressed, setPressed] = useState<{ target?: Target; isFirst: boolean }>();
  const { target, isFirst } = pressed ?? { target: draft?.target, isFirst: true };
  // Pressed before the page knew what is kept, it is opened with that.
  const isKept = isFirst && JSON.stringify(target) === JSON.stringify(draft?.target);
  return {
    open: target && { target, ...(isKept && { draft }) },
    edit(wanted: Target) {
      if (pressed) void profileDraft(userId).remove();
      setPressed({ target: wanted, isFirst: !pressed });
    },
    close: () => setPressed({ isFirst: false }),
  };
}

function EditButton({ title, onClick }: { title: string; onClick: () => void }) {
  return (
    <Button size="sm" aria-label={`Edit ${title}`} onClick={onClick}>
      <Pencil className="size-4" aria-hidden="true" /> Edit
    </Button>
  );
}

function TagEditors(parts: { user: OwnUser; edits: Edits }) {
  return (
    <>
      <TagEditor
        {...parts}
        list="skills"
        title="Key Skills"
        hint="What you can do. Three or more work best."
        suggestions={parts.user.profile.skills.length < ENOUGH_SKILLS ? skillSuggestions : []}
      />
      <TagEditor
        {...parts}
        list="languages"
        title="Languages"
        hint="Those you can work in. Others can look for people who speak theirs."
        suggestions={parts.user.profile.languages.length === 0 ? languageSuggestions : []}
      />
      <TagEditor {...parts} list="interests" title="Interests" hint="The fields you care about." />
      <TagEditor {...parts} list="hobbies" title="Hobbies" hint="What you do in your free time." />
      <TagEditor
        {...parts}
        list="habits"
        title="Habits"
        hint="How you live and work, such as “early riser”."
      />
    </>
  );
}

/** The profile as it is being edited. What is saved is what the rest of the app knows of the person. */
function useOwnProfile(you: OwnUser): { user: OwnUser; edits: Edits } {
  const { revalidate } = useRevalidator();
  const [edits] = useState(() => createEdits(you, () => void revalidate()));
  return { user: useSyncExternalStore(edits.subscribe, edits.shown, edits.shown), edits };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
