import type { WholeIssue } from '@ampersand/contract/issues';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { momentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Card } from '../../ui/card.tsx';
import { progressOf } from './words.ts';

const LOOK_MS = 2_000;

/** How far an issue has come; it looks again until it is written to all. */
export function Sending({ issue }: { issue: WholeIssue }) {
  const { written, recipients, startedAt, finishedAt } = issue;
  const zone = useZone();
  const { state, revalidate } = useRevalidator();
  const isIdle = state === 'idle';
  // The server's work goes on outside of this page.
  useEffect(() => {
    if (finishedAt || !isIdle) return;
    const timer = setTimeout(() => void revalidate(), LOOK_MS);
    return () => clearTimeout(timer);
  }, [finishedAt, isIdle, revalidate]);
  return (
    <Card as="section" aria-label="Progress" className="flex flex-col gap-3 p-5 sm:p-7">
      <p role="status" className="text-lg font-semibold">
        {progressOf(issue)}
      </p>
      {!finishedAt && (
        <progress
          aria-label="How many are written"
          max={Math.max(recipients, 1)}
          value={written}
          className="h-2 w-full accent-primary"
        />
      )}
      <p className="text-muted">
        Begun {startedAt && momentOf(startedAt, zone)}
        {finishedAt
          ? `, written to the last one ${momentOf(finishedAt, zone)}. Emails leave within minutes of that.`
          : '. You can leave this page: it goes on without you.'}
      </p>
    </Card>
  );
}
