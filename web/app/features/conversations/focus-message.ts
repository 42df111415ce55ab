/** The focus goes to what can be done about a message, where that is on the page; else to the message itself. */
export function focusMessage(id: string): void {
  const row = rowOf(id);
  (row?.querySelector<HTMLElement>('[data-options] button') ?? row)?.focus();
}

export const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-message="${id}"]`);
