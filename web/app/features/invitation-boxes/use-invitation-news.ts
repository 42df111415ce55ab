import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useStream } from '../../page/use-stream.ts';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import { titleOfMessages } from '../conversations/messages-frame.tsx';

/** What happens at once is asked for once. */
const REST_MS = 200;
/** How often what waits for a form looks whether it is still open. */
const AGAIN_MS = 1_000;

/**
 * Loads a page of invitations anew once one comes, goes or is answered, here or elsewhere. What somebody is in the middle of is
 * not taken away from them: the page waits until then.
 */
export function useInvitationNews(userId: string): void {
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

  useStream(userId, ({ kind }) => {
    // At first the page is as it was just loaded.
    if (kind === 'ties' || (kind === 'opened' && wasOpened.current)) soon(REST_MS);
    if (kind === 'opened') wasOpened.current = true;
  });
}

const isAtWork = () => document.querySelector('main form, [role="dialog"]') !== null;
