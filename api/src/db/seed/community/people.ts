import { applicants1 } from './applicants-1.ts';
import { applicants2 } from './applicants-2.ts';
import { applicants3 } from './applicants-3.ts';
import { applicants4 } from './applicants-4.ts';
import { applicants5 } from './applicants-5.ts';
import { applicants6 } from './applicants-6.ts';
import { applicants7 } from './applicants-7.ts';
import { applicants8 } from './applicants-8.ts';
import { demoApplicant, demoFounder } from './demo.ts';
import { founders1 } from './founders-1.ts';
import { founders2 } from './founders-2.ts';
import { founders3 } from './founders-3.ts';
import { founders4 } from './founders-4.ts';
import type { Applicant, Founder } from './types.ts';

/** The demo log-in comes first. */
export const founders: Founder[] = [demoFounder, ...founders1, ...founders2, ...founders3, ...founders4];

/** The demo log-in comes first. */
export const applicants: Applicant[] = [
  demoApplicant,
  ...applicants1,
  ...applicants2,
  ...applicants3,
  ...applicants4,
  ...applicants5,
  ...applicants6,
  ...applicants7,
  ...applicants8,
];
