import { Flag } from 'lucide-react';
import { useDialogParam } from '../../page/dialog-param.ts';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import { ReportDialog } from './report-dialog.tsx';

interface ReportButtonProps {
  you: You;
  person: { id: string; fullName: string; calledName: string };
  /** The request of theirs that it is about. */
  invitationId?: string;
  /** Tells it from another one about the same person. */
  place?: string;
}

/** Opens the form that tells moderators of somebody. */
export function ReportButton({ you, person, invitationId, place }: ReportButtonProps) {
  const report = useDialogParam('report');
  const value = [place, invitationId ?? person.id].filter(Boolean).join('-');
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => report.open(value)}
      >
        <Flag className="size-4.5" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          Report <bdi>{person.calledName}</bdi>
        </span>
      </Button>
      {report.value === value && (
        <ReportDialog
          you={you}
          person={person}
          {...(invitationId && { invitationId })}
          onClose={report.close}
        />
      )}
    </>
  );
}
