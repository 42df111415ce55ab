import { CircleAlert } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useFieldControl } from './field-control.ts';
import { afterPress } from './press.ts';
import { ChosenTag, SuggestedTags } from './tag-chip.tsx';
import { hasTag, sortTags, splitTags } from './tag-list.ts';

interface TagInputProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'placeholder' | 'disabled'> {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  /** Usual answers, offered below to be added with one press; what is typed narrows them. */
  suggestions?: readonly string[];
  maxItems?: number;
  maxLength?: number;
  /** Told where it is used what was added and removed; only what was not is told here. */
  isTold?: boolean;
}

const mostSuggested = 8;

/**
 * A list of words. Enter, a comma, pasting a list or leaving the field adds; Backspace, Delete and arrow keys work on it.
 * What cannot be added stays in the text box with the reason, and the form around it waits.
 */
export function TagInput(props: TagInputProps) {
  const {
    value,
    onChange,
    onBlur,
    suggestions = [],
    maxItems = 50,
    maxLength = 80,
    isTold = false,
    ...rest
  } = props;
  const control = useFieldControl(rest);
  const box = useRef<HTMLDivElement>(null);
  const { text, news, problem, type, add, drop } = useTags({ value, onChange, maxItems, maxLength, isTold });
  const problemId = useId();
  const describedBy = [control['aria-describedby'], problem && problemId].filter(Boolean).join(' ');
  const wanted = text.trim().toLowerCase();
  const suggested = suggestions.filter((one) => !hasTag(value, one) && one.toLowerCase().includes(wanted));

  useWaitingForm(box, problem !== undefined);

  function remove(position: number) {
    drop(position);
    focusStop(position === value.length - 1 ? value.length : position + 1);
  }

  /** Stops are the remove buttons in order, then the text box. */
  function focusStop(position: number) {
    box.current?.querySelectorAll<HTMLElement>('[data-stop]')[position]?.focus();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
  }

  function onTextKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const first = selectionStart === 0 && selectionEnd === 0 && value.length > 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && first && text === '') remove(value.length - 1);
    else if (event.key === 'ArrowLeft' && first) focusStop(value.length - 1);
  }

  function onTagKey(event: KeyboardEvent, position: number) {
    if (event.key === 'ArrowLeft') focusStop(Math.max(position - 1, 0));
    else if (event.key === 'ArrowRight') focusStop(position + 1);
    else if (event.key === 'Backspace' || event.key === 'Delete') {
      event.preventDefault();
      remove(position);
    }
  }

  function onLeave(event: FocusEvent) {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    afterPress(() => add(text));
    onBlur?.();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left all its parts.
    <div ref={box} onBlur={onLeave} className="flex flex-col gap-2">
      <div className="control flex flex-wrap items-center gap-1.5">
        <ul className={value.length > 0 ? 'contents' : 'hidden'}>
          {value.map((tag, position) => (
            <ChosenTag
              key={tag}
              tag={tag}
              disabled={rest.disabled}
              onRemove={() => remove(position)}
              onKeyDown={(event) => onTagKey(event, position)}
            />
          ))}
        </ul>
        <input
          {...rest}
          {...control}
          aria-describedby={describedBy || undefined}
          aria-invalid={control['aria-invalid'] || problem !== undefined || undefined}
          data-stop
          autoComplete="off"
          value={text}
          placeholder={value.length === 0 ? rest.placeholder : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={onTextKey}
          className="min-h-7 min-w-24 flex-1 bg-transparent outline-none"
        />
      </div>
      {problem && (
        <p id={problemId} className="flex gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {problem}
        </p>
      )}
      <SuggestedTags
        tags={suggested.slice(0, mostSuggested)}
        onAdd={(tag) => {
          add(tag);
          focusStop(value.length);
        }}
      />
      <span role="status" className="sr-only">
        {news}
      </span>
    </div>
  );
}

type Tags = Required<Pick<TagInputProps, 'value' | 'onChange' | 'maxItems' | 'maxLength' | 'isTold'>>;

/** What is typed on its way into the list, what is said of it, and why something cannot be added. */
function useTags({ value, onChange, maxItems, maxLength, isTold }: Tags) {
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  const [problem, setProblem] = useState<string>();

  /** `rest` is still being typed. */
  function add(typed: string, rest = '') {
    const entries = splitTags(typed);
    const sorted = sortTags(value, entries, { maxItems, maxLength });
    const fresh = sorted.tags.slice(value.length);
    setText([...sorted.left, ...(rest && [rest])].join(', '));
    setProblem(sorted.problem);
    if (fresh.length > 0) onChange(sorted.tags);
    if (entries.length > 0)
      setNews(isTold && fresh.length > 0 ? (sorted.problem ?? '') : describe(fresh, sorted.problem));
  }

  function type(typed: string) {
    const cut = typed.lastIndexOf(',');
    const rest = typed.slice(cut + 1).trimStart();
    setProblem(undefined);
    if (cut < 0) setText(rest);
    else add(typed.slice(0, cut), rest);
  }

  function drop(position: number) {
    onChange(value.filter((_, index) => index !== position));
    setNews(isTold ? '' : `Removed ${value[position]}.`);
  }

  return { text, news, problem, type, add, drop };
}

function describe(fresh: string[], refused: string | undefined): string {
  const what = fresh.length > 0 ? `Added ${fresh.join(', ')}.` : 'Nothing added.';
  return fresh.length > 0 || refused ? `${what} ${refused ?? ''}` : `${what} It is already in the list.`;
}

/** Keeps the form around an element from being sent, and leads to the element's text box instead. */
function useWaitingForm(within: RefObject<HTMLElement | null>, waits: boolean) {
  // The form belongs to whoever uses the control; its event is the only thing both know.
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form || !waits) return;
    function stop(event: SubmitEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      within.current?.querySelector('input')?.focus();
    }
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [within, waits]);
}
