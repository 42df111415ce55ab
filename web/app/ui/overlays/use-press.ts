import { useLayoutEffect, useRef } from 'react';

/** For a button that takes the place of a pressed one: the press goes on to it, once. */
export function usePress(byKeyboard: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const done = useRef(false);
  useLayoutEffect(() => {
    if (done.current || !button.current) return;
    done.current = true;
    button.current.focus({ preventScroll: true });
    if (byKeyboard)
      button.current.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    else button.current.click();
  }, [byKeyboard]);
  return button;
}
