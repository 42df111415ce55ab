import { Dialog } from '../../ui/dialog.tsx';
import { ContactForm, contactLead, useContact } from './contact-form.tsx';
import type { DialogControl } from './dialog-link.tsx';

/** What was typed stays when the dialog is closed and opened again. */
export default function ContactDialog({ open, onClose }: DialogControl) {
  const contact = useContact();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Connect with us"
      description={contact.answer ? undefined : contactLead}
    >
      <ContactForm contact={contact} />
    </Dialog>
  );
}
