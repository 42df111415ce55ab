/** Three rows of two on a laptop. With more, a phone waits for another round trip before it paints (TCP begins with 14.6 kB). */
const FIRST = 6;
const STEP = 12;
const SHOW = 'show';

/** How many of a list an address asks for: `?show=40`; at least the first. */
export function shownIn({ searchParams }: URL): number {
  const asked = Number(searchParams.get(SHOW));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, FIRST), 1000) : FIRST;
}

/** The search part of the address with one step more. */
export function showMore(search: string, shown: number): string {
  const params = new URLSearchParams(search);
  params.set(SHOW, String(shown + STEP));
  return `?${params}`;
}
