import type { TrialAnswer } from '../../db/trial.ts';

/** What somebody may have said of a round; what is of another kind of round counts as nothing. */
type Said = TrialAnswer | null | undefined;

export const checkInOf = (said: Said) => (said && 'going' in said ? said : null);
export const debriefOf = (said: Said) => (said && 'learned' in said ? said : null);
export const decisionOf = (said: Said) => (said && 'decision' in said ? said.decision : null);
