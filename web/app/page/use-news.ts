import { useEffect, useEffectEvent } from 'react';
import { followNews, type News } from './stream.ts';

/** Hears what the server tells a member, for as long as the screen stands. */
export function useNews(userId: string, listener: (news: News) => void): void {
  const hear = useEffectEvent(listener);
  // The stream lives outside of React.
  useEffect(() => followNews(userId, (news) => hear(news)), [userId]);
}
