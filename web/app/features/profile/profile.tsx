import { brand } from '@ampersand/contract/brand';
import { profileCompletion } from '@ampersand/contract/completion';
import type { OwnUser } from '@ampersand/contract/users';
import { Pencil } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { skillSuggestions } from '../../form/choices.ts';
import { areaAt, areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { rememberUser, requireRole } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import type { Route } from './+types/profile';
import { CompanyDetails } from './company-details.tsx';
import { OpenDialog } from './own/dialogs.tsx';
import { type Draft, profileDraft, type Target } from './own/draft.ts';
import { createEdits, type Edits } from './own/edits.ts';
import { EducationHistory, WorkExperience } from './own/history-lists.tsx';
import { LogoChanger } from './own/logo-changer.tsx';
import { MissingItems } from './own/missing-items.tsx';
import { OwnHeader } from './own/own-header.tsx';
import { TagEditor } from './own/tag-editor.tsx';
import { loadVisits, Visits } from './own/visits.tsx';
import { WorkSituation } from './work-situation.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Profile | ${brand.name}` }];

/** Who has named that many needs no suggestions. */
const ENOUGH_SKILLS = 5;

/** The page keeps what it shows up to date by itself; a save loads the shell around it anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { role } = areaAt(new URL(request.url).pathname);
  const you = await requireRole(role, request);
  return { you, visits: loadVisits(you.id), draft: await profileDraft(you.id).read() };
}

/** One's own profile, to be edited. */
export default function Profile({ loaderData: { you, visits, draft } }: Route.ComponentProps) {
  const { user, edits } = useOwnProfile(you);
  const area = areaOf(user);
  const company = user.role === 'FOUNDER' ? user.profile.FounderProfile[0] : undefined;
  const completion = profileCompletion(user);
  const [open, setOpen] = useState<{ target: Target; draft?: Draft } | undefined>(
    draft && { target: draft.target, draft },
  );
  const edit = (target: Target) => {
    void profileDraft(you.id).remove();
    setOpen({ target });
  };
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
              logo={<LogoChanger company={company} edits={edits} />}
              action={<EditButton title="Company Details" onClick={() => edit({ dialog: 'company' })} />}
            />
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:contents">
          <div className="max-lg:-order-1">
            <MissingItems completion={completion} onEdit={edit} accountPath={area.paths.account} />
          </div>
          <TagEditors user={user} edits={edits} />
          <Visits userId={you.id} loaded={visits} paths={area.paths} />
        </div>
      </div>
      {open && (
        <OpenDialog
          key={JSON.stringify(open.target)}
          {...open}
          edits={edits}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
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
  const [edits] = useState(() =>
    createEdits(you, (saved) => {
      rememberUser(saved);
      void revalidate();
    }),
  );
  return { user: useSyncExternalStore(edits.subscribe, edits.shown), edits };
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
