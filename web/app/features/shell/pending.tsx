import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A page that is there sooner needs no skeleton. */
const PATIENCE_MS = 250;

/** The address of another page that takes long to come, once it does. */
export function usePendingPage(): string | undefined {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const awaited = target === pathname ? undefined : target;
  const [late, setLate] = useState<string>();
  // Only time tells whether a page takes long.
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(setLate, PATIENCE_MS, awaited);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited]);
  return awaited === late ? late : undefined;
}

/** A thin line at the top while a page is on its way. */
export function ProgressLine() {
  const busy = useNavigation().state !== 'idle';
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-accent ease-out rtl:origin-right',
        busy ? 'scale-x-90 opacity-100 transition-[scale] delay-150 duration-3000' : 'scale-x-0 opacity-0',
      )}
    />
  );
}
