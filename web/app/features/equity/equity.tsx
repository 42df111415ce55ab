import { brand } from '@ampersand/contract/brand';
import { useRef } from 'react';
import { PageError } from '../../page/page-error.tsx';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { useTogether } from '../together/context.ts';
import type { Route } from './+types/equity';
import { Agreement } from './agreement.tsx';
import { AnswersForm } from './answers-form.tsx';
import { Given } from './given.tsx';
import { loadEquity } from './load-equity.server.ts';
import { Proposals } from './proposals.tsx';
import { Reveal } from './reveal.tsx';
import { useEquity } from './use-equity.ts';
import { WhatIf } from './what-if.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Equity | ${brand.name}` }];

export const loader = loadEquity;

/** How two divide their startup: each says theirs unseen, both see both, then they propose until both accept. */
export default function EquityPage({ loaderData }: Route.ComponentProps) {
  const { connectionId } = loaderData;
  const { called, isOpen } = useTogether();
  const { equity, refresh } = useEquity(loaderData);
  const { yours, theirs, proposals, agreements } = equity;
  const top = useRef<HTMLDivElement>(null);
  // What had the focus has made place for what came of it.
  const begin = () => focusAfterDialog(() => top.current);
  const [holds, ...earlier] = agreements;
  const isRevealed = yours.given && theirs.given && yours.answers !== null && theirs.answers !== null;
  const shown = proposals[0]?.status === 'OPEN' ? proposals[0] : undefined;
  const terms = holds?.terms ?? shown?.terms;
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-10">
      {holds && <Agreement holds={holds} earlier={earlier} called={called} />}
      {!yours.given && isOpen && (
        <AnswersForm
          connectionId={connectionId}
          equity={equity}
          called={called}
          refresh={refresh}
          onGiven={begin}
        />
      )}
      {!yours.given && !isOpen && <p className="text-muted">You have not said what counts for you.</p>}
      {yours.given && yours.answers && !isRevealed && (
        <Given answers={yours.answers} called={called} isOpen={isOpen} />
      )}
      {isRevealed && yours.answers && theirs.answers && (
        <Reveal yours={yours.answers} theirs={theirs.answers} called={called} />
      )}
      {(isRevealed || proposals.length > 0) && (
        <Proposals
          connectionId={connectionId}
          proposals={proposals}
          called={called}
          isOpen={isOpen && isRevealed}
          refresh={refresh}
          onAccepted={begin}
        />
      )}
      {terms && <WhatIf terms={terms} called={called} isAgreed={holds !== undefined} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
