import type { ApplicantQuestion } from '@ampersand/contract/questions';
import { inSections } from './questions.ts';

export const applicantQuestions = inSections<ApplicantQuestion>({
  joinMotivation: {
    section: 'What draws you in',
    label: 'Why you would join',
    hint: 'What you would leave a job for.',
    marks: 'WEIGHS',
  },
  ideaPreferences: {
    section: 'What draws you in',
    label: 'Ideas you like',
    hint: 'Fields, markets, kinds of product, and what you do not want (‘not gambling’). Separate with commas.',
  },
  applicantGoals: {
    section: 'What draws you in',
    label: 'Your goals',
    hint: 'Where this should take you. Separate with commas.',
    marks: 'WEIGHS',
    suggestions: ['own a product', 'learn to sell', 'build a team', 'lasting company', 'financial freedom'],
  },
  applicantSkills: {
    section: 'What you bring',
    label: 'Skills you bring',
    hint: 'What a founder could count on from week one. Separate with commas.',
    marks: 'NONE',
  },
  priorStartupExp: {
    section: 'What you bring',
    label: 'Startup experience',
    hint: 'What you have been part of, and how it went.',
    marks: 'WEIGHS',
    suggestions: ['None yet', 'Early employee', 'Founded one before', 'Side projects with customers'],
  },
  timeCommitment: {
    section: 'The deal',
    label: 'Time you can give',
    hint: 'Hours or days a week, and from when.',
    suggestions: [
      'Full time',
      'Full time after notice',
      'Part time, 20 hours a week',
      'Evenings and weekends',
    ],
  },
  equityExpectation: {
    section: 'The deal',
    label: 'Equity you expect',
    hint: 'A share or a range. Say if pay would change it.',
    suggestions: ['1–5%', '5–10%', '10–20%', 'Equal split', 'Less equity, more pay'],
  },
  riskAppetite: {
    section: 'The deal',
    label: 'Risk appetite',
    hint: 'Low/Medium/High, and why.',
    suggestions: ['Low', 'Medium', 'High', 'A year without pay is fine'],
  },
  workingStyle: {
    section: 'How you work',
    label: 'Working style',
    hint: 'Where, when, and how you like to work with others.',
    suggestions: [
      'Remote',
      'Together in one room',
      'Plans and quiet mornings',
      'Fast and hands-on',
      'Data before opinions',
    ],
  },
  conflictHandling: {
    section: 'How you work',
    label: 'Handling conflict',
    hint: 'What you do when you disagree.',
    marks: 'WEIGHS',
    suggestions: [
      'Say it the same day',
      'Sleep on it, then talk',
      'Argue openly, then commit',
      'Write it down first',
    ],
  },
});
