import { type People, type PlantedApplicant, type PlantedFounder, truth } from './people.ts';
import type { Random } from './random.ts';

/** What founders and applicants truly look for; the engine knows none of these numbers. */
const TASTES = {
  FOUNDER: {
    skill: 2,
    hours: 0.5,
    equity: 0.4,
    place: 0.6,
    pay: 0.2,
    risk: 0.2,
    pace: 0.2,
    style: 0.2,
    conflict: 0.1,
    motive: 0.2,
    experience: 0.3,
    own: 0.2,
  },
  APPLICANT: {
    field: 1.2,
    skill: 0.8,
    refused: 1,
    equity: 0.4,
    place: 0.6,
    pay: 0.4,
    hours: 0.4,
    risk: 0.3,
    pace: 0.2,
    style: 0.2,
    motive: 0.2,
    traction: 0.3,
  },
} as const;
/** From one market to the next each taste is up to so much stronger or weaker. */
const VARIES = 0.3;
/**
 * Log-odds of a like per unit of utility; what is left is taste that nobody can know. Set so that about a quarter of the invitations are
 * accepted, as at the largest peer.
 */
const SHARPNESS = 1.6;
/** Of all pairs, so many like each other from one side. */
const LIKES = 0.05;

/** A number for every founder (rows) and applicant (columns). */
export interface Grid {
  readonly width: number;
  readonly values: Float32Array;
}

export const at = ({ width, values }: Grid, founder: number, applicant: number): number =>
  values[founder * width + applicant] ?? Number.NaN;

/** Log-odds with which each founder likes each applicant, and the other way. */
export function trueOdds(people: People, random: Random): { founder: Grid; applicant: Grid } {
  const { founders, applicants } = people;
  const [founder, applicant] = [0, 0].map(() => new Float32Array(founders.length * applicants.length));
  const [founderTastes, applicantTastes] = [TASTES.FOUNDER, TASTES.APPLICANT].map((tastes) =>
    Object.entries(tastes).map(
      ([name, taste]) => [name, taste * (1 + VARIES * (2 * random.next() - 1))] as const,
    ),
  );
  founders.forEach((f: PlantedFounder, i) => {
    applicants.forEach((a: PlantedApplicant, j) => {
      const parts: Readonly<Record<string, number>> = truth(f, a);
      const utility = (tastes: readonly (readonly [string, number])[] = []) =>
        tastes.reduce((sum, [name, taste]) => sum + taste * (parts[name] ?? 0), 0);
      if (founder) founder[i * applicants.length + j] = SHARPNESS * utility(founderTastes);
      if (applicant) applicant[i * applicants.length + j] = SHARPNESS * utility(applicantTastes);
    });
  });
  const width = applicants.length;
  return {
    founder: { width, values: centred(founder ?? new Float32Array()) },
    applicant: { width, values: centred(applicant ?? new Float32Array()) },
  };
}

export const chance = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** What must be added to log-odds so that the mean chance is `LIKES`. */
export function centre(odds: Float32Array): number {
  let [low, high] = [-30, 30];
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    const mean = odds.reduce((sum, each) => sum + chance(each + middle), 0) / odds.length;
    if (mean > LIKES) high = middle;
    else low = middle;
  }
  return low;
}

function centred(odds: Float32Array): Float32Array {
  const shift = centre(odds);
  return odds.map((each) => each + shift);
}
