import { useRef, useState } from 'react';
import type { DraftStore } from '../../form/draft-store.ts';
import { useChanging } from './use-changing.ts';
import { type Faults, useTypedForm } from './use-typed-form.ts';

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

type Kept<Typed> = DraftStore<ProposalDraft<Typed>>;

/** Whether a proposal is being written, and what was typed of it before and not sent. */
export function useWriting<Typed>(kept: Kept<Typed>) {
  const [writes, setWrites] = useState(false);
  const [draft, setDraft] = useState<ProposalDraft<Typed>>();
  const title = useRef<HTMLHeadingElement>(null);
  return {
    writes,
    draft,
    title,
    async write() {
      setDraft(await kept.read());
      setWrites(true);
    },
    close() {
      setWrites(false);
      // The form that had the focus goes.
      title.current?.focus();
    },
  };
}

interface Proposing<Typed, Terms, Field extends string> {
  kept: Kept<Typed>;
  draft: ProposalDraft<Typed> | undefined;
  /** What stands in the form where there is no draft. */
  begin: () => Typed;
  /** The latest proposal, open or not. */
  latest: Seen | undefined;
  read: (typed: Typed) => { terms?: Terms; faults: Faults<Field> };
  /** `after` is the proposal that is answered. */
  send: (body: { terms: Terms; after: string | null }) => Promise<unknown>;
  refresh: () => Promise<void>;
  onDone: () => void;
}

/** What is typed to be proposed, written down as it is typed; newer proposals are shown before they are answered. */
export function useProposing<Typed, Terms, Field extends string>(proposing: Proposing<Typed, Terms, Field>) {
  const { kept, draft, begin, latest, read, send, refresh, onDone } = proposing;
  const [typed, setTyped] = useState(() => (draft ? draft.typed : begin()));
  const [seen, setSeen] = useState(draft ? draft.seen : latest);
  const { terms, faults } = read(typed);
  const close = () => {
    void kept.remove();
    onDone();
  };
  const { submit, errorAt, busy, failure } = useTypedForm({
    body: terms && { terms, after: seen?.id ?? null },
    faults,
    changing: useChanging(refresh),
    send,
    onDone: close,
  });
  return {
    typed,
    terms,
    errorAt,
    set(more: Partial<Typed>) {
      const next = { ...typed, ...more };
      setTyped(next);
      void kept.write({ typed: next, seen: seen && { id: seen.id, status: seen.status } });
    },
    submit,
    end: {
      isOutdated: latest?.id !== seen?.id || latest?.status !== seen?.status,
      onSeen: () => setSeen(latest),
      busy,
      failure,
      onCancel: close,
    },
  };
}
