import type { ComparedPerson } from '@ampersand/contract/compare';
import type { WhyTopic } from '@ampersand/contract/matchings';

export type Seen = NonNullable<ComparedPerson['person']> & { readonly id: string };

/** Of people those whom the reader may see. */
export const seenOf = (people: readonly ComparedPerson[]): Seen[] =>
  people.flatMap(({ id, person }) => (person ? [{ ...person, id }] : []));

/** A topic of 'why you two', with each person's line of it; undefined where it is none between the two. */
export interface ComparedTopic {
  readonly name: string;
  /** What the reader has said of it. */
  readonly you: string | null;
  readonly lines: readonly (WhyTopic | undefined)[];
}

/** Every topic that stands between the reader and any of the people, in the order of the first who has it. */
export function topicsOf(people: readonly Seen[]): ComparedTopic[] {
  const names = new Set(people.flatMap(({ pair }) => pair.topics.map(({ name }) => name)));
  return [...names].map((name) => {
    const lines = people.map(({ pair }) => pair.topics.find((topic) => topic.name === name));
    return { name, you: lines.find((line) => line?.you)?.you ?? null, lines };
  });
}
