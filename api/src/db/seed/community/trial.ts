import type { EquityAnswers } from '@ampersand/contract/equity';
import type { TrialTerms } from '@ampersand/contract/trial/terms';

/** Without its first day: that lies ahead, however old the demo is. */
type Offered = Omit<TrialTerms, 'startsOn'>;

/** Meera Kulkarni: what she proposed first. */
export const firstTerms: Offered = {
  goal: 'Can a nurse in Bhor tell from the phone whether her vials are still good, without a signal?',
  deliverables: [
    'An app that reads the box and says yes or no, with the reason in Marathi',
    'Two weeks of readings from three boxes',
  ],
  weeks: 8,
  hours: { founder: 20, applicant: 30 },
  pay: { kind: 'SUM', amount: '₹1,00,000' },
  ownership: 'STARTUP',
  secrecy: 'THREE_YEARS',
  notice: 'ONE_WEEK',
};

/** Joseph Mwangi Kariuki: what he would rather sign. */
export const changedTerms: Offered = {
  ...firstTerms,
  deliverables: [
    'An app that reads the box and says yes or no, with the reason in Marathi and English',
    'Two weeks of readings from three boxes',
    'A list of what went wrong, and why',
  ],
  weeks: 6,
  hours: { founder: 20, applicant: 25 },
  ownership: 'IF_FOUNDED',
  secrecy: 'ONE_YEAR',
};

/** What counts for the split of the two, each as they see their own part. */
export const founderSplit: EquityAnswers = {
  IDEA: { weight: 4, own: 90 },
  WORK_SO_FAR: { weight: 7, own: 100 },
  WORK_TO_COME: { weight: 9, own: 60 },
  CASH: { weight: 5, own: 80 },
  RIGHTS: { weight: 3, own: 100 },
  NETWORK: { weight: 6, own: 85 },
  RISK: { weight: 6, own: 70 },
  ROLE: { weight: 5, own: 75 },
};

export const applicantSplit: EquityAnswers = {
  IDEA: { weight: 2, own: 10 },
  WORK_SO_FAR: { weight: 4, own: 10 },
  WORK_TO_COME: { weight: 10, own: 50 },
  CASH: { weight: 5, own: 20 },
  RIGHTS: { weight: 2, own: 0 },
  NETWORK: { weight: 4, own: 20 },
  RISK: { weight: 7, own: 45 },
  ROLE: { weight: 3, own: 35 },
};
