import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Overlay } from './overlay.tsx';

/** What is over sooner covers nothing. */
const PATIENCE_MS = 300;

/** Covers the screen while something runs that takes its time. @returns what to render, and what watches it. */
export function useOverlay(text: string, more?: ReactNode) {
  const [isShown, setShown] = useState(false);

  async function cover<Value>(running: Promise<Value>): Promise<Value> {
    const timer = setTimeout(setShown, PATIENCE_MS, true);
    try {
      return await running;
    } finally {
      clearTimeout(timer);
      // What follows may move the focus, which the overlay would keep.
      flushSync(() => setShown(false));
    }
  }

  return { overlay: isShown && <Overlay more={more}>{text}</Overlay>, cover };
}
