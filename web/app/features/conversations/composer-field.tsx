import { LIMITS } from '@ampersand/contract/limits';
import { Paperclip, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface FieldProps {
  label: string;
  text: string;
  /** When it changes, the field takes the focus, at the end of its text. */
  focusKey: string | undefined;
  onText: (text: string) => void;
  onSubmit: () => void;
  onUp?: (() => void) | undefined;
  onEscape: () => void;
  /** A file was chosen or pasted. */
  onFile?: (file: File) => void;
  button: ReactNode;
}

/** Enter sends, Shift+Enter breaks the line; on a touch screen Enter breaks it, and the button sends. */
export function ComposerField(props: FieldProps) {
  const { label, text, focusKey, onText, onSubmit, onUp, onEscape, onFile, button } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  // What one chose elsewhere on the page goes on here.
  useEffect(() => {
    if (!focusKey || !field.current) return;
    field.current.focus();
    field.current.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [focusKey]);
  const [refused, setRefused] = useState(false);
  const tooLong = text.trim().length > LIMITS.text;

  function submit() {
    setRefused(tooLong);
    if (tooLong) field.current?.focus();
    else onSubmit();
  }

  function press(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event;
    // Enter ends a word that an input method is making.
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !shiftKey && !matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      submit();
    } else if (key === 'ArrowUp' && onUp) {
      event.preventDefault();
      onUp();
    } else if (key === 'Escape') onEscape();
  }

  return (
    <form
      className="@container"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Alert className="mb-2">
        {refused && tooLong && `Please keep this to ${LIMITS.text} characters or fewer`}
      </Alert>
      {/* With large text the field has a row of its own. */}
      <div className="flex flex-wrap items-start justify-between gap-2">
        {onFile && <FileButton onFile={onFile} />}
        <div className="min-w-0 flex-1 @max-[16rem]:order-first @max-[16rem]:basis-full">
          <TextArea
            ref={field}
            aria-label={label}
            placeholder={label}
            rows={1}
            most={LIMITS.text}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => onText(currentTarget.value)}
            onKeyDown={press}
            onPaste={(event) => {
              const [file] = event.clipboardData.files;
              if (!file || !onFile) return;
              event.preventDefault();
              onFile(file);
            }}
            className="max-h-[min(10rem,30vh)]! resize-none! placeholder:truncate"
          />
        </div>
        {button}
      </div>
    </form>
  );
}

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label
      className={`${buttonClass({ variant: 'quiet', icon: true })} cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-focus`}
    >
      <Paperclip className="size-5" aria-hidden="true" />
      <span className="sr-only">Attach a photo or a PDF</span>
      <input
        type="file"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}

interface AboveProps {
  label: string;
  cancel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** What the field is about, just above it. */
export function Above({ label, cancel, onCancel, children }: AboveProps) {
  return (
    <div className="mb-2 flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <p className="text-sm font-semibold">{label}</p>
        {children}
      </div>
      <Button variant="quiet" size="sm" icon aria-label={cancel} onClick={onCancel}>
        <X className="size-4.5" aria-hidden="true" />
      </Button>
    </div>
  );
}
