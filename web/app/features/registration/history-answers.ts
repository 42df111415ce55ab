import { once } from '../../once.ts';
import type { RowEntry } from './wizard/definition.ts';

export const experienceEntry: RowEntry = {
  list: 'experiences',
  name: 'experience',
  noun: 'experience',
  blank: { company: '', role: '', startDate: '', endDate: '', description: '', currentlyWorking: false },
  schema: once(async () => (await import('@ampersand/contract/users')).experienceInput),
};

export const educationEntry: RowEntry = {
  list: 'educations',
  name: 'education',
  noun: 'education',
  blank: {
    institution: '',
    degree: '',
    fieldOfStudy: '',
    startDate: '',
    endDate: '',
    description: '',
    currentlyStudying: false,
  },
  schema: once(async () => (await import('@ampersand/contract/profile')).undatedEducationForm),
};

export const experienceFields = {
  experiences: 'Experience',
  'experience.company': 'Company',
  'experience.role': 'Role',
  'experience.startDate': 'Start date',
  'experience.endDate': 'End date',
  'experience.description': 'Description',
} as const;

export const educationFields = {
  educations: 'Education',
  'education.institution': 'Institution',
  'education.degree': 'Degree',
  'education.fieldOfStudy': 'Field of study',
  'education.startDate': 'Start date',
  'education.endDate': 'End date',
  'education.description': 'Description',
} as const;
