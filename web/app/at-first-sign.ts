const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Runs `begin` once, at the first sign that somebody is there. @returns what calls it, and what it began, off. */
export function atFirstSign(begin: () => () => void): () => void {
  const off = new AbortController();
  let end: (() => void) | undefined;
  const react = () => {
    off.abort();
    end = begin();
  };
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, react, { passive: true, signal: off.signal });
  return () => {
    off.abort();
    end?.();
  };
}
