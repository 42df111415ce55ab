import { clsx } from 'clsx';
import { Ellipsis, Flag, Pencil, Reply, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useDialogParam } from '../../page/dialog-param.ts';
import { Popover } from '../../ui/popover.tsx';
import { ReportDialog } from '../reports/report-dialog.tsx';
import type { MessageRowProps } from './message-row.tsx';
import { reactionKinds, useReact } from './reactions.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { reactionsIn } from './words.ts';

/** The server allows fifteen; what is begun in the last minute should still arrive. */
const EDIT_MS = 14 * 60_000;

export const canEdit = ({ mine, takenBack, createdAt }: MessageRowProps['message']) =>
  mine && !takenBack && Date.now() - Date.parse(createdAt) < EDIT_MS;

/** What can be done about a message: beside it, once one looks at it. */
export function MessageActions(props: MessageRowProps) {
  const { you, message, conversation, store, onNews } = props;
  const report = useDialogParam('report');
  const [takingBack, setTakingBack] = useState(false);
  return (
    <div
      data-options=""
      className="opacity-0 transition-opacity group-focus-within/message:opacity-100 group-hover/message:opacity-100 has-aria-expanded:opacity-100 touch:opacity-70"
    >
      <Popover
        label="Message options"
        panelLabel="Message"
        button={<Ellipsis className="size-5 text-muted" aria-hidden="true" />}
      >
        {(close) => (
          <Actions
            {...props}
            close={close}
            onTakeBack={() => setTakingBack(true)}
            onReport={() => report.open(message.id)}
          />
        )}
      </Popover>
      {message.mine && (
        <TakeBackDialog
          message={message}
          store={store}
          open={takingBack}
          onClose={() => setTakingBack(false)}
          onNews={onNews}
        />
      )}
      {report.value === message.id && conversation.person && (
        <ReportDialog
          you={you}
          person={conversation.person}
          messageIds={[message.id]}
          onClose={report.close}
        />
      )}
    </div>
  );
}

interface ActionsProps extends MessageRowProps {
  close: () => void;
  onTakeBack: () => void;
  onReport: () => void;
}

function Actions(props: ActionsProps) {
  const { message, conversation, store, onQuote, onEdit, close, onTakeBack, onReport } = props;
  const { react } = useReact(message, store);
  const isOpen = conversation.state === 'OPEN';
  const then = (act: () => unknown) => () => {
    close();
    act();
  };
  return (
    <div className="p-2">
      {isOpen && (
        <div className="mb-1 grid grid-cols-6 border-b border-line pb-1">
          {reactionKinds.map((kind) => {
            const mine = message.reactions.some((one) => one.mine && one.kind === kind);
            return (
              <button
                key={kind}
                type="button"
                aria-label={reactionsIn[kind].word}
                aria-pressed={mine}
                onClick={then(() => react(kind))}
                className={clsx(
                  'min-h-11 rounded-control text-xl hover:bg-sunken',
                  mine && 'bg-primary-soft',
                )}
              >
                <span aria-hidden="true">{reactionsIn[kind].sign}</span>
              </button>
            );
          })}
        </div>
      )}
      {isOpen && (
        <Action icon={<Reply aria-hidden="true" />} onPress={then(() => onQuote(message))}>
          Quote
        </Action>
      )}
      {isOpen && canEdit(message) && (
        <Action icon={<Pencil aria-hidden="true" />} onPress={then(() => onEdit(message))}>
          Edit
        </Action>
      )}
      {message.mine && (
        <Action icon={<Undo2 aria-hidden="true" />} onPress={then(onTakeBack)}>
          Take back
        </Action>
      )}
      {!message.mine && conversation.person && (
        <Action icon={<Flag aria-hidden="true" />} onPress={then(onReport)}>
          Report
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  icon: ReactNode;
  onPress: () => void;
  children: string;
}

function Action({ icon, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-sunken [&>svg]:size-4.5 [&>svg]:text-muted"
    >
      {icon}
      {children}
    </button>
  );
}
