import { useEffect, useState } from 'react';
import { type Typed, typedAt } from './typing.ts';

const before: Typed = { first: 0, second: 0, cursor: undefined, done: false };
const after: Typed = { first: Infinity, second: Infinity, cursor: undefined, done: true };

/**
 * A headline that types itself. Its whole text is in the page from the start, the part to come is only transparent:
 * nothing moves, and it reads the same for screen readers, for search engines and without scripts.
 */
export function TypedHeadline({ lines }: { lines: readonly [string, string] }) {
  const typed = useTyping(lines);
  return (
    <h1 className="typed text-5xl" data-waiting={typed === before ? '' : undefined}>
      <Line text={lines[0]} shown={typed.first} cursor={typed.cursor === 0} />{' '}
      <Line text={lines[1]} shown={typed.second} cursor={typed.cursor === 1} />
    </h1>
  );
}

function Line({ text, shown, cursor }: { text: string; shown: number; cursor: boolean }) {
  return (
    <span className="block">
      {text.slice(0, shown)}
      {/* Out of the flow: a box in the middle of a word would let the line break there. */}
      <span aria-hidden="true" className="typed-cursor" hidden={!cursor} />
      <span className="typed-rest">{text.slice(shown)}</span>
    </span>
  );
}

function useTyping(lines: readonly [string, string]): Typed {
  const [typed, setTyped] = useState(before);
  // The clock is the browser's: every frame asks how far the headline must be by now.
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setTyped(after);
      return;
    }
    const start = performance.now();
    let frame = requestAnimationFrame(function next() {
      const now = typedAt(performance.now() - start, lines);
      setTyped((last) => (isSame(last, now) ? last : now));
      if (!now.done) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [lines]);
  return typed;
}

const isSame = (one: Typed, other: Typed) => String(Object.values(one)) === String(Object.values(other));
