import type { Audience } from '@ampersand/contract/enumerations';
import type { WholeIssue } from '@ampersand/contract/issues';
import { ifMatch } from '@ampersand/contract/path';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { paths } from '../../paths.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import { nobodyIn, readersIn } from './words.ts';

interface IssueActsProps {
  issue: WholeIssue;
  /** To how many it would go. */
  count: number;
  /** What is typed is what would be sent. */
  isSaved: boolean;
}

/** What can be done with a draft: try it, send it, throw it away. */
export function IssueActs({ issue: { id, audience, version }, count, isSaved }: IssueActsProps) {
  const [asked, setAsked] = useState<'send' | 'remove'>();
  const [failure, setFailure] = useState<string>();
  const testing = useCall();
  const acting = useCall();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const params = { issueId: id };

  const test = () =>
    testing.run({
      send: () => call('POST /newsletter/issues/{issueId}/test', { params }),
      onDone: ({ message }) => toast.success(message),
      onFailure: ({ message }) => toast.error(message),
    });

  const send = () =>
    acting.run({
      send: () => call('POST /newsletter/issues/{issueId}/send', { params, headers: ifMatch(version) }),
      async onDone() {
        await revalidate();
        setAsked(undefined);
      },
      onFailure: ({ message }) => setFailure(message),
    });

  const remove = () =>
    acting.run({
      send: () => call('DELETE /newsletter/issues/{issueId}', { params }),
      async onDone() {
        toast.success('The draft is removed.');
        await navigate(paths.admin.newsletter);
      },
      onFailure: ({ message }) => setFailure(message),
    });

  function ask(what: typeof asked) {
    setFailure(undefined);
    setAsked(what);
  }

  const dialog = { onClose: () => setAsked(undefined), busy: acting.busy, failure };
  return (
    <Card as="section" aria-label="Test and send" className="flex flex-col gap-4 p-5 sm:p-7">
      <p className="text-muted">{hintOf(isSaved, audience, count)}</p>
      <div className="acts">
        <Button busy={testing.busy} disabled={!isSaved} onClick={test}>
          {testing.busy ? 'Sending...' : 'Send a test to yourself'}
        </Button>
        <Button
          variant={isSaved ? 'primary' : 'secondary'}
          disabled={!isSaved || count === 0}
          aria-haspopup="dialog"
          onClick={() => ask('send')}
        >
          Send to {readersIn(audience, count)}
        </Button>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => ask('remove')}>
          Remove the draft
        </Button>
      </div>
      <AskDialog
        {...dialog}
        open={asked === 'send'}
        title={`Send this to ${readersIn(audience, count)}?`}
        action="Send it"
        busyAction="Sending..."
        onAct={send}
      >
        <p>
          It goes out at once and cannot be called back or changed. Everybody gets it once
          {audience === 'SUBSCRIBERS' && ', with a link to unsubscribe'}.
        </p>
      </AskDialog>
      <AskDialog
        {...dialog}
        open={asked === 'remove'}
        title="Remove this draft?"
        action="Remove"
        busyAction="Removing..."
        danger
        onAct={remove}
      >
        <p>What is written in it is gone for good.</p>
      </AskDialog>
    </Card>
  );
}

function hintOf(isSaved: boolean, audience: Audience, count: number): string {
  if (!isSaved) return 'Save the draft first: what is saved is what is sent.';
  if (count === 0) return `${nobodyIn[audience]}, so it can go to nobody but yourself.`;
  return 'Look at it in your own inbox before it goes to everybody.';
}
