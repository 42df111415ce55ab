import type { OwnUser } from '@ampersand/contract/users';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { signedInHint } from '../../signed-in-hint.ts';

/** Who looks at a public page. `pending`: somebody who is probably logged in, while the server is asked. */
export type Account = { state: 'visitor' } | { state: 'pending' } | { state: 'member'; user: OwnUser };

const visitor: Account = { state: 'visitor' };

/** The pages are the same HTML for everybody; only where a log-in is remembered is the server asked who it is. */
export function useAccount(): { account: Account; loggedOut: () => void } {
  const hint = useSyncExternalStore(noChange, signedInHint, () => false);
  const [known, setKnown] = useState<Account>();
  // Asked after the first paint, so that no visitor waits for it.
  useEffect(() => {
    if (!hint) return;
    let current = true;
    whoIsIt().then((account) => {
      if (current) setKnown(account);
    });
    return () => {
      current = false;
    };
  }, [hint]);
  return {
    account: known ?? (hint ? { state: 'pending' } : visitor),
    loggedOut: () => setKnown(visitor),
  };
}

async function whoIsIt(): Promise<Account> {
  try {
    const { loadUser } = await import('../../session.ts');
    const user = await loadUser();
    return user ? { state: 'member', user } : visitor;
  } catch {
    // A public page works without the server; Login is the way on and says what is wrong.
    return visitor;
  }
}

function noChange() {
  return () => undefined;
}
