import type { ReplyOf } from '@ampersand/contract/endpoint';
import type { getAnswers } from '@ampersand/contract/invitations';
import { declineReasons } from '../../labels.ts';
import type { Attempt } from '../../page/attempt.ts';
import { PartError } from '../../page/part-error.tsx';
import { Card } from '../../ui/card.tsx';

type Answers = ReplyOf<typeof getAnswers>['data'];

/** What those who were invited said, counted; for the sender alone. */
export function YourAnswers({ answers }: { answers: Attempt<Answers> }) {
  return (
    <Card as="section" aria-labelledby="answers-title">
      <h2 id="answers-title" className="text-xl">
        What the answers say
      </h2>
      {answers.ok ? (
        <Counted answers={answers.value} />
      ) : (
        <PartError title="Your answers did not load" error={answers.error} />
      )}
    </Card>
  );
}

function Counted({ answers }: { answers: Answers }) {
  if (!answers)
    return (
      <p className="mt-2 text-muted">
        Once three people have answered, you see here what they had in common. Only you see it, and it names
        nobody.
      </p>
    );
  const { accepted, declined, reasons } = answers;
  return (
    <>
      <p className="mt-2">
        {accepted} of {accepted + declined} who answered said yes.
      </p>
      {reasons.length > 0 && (
        // A short list: as a child of the section it would be laid out late, as lists of cards are (app.css).
        <div className="mt-2">
          <ul className="flex flex-col gap-1">
            {reasons.map(({ reason, times }) => (
              <li key={reason}>
                <span className="tabular-nums">
                  {times} of {declined}
                </span>{' '}
                who declined: <span className="font-semibold">{declineReasons[reason]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-2 text-sm text-muted">Only you see this.</p>
    </>
  );
}
