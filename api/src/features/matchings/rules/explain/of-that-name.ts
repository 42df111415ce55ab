import { wordsOf } from '../read/vocabulary.ts';
import { quote } from './excerpt.ts';
import type { Scene } from './scene.ts';

const LONGEST = 60;
/** What a brief begins with, and goes on to describe. */
const NAME = /^(?:an? )?(?<name>[\p{L}&/ -]+?)(?=\s(?:who|with|to|for)\s|[.,:!\n]|$)/iu;
/** The name of one person's job, in English. */
const JOB =
  /\b(?:engineer|developer|programmer|designer|scientist|researcher|analyst|manager|marketer|accountant|nurse|teacher|architect|chemist|physicist|biologist|lawyer|chef|producer|editor|writer)$/i;
/** Begins with a vowel as it is spoken: "an ML engineer". */
const VOWEL = /^(?:[AEIOaeio]|[FHLMNRSX][A-Z])/;

/** Somebody who is looked for by the name of the very job that they have or had: a "Senior detection engineer" at a bank. */
export function ofThatName({ f, a, applicant }: Scene, wanted: string, role: string): string | undefined {
  const name = NAME.exec(wanted.trim())?.groups?.name ?? '';
  const words = wordsOf(name);
  if (!JOB.test(name) || wordsOf(role).slice(0, words.length).join(' ') !== words.join(' ')) return undefined;
  const { currentJob, experiences } = applicant;
  const isNow = role === currentJob || experiences.some((job) => job.role === role && job.endDate === null);
  const work = wordsOf(role).length > words.length ? `: ${quote(role, LONGEST)}` : '';
  return `${f.Subject} are looking for ${VOWEL.test(name) ? 'an' : 'a'} ${quote(name, LONGEST)}; ${a.subject} ${isNow ? 'are' : 'have been'} one${work}.`;
}
