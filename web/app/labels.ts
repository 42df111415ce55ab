import type {
  BusinessStructure,
  CompanySize,
  CompanyType,
  Compensation,
  CurrentRevenue,
  DeclineReason,
  FundingStage,
  Gender,
  ReportReason,
} from '@ampersand/contract/enumerations';
import type { WorkMode } from '@ampersand/contract/filters';

/** The contract's values in the words people use for them, in forms and on profiles alike. */

export const genders: Record<Gender, string> = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
  PREFER_NOT_TO_SAY: 'Prefer not to say',
};

export const companyTypes: Record<CompanyType, string> = {
  STARTUP: 'Startup',
  SME: 'SME (small or medium-sized)',
  CORPORATE: 'Corporate',
  NON_PROFIT: 'Non-profit',
  ENTERPRISE: 'Enterprise',
};

/** As cards and profiles have it. */
export const companyTypesInShort: Record<CompanyType, string> = { ...companyTypes, SME: 'SME' };

export const businessStructures: Record<BusinessStructure, string> = {
  LLC: 'Limited liability company (LLC)',
  PARTNERSHIP: 'Partnership',
  SOLE_PROPRIETOR: 'Sole proprietor',
  CORPORATION: 'Corporation',
  OTHER: 'Other',
};

export const companySizes: Record<CompanySize, string> = {
  '1': 'Just me',
  '2-5': '2-5 people',
  '6-10': '6-10 people',
  '11-50': '11-50 people',
  '51-200': '51-200 people',
  '201-500': '201-500 people',
  '500+': 'More than 500 people',
};

export const fundingStages: Record<FundingStage, string> = {
  PRE_SEED: 'Pre-seed',
  SEED: 'Seed',
  SERIES_A: 'Series A',
  SERIES_B: 'Series B',
  SERIES_C: 'Series C',
  BOOTSTRAPPED: 'Bootstrapped',
  REVENUE_GENERATING: 'Revenue generating',
};

export const compensations: Record<Compensation, string> = {
  SALARY: 'Salary',
  EQUITY: 'Equity',
  PROFIT_SHARING: 'Profit sharing',
  HYBRID: 'Salary and equity',
  OTHER: 'Other',
};

export const revenues: Record<CurrentRevenue, string> = {
  '<$50k': 'Under $50k',
  '$50k-$100k': '$50k–$100k',
  '$100k-$500k': '$100k–$500k',
  '$500k-$1M': '$500k–$1M',
  '>$1M': 'Over $1M',
};

export const reportReasons: Record<ReportReason, string> = {
  SPAM: 'Advertising, or the same message to many',
  FRAUD: 'They want money or data',
  HARASSMENT: 'Insults or pressure',
  FAKE_PROFILE: 'They are not who they say',
  INAPPROPRIATE: 'It does not belong here',
  OTHER: 'Something else',
};

/** As somebody chooses among them; what the other reads is in the contract (declining.ts). */
export const declineReasons: Record<DeclineReason, string> = {
  TIMING: 'The timing',
  PLACE: 'The place',
  COMMITMENT: 'The commitment, such as hours a week',
  IDEA: 'The idea',
  SKILLS: 'The skills',
  TERMS: 'The terms',
  NOT_NOW: 'Not now',
};

export const ways: Record<WorkMode, string> = {
  REMOTE: 'Remote',
  HYBRID: 'Some days together',
  ON_SITE: 'On site',
};
