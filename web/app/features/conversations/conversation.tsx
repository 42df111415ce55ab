import { brand } from '@ampersand/contract/brand';
import { FORMER_MEMBER } from '@ampersand/contract/called';
import { useState } from 'react';
import { type ShouldRevalidateFunctionArgs, useOutletContext, useSearchParams } from 'react-router';
import { PartError } from '../../page/part-error.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { Route } from './+types/conversation';
import { PLACE, SINCE } from './addresses.ts';
import { CallLine } from './call-line.tsx';
import { ConversationError } from './conversation-error.tsx';
import { ConversationHead } from './conversation-head.tsx';
import type { Told } from './conversations.tsx';
import { loadConversation } from './load-conversations.server.ts';
import { PersonPanel } from './person-panel.tsx';
import { Talk } from './talk.tsx';
import { useClosed } from './use-closed.ts';
import { useVisibleHeight } from './use-visible-height.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.conversation.person?.fullName ?? FORMER_MEMBER} | ${brand.name}` },
];

export const loader = loadConversation;

/** A filter of the list changes nothing here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = args;
  const isHere = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  if (!isHere || formMethod !== undefined) return defaultShouldRevalidate;
  return [PLACE, SINCE].some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name));
}

/** What two people write, and beside it who the other is. */
export default function ConversationPage({ loaderData }: Route.ComponentProps) {
  const { you, messages, calls, around } = loaderData;
  const conversation = useLatest(loaderData.conversation);
  const [search] = useSearchParams();
  useVisibleHeight();
  const { id, state } = conversation;
  const isClosed = useClosed(loaderData.conversation.state, state);
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-6 2xl:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="conversation-with" className="flex min-h-0 min-w-0 flex-col">
        <ConversationHead conversation={conversation} you={you} />
        {!isClosed && state === 'OPEN' && calls.ok && (
          <CallLine key={id} you={you} conversation={conversation} loaded={calls.value.data} />
        )}
        {isClosed && <Closed />}
        {!isClosed && !messages.ok && (
          <Card className="mt-4">
            <PartError title="The messages did not load" error={messages.error} />
          </Card>
        )}
        {!isClosed && messages.ok && (
          <Talk
            key={`${id} ${around ?? ''} ${search.get(SINCE) ?? ''}`}
            you={you}
            conversation={conversation}
            loaded={messages.value}
            around={around}
            since={search.get(SINCE) ?? undefined}
          />
        )}
      </section>
      <aside aria-label="About them" className="hidden min-h-0 overflow-y-auto 2xl:block">
        <PersonPanel key={id} conversation={conversation} you={you} />
      </aside>
    </div>
  );
}

/** The conversation as it was loaded, or as it was asked for since. */
function useLatest(loaded: Told['refreshed'] & object) {
  const { refreshed } = useOutletContext<Told>();
  const [seen, setSeen] = useState({ loaded, refreshed, latest: loaded });
  if (seen.loaded !== loaded) setSeen({ loaded, refreshed, latest: loaded });
  else if (seen.refreshed !== refreshed)
    setSeen({ loaded, refreshed, latest: refreshed?.id === loaded.id ? refreshed : seen.latest });
  return seen.latest;
}

function Closed() {
  return (
    <Card className="mt-4 flex flex-1 items-center justify-center">
      <EmptyState title="This conversation is closed for now" heading="h3">
        You cannot read or write here at the moment. Should it open again, everything is still here.
      </EmptyState>
    </Card>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ConversationError error={error} heading="h2" />;
}
