import { browserDraft } from '../../form/draft-store.ts';
import type { ProposalDraft } from '../together/use-proposing.ts';
import type { TypedTerms } from './typed-terms.ts';

/** What one is about to propose, over a reload or a look at another page. */
export const proposalDraft = (userId: string, connectionId: string) =>
  browserDraft<ProposalDraft<TypedTerms>>(`trial-proposal:${userId}:${connectionId}`);
