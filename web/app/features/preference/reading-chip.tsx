import { clsx } from 'clsx';
import { Pencil, Undo2, X } from 'lucide-react';
import { once } from '../../once.ts';
import { Opener } from '../../ui/opener.tsx';
import type { Chip } from './chips.ts';
import type { Correctable } from './correction-editor.tsx';

interface ReadingChipProps {
  /** Undefined: a button to say what was not read. */
  chip: Chip | undefined;
  /** The question. */
  label: string;
  /** Something else can be said in its place. */
  opens: Correctable | undefined;
  /** Strikes it out, or takes it back. */
  onToggle: () => void;
}

const loadEditor = once(async () => (await import('./correction-editor.tsx')).CorrectionEditor);

/** What was read, as a button that corrects it. */
export function ReadingChip({ chip, label, opens, onToggle }: ReadingChipProps) {
  const { words, isStruck = false } = chip ?? {};
  const look = clsx(
    'inline-flex min-h-8 max-w-full min-w-0 items-center gap-1.5 rounded-[0.4rem] border border-edge px-2.5 py-1 text-start font-medium wrap-anywhere transition-colors hover:border-ink touch:min-h-11',
    isStruck && 'text-muted',
  );
  const icon = 'size-3.5 shrink-0 text-muted';
  const told = (
    <span dir="auto" className={clsx(isStruck && 'line-through')}>
      {words}
    </span>
  );
  if (opens) {
    const sayIt = opens.kind === 'PLACE' ? 'Choose one' : 'Say it in figures';
    const correct = isStruck ? 'Correct what you struck out' : 'Correct what we read';
    return (
      <Opener
        load={loadEditor}
        content={opens}
        button={{
          className: look,
          'aria-label': words ? `${correct}: ${words}` : `${sayIt}: ${label}`,
          children: (
            <>
              {words ? told : sayIt}
              <Pencil className={icon} aria-hidden="true" />
            </>
          ),
        }}
      />
    );
  }
  const Icon = isStruck ? Undo2 : X;
  return (
    <button
      type="button"
      aria-label={`${isStruck ? 'Count it again' : 'That is not what I mean'}: ${words}`}
      onClick={onToggle}
      className={look}
    >
      {told}
      <Icon className={icon} aria-hidden="true" />
    </button>
  );
}
