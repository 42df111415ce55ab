import type { Tie } from '@ampersand/contract/invitations';

export type Tied = Exclude<Tie, 'FREE'>;

/** What stands between the viewer and people, by their ids; nothing where they are not named. */
export type Ties = Partial<Record<string, Tied>>;
