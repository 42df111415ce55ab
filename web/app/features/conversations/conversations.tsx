import { brand } from '@ampersand/contract/brand';
import type { Conversation } from '@ampersand/contract/connections';
import { clsx } from 'clsx';
import { Outlet, type ShouldRevalidateFunctionArgs, useNavigation, useParams } from 'react-router';
import { areaOf } from '../../page/area.ts';
import { PageError } from '../../page/page-error.tsx';
import { usePatience } from '../../page/use-patience.ts';
import { useOpenRequests } from '../invitations/use-open-requests.ts';
import type { Route } from './+types/conversations';
import { FILTER, SEARCH } from './addresses.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationSkeleton } from './conversation-skeleton.tsx';
import { loadConversations } from './load-conversations.server.ts';
import { MessagesFrame } from './messages-frame.tsx';
import { NobodyYet } from './nobody-yet.tsx';
import { useConversations } from './use-conversations.ts';
import { useKeys } from './use-keys.ts';

export const meta: Route.MetaFunction = () => [{ title: `Messages | ${brand.name}` }];

export const loader = loadConversations;

/** From one conversation to the next the list stays as it is. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  if (currentUrl.href === nextUrl.href || formMethod !== undefined) return defaultShouldRevalidate;
  return [FILTER, SEARCH].some(
    (name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name),
  );
}

/** What the open conversation is told by the list. */
export interface Told {
  /** The conversation that was asked for last. */
  refreshed: Conversation | undefined;
}

const none = { data: [] };

/** On a desk the list and a conversation beside each other; on a phone one of them. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { you, conversations, wanted, found, now } = loaderData;
  const open = useOpenRequests(you.id, loaderData.open);
  const { id: current } = useParams();
  const pending = usePendingConversation();
  // On a phone what was pressed takes the screen even before it is there.
  const id = pending ?? current;
  const list = useConversations(you.id, conversations.ok ? conversations.value : none, wanted, current);
  useKeys(you, list.data, id);
  const isPart = wanted.filter !== undefined || wanted.search !== undefined;
  if (conversations.ok && list.data.length === 0 && !isPart && !id)
    return (
      <MessagesFrame you={you} open={open}>
        <NobodyYet paths={areaOf(you).paths} open={open} />
      </MessagesFrame>
    );
  return (
    <MessagesFrame you={you} open={open} fills={id ? 'alone' : 'wide'}>
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[min(21rem,50%)_minmax(0,1fr)]">
        <div className={clsx('flex min-h-0 flex-col', id && 'max-lg:hidden')}>
          <ConversationList
            you={you}
            list={list}
            failure={conversations.ok ? undefined : conversations.error}
            wanted={wanted}
            found={found}
            now={now}
            current={id}
          />
        </div>
        <div className={clsx('flex min-h-0 flex-col', !id && 'max-lg:hidden')}>
          {pending && pending !== current ? (
            <ConversationSkeleton />
          ) : (
            <Outlet context={{ refreshed: list.refreshed } satisfies Told} />
          )}
        </div>
      </div>
    </MessagesFrame>
  );
}

/** The conversation that takes long to come, once it does. */
function usePendingConversation(): string | undefined {
  const { pathname = '' } = useNavigation().location ?? {};
  return usePatience(/\/messages\/([0-9a-f-]{36})$/.exec(pathname)?.[1]);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
