/** The dialogs of the public pages, for `DialogButton`. */
export const loadContact = () => import('./contact-dialog.tsx');
export const loadWaitlist = () => import('./waitlist-dialog.tsx');
