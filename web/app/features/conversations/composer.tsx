import type { Conversation } from '@ampersand/contract/connections';
import { LIMITS } from '@ampersand/contract/limits';
import type { Message } from '@ampersand/contract/messages';
import type { OwnUser } from '@ampersand/contract/users';
import { SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { browserDraft } from '../../form/draft-store.ts';
import { callName } from '../../labels.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { canEdit } from './message-actions.tsx';
import type { Outbox } from './outbox.ts';
import { Quote } from './quote.tsx';
import type { TimelineStore } from './timeline-store.ts';
import { useTellWriting } from './use-writing.ts';

interface ComposerProps {
  you: OwnUser;
  conversation: Conversation;
  store: TimelineStore;
  outbox: Outbox;
  /** What the next message answers to. */
  quoted: Message | undefined;
  onQuoted: (message: Message | undefined) => void;
  /** The message that is changed in place of writing one. */
  edited: Message | undefined;
  onEdited: (message: Message | undefined) => void;
  onSend: () => void;
}

const EXCERPT = 140;

/** Where one writes. What is typed is kept on this device until it is sent. */
export function Composer(props: ComposerProps) {
  const { conversation, quoted, onQuoted, edited, onEdited } = props;
  const name = conversation.person ? callName(conversation.person) : '';
  return (
    <div className="border-t border-line pt-3">
      {quoted && !edited && (
        <Above label="Quoting" onCancel={() => onQuoted(undefined)} cancel="Do not quote">
          <Quote quoted={quotedOf(quoted)} name={name} />
        </Above>
      )}
      {edited ? (
        <EditField key={edited.id} {...props} edited={edited} onDone={() => onEdited(undefined)} />
      ) : (
        <WriteField {...props} name={name} />
      )}
    </div>
  );
}

function WriteField({ you, conversation, store, outbox, quoted, ...on }: ComposerProps & { name: string }) {
  const { id } = conversation;
  const { text, setText } = useDraft(`message:${you.id}:${id}`);
  const tellWriting = useTellWriting(id);
  const { onQuoted, onEdited, onSend, name } = on;

  function send() {
    if (text.trim() === '') return;
    outbox.add({ connectionId: id, text: text.trim(), quoted: quoted ? quotedOf(quoted) : null });
    setText('');
    onQuoted(undefined);
    onSend();
  }

  function editLast() {
    const last = store.shown().messages.findLast(({ mine, takenBack }) => mine && !takenBack);
    if (last && canEdit(last)) onEdited(last);
  }

  return (
    <Field
      label={`Write to ${name}`}
      text={text}
      // Whoever quotes goes on to write.
      focusKey={quoted?.id}
      onText={(typed) => {
        setText(typed);
        if (typed.trim()) tellWriting();
      }}
      onSubmit={send}
      onUp={text === '' ? editLast : undefined}
      onEscape={() => (quoted ? onQuoted(undefined) : leaveField(id))}
      button={
        <Button type="submit" variant="primary" icon aria-label="Send">
          <SendHorizontal className="size-5 rtl:-scale-x-100" aria-hidden="true" />
        </Button>
      }
    />
  );
}

interface EditFieldProps extends ComposerProps {
  edited: Message;
  onDone: () => void;
}

function EditField({ edited, store, onDone }: EditFieldProps) {
  const [text, setText] = useState(edited.text);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();

  function save() {
    if (text.trim() === '') return;
    if (text.trim() === edited.text) return onDone();
    setFailure(undefined);
    void run({
      send: () =>
        call('PATCH /messages/{messageId}', {
          params: { messageId: edited.id },
          body: { text: text.trim() },
        }),
      onDone({ data }) {
        store.put(data);
        onDone();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <>
      <Above label="Editing" onCancel={onDone} cancel="Keep it as it was">
        <Alert>{failure}</Alert>
      </Above>
      <Field
        label="Your message"
        text={text}
        focusKey={edited.id}
        onText={setText}
        onSubmit={save}
        onEscape={onDone}
        button={
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        }
      />
    </>
  );
}

interface FieldProps {
  label: string;
  text: string;
  /** When it changes, the field takes the focus. */
  focusKey: string | undefined;
  onText: (text: string) => void;
  onSubmit: () => void;
  onUp?: (() => void) | undefined;
  onEscape: () => void;
  button: ReactNode;
}

/** Enter sends, Shift+Enter breaks the line; on a touch screen Enter breaks it, and the button sends. */
function Field({ label, text, focusKey, onText, onSubmit, onUp, onEscape, button }: FieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  // What one chose elsewhere on the page goes on here.
  useEffect(() => {
    if (focusKey) field.current?.focus();
  }, [focusKey]);

  function press(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event;
    // Enter ends a word that an input method is making.
    if (nativeEvent.isComposing) return;
    if (key === 'Enter' && !shiftKey && !matchMedia('(pointer: coarse)').matches) {
      event.preventDefault();
      onSubmit();
    } else if (key === 'ArrowUp' && onUp) {
      event.preventDefault();
      onUp();
    } else if (key === 'Escape') onEscape();
  }

  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="min-w-0 flex-1">
        <TextArea
          ref={field}
          aria-label={label}
          placeholder={label}
          rows={1}
          maxLength={LIMITS.text}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onKeyDown={press}
          className="max-h-40 resize-none!"
        />
      </div>
      {button}
    </form>
  );
}

interface AboveProps {
  label: string;
  cancel: string;
  onCancel: () => void;
  children: ReactNode;
}

/** What the field is about, just above it. */
function Above({ label, cancel, onCancel, children }: AboveProps) {
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

/** What is typed, as this device keeps it. */
function useDraft(name: string) {
  const [text, setText] = useState('');
  const { read, write, remove } = browserDraft<string>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is asked once for each name.
  useEffect(() => {
    // What was typed meanwhile stands.
    void read().then((kept) => setText((typed) => typed || (kept ?? '')));
  }, [name]);
  return {
    text,
    setText(typed: string) {
      setText(typed);
      void (typed === '' ? remove() : write(typed));
    },
  };
}

const quotedOf = ({ id, seq, mine, text, takenBack }: Message) => ({
  id,
  seq,
  mine,
  text: text.slice(0, EXCERPT),
  takenBack,
});

/** From the field to the conversation's line in the list, or, where a phone shows none, just away. */
function leaveField(connectionId: string) {
  const line = document.querySelector<HTMLElement>(`[data-conversation="${connectionId}"]`);
  if (line?.checkVisibility()) line.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
