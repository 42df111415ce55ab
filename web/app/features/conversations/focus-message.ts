/** The focus goes to what can be done about a message, where that is on the page; else to the message itself. */
export function focusMessage(id: string): void {
  const row = rowOf(id);
  (row?.querySelector<HTMLElement>('[data-options] button') ?? row)?.focus();
}

/** A message that had the focus keeps it, though what was pressed in it goes. */
export function keepFocusAt(id: string): void {
  const row = rowOf(id);
  const { activeElement } = document;
  if (row?.contains(activeElement) || activeElement === document.body) row?.focus();
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-message="${id}"]`);
