import { oncePerPerson } from '../memory/remembered.ts';
import { answerFor, correctionOf } from '../read/corrected.ts';
import type { Person } from '../read/person.ts';

export const WAYS = { ON_SITE: 'on site', HYBRID: 'some days together', REMOTE: 'remote' } as const;

/** How somebody would work: `chosen` in our words, else `written` in theirs, empty where there is none or they struck what is read of it. */
interface WaySaid {
  readonly chosen?: string;
  readonly written: string;
}

/** Either. */
export const wayOf = (person: Person): WaySaid =>
  person.role === 'FOUNDER' ? founderWay(person) : applicantWay(person);

const waySaid = (mode: keyof typeof WAYS | undefined, answer = ''): WaySaid =>
  mode ? { chosen: WAYS[mode], written: '' } : { written: answer };

export const founderWay = oncePerPerson(({ founderPreference: wish }: Person): WaySaid => {
  const mode = correctionOf(wish, 'workingArrangement')?.mode;
  return waySaid(mode, answerFor(wish, 'workingArrangement', 'PLACE'));
});

export const applicantWay = oncePerPerson(({ applicantPreference: wish }: Person): WaySaid => {
  const mode = correctionOf(wish, 'workingStyle')?.mode ?? correctionOf(wish, 'timeCommitment')?.mode;
  return waySaid(mode, answerFor(wish, 'workingStyle', 'PLACE'));
});
