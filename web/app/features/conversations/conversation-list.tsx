import type { Failure } from '@ampersand/contract/errors';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { areaOf } from '../../page/area.ts';
import { PartError } from '../../page/part-error.tsx';
import { useCall } from '../../page/use-call.ts';
import type { You } from '../../page/you.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast.ts';
import { ConversationLine } from './conversation-line.tsx';
import { FoundMessages } from './found-messages.tsx';
import { ListControls } from './list-controls.tsx';
import { PAGE, type useConversations, type Wanted } from './use-conversations.ts';

interface ConversationListProps {
  you: You;
  /** Requests that wait for an answer. */
  open: number;
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
  const { you, open, list, failure, wanted, found, now, current } = props;
  const { paths } = areaOf(you);
  const isAll = !wanted.filter && !wanted.search;
  return (
    <>
      <ListControls wanted={wanted} />
      <div className="mt-3 min-h-0 flex-1 lg:-mx-1 lg:overflow-y-auto lg:px-1 lg:pb-1">
        {failure && (
          <Card>
            <PartError title="Your conversations did not load" error={failure} />
          </Card>
        )}
        {!failure && list.data.length === 0 && isAll && <NobodyYet paths={paths} open={open} />}
        <div role="status">
          {!failure && list.data.length === 0 && !isAll && (
            <p className="px-1 py-4 text-muted">
              {wanted.search ? 'Nobody with that name or company.' : emptyFilters[wanted.filter ?? 'unread']}
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

const emptyFilters = {
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

interface NobodyYetProps extends Pick<ConversationListProps, 'open'> {
  paths: ReturnType<typeof areaOf>['paths'];
}

function NobodyYet({ paths, open }: NobodyYetProps) {
  return (
    <Card>
      <EmptyState
        title="Nobody to write to yet"
        heading="h3"
        action={
          <Link
            to={open > 0 ? paths.requests : paths.matches}
            className={buttonClass({ variant: 'primary' })}
          >
            {open > 0 ? 'Read your requests' : 'See your matches'}
          </Link>
        }
      >
        Once somebody accepts your invitation, or you accept theirs, you two talk here.
      </EmptyState>
    </Card>
  );
}
