/** Milliseconds. */
const TIMES = { first: 30, pause: 300, second: 40, blink: 500 } as const;

/** Text that moves or blinks for longer would need a way to stop it (WCAG 2.2, 2.2.2). */
const REST_AFTER_MS = 5000;

export interface Typed {
  /** How many characters of each line are there. */
  first: number;
  second: number;
  /** Where the cursor stands: 0, 1, or nowhere. */
  cursor: 0 | 1 | undefined;
  done: boolean;
}

/**
 * The headline `elapsed` milliseconds after it began: a character of the first line every 30 ms, 300 ms of pause,
 * a character of the second line every 40 ms. The cursor turns on and off every 500 ms and rests after five seconds.
 */
export function typedAt(elapsed: number, [firstLine, secondLine]: readonly [string, string]): Typed {
  const secondStart = firstLine.length * TIMES.first + TIMES.pause;
  const first = clamp(Math.floor(elapsed / TIMES.first), firstLine.length);
  const second = clamp(Math.floor((elapsed - secondStart) / TIMES.second), secondLine.length);
  const end = secondStart + secondLine.length * TIMES.second;
  const done = elapsed >= Math.max(end, REST_AFTER_MS);
  const on = !done && Math.floor(elapsed / TIMES.blink) % 2 === 0;
  const line = elapsed < secondStart ? 0 : 1;
  return { first, second, cursor: on ? line : undefined, done };
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
