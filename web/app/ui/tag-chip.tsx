import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';

interface ChosenTagProps {
  tag: string;
  disabled: boolean | undefined;
  onRemove: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** An entry of a `TagInput` with its remove button, which arrow keys reach (`data-stop`). */
export function ChosenTag({ tag, disabled, onRemove, onKeyDown }: ChosenTagProps) {
  return (
    <li className="inline-flex max-w-full items-center rounded-[0.4rem] bg-primary-soft ps-2.5 text-sm font-medium">
      <span dir="auto" className="min-w-0 py-1">
        {tag}
      </span>
      <button
        type="button"
        data-stop
        tabIndex={-1}
        disabled={disabled}
        aria-label={`Remove ${tag}`}
        onClick={onRemove}
        onKeyDown={onKeyDown}
        className="flex size-8 shrink-0 items-center justify-center rounded-[0.4rem] text-muted hover:text-ink touch:size-11"
      >
        <X className="size-4" aria-hidden="true" />
      </button>
    </li>
  );
}

/** Usual answers to add with one press. Pressing one keeps the focus where it is, so nothing half typed is added. */
export function SuggestedTags({ tags, onAdd }: { tags: readonly string[]; onAdd: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            aria-label={`Add ${tag}`}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onAdd(tag)}
            className="inline-flex min-h-8 items-center gap-1 rounded-[0.4rem] border border-dashed border-edge pe-2.5 ps-1.5 text-sm text-muted transition-colors hover:border-primary hover:text-primary touch:min-h-11"
          >
            <Plus className="size-4" aria-hidden="true" />
            {tag}
          </button>
        </li>
      ))}
    </ul>
  );
}
