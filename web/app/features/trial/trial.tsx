import { brand } from '@ampersand/contract/brand';
import { agreedOf } from '@ampersand/contract/trial/holds';
import { useRef } from 'react';
import { call } from '../../api.ts';
import { PageError } from '../../page/page-error.tsx';
import { useLive } from '../../page/use-live.ts';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { useTogether } from '../together/context.ts';
import { useWriting } from '../together/use-proposing.ts';
import type { Route } from './+types/trial';
import { Board } from './board.tsx';
import { proposalDraft } from './draft.ts';
import { loadTrial } from './load-trial.server.ts';
import { Proposals } from './proposals.tsx';
import { Rounds } from './rounds.tsx';
import { EarlierTrials, Signed } from './signed.tsx';

export const meta: Route.MetaFunction = () => [{ title: `Trial | ${brand.name}` }];

export const loader = loadTrial;

/** How two try working together: a text that both sign, what each says of it week by week, and what is to be done. */
export default function TrialPage({ loaderData }: Route.ComponentProps) {
  const { you, connectionId, trial: loaded } = loaderData;
  const { called, isOpen } = useTogether();
  const params = { connectionId };
  const [trial, refresh] = useLive(
    loaded,
    { userId: you.id, connectionId },
    async () => (await call('GET /connections/{connectionId}/trial', { params })).data,
  );
  const { trials, tasks, proposals } = trial;
  const { holds, following, earlier } = agreedOf(trials);
  const top = useRef<HTMLDivElement>(null);
  const writing = useWriting(proposalDraft(you.id, connectionId));
  const mayPropose = isOpen && !writing.writes && proposals[0]?.status !== 'OPEN';
  const frame = { connectionId, called, isOpen, refresh };
  // What had the focus has made place for what came of it.
  const focusTop = () => focusAfterDialog(() => top.current);
  return (
    <div ref={top} tabIndex={-1} className="flex flex-col gap-10">
      {holds && (
        <Signed
          {...frame}
          title="Your trial"
          trial={holds}
          hasNext={following.length > 0}
          onPropose={mayPropose ? () => void writing.write() : undefined}
          onLeft={focusTop}
        />
      )}
      {holds && holds.rounds.length > 0 && <Rounds key={holds.id} {...frame} trial={holds} />}
      {following.map((each, index) => (
        <Signed
          key={each.id}
          {...frame}
          title="The trial that follows"
          trial={each}
          hasNext={index < following.length - 1}
          onLeft={focusTop}
        />
      ))}
      {(holds || tasks.length > 0) && <Board {...frame} tasks={tasks} />}
      <Proposals
        {...frame}
        trial={trial}
        writing={writing}
        onSigned={focusTop}
        onClosed={() => focusAfterDialog(() => writing.title.current ?? top.current)}
      />
      {earlier.length > 0 && <EarlierTrials {...frame} trials={earlier} />}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
