import { useEffect } from 'react';

/** Tells styles how much of the window a phone's keyboard leaves: not all browsers make the window smaller for it. */
export function useVisibleHeight(): void {
  // The keyboard is outside React.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    // Who looks closer has no less of it.
    const measure = () => style.setProperty('--visible-height', `${viewport.height * viewport.scale}px`);
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--visible-height');
    };
  }, []);
}
