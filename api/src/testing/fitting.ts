import { saveApplicantPreference, saveFounderPreference } from '@ampersand/contract/preference';
import type { Member } from './factories.ts';

const EQUITY = '10 %';

/** A founder looks for what the applicants of `factories.ts` bring: with `fitFounder` of these, they stand above the floor of a list. */
export const fitApplicants = ({ id, browser }: Member, more: object = {}) =>
  browser.call(saveFounderPreference, {
    params: { userId: id },
    body: {
      skillsNeeded: ['TypeScript', 'PostgreSQL', 'Kubernetes'],
      coFounderCommitment: 'full time',
      equityOffered: EQUITY,
      ...more,
    },
  });

/** An applicant gives and hopes for what `fitApplicants` looks for and offers. */
export const fitFounder = ({ id, browser }: Member, more: object = {}) =>
  browser.call(saveApplicantPreference, {
    params: { userId: id },
    body: { timeCommitment: 'full time', equityExpectation: EQUITY, ...more },
  });
