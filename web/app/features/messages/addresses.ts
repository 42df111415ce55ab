/** Search parameter of the list of invitations: the cursor of the page that came before. */
export const BEFORE = 'before';
