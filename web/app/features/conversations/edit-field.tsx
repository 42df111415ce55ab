import type { Message } from '@ampersand/contract/messages';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useUnsent } from '../../form/use-unsent.ts';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Above, ComposerField } from './composer-field.tsx';
import type { TimelineStore } from './timeline-store.ts';

interface EditFieldProps {
  you: You;
  edited: Message;
  store: TimelineStore;
  onDone: () => void;
  onNews: (news: string) => void;
}

const EMPTIED = 'Write what it should say. To have it gone, keep it as it was and take it back';

/** Where one changes a message. */
export function EditField({ you, edited, store, onDone, onNews }: EditFieldProps) {
  const { typed: text, set: setText, done } = useUnsent(`message-edit:${you.id}:${edited.id}`, edited.text);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();

  function close() {
    done();
    onDone();
  }

  function save() {
    if (text.trim() === '') return setFailure(EMPTIED);
    if (text.trim() === edited.text) return close();
    setFailure(undefined);
    void run({
      send: () =>
        call('PATCH /messages/{messageId}', {
          params: { messageId: edited.id },
          body: { text: text.trim() },
        }),
      onDone({ data }) {
        store.put(data);
        onNews('Message changed');
        close();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <>
      <Above label="Editing" onCancel={close} cancel="Keep it as it was">
        <Alert>{failure}</Alert>
      </Above>
      <ComposerField
        label="Your message"
        text={text}
        focusKey={edited.id}
        onText={setText}
        onSubmit={save}
        onEscape={close}
        button={
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </Button>
        }
      />
    </>
  );
}
