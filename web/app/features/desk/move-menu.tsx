import type { DeskCard, DeskColumn } from '@ampersand/contract/desk';
import { ChevronDown } from 'lucide-react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { columnNames, columns } from './words.ts';

interface MoveMenuProps {
  card: DeskCard;
  onMoved: (card: DeskCard) => void;
}

/** Puts somebody into another column. */
export function MoveMenu({ card: { person, column }, onMoved }: MoveMenuProps) {
  const { busy, run } = useCall();

  function move(to: DeskColumn) {
    if (busy) return;
    void run({
      send: () => call('PATCH /desk/{userId}', { params: { userId: person.id }, body: { column: to } }),
      onDone: ({ data }) => data && onMoved(data),
      onFailure: ({ message }) => toast.error(message),
    });
  }

  return (
    <Menu
      label={`Move to: ${person.fullName}`}
      className="border border-edge px-3 text-sm font-semibold"
      button={
        <>
          Move to
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      {columnNames
        .filter((name) => name !== column)
        .map((name) => (
          <button key={name} type="button" onClick={() => move(name)}>
            {columns[name]}
          </button>
        ))}
    </Menu>
  );
}
