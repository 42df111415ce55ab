import type { TrialProposal } from '@ampersand/contract/trial';
import type { TrialTerms } from '@ampersand/contract/trial/terms';
import { browserDraft } from '../../form/draft-store.ts';

/** What is typed, before it is terms. */
export interface Typed extends Omit<TrialTerms, 'deliverables' | 'weeks' | 'hours' | 'pay'> {
  readonly deliverables: readonly { readonly id: number; readonly text: string }[];
  readonly weeks: string;
  readonly founder: string;
  readonly applicant: string;
  readonly pay: TrialTerms['pay']['kind'];
  readonly amount: string;
}

export interface ProposalDraft {
  readonly typed: Typed;
  /** The latest proposal that was seen with it. */
  readonly seen: Pick<TrialProposal, 'id' | 'status'> | undefined;
}

/** What one is about to propose, over a reload or a look at another page. */
export const proposalDraft = (userId: string, connectionId: string) =>
  browserDraft<ProposalDraft>(`trial-proposal:${userId}:${connectionId}`);
