import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface ReportButtonProps {
  you: You;
  person: { id: string; fullName: string; calledName: string };
  /** The request of theirs that it is about. */
  invitationId?: string;
}

/** Opens the form that tells moderators of somebody. */
export function ReportButton({ you, person, invitationId }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag className="size-4.5" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          Report <bdi>{person.calledName}</bdi>
        </span>
      </Button>
      {open && (
        <ReportDialog
          you={you}
          person={person}
          {...(invitationId && { invitationId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
