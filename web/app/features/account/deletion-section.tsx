import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { weekdayOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';
import { useAccountCall } from './use-account-call.ts';

export function DeletionSection({ onAsked }: { onAsked: () => void }) {
  const [asking, setAsking] = useState<boolean>();
  return (
    <AccountSection
      title="Delete your account"
      about={
        <>
          Your profile is hidden at once, and your upcoming calls are cancelled. You have seven days to change
          your mind; after that we remove your data from our database, files and lists. The{' '}
          <Link to={paths.privacy} className="text-link">
            privacy policy
          </Link>{' '}
          says what we keep, and why.
        </>
      }
    >
      {asking ? (
        <AccountForm
          rules={(all) => all.deletion}
          blank={{ password: '' }}
          send={(body) => call('POST /account/deletion', { body })}
          action="Delete my account"
          busyAction="Deleting..."
          danger
          onDone={onAsked}
          onCancel={() => setAsking(false)}
        >
          <PasswordField
            name="password"
            label="Your password"
            hint="So that nobody else can do this in your name"
          />
        </AccountForm>
      ) : (
        <Button className="self-start" autoFocus={asking === false} onClick={() => setAsking(true)}>
          <Trash2 className="size-4.5" aria-hidden="true" /> Delete my account
        </Button>
      )}
    </AccountSection>
  );
}

interface DeletionNoticeProps {
  deletedOn: string;
  /** The person has just asked, at the foot of the page. */
  takesFocus: boolean;
  onKept: () => void;
}

/** At the head of the page while the seven days run. */
export function DeletionNotice({ deletedOn, takesFocus, onKept }: DeletionNoticeProps) {
  const zone = useZone();
  const { busy, run } = useAccountCall();
  const keep = async () => {
    if (await run(() => call('DELETE /account/deletion'))) onKept();
  };
  return (
    <section
      ref={takesFocus ? takeFocus : undefined}
      tabIndex={-1}
      aria-label="Your account will be deleted"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-s-4 border-danger bg-danger-soft p-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">Your account will be deleted on {weekdayOf(deletedOn, zone)}</p>
        <p>Your profile is hidden now. You can still change your mind.</p>
      </div>
      <Button variant="primary" busy={busy} onClick={keep}>
        {busy ? 'Saving...' : 'Keep my account'}
      </Button>
    </section>
  );
}
