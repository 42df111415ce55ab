import { join } from 'node:path';
import { demoApplicants, demoFounders } from '../../api/src/features/matchings/demo-people.fixture.ts';
import type { Person } from '../../api/src/features/matchings/rules/read/person.ts';
import { byKind, type TermKind, textsOf } from '../../api/src/features/matchings/rules/read/texts.ts';
import { type Traits, traitsOf } from '../../api/src/features/matchings/rules/read/traits.ts';
import { dequantise, quantise, type Vector } from '../../api/src/features/matchings/rules/read/vectors.ts';
import { createEmbedder, type Embedder } from '../../api/src/lib/embedder/embedder.ts';
import { APPLICANTS, FOUNDERS } from '../matching/sets/people.ts';

/** Somebody drawn, and what the engine reads of them. */
export interface Drawn {
  readonly person: Person;
  readonly traits: Traits;
}

export interface Crowd {
  /** The next founder or applicant; the same seed draws the same people in the same order. */
  draw(role: Person['role']): Promise<Drawn>;
  readonly model: string;
  close(): Promise<void>;
}

/** How far each vector is moved towards that of another text: about .9 of cosine is left, as between two ways to say the same. */
const MOVED = 0.5;

/**
 * Draws people by putting together what real ones wrote: the company, what is looked for, what one brings, the terms, the
 * place and the manner come each from somebody else of the labelled sets and the demo community. They are read as
 * members are; every text's vector is moved a little, as nobody writes the same twice.
 */
export function createCrowd(seed: number, now: number): Crowd {
  const embedder = createEmbedder({
    cacheDir: join(import.meta.dirname, '../../node_modules/.cache/ampersand'),
  });
  const random = randomFrom(seed);
  const known = new Map<string, Float32Array>();
  const all: Float32Array[] = [];
  const draw = async (role: Person['role']): Promise<Drawn> => {
    const person = role === 'FOUNDER' ? drawFounder(random) : drawApplicant(random);
    await embedMissing(embedder, person, known, all);
    const own = new Map<string, Float32Array>();
    const vectorOf = (text: string) => {
      const moved = own.get(text) ?? move(known.get(text), pick(random, all));
      own.set(text, moved);
      return moved;
    };
    return { person, traits: traitsOf(person, vectorOf, now) };
  };
  return { draw, model: embedder.model, close: () => embedder.close() };
}

async function embedMissing(
  embedder: Embedder,
  person: Person,
  known: Map<string, Float32Array>,
  all: Float32Array[],
): Promise<void> {
  const { aspects, terms } = textsOf(person);
  const texts = new Set([...Object.values(aspects).flat(), ...terms.map(({ text }) => text)]);
  const missing = [...texts].filter((text) => !known.has(text));
  if (missing.length === 0) return;
  const vectors = await embedder.embed(missing);
  for (const [i, text] of missing.entries()) {
    const vector = vectors[i];
    if (!vector) throw new Error(`"${text}" has no vector.`);
    known.set(text, vector);
    all.push(vector);
  }
}

function move(from: Float32Array | undefined, towards: Float32Array): Float32Array {
  if (!from) throw new Error('A text was not embedded.');
  const moved = new Float32Array(from.length);
  let square = 0;
  for (let i = 0; i < moved.length; i++) {
    const value = (from[i] ?? 0) + MOVED * (towards[i] ?? 0);
    moved[i] = value;
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  for (let i = 0; i < moved.length; i++) moved[i] = (moved[i] ?? 0) / length;
  return moved;
}

/** Somebody who writes like one person and shares something with another: every vector is moved the same way, terms, place and hours are the other's. */
export function vary({ person, traits }: Drawn, other: Drawn, random: () => number): Drawn {
  const { whole, offer, seek } = other.traits.aspects;
  const towards = dequantise(
    pick(
      random,
      [whole, offer, seek].filter((vector) => vector !== undefined),
    ),
  );
  const moved = (vector: Vector) => quantise(move(dequantise(vector), towards));
  const termsOf = (kind: TermKind) =>
    traits.terms[kind].map((term) => ({ ...term, vector: moved(term.vector) }));
  const aspects = Object.fromEntries(
    Object.entries(traits.aspects).map(([aspect, vector]) => [aspect, moved(vector)]),
  );
  const { quantities, importance } = other.traits;
  return { person, traits: { ...traits, quantities, importance, aspects, terms: byKind(termsOf) } };
}

const founders: readonly Person[] = [...FOUNDERS.map(({ person }) => person), ...demoFounders];
const applicants: readonly Person[] = [...APPLICANTS.map(({ person }) => person), ...demoApplicants];

function drawFounder(random: () => number): Person {
  const [idea, search, self, terms, place, manner] = [1, 2, 3, 4, 5, 6].map(() => pick(random, founders));
  if (!idea?.company || !search?.company || !self || !terms?.company || !place || !manner)
    throw new Error('Founders have companies.');
  const wants = idea.founderPreference;
  return {
    ...self,
    location: place.location,
    company: {
      ...idea.company,
      lookingFor: search.company.lookingFor,
      fundingStage: terms.company.fundingStage,
      compensation: terms.company.compensation,
      equityOffered: terms.company.equityOffered,
      fundingAmount: terms.company.fundingAmount,
    },
    founderPreference: wants && {
      ...wants,
      skillsNeeded: search.founderPreference?.skillsNeeded ?? [],
      skillsOffered: self.founderPreference?.skillsOffered ?? [],
      equityOffered: terms.founderPreference?.equityOffered ?? null,
      coFounderCommitment: terms.founderPreference?.coFounderCommitment ?? null,
      workingArrangement: place.founderPreference?.workingArrangement ?? null,
      decisionMakingStyle: manner.founderPreference?.decisionMakingStyle ?? null,
      startupPace: manner.founderPreference?.startupPace ?? null,
      founderConcerns: manner.founderPreference?.founderConcerns ?? null,
      importance: terms.founderPreference?.importance ?? {},
    },
  };
}

function drawApplicant(random: () => number): Person {
  const [self, wish, terms, place, manner] = [1, 2, 3, 4, 5].map(() => pick(random, applicants));
  if (!self || !wish || !terms || !place || !manner) throw new Error('There are applicants.');
  const wants = self.applicantPreference;
  return {
    ...self,
    interests: wish.interests,
    location: place.location,
    salaryExpectations: terms.salaryExpectations,
    availability: terms.availability,
    applicantPreference: wants && {
      ...wants,
      joinMotivation: wish.applicantPreference?.joinMotivation ?? null,
      ideaPreferences: wish.applicantPreference?.ideaPreferences ?? [],
      applicantGoals: wish.applicantPreference?.applicantGoals ?? [],
      timeCommitment: terms.applicantPreference?.timeCommitment ?? null,
      equityExpectation: terms.applicantPreference?.equityExpectation ?? null,
      riskAppetite: terms.applicantPreference?.riskAppetite ?? null,
      workingStyle: place.applicantPreference?.workingStyle ?? null,
      conflictHandling: manner.applicantPreference?.conflictHandling ?? null,
      importance: terms.applicantPreference?.importance ?? {},
    },
  };
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
