export const professionalFields = {
  skills: 'Skills',
  currentJob: 'Current job',
  salaryExpectations: 'Salary expectations',
  availability: 'Are you available to join now?',
} as const;

export interface ProfessionalAnswers {
  skills: string[];
  currentJob: string;
  salaryExpectations: string;
  /** Empty: left open. */
  availability: '' | 'true' | 'false';
}

export const blankProfessional: ProfessionalAnswers = {
  skills: [],
  currentJob: '',
  salaryExpectations: '',
  availability: '',
};
