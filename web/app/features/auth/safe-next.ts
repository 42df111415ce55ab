/** Stands for this site while an address is read; no real host. */
const HERE = 'https://here.invalid';

/**
 * The address to go to after logging in: a path of this site, or undefined for anything else.
 * Read as the browser reads it, because it takes `/\evil.com` and `/⇥/evil.com` for other sites, too.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/') || !URL.canParse(next, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
