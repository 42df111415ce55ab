export const companyFields = {
  notFounded: 'Not founded yet',
  companyName: 'Company name',
  companyType: 'Company type',
  companyDescription: 'Company description',
  website: 'Website',
  lookingFor: 'What you are looking for',
} as const;

export const businessFields = {
  businessStructure: 'Business structure',
  industry: 'Industry',
  foundingDate: 'Founding date',
  companySize: 'Company size',
  vision: 'Vision',
  mission: 'Mission',
} as const;

export const fundingFields = {
  fundingStage: 'Funding stage',
  fundingAmount: 'Funding amount (USD)',
  equityOffered: 'Equity offered (%)',
  compensation: 'Compensation structure',
} as const;

type Name = keyof typeof companyFields | keyof typeof businessFields | keyof typeof fundingFields;

export type CompanyAnswers = Record<Exclude<Name, 'notFounded'>, string> & {
  /** There is an idea so far; form, stage and pay may be left open. */
  notFounded: boolean;
};

export const blankCompany: CompanyAnswers = {
  notFounded: false,
  companyName: '',
  companyType: '',
  companyDescription: '',
  website: '',
  lookingFor: '',
  businessStructure: '',
  industry: '',
  foundingDate: '',
  companySize: '',
  vision: '',
  mission: '',
  fundingStage: '',
  fundingAmount: '',
  equityOffered: '',
  compensation: '',
};
