import type { DeskCard } from '@ampersand/contract/desk';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api.ts';
import type { You } from '../../page/you.ts';
import { OwnNote } from '../choices/own-note.tsx';

interface CardNoteProps {
  you: You;
  card: DeskCard;
  onChanged: (card: DeskCard) => void;
}

/** The private note about somebody: its beginning, and all of it to write in. */
export function CardNote({ you, card: { person, note }, onChanged }: CardNoteProps) {
  const [open, setOpen] = useState(false);
  const [atFirst, setAtFirst] = useState<string>();

  async function keep(text: string) {
    const { data } = await call('PATCH /desk/{userId}', {
      params: { userId: person.id },
      body: { note: text },
    });
    if (data) onChanged(data);
  }

  function toggle() {
    // What is typed stays while it is closed.
    setAtFirst(atFirst ?? note ?? '');
    setOpen(!open);
  }

  return (
    <div className="text-sm">
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex min-h-9 max-w-full items-center gap-2 rounded-control touch:min-h-11"
      >
        <StickyNote className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <span className="sr-only">Your note about {person.fullName}: </span>
        {note ? (
          <bdi className="min-w-0 truncate">{note}</bdi>
        ) : (
          <span className="text-primary">Add a note</span>
        )}
      </button>
      {atFirst !== undefined && (
        <div hidden={!open}>
          <OwnNote you={you} person={person} note={atFirst} keep={keep} />
        </div>
      )}
    </div>
  );
}
