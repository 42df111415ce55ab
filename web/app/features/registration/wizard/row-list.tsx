import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { Answers, Row, RowEntry } from './definition.ts';
import { addRow, clearRow, editRow, isBegun, removeRow, rowsOf, typedRow } from './row-entry.ts';

interface RowListProps {
  entry: RowEntry;
  /** How a row is shown: "CTO at Acme", its dates, its text. */
  describe: (row: Row) => { title: string; period: string; text: string };
  /** The fields of the row being typed. */
  children: ReactNode;
}

/** A list that grows row by row: the rows so far, and a form for one more. */
export function RowList({ entry, describe, children }: RowListProps) {
  const form = useFormContext<Answers>();
  useWatch({ control: form.control, name: [entry.list, entry.name] });
  const editor = useRef<HTMLFieldSetElement>(null);
  const [news, setNews] = useState('');
  const rows = rowsOf(form, entry);
  const begun = isBegun(typedRow(form, entry));

  function focusFirst(selector: string) {
    requestAnimationFrame(() => editor.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  async function add() {
    const row = await addRow(form, entry);
    setNews(row ? `Added ${describe(row).title}` : '');
    focusFirst(row ? 'input' : '[aria-invalid="true"]');
  }

  async function edit(position: number) {
    if (!(await editRow(form, entry, position))) return focusFirst('[aria-invalid="true"]');
    setNews('');
    focusFirst('input');
  }

  function remove(position: number) {
    const row = rows[position];
    removeRow(form, entry, position);
    setNews(row ? `Removed ${describe(row).title}` : '');
    focusFirst('input');
  }

  function onKeyDown(event: KeyboardEvent) {
    const inText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || !inText || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void add();
  }

  return (
    <div className="flex flex-col gap-6">
      {rows.length > 0 && (
        <ul id={entry.list} aria-label={`Your ${entry.noun} entries`} className="flex flex-col gap-3">
          {rows.map((row, position) => (
            <RowCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its position alone.
              key={position}
              {...describe(row)}
              onEdit={() => edit(position)}
              onRemove={() => remove(position)}
            />
          ))}
        </ul>
      )}
      <fieldset
        ref={editor}
        onKeyDown={onKeyDown}
        className="min-w-0 rounded-card border border-line bg-surface p-4 sm:p-6"
      >
        <legend className="sr-only">{`Add ${entry.noun}`}</legend>
        <div className="fields grid gap-5 sm:grid-cols-2">{children}</div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={add}>
            <Plus className="size-5" aria-hidden="true" />
            {`Add ${entry.noun}`}
          </Button>
          {begun && (
            <Button
              variant="quiet"
              onClick={() => {
                clearRow(form, entry);
                setNews('Cleared');
                focusFirst('input');
              }}
            >
              Clear
            </Button>
          )}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

interface RowCardProps {
  title: string;
  period: string;
  text: string;
  onEdit: () => void;
  onRemove: () => void;
}

function RowCard({ title, period, text, onEdit, onRemove }: RowCardProps) {
  return (
    <li className="flex items-start gap-2 rounded-card border border-line bg-surface py-3 ps-4 pe-2 sm:ps-6">
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{title}</p>
        {period && <p className="text-sm text-muted">{period}</p>}
        {text && <p className="mt-1 line-clamp-2 text-sm text-muted">{text}</p>}
      </div>
      <Button variant="quiet" icon aria-label={`Edit ${title}`} onClick={onEdit}>
        <Pencil className="size-5" aria-hidden="true" />
      </Button>
      <Button variant="quiet" icon aria-label={`Remove ${title}`} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden="true" />
      </Button>
    </li>
  );
}
