export const professionalFields = {
  skills: 'Skills',
  currentJob: 'Current job',
  salaryExpectations: 'Salary expectations',
  availability: 'Availability',
} as const;

export interface ProfessionalAnswers {
  skills: string[];
  currentJob: string;
  salaryExpectations: string;
  availability: boolean;
}

export const blankProfessional: ProfessionalAnswers = {
  skills: [],
  currentJob: '',
  salaryExpectations: '',
  availability: false,
};
