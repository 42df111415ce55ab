import type { Message } from '@ampersand/contract/messages';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { rowOf } from './focus-message.ts';
import type { TimelineStore } from './timeline-store.ts';
import { TAKEN_BACK } from './words.ts';

interface TakeBackDialogProps {
  message: Message;
  store: TimelineStore;
  open: boolean;
  onClose: () => void;
  onNews: (news: string) => void;
}

/** Asks before a message is taken back: nothing brings its words again. */
export function TakeBackDialog({ message, store, open, onClose, onNews }: TakeBackDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();

  function takeBack() {
    setFailure(undefined);
    void run({
      send: () => call('DELETE /messages/{messageId}', { params: { messageId: message.id } }),
      onDone({ data }) {
        onClose();
        store.put(data);
        onNews(TAKEN_BACK);
        focusAfterDialog(() => rowOf(message.id));
      },
      onFailure: (failed) => setFailure(failed.message),
    });
  }

  return (
    <AskDialog
      open={open}
      onClose={onClose}
      title="Take this message back?"
      action="Take back"
      busyAction="Taking back..."
      danger
      busy={busy}
      failure={failure}
      onAct={takeBack}
    >
      <p>
        Its words are gone for both of you, with {message.attachment ? 'its file and ' : ''}what it said
        before it was edited. That it was there stays, and nothing brings it again.
      </p>
    </AskDialog>
  );
}
