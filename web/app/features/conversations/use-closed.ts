import type { ConversationState } from '@ampersand/contract/connections';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Whether a conversation is to be shown as closed. Where it has closed or opened since it was loaded the page is loaded anew:
 * of a closed one nothing is sent along.
 */
export function useClosed(loaded: ConversationState, now: ConversationState): boolean {
  const { revalidate } = useRevalidator();
  const isClosed = now === 'CLOSED';
  const isNews = isClosed !== (loaded === 'CLOSED');
  // The stream says it.
  useEffect(() => {
    if (isNews) void revalidate();
  }, [isNews, revalidate]);
  return isClosed || isNews;
}
