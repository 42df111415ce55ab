import type { Conversation } from '@ampersand/contract/connections';
import type { Message } from '@ampersand/contract/messages';
import { useState } from 'react';
import type { You } from '../../page/you.ts';
import { Above } from './composer-field.tsx';
import { EditField } from './edit-field.tsx';
import { focusMessage } from './focus-message.ts';
import type { Outbox } from './outbox.ts';
import { Quote } from './quote.tsx';
import type { TimelineStore } from './timeline-store.ts';
import { quotedOf, WriteField } from './write-field.tsx';

export interface ComposerProps {
  you: You;
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
  /** What was done, for who cannot see it. */
  onNews: (news: string) => void;
}

/** Where one writes. What is typed is kept on this device until it is sent. */
export function Composer(props: ComposerProps) {
  const { conversation, quoted, onQuoted, edited, onEdited } = props;
  const name = conversation.person ? conversation.person.calledName : '';
  // Where changing a message was begun is where one goes on.
  const [fromField, setFromField] = useState(false);
  const [isBack, setIsBack] = useState(false);

  function doneWith({ id }: Message) {
    setIsBack(fromField);
    setFromField(false);
    if (!fromField) focusMessage(id);
    onEdited(undefined);
  }

  function editFromField(message: Message | undefined) {
    setFromField(true);
    onEdited(message);
  }

  return (
    <div className="border-t border-line pt-3">
      {quoted && !edited && (
        <Above label="Quoting" onCancel={() => onQuoted(undefined)} cancel="Do not quote">
          <Quote quoted={quotedOf(quoted)} name={name} />
        </Above>
      )}
      {edited ? (
        <EditField
          key={edited.id}
          you={props.you}
          store={props.store}
          edited={edited}
          onDone={() => doneWith(edited)}
          onNews={props.onNews}
        />
      ) : (
        <WriteField {...props} name={name} isBack={isBack} onEdited={editFromField} />
      )}
    </div>
  );
}
