import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import type { Message } from '@ampersand/contract/messages';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import type { You } from '../../page/you.ts';
import { useZone } from '../../page/zone.ts';
import { MessageRow } from './message-row.tsx';
import type { Outbox, Waiting } from './outbox.ts';
import { type Row, rowsOf } from './rows.ts';
import { isAtEnd, type Timeline } from './timeline.ts';
import type { TimelineStore } from './timeline-store.ts';
import { NEAR_PX, useMore } from './use-more.ts';
import { WaitingRow } from './waiting-row.tsx';

const PADDING_PX = 12;
/** Of a row, and of the part in view, before they are measured. */
const ROW_PX = 72;
const VIEW_PX = 700;

export interface MessageListHandle {
  toNewest: () => void;
}

export interface MessageListProps {
  ref: Ref<MessageListHandle>;
  you: You;
  conversation: Conversation;
  timeline: Timeline;
  store: TimelineStore;
  waiting: readonly Waiting[];
  outbox: Outbox;
  dividerAt: number | undefined;
  /** The place of the message that is looked for. */
  target: number | undefined;
  since: string | undefined;
  onAtEnd: (atEnd: boolean) => void;
  onQuote: (message: Message) => void;
  onEdit: (message: Message) => void;
  onNews: (news: string) => void;
}

/** The messages of a conversation. Of a long one only what is in view is on the page. */
export function MessageList(props: MessageListProps) {
  const { ref, conversation, timeline, waiting, dividerAt, target, since } = props;
  const zone = useZone();
  const rows = useMemo(
    () => rowsOf({ messages: timeline.messages, waiting, dividerAt, zone }),
    [timeline.messages, waiting, dividerAt, zone],
  );
  const wanted = rows.findIndex((row) => isWanted(row, target, since));
  const begin = wanted < 0 ? rows.length : wanted;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    // What is in view already stays on the page.
    initialOffset: () => Math.max(0, begin * ROW_PX - VIEW_PX),
    getItemKey: (index) => rows[index]?.key ?? index,
    anchorTo: 'end',
    followOnAppend: isAtEnd(timeline),
    scrollEndThreshold: NEAR_PX,
    overscan: 10,
    paddingStart: PADDING_PX,
    paddingEnd: PADDING_PX,
  });
  const items = virtualizer.getVirtualItems();
  // Before it has been measured the whole part stands there, the newest message in view.
  const measured = items.length > 0;
  const shown = measured ? items.map(({ index }) => index) : rows.map((_, index) => index);

  useImperativeHandle(ref, () => ({ toNewest: () => virtualizer.scrollToEnd() }), [virtualizer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where to begin is known once rows have their heights.
  useLayoutEffect(() => {
    if (!measured) return;
    if (wanted < 0) virtualizer.scrollToEnd();
    else virtualizer.scrollToIndex(wanted, { align: 'center' });
  }, [measured]);

  useMore(scroller, props, measured);

  return (
    <section
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it the keyboard could not scroll the messages.
      tabIndex={0}
      aria-label={`Messages with ${conversation.person?.fullName ?? FORMER_MEMBER}`}
      className={clsx(
        'relative flex min-h-0 flex-1 overflow-y-auto overscroll-contain [overflow-anchor:none] focus-visible:-outline-offset-2',
        measured ? 'flex-col' : 'flex-col-reverse',
      )}
    >
      <div className="flex min-h-full shrink-0 flex-col justify-end px-1">
        {/* The room of what is not on the page is inside of the list: as long as the list begins and ends where it did, nothing moves. */}
        <ol
          className={measured ? undefined : 'py-3'}
          style={
            measured
              ? {
                  paddingTop: items[0]?.start,
                  paddingBottom: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
                }
              : undefined
          }
        >
          {shown.map((index) => {
            const row = rows[index];
            return (
              row && (
                <li key={row.key} ref={virtualizer.measureElement} data-index={index}>
                  <RowContent {...props} row={row} />
                </li>
              )
            );
          })}
        </ol>
      </div>
    </section>
  );
}

function RowContent({ row, ...props }: MessageListProps & { row: Row }) {
  const { you, conversation, store, outbox, target, onQuote, onEdit, onNews } = props;
  switch (row.kind) {
    case 'day':
      return <p className="py-3 text-center text-sm text-muted">{row.label}</p>;
    case 'new':
      return (
        <p className="flex items-center gap-3 py-2 text-sm font-semibold text-accent-ink before:h-px before:flex-1 before:bg-accent after:h-px after:flex-1 after:bg-accent">
          New
        </p>
      );
    case 'waiting':
      return <WaitingRow waiting={row.waiting} outbox={outbox} isOpen={conversation.state === 'OPEN'} />;
    default:
      return (
        <MessageRow
          you={you}
          message={row.message}
          follows={row.follows}
          ends={row.ends}
          conversation={conversation}
          isTarget={row.message.seq === target}
          store={store}
          onQuote={onQuote}
          onEdit={onEdit}
          onNews={onNews}
        />
      );
  }
}

function isWanted(row: Row, target: number | undefined, since: string | undefined): boolean {
  if (row.kind !== 'message') return false;
  const { seq, createdAt } = row.message;
  return target !== undefined ? seq === target : since !== undefined && createdAt >= since;
}
