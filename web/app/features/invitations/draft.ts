import type { BodyInput } from '@ampersand/contract/endpoint';
import type { sendInvitation } from '@ampersand/contract/invitations';
import { tabDraft } from '../../form/draft-store.ts';

/** As the fields hold it, before the rules have read it. */
export type NoteDraft = Pick<BodyInput<typeof sendInvitation>, 'note' | 'answer'>;

/** What is typed to somebody, over a closed dialog, a reload or a new log-in. */
export const noteDraft = (userId: string, otherId: string) =>
  tabDraft<NoteDraft>(`invitation-draft:${userId}:${otherId}`);
