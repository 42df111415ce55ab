import type { FounderQuestion } from '@ampersand/contract/questions';
import { inSections } from './questions.ts';

const values = [
  'honesty',
  'patience',
  'craft',
  'speed',
  'transparency',
  'kindness',
  'independence',
  'frugality',
];
export const founderQuestions = inSections<FounderQuestion>({
  startupIdea: {
    section: 'What you build',
    label: 'Your startup idea',
    hint: 'The problem, who has it, and what you do about it. This is what draws people in, or not.',
    marks: 'WEIGHS',
  },
  coreValues: {
    section: 'What you build',
    label: 'Core values',
    hint: 'What guides your decisions when nobody is looking. Separate with commas.',
    marks: 'WEIGHS',
    suggestions: values,
  },
  skillsNeeded: {
    section: 'Skills',
    label: 'Skills you need',
    hint: 'What your co-founder should bring. Separate with commas.',
  },
  skillsOffered: {
    section: 'Skills',
    label: 'Skills you offer',
    hint: 'What you bring yourself. Separate with commas.',
    marks: 'NONE',
  },
  coFounderCommitment: {
    section: 'The deal',
    label: 'Commitment',
    hint: 'Hours or days a week, and from when.',
    suggestions: [
      'Full time',
      'Part time, 20 hours a week',
      'Evenings and weekends',
      'Part time, full time after funding',
    ],
  },
  equityOffered: {
    section: 'The deal',
    label: 'Equity you offer',
    hint: 'A share or a range, with vesting if you know it.',
    suggestions: ['5–10%', '10–20%', '20–35%', 'Equal split', 'Four years vesting, one-year cliff'],
  },
  workingArrangement: {
    section: 'The deal',
    label: 'Working arrangement',
    hint: 'Where you work, and how much of it together.',
    suggestions: [
      'Remote',
      'Hybrid, a few days a month together',
      'In the same city',
      'Within three time zones',
    ],
  },
  decisionMakingStyle: {
    section: 'How you work',
    label: 'How you decide',
    hint: 'Who decides what, and how an argument ends.',
    marks: 'WEIGHS',
    suggestions: [
      'Data first',
      'By consensus',
      'Each owns an area and decides there',
      'Quick calls, corrected later',
    ],
  },
  startupPace: {
    section: 'How you work',
    label: 'Pace',
    hint: 'How fast, and for how long.',
    suggestions: [
      'Fast, ship every week',
      'Steady and sustainable',
      'Slow and thorough',
      'Sprints with real breaks',
    ],
  },
  fundraisingApproach: {
    section: 'How you work',
    label: 'Fundraising',
    hint: 'Whose money, and how much of the company it may cost.',
    marks: 'WEIGHS',
    suggestions: [
      'Bootstrapped',
      'Grants and first customers',
      'Angels, then a seed round',
      'Venture capital, grow fast',
    ],
  },
  founderConcerns: {
    section: 'What worries you',
    label: 'Your concerns',
    hint: 'What went wrong before, or what must not happen.',
    marks: 'WEIGHS',
  },
});
