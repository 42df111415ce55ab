import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface OrderInputProps {
  label: string;
  items: readonly { id: string; label: string }[];
  /** The ids of the items, the first first; undefined: not put in an order yet. */
  value: readonly string[] | undefined;
  onChange: (order: string[]) => void;
}

/** Items that are moved up and down until they stand in one's own order. */
export function OrderInput({ label, items, value, onChange }: OrderInputProps) {
  const [said, setSaid] = useState('');
  const order = value ?? items.map(({ id }) => id);
  const labelOf = (id: string) => items.find((item) => item.id === id)?.label ?? '';

  function move(from: number, to: number) {
    const id = order[from] ?? '';
    const moved = order.toSpliced(from, 1).toSpliced(to, 0, id);
    onChange(moved);
    setSaid(`${labelOf(id)}: now number ${to + 1} of ${order.length}`);
  }

  return (
    <div>
      <ol aria-label={label} className="flex flex-col gap-2">
        {order.map((id, place) => (
          <li
            key={id}
            className="flex items-center gap-2 rounded-control border border-edge bg-surface py-1 ps-3.5 pe-1"
          >
            <span aria-hidden="true" className="w-5 font-semibold text-muted tabular-nums">
              {value ? place + 1 : '·'}
            </span>
            <span className="min-w-0 flex-1">{labelOf(id)}</span>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={`Move up: ${labelOf(id)}`}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <ArrowUp className="size-4.5" aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              size="sm"
              icon
              aria-label={`Move down: ${labelOf(id)}`}
              disabled={place === order.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <ArrowDown className="size-4.5" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ol>
      {!value && (
        <Button size="sm" className="mt-3" onClick={() => onChange([...order])}>
          This is my order
        </Button>
      )}
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
