import { applicants1 } from './applicants-1.ts';
import { applicants2 } from './applicants-2.ts';
import { applicants3 } from './applicants-3.ts';
import { applicants4 } from './applicants-4.ts';
import { founders1 } from './founders-1.ts';
import { founders2 } from './founders-2.ts';
import { founders3 } from './founders-3.ts';
import { founders4 } from './founders-4.ts';
import type { SetPerson } from './types.ts';

/** 60 founders, `f01` to `f60`. */
export const FOUNDERS: readonly SetPerson[] = [...founders1, ...founders2, ...founders3, ...founders4];
/** 60 applicants, `a01` to `a60`. */
export const APPLICANTS: readonly SetPerson[] = [
  ...applicants1,
  ...applicants2,
  ...applicants3,
  ...applicants4,
];
