import { type KeyboardEvent, type PointerEvent, type ReactNode, useCallback, useState } from 'react';

interface ExplorerProps {
  label: string;
  /** Places from 0 to `most`, from left to right. */
  most: number;
  at: number;
  /** What is at the place, in words. */
  words: string;
  /** How far Page Up and Page Down go. */
  page?: number;
  /** Where on a width the first and the last place lie, both in pixels. */
  ends: (width: number) => readonly [number, number];
  onMove: (at: number) => void;
  /** Draws it in so many pixels, so that what is written in it stays as large everywhere; `scale`: how large text is, usually 1. */
  children: (width: number, scale: number) => ReactNode;
}

/** A picture that one walks along with mouse, finger or arrow keys: to screen readers a slider that says in words what is where it stands. */
export function Explorer(props: ExplorerProps) {
  const { label, most, at, words, page = 1, ends, onMove, children } = props;
  const [{ width, scale }, measure] = useSize();
  const move = (next: number) => onMove(Math.min(most, Math.max(0, next)));

  function point({ currentTarget, clientX }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    const [from, to] = ends(box.width);
    const along = (clientX - box.left - from) / Math.max(1, to - from);
    move(Math.round(along * most));
  }

  function press(event: KeyboardEvent) {
    const next = {
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      PageUp: at + page,
      PageDown: at - page,
      Home: 0,
      End: most,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  }

  return (
    <div
      ref={measure}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={at}
      aria-valuetext={words}
      className="touch-pan-y rounded-control"
      onKeyDown={press}
      onPointerDown={point}
      onPointerMove={point}
    >
      {children(width, scale)}
    </div>
  );
}

const USUAL = { width: 640, scale: 1 } as const;
const USUAL_TEXT = 16;

/** How many pixels wide something is, and how large text is in it, followed as it changes. */
function useSize() {
  const [size, setSize] = useState<{ width: number; scale: number }>(USUAL);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const text = Number.parseFloat(getComputedStyle(element).fontSize);
      setSize({ width: Math.max(160, element.clientWidth), scale: text / USUAL_TEXT });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, measure] as const;
}
