import type { Message } from '@ampersand/contract/messages';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserDraft, onDraftGone } from '../../form/draft-store.ts';
import { Button } from '../../ui/button.tsx';
import { ChosenFile } from './chosen-file.tsx';
import type { ComposerProps } from './composer.tsx';
import { ComposerField } from './composer-field.tsx';
import { canEdit } from './message-actions.tsx';
import { useUpload } from './use-upload.ts';
import { useTellWriting } from './use-writing.ts';

const EXCERPT = 140;

/** Where one writes. */
export function WriteField({
  you,
  conversation,
  store,
  outbox,
  quoted,
  isBack,
  ...on
}: ComposerProps & { name: string; isBack: boolean }) {
  const { id } = conversation;
  const { text, setText, sent } = useDraft(`message:${you.id}:${id}`);
  const tellWriting = useTellWriting(id);
  const { upload, choose, remove } = useUpload(id);
  const { onQuoted, onEdited, onSend, name } = on;

  function send() {
    const attachment = upload?.attachment ?? null;
    // A file that is still on its way is part of the message.
    if ((text.trim() === '' && !attachment) || (upload && !attachment)) return;
    outbox.add({
      connectionId: id,
      text: text.trim(),
      quoted: quoted ? quotedOf(quoted) : null,
      attachment,
    });
    sent();
    remove();
    onQuoted(undefined);
    onSend();
  }

  function editLast() {
    const last = store.shown().messages.findLast(({ mine, takenBack }) => mine && !takenBack);
    if (last && canEdit(last)) onEdited(last);
  }

  return (
    <>
      {upload && <ChosenFile upload={upload} onRetry={() => void choose(upload.file)} onRemove={remove} />}
      <ComposerField
        label={`Write to ${name}`}
        onFile={(file) => void choose(file)}
        text={text}
        // Whoever quotes, or has changed a message from here, goes on to write.
        focusKey={quoted?.id ?? (isBack ? 'back' : undefined)}
        onText={(typed) => {
          setText(typed);
          if (typed.trim()) tellWriting();
        }}
        onSubmit={send}
        onUp={text === '' ? editLast : undefined}
        onEscape={() => (quoted ? onQuoted(undefined) : leaveField(id))}
        button={
          <Button
            type="submit"
            variant="primary"
            icon
            aria-label="Send"
            disabled={upload !== undefined && !upload.attachment}
          >
            <SendHorizontal className="size-5 rtl:-scale-x-100" aria-hidden="true" />
          </Button>
        }
      />
    </>
  );
}

/** What is typed, as this device keeps it. */
function useDraft(name: string) {
  const [text, setText] = useState('');
  const { read, write } = browserDraft<string>(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the storage is asked once for each name.
  useEffect(() => {
    // What was typed meanwhile stands.
    void read().then((kept) => setText((typed) => typed || (kept ?? '')));
  }, [name]);
  const hear: Parameters<typeof onDraftGone>[1] = useEffectEvent((gone, how) => {
    if (text === gone) setText('');
    // What is typed here takes the place of what is done with there; not after a log-out.
    else if (how === 'emptied' && text !== '') void write(text);
  });
  // Another window has sent it, or emptied its field.
  useEffect(() => onDraftGone(name, (gone, how) => hear(gone, how)), [name]);

  return {
    text,
    setText(typed: string) {
      setText(typed);
      void write(typed);
    },
    sent() {
      setText('');
      // Another window may have another one by now. Nor is the empty one removed: with it would go what is written in its place.
      void read().then((kept) => {
        if (kept === text) void write('');
      });
    },
  };
}

export const quotedOf = ({ id, seq, mine, text, takenBack, attachment }: Message) => ({
  id,
  seq,
  mine,
  text: text.slice(0, EXCERPT),
  attachment: attachment?.kind ?? null,
  takenBack,
});

/** From the field to the conversation's line in the list, or, where a phone shows none, just away. */
function leaveField(connectionId: string) {
  const line = document.querySelector<HTMLElement>(`[data-conversation="${connectionId}"]`);
  if (line?.checkVisibility()) line.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
