import type { Failure } from '@ampersand/contract/errors';
import type { ComponentProps } from 'react';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { PartError } from '../../page/part-error.tsx';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { ConversationLine } from './conversation-line.tsx';
import { FoundMessages } from './found-messages.tsx';
import { ListControls } from './list-controls.tsx';
import { PAGE, type useConversations, type Wanted } from './use-conversations.ts';

interface ConversationListProps {
  you: You;
  list: ReturnType<typeof useConversations>;
  failure: Failure | undefined;
  wanted: Wanted;
  found: ComponentProps<typeof FoundMessages>['found'] | undefined;
  /** When the list was asked for. */
  now: string;
  /** The conversation that is open. */
  current: string | undefined;
}

export function ConversationList(props: ConversationListProps) {
  const { you, list, failure, wanted, found, now, current } = props;
  const { paths } = areaOf(you);
  return (
    <>
      <ListControls wanted={wanted} />
      <div className="mt-3 min-h-0 flex-1 lg:-mx-1 lg:overflow-y-auto lg:px-1 lg:pb-1">
        {failure && (
          <Card>
            <PartError title="Your conversations did not load" error={failure} />
          </Card>
        )}
        <div role="status">
          {!failure && list.data.length === 0 && (
            <p className="px-1 py-4 text-muted">
              {wanted.search ? 'Nobody with that name or company.' : emptyLists[wanted.filter ?? 'all']}
            </p>
          )}
        </div>
        {list.data.length > 0 && (
          <ul aria-label="Conversations" className="flex flex-col gap-1">
            {list.data.map((conversation) => (
              <li key={conversation.id}>
                <ConversationLine
                  conversation={conversation}
                  paths={paths}
                  now={now}
                  isCurrent={conversation.id === current}
                />
              </li>
            ))}
          </ul>
        )}
        <More list={list} wanted={wanted} />
        {found && <FoundMessages found={found} paths={paths} now={now} />}
      </div>
    </>
  );
}

const emptyLists = {
  all: 'You have no open conversation.',
  unread: 'You have read everything.',
  'your-turn': 'Nobody is waiting for your answer.',
  'their-turn': 'You are not waiting for anybody.',
  quiet: 'No conversation has gone quiet.',
} as const;

function More({ list, wanted }: Pick<ConversationListProps, 'list' | 'wanted'>) {
  const { busy, run } = useCall();
  const { nextCursor: cursor, addPage } = list;
  if (!cursor) return null;
  const showMore = () =>
    run({
      send: () => call('GET /connections', { query: { ...wanted, limit: PAGE, cursor } }),
      onDone: addPage,
      onFailure: ({ message }) => toast.error(message),
    });
  return (
    <Button variant="quiet" busy={busy} className="mt-2 w-full" onClick={showMore}>
      {busy ? 'Loading...' : 'Show more'}
    </Button>
  );
}
