import type { QueryInput } from '@ampersand/contract/endpoint';
import type { Invitation, listInvitations } from '@ampersand/contract/invitations';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { asCallFailure, call } from '../../api.ts';
import { useStream } from '../../page/use-stream.ts';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { titleOfMessages } from '../conversations/messages-frame.tsx';

/** What happens at once is asked for once. */
const REST_MS = 200;
/** How often what waits for a form looks whether it is still open. */
const AGAIN_MS = 1_000;

interface Box {
  /** What was asked for, to show these. */
  readonly asked: QueryInput<typeof listInvitations>;
  readonly shown: readonly Shown[];
}

type Shown = Pick<Invitation, 'id' | 'status'>;

/**
 * Loads a page of invitations anew once one comes, goes or is answered, here or elsewhere. What somebody is in the middle of is
 * not taken away from them: the page waits until then.
 */
export function useInvitationNews(userId: string, { asked, shown }: Box): void {
  const { revalidate } = useRevalidator();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasOpened = useRef(false);
  // A page that is gone asks for nothing.
  useEffect(() => () => clearTimeout(timer.current), []);

  async function look() {
    const { activeElement } = document;
    await revalidate();
    // What had the focus may be gone with what it was about.
    focusAfterDialog(() => (activeElement?.isConnected ? undefined : titleOfMessages()));
  }

  function soon(wait: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (isAtWork() ? soon(AGAIN_MS) : void look()), wait);
  }

  /** The page was read before the stream told of anything. */
  async function lookIfMissed() {
    // Whatever comes stands first.
    const limit = Math.max(1, shown.length);
    const { data } = await call('GET /invitations', { query: { ...asked, limit } });
    if (!isSame(data, shown)) soon(REST_MS);
  }

  useStream(userId, ({ kind }) => {
    if (kind === 'ties' || (kind === 'opened' && wasOpened.current)) soon(REST_MS);
    // Without an answer the page stays as it is: the next news asks again.
    else if (kind === 'opened') lookIfMissed().catch(asCallFailure);
    if (kind === 'opened') wasOpened.current = true;
  });
}

const isSame = (now: readonly Shown[], shown: readonly Shown[]) =>
  now.length === shown.length &&
  now.every(({ id, status }, index) => id === shown[index]?.id && status === shown[index]?.status);

const isAtWork = () => document.querySelector('main form, [role="dialog"]') !== null;
