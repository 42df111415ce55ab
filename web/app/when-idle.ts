/** Where the browser does not tell when it is idle (Safari), this long after the page has loaded. */
const REST_MS = 1000;

/** Runs `work` once the page has loaded and nothing else is to be done. @returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  const off = new AbortController();
  const rest = () => {
    if ('requestIdleCallback' in window) {
      const id = requestIdleCallback(work);
      off.signal.addEventListener('abort', () => cancelIdleCallback(id));
    } else {
      const timer = setTimeout(work, REST_MS);
      off.signal.addEventListener('abort', () => clearTimeout(timer));
    }
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal: off.signal });
  return () => off.abort();
}
