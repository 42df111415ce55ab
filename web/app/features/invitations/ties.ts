import type { Tie } from '@ampersand/contract/invitations';

export interface Tied {
  readonly kind: Exclude<Tie, 'FREE'>;
  /** Of those who are connected. */
  readonly connectionId: string | null;
}

/** What stands between the viewer and people, by their ids; nothing where they are not named. */
export type Ties = Partial<Record<string, Tied>>;
