import type { FounderProfile, Profile } from '@ampersand/contract/users';

export const companyTypes: Record<FounderProfile['companyType'], string> = {
  STARTUP: 'Startup',
  SME: 'SME',
  CORPORATE: 'Corporate',
  NON_PROFIT: 'Non-profit',
  ENTERPRISE: 'Enterprise',
};

export const businessStructures: Record<FounderProfile['businessStructure'], string> = {
  LLC: 'Limited company (LLC)',
  PARTNERSHIP: 'Partnership',
  SOLE_PROPRIETOR: 'Sole proprietor',
  CORPORATION: 'Corporation',
  OTHER: 'Other',
};

export const fundingStages: Record<FounderProfile['fundingStage'], string> = {
  PRE_SEED: 'Pre-seed',
  SEED: 'Seed',
  SERIES_A: 'Series A',
  SERIES_B: 'Series B',
  SERIES_C: 'Series C',
  BOOTSTRAPPED: 'Bootstrapped',
  REVENUE_GENERATING: 'Revenue generating',
};

export const compensations: Record<FounderProfile['compensation'], string> = {
  SALARY: 'Salary',
  EQUITY: 'Equity',
  PROFIT_SHARING: 'Profit sharing',
  HYBRID: 'Salary and equity',
  OTHER: 'Other',
};

export const genders: Record<NonNullable<Profile['gender']>, string> = {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
  PREFER_NOT_TO_SAY: 'Prefers not to say',
};

export const revenues: Record<NonNullable<FounderProfile['currentRevenue']>, string> = {
  '<$50k': 'Under $50k',
  '$50k-$100k': '$50k–$100k',
  '$100k-$500k': '$100k–$500k',
  '$500k-$1M': '$500k–$1M',
  '>$1M': 'Over $1M',
};
