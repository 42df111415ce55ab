import { paths } from '../../paths.ts';

/** The dialogs of the public pages, for `DialogLink`. */
export const contactDialog = { to: paths.contact, load: () => withSheet(import('./contact-dialog.tsx')) };
export const waitlistDialog = { to: paths.waitlist, load: () => withSheet(import('./waitlist-dialog.tsx')) };

/** What every dialog needs comes along, not after it. */
async function withSheet<Dialog>(coming: Promise<Dialog>): Promise<Dialog> {
  const [dialog] = await Promise.all([coming, import('../../ui/overlays/sheet.tsx')]);
  return dialog;
}
