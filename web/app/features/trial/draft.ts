import type { TrialProposal } from '@ampersand/contract/trial';
import { browserDraft } from '../../form/draft-store.ts';
import type { TypedTerms } from './typed-terms.ts';

export interface ProposalDraft {
  readonly typed: TypedTerms;
  /** The latest proposal that was seen with it. */
  readonly seen: Pick<TrialProposal, 'id' | 'status'> | undefined;
}

/** What one is about to propose, over a reload or a look at another page. */
export const proposalDraft = (userId: string, connectionId: string) =>
  browserDraft<ProposalDraft>(`trial-proposal:${userId}:${connectionId}`);
