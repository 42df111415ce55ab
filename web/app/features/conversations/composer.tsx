import type { Conversation } from '@ampersand/contract/connections';
import type { Message } from '@ampersand/contract/messages';
import type { You } from '../../page/you.ts';
import { Above } from './composer-field.tsx';
import { EditField } from './edit-field.tsx';
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
}

/** Where one writes. What is typed is kept on this device until it is sent. */
export function Composer(props: ComposerProps) {
  const { conversation, quoted, onQuoted, edited, onEdited } = props;
  const name = conversation.person ? conversation.person.calledName : '';
  return (
    <div className="border-t border-line pt-3">
      {quoted && !edited && (
        <Above label="Quoting" onCancel={() => onQuoted(undefined)} cancel="Do not quote">
          <Quote quoted={quotedOf(quoted)} name={name} />
        </Above>
      )}
      {edited ? (
        <EditField key={edited.id} store={props.store} edited={edited} onDone={() => onEdited(undefined)} />
      ) : (
        <WriteField {...props} name={name} />
      )}
    </div>
  );
}
