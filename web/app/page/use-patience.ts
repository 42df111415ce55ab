import { useEffect, useState } from 'react';

/** What is there sooner needs no skeleton. */
const PATIENCE_MS = 250;

/** What is awaited, once it takes long. */
export function usePatience(awaited: string | undefined, patienceMs = PATIENCE_MS): string | undefined {
  const [late, setLate] = useState<string>();
  // Only time tells whether something takes long.
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(setLate, patienceMs, awaited);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited, patienceMs]);
  return awaited === late ? late : undefined;
}
