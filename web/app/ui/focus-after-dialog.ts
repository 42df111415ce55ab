/** Puts the focus somewhere from a dialog: while one is open, and as it goes, it would take the focus back. */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  const isOpen = document.querySelector('[role="dialog"]') !== null;
  setTimeout(() => (isOpen ? focusAfterDialog(find) : find()?.focus()), 50);
}

/** Before an entry of a list goes: what puts the focus, once it is gone, on whoever stands beside it. */
export function besideInList(entry: Element | null | undefined): () => void {
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return () =>
    focusAfterDialog(
      () => beside?.querySelector<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('main'),
    );
}
