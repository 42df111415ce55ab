import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';

const A_YEAR_S = 365 * 24 * 60 * 60;

/** The time zone that a request tells of, by the name that this machine has for it (`Asia/Kolkata`). */
export function zoneIn(cookies: string | null): string | undefined {
  const told = cookies?.split('; ').find((cookie) => cookie.startsWith('zone='));
  const name = told?.slice('zone='.length) ?? '';
  // Zones have names; a difference such as `+05:30` would be one of thousands.
  return /^[a-z]/i.test(name) ? nameOf(name) : undefined;
}

function nameOf(timeZone: string | undefined): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', timeZone ? { timeZone } : {}).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

let own: string | undefined;
const ownZone = () => (own ??= nameOf(undefined));

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
