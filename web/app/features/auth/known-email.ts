/** The address that the page before has handed over in the history entry, if it did. */
export function knownEmail(state: unknown): string {
  return typeof state === 'object' && state && 'email' in state ? String(state.email) : '';
}
