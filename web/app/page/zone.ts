import { zoneOf } from '@ampersand/contract/zones';
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** The time zone that a request tells of, by the name that this machine has for it (`Asia/Kolkata`). */
export function zoneIn(cookies: string | null): string | undefined {
  const told = cookies?.split('; ').find((cookie) => cookie.startsWith('zone='));
  const name = told?.slice('zone='.length) ?? '';
  return zoneOf(name);
}

let own: string | undefined;
const ownZone = () => (own ??= zoneOf(new Intl.DateTimeFormat().resolvedOptions().timeZone));

/** Lets the server know the reader's time zone from the next page on. */
export function keepZone(): void {
  const kept = `zone=${ownZone() ?? ''}`;
  if (document.cookie.split('; ').includes(kept)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the cookie store yet.
  document.cookie = `${kept}; path=/; samesite=lax; max-age=${A_YEAR_S}`;
}

const never = () => () => undefined;

/**
 * The reader's time zone; undefined where the server does not know it yet. A page starts with what the server wrote, and
 * goes on with what the browser says.
 */
export function useZone(): string | undefined {
  const told = useRouteLoaderData<{ zone?: string }>('root')?.zone;
  return useSyncExternalStore(never, ownZone, () => told);
}
