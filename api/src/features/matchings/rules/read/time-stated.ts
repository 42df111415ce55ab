import { oncePerPerson } from '../memory/remembered.ts';
import { answerFor } from './corrected.ts';
import type { Person } from './person.ts';

/** A clause that names a time and nothing else: "a technical co-founder, full time, in Berlin". */
const ONLY_TIME =
  /^(?:(?:and|or|ideally|preferably|around|about|at least|up to) )*(?:full[- ]?time|part[- ]?time|\d{1,2}(?: ?(?:-|–|to) ?\d{1,2})?\+? ?(?:h|hrs?|hours?|days?) ?(?:a|per|\/) ?(?:week|wk)|(?:one|two|three|four|five) days a week|in (?:voll|teil)zeit|(?:voll|teil)zeit|(?:a )?tiempo completo|(?:à )?temps plein|(?:em )?tempo integral)$/i;

/** The time that a founder asks for, as written: in the answer on it, else in a clause of its own among what their company looks for. */
export const timeAskedBy = oncePerPerson(({ founderPreference, company }: Person): string | undefined => {
  if (founderPreference?.coFounderCommitment)
    return answerFor(founderPreference, 'coFounderCommitment', 'HOURS');
  const clauses = (company?.lookingFor ?? '').split(/[,;.()\n]|\s[–—-]\s/).map((clause) => clause.trim());
  return clauses.find((clause) => ONLY_TIME.test(clause));
});
