/**
 * Marks what a finger is on as pressed at once. Browsers wait with `:active` until they know that the finger does not scroll,
 * which is longer than the tenth of a second in which a press should be answered.
 */
export function markPresses(): void {
  let pressed: Element | null = null;
  const release = () => {
    pressed?.removeAttribute('data-pressed');
    pressed = null;
  };
  addEventListener(
    'pointerdown',
    ({ target, isPrimary }) => {
      release();
      if (!isPrimary || !(target instanceof Element)) return;
      pressed = target.closest('a, button:enabled, summary');
      pressed?.setAttribute('data-pressed', '');
    },
    { capture: true, passive: true },
  );
  for (const end of ['pointerup', 'pointercancel', 'pagehide'] as const)
    addEventListener(end, release, { capture: true, passive: true });
}
