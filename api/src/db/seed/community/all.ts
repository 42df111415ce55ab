import { founders1 } from './founders-1.ts';
import type { Applicant, Founder } from './types.ts';

export const founders: readonly Founder[] = [...founders1];
export const applicants: readonly Applicant[] = [];
