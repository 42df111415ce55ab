import { useState } from 'react';
import type { DraftStore } from '../../form/draft-store.ts';

interface Seen {
  readonly id: string;
  readonly status: string;
}

/** What one is about to propose. */
export interface ProposalDraft<Typed> {
  readonly typed: Typed;
  /** The latest proposal that was seen with it. */
  readonly seen: Seen | undefined;
}

interface Proposing<Typed> {
  kept: DraftStore<ProposalDraft<Typed>>;
  /** What was typed before and not sent. */
  draft: ProposalDraft<Typed> | undefined;
  /** What stands in the form where there is no draft. */
  begin: () => Typed;
  /** The latest proposal, open or not. */
  latest: Seen | undefined;
}

/** What is typed to be proposed, written down as it is typed; newer proposals are shown before they are answered. */
export function useProposing<Typed>({ kept, draft, begin, latest }: Proposing<Typed>) {
  const [typed, setTyped] = useState(() => (draft ? draft.typed : begin()));
  const [seen, setSeen] = useState(draft ? draft.seen : latest);
  return {
    typed,
    set(more: Partial<Typed>) {
      const next = { ...typed, ...more };
      setTyped(next);
      void kept.write({ typed: next, seen: seen && { id: seen.id, status: seen.status } });
    },
    /** The proposal that is answered. */
    after: seen?.id ?? null,
    isOutdated: latest?.id !== seen?.id || latest?.status !== seen?.status,
    onSeen: () => setSeen(latest),
  };
}
