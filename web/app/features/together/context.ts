import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import { useOutletContext } from 'react-router';
import type { You } from '../../page/you.ts';

/** What the frame of 'Together' tells its parts. */
export interface Together {
  readonly you: You;
  readonly conversation: Conversation;
  /** Whether anything can be changed; else it is only read. */
  readonly isOpen: boolean;
  /** What the other is called in a sentence. */
  readonly called: string;
}

export const togetherOf = (you: You, conversation: Conversation): Together => ({
  you,
  conversation,
  isOpen: conversation.state === 'OPEN',
  called: conversation.person?.calledName ?? FORMER_MEMBER,
});

export const useTogether = () => useOutletContext<Together>();
