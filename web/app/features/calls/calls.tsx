import { brand } from '@ampersand/contract/brand';
import type { CallSuggestion, Calls } from '@ampersand/contract/calls';
import { MOST_COMING } from '@ampersand/contract/calls/times';
import { zoneText } from '@ampersand/contract/zones';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../api.ts';
import { SUGGEST, unlessOnlyDialog } from '../../page/dialog-param.ts';
import { PageError } from '../../page/page-error.tsx';
import { useLive } from '../../page/use-live.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useTogether } from '../together/context.ts';
import type { Route } from './+types/calls';
import { CallCard } from './call-card.tsx';
import { loadCalls } from './load-calls.server.ts';
import { PastCalls } from './past-calls.tsx';
import { Suggestion } from './suggestion.tsx';
import { lostWords } from './words.ts';

const SuggestionForm = lazy(async () => ({
  default: (await import('./suggestion-form.tsx')).SuggestionForm,
}));

export const meta: Route.MetaFunction = () => [{ title: `Calls | ${brand.name}` }];

export const loader = loadCalls;

export const shouldRevalidate = unlessOnlyDialog;

/** When two talk: one suggests times, the other picks one. */
export default function CallsPage({ loaderData }: Route.ComponentProps) {
  const { you, connectionId, calls: loaded } = loaderData;
  const { called, isOpen } = useTogether();
  const zone = useZone();
  const params = { connectionId };
  const [calls, refresh] = useLive(
    loaded,
    { userId: you.id, connectionId },
    async () => (await call('GET /connections/{connectionId}/calls', { params })).data,
  );
  const [search, setSearch] = useSearchParams();
  const [moved, setMoved] = useState<string>();
  const writes = isOpen && (moved !== undefined || search.has(SUGGEST));
  const lost = useLost(calls);
  const [declinedId, setDeclinedId] = useState<string>();
  const declined = lost?.suggestion.id === declinedId ? lost?.suggestion : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  const { suggestion, coming, past, roomHost } = calls;
  const frame = { connectionId, called, roomHost, refresh };
  // What had the focus has made place for what came of it.
  const focusTitle = () => focusAfterDialog(() => title.current);
  const write = (wanted: boolean) => {
    if (!wanted) setMoved(undefined);
    setSearch(wanted ? { [SUGGEST]: '' } : {}, { replace: true, preventScrollReset: true });
  };
  const moving = suggestion?.moves ? coming.find(({ id }) => id === suggestion.moves) : undefined;
  const suggesting = isOpen && !writes && !suggestion && (
    <SuggestButton
      coming={coming.length}
      declined={declined}
      onWrite={() => {
        if (coming.some(({ id }) => id === declined?.moves)) setMoved(declined?.moves ?? undefined);
        write(true);
      }}
    />
  );
  return (
    <section aria-labelledby="calls-title" className="flex flex-col gap-6">
      <div>
        <h2 id="calls-title" ref={title} tabIndex={-1} className="text-2xl">
          Calls
        </h2>
        {(isOpen || past.length > 0) && (
          <p className="measure mt-1 text-muted">
            {isOpen &&
              'One of you suggests a few times, the other picks one. You both get it for your calendars, and a reminder an hour before. '}
            {zone && `Times are on your clock: ${zoneText(zone)}.`}
          </p>
        )}
      </div>
      <Alert tone="note">{declined ? <Declined suggestion={declined} called={called} /> : lost?.words}</Alert>
      {declined && suggesting}
      {suggestion && (
        <Suggestion
          key={suggestion.id}
          {...frame}
          suggestion={suggestion}
          moving={moving}
          writes={writes}
          onOthers={() => write(true)}
          onDeclined={() => setDeclinedId(suggestion.id)}
          onDone={focusTitle}
        />
      )}
      {isOpen && writes && (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <SuggestionForm
            key={moved}
            {...frame}
            calls={calls}
            moves={moved ?? moving?.id}
            onDone={() => {
              write(false);
              focusTitle();
            }}
          />
        </Suspense>
      )}
      {coming.map((each) => (
        <CallCard
          key={each.id}
          {...frame}
          arranged={each}
          onMove={() => {
            setMoved(each.id);
            write(true);
          }}
          onCancelled={focusTitle}
        />
      ))}
      {coming.length === 0 && !suggestion && !writes && <p>No call is ahead.</p>}
      {!declined && suggesting}
      {past.length > 0 && <PastCalls past={past} />}
    </section>
  );
}

interface Lost {
  readonly suggestion: CallSuggestion;
  readonly words: string;
}

/** The last suggestion that has gone while the page is open, and what to say of it; nothing once another one has come. */
function useLost(calls: Calls): Lost | undefined {
  const [kept, setKept] = useState<{ calls: Calls; lost?: Lost | undefined }>({ calls });
  if (kept.calls !== calls) {
    const { suggestion } = kept.calls;
    const words = lostWords(kept.calls, calls);
    const isSame = suggestion?.id === calls.suggestion?.id;
    setKept({ calls, lost: isSame ? kept.lost : suggestion && words ? { suggestion, words } : undefined });
  }
  return kept.lost;
}

function Declined({ suggestion: { starts }, called }: { suggestion: CallSuggestion; called: string }) {
  return (
    <>
      <bdi>{called}</bdi> knows that{' '}
      {starts.length === 1 ? 'this time does not suit you' : 'none of these times suits you'}.
    </>
  );
}

interface SuggestButtonProps {
  coming: number;
  /** What the member has just declined: other times take its place. */
  declined: CallSuggestion | undefined;
  onWrite: () => void;
}

function SuggestButton({ coming, declined, onWrite }: SuggestButtonProps) {
  if (coming >= MOST_COMING && !declined?.moves)
    return (
      <p className="text-muted">You two have {MOST_COMING} calls ahead: have one, move it or cancel it.</p>
    );
  const first = coming === 0 ? 'Suggest a call' : 'Suggest another call';
  return (
    <div>
      <Button variant={coming === 0 ? 'primary' : 'secondary'} onClick={onWrite} aria-expanded={false}>
        {declined ? 'Suggest other times' : first}
      </Button>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
