import type { InvitationForm, Tie } from '@ampersand/contract/invitations';

export interface Tied extends Readonly<Pick<InvitationForm, 'connectionId' | 'declined'>> {
  readonly kind: Exclude<Tie, 'FREE'>;
}

/** What stands between the viewer and people, by their ids; nothing where they are not named. */
export type Ties = Partial<Record<string, Tied>>;
