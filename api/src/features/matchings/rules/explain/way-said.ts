import { answerFor, correctionOf } from '../read/corrected.ts';
import type { Person } from '../read/person.ts';

export const WAYS = { ON_SITE: 'on site', HYBRID: 'some days together', REMOTE: 'remote' } as const;

/** How somebody would work: `chosen` in our words, else `written` in theirs; neither where they struck what is read of the answer. */
interface WaySaid {
  readonly chosen?: string;
  readonly written?: string | undefined;
}

export function founderWay({ founderPreference: wish }: Person): WaySaid {
  const mode = correctionOf(wish, 'workingArrangement')?.mode;
  return mode ? { chosen: WAYS[mode] } : { written: answerFor(wish, 'workingArrangement', 'PLACE') };
}

export function applicantWay({ applicantPreference: wish }: Person): WaySaid {
  const mode = correctionOf(wish, 'workingStyle')?.mode ?? correctionOf(wish, 'timeCommitment')?.mode;
  return mode ? { chosen: WAYS[mode] } : { written: answerFor(wish, 'workingStyle', 'PLACE') };
}
