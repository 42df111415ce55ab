/**
 * Puts the focus somewhere from a dialog: while one is open, and as it goes, it would take the focus back. Who presses something
 * else meanwhile keeps it there.
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  const isOpen = document.querySelector('[role="dialog"]') !== null;
  const pressed = new AbortController();
  const { signal } = pressed;
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => pressed.abort(), { capture: true, signal });
  setTimeout(() => {
    if (isOpen) focusAfterDialog(find);
    else if (!signal.aborted) find()?.focus();
    pressed.abort();
  }, 50);
}

/** Before an entry of a list goes: what puts the focus, once it is gone, on whoever stands beside it. */
export function besideInList(entry: Element | null | undefined): () => void {
  const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return () =>
    focusAfterDialog(
      () => beside?.querySelector<HTMLElement>('[tabindex="-1"]') ?? document.getElementById('main'),
    );
}
