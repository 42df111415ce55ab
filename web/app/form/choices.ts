import {
  businessStructureSchema,
  companySizeSchema,
  compensationSchema,
  fundingStageSchema,
  genderSchema,
  REGISTRATION_COMPANY_TYPES,
} from '@ampersand/contract/enumerations';

interface Option {
  value: string;
  label: string;
}

/** The values a registration offers, in the words people use for them. A value added to the contract must be named here. */
function named<Value extends string>(values: readonly Value[], labels: Record<Value, string>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

export const genders = named(genderSchema.options, {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
  PREFER_NOT_TO_SAY: 'Prefer not to say',
});

export const companyTypes = named(REGISTRATION_COMPANY_TYPES, {
  STARTUP: 'Startup',
  SME: 'Small or medium-sized enterprise (SME)',
  CORPORATE: 'Corporate',
  NON_PROFIT: 'Non-profit',
});

export const businessStructures = named(businessStructureSchema.options, {
  LLC: 'Limited liability company (LLC)',
  PARTNERSHIP: 'Partnership',
  SOLE_PROPRIETOR: 'Sole proprietor',
  CORPORATION: 'Corporation',
  OTHER: 'Other',
});

export const companySizes = named(companySizeSchema.options, {
  '1': 'Just me',
  '2-5': '2-5 people',
  '6-10': '6-10 people',
  '11-50': '11-50 people',
  '51-200': '51-200 people',
  '201-500': '201-500 people',
  '500+': 'More than 500 people',
});

export const fundingStages = named(fundingStageSchema.options, {
  PRE_SEED: 'Pre-seed',
  SEED: 'Seed',
  SERIES_A: 'Series A',
  SERIES_B: 'Series B',
  SERIES_C: 'Series C',
  BOOTSTRAPPED: 'Bootstrapped',
  REVENUE_GENERATING: 'Revenue generating',
});

export const compensations = named(compensationSchema.options, {
  SALARY: 'Salary',
  EQUITY: 'Equity',
  PROFIT_SHARING: 'Profit sharing',
  HYBRID: 'Hybrid',
  OTHER: 'Other',
});

export const skillSuggestions = [
  'Product management',
  'Software engineering',
  'Sales',
  'Marketing',
  'Finance',
  'Design',
  'Operations',
  'Data science',
  'Fundraising',
  'Legal',
] as const;
