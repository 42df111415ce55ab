import { useState, useSyncExternalStore } from 'react';

/*
 * A press that starts on a control must end on it. Leaving a field moves the focus on the way down, and what follows
 * from that (an error that comes or goes, a tag that is added) would move the control from under the pointer: the
 * browser then drops the click. So whatever a blur brings about waits here until the press is over.
 */
let pressed = false;
const listeners = new Set<() => void>();
const waiting: (() => void)[] = [];

function notify() {
  for (const listener of listeners) listener();
}

function press(event: MouseEvent) {
  if (event.button !== 0 || pressed) return;
  pressed = true;
  notify();
}

function release() {
  if (!pressed) return;
  pressed = false;
  for (const run of waiting.splice(0)) run();
  // A radio that is drawn anew between its click and what hears of it is set back, and nobody hears.
  setTimeout(notify);
}

/** A release that makes a click makes it before this runs. */
const releaseSoon = () => setTimeout(release);

if (typeof window !== 'undefined') {
  // After a touch the focus moves with the mouse events that follow the pointer's.
  for (const down of ['pointerdown', 'mousedown'] as const) addEventListener(down, press, true);
  for (const up of ['pointerup', 'mouseup'] as const) addEventListener(up, releaseSoon, true);
  // A click is heard here before its handlers run, so they see what has waited.
  for (const end of ['click', 'contextmenu', 'pointercancel', 'keydown'] as const)
    addEventListener(end, release, true);
  addEventListener('blur', ({ target }) => target === window && release());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The value, but while a press lasts the one from before it: for what takes room on the page and can change on a blur. */
export function useUnmoved<Value>(value: Value): Value {
  const held = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  );
  const [shown, setShown] = useState(value);
  if (!held && !Object.is(shown, value)) setShown(value);
  return held ? shown : value;
}

/** Runs at once, or when the press that lasts is over: just before the click's own handlers. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
