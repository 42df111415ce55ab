import type { APPLICANT_PREFERENCE_FIELDS } from '@ampersand/contract/preference';
import { type QuestionGroup, skills } from './questions.ts';

export const applicantQuestions: readonly QuestionGroup<(typeof APPLICANT_PREFERENCE_FIELDS)[number]>[] = [
  {
    title: 'What draws you',
    questions: [
      {
        name: 'joinMotivation',
        kind: 'text',
        label: 'Why you would join',
        hint: 'What you would leave a job for. Founders read this first.',
      },
      {
        name: 'ideaPreferences',
        kind: 'list',
        label: 'Ideas you like',
        hint: 'Fields, markets, kinds of product; also what you do not want ("not gambling"). Parted by commas.',
        suggestions: [
          'health',
          'climate',
          'education',
          'fintech',
          'developer tools',
          'food and farming',
          'not gambling',
        ],
      },
      {
        name: 'applicantGoals',
        kind: 'list',
        label: 'Your goals',
        hint: 'Where this should take you. Parted by commas.',
        suggestions: [
          'own a product',
          'learn to sell',
          'build a team',
          'lasting company',
          'financial freedom',
        ],
      },
    ],
  },
  {
    title: 'What you bring',
    questions: [
      {
        name: 'applicantSkills',
        kind: 'list',
        label: 'Skills you bring',
        hint: 'What a founder could rely on from the first week. Parted by commas.',
        suggestions: skills,
      },
      {
        name: 'priorStartupExp',
        kind: 'text',
        label: 'Startup experience',
        hint: 'What you have been part of, and how it ended.',
        suggestions: ['None yet', 'Early employee', 'Founded one before', 'Side projects with customers'],
      },
    ],
  },
  {
    title: 'The deal',
    questions: [
      {
        name: 'timeCommitment',
        kind: 'text',
        label: 'Time you can give',
        hint: 'Hours or days a week, from when on.',
        suggestions: [
          'Full time',
          'Full time after notice',
          'Part time, 20 hours a week',
          'Evenings and weekends',
        ],
      },
      {
        name: 'equityExpectation',
        kind: 'text',
        label: 'Equity you expect',
        hint: 'A share or a range; say if pay changes it.',
        suggestions: ['1–5 %', '5–10 %', '10–20 %', 'Equal split', 'Less equity, more pay'],
      },
      {
        name: 'riskAppetite',
        kind: 'text',
        label: 'Risk appetite',
        hint: 'Low/Medium/High, and what stands behind it.',
        suggestions: ['Low', 'Medium', 'High', 'A year without pay is fine'],
      },
    ],
  },
  {
    title: 'How you work',
    questions: [
      {
        name: 'workingStyle',
        kind: 'text',
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
      {
        name: 'conflictHandling',
        kind: 'text',
        label: 'Handling conflict',
        hint: 'What you do when you disagree.',
        suggestions: [
          'Say it the same day',
          'Sleep on it, then talk',
          'Argue openly, then commit',
          'Write it down first',
        ],
      },
    ],
  },
];
