import { useEffectEvent, useLayoutEffect } from 'react';
import { choiceIn } from '../ui/choices.ts';

/**
 * Hears single keys pressed on a page: none with Ctrl, Alt or the command key, none that are typed into a field or pressed over a dialog, none
 * where the member has switched them off (WCAG 2.1.4).
 */
export function useSingleKeys(press: (event: KeyboardEvent) => void): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (choiceIn(document.cookie, 'keys') === 'off' || document.querySelector('[role=dialog]')) return;
    press(event);
  });

  // The keyboard is outside React; a key pressed as the page appears counts.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
