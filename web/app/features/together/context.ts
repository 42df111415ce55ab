import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { Conversation } from '@ampersand/contract/connections';
import type { OwnUser } from '@ampersand/contract/users';
import { useOutletContext } from 'react-router';

/** What the frame of 'Together' tells its parts. */
export interface Together {
  readonly you: OwnUser;
  readonly conversation: Conversation;
  /** Whether anything can be changed; else it is only read. */
  readonly isOpen: boolean;
  /** What the other is called in a sentence. */
  readonly called: string;
}

export const togetherOf = (you: OwnUser, conversation: Conversation): Together => ({
  you,
  conversation,
  isOpen: conversation.state === 'OPEN',
  called: conversation.person?.calledName ?? FORMER_MEMBER,
});

export const useTogether = () => useOutletContext<Together>();
