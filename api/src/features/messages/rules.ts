const EDIT_MS = 15 * 60 * 1000;

/** Whether a message is young enough to be changed. */
export function canEdit({ createdAt }: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < EDIT_MS;
}
