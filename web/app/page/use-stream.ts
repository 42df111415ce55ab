import { useEffect, useEffectEvent } from 'react';
import { followStream, type StreamEvent } from './stream.ts';

/** Hears what the server tells a member, for as long as the screen stands. */
export function useStream(userId: string, listener: (heard: StreamEvent) => void): void {
  const hear = useEffectEvent(listener);
  // The stream lives outside of React.
  useEffect(() => followStream(userId, (heard) => hear(heard)), [userId]);
}
