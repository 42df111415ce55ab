import { Dialog } from '../../ui/dialog.tsx';
import type { DialogControl } from './dialog-link.tsx';
import { useWaitlist, WaitlistForm, waitlistLead } from './waitlist-form.tsx';

/** What was typed stays when the dialog is closed and opened again. */
export default function WaitlistDialog({ open, onClose }: DialogControl) {
  const waitlist = useWaitlist();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Join the Waitlist"
      description={waitlist.answer ? undefined : waitlistLead}
    >
      <WaitlistForm waitlist={waitlist} />
    </Dialog>
  );
}
