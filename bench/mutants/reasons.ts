/** Why a mutant is left alive: the end of its file's path, a piece of its line or code, and the reason. */
export const REASONS: readonly (readonly [file: string, code: string, why: string])[] = [
  [
    'score/diversity.ts',
    'waiting.length > 0',
    'Only ends a loop that the next line ends as well: somebody who is not there is not chosen.',
  ],
  ['score/diversity.ts', '!next', 'Never so: the loop ends when nobody waits. It is there for the types.'],
  [
    'score/diversity.ts',
    'length * 2',
    'Saves work on those too far down to rise; nobody that far changes place.',
  ],
  ['score/diversity.ts', 'person.rank <= highest', 'Saves work: nobody further down can be worth more.'],
  ['score/diversity.ts', 'worth <= highest', 'Of two of exactly the same worth either may stand first.'],
  ['score/diversity.ts', 'waiting.slice', 'Saves work on those too far down to rise.'],
  ['score/diversity.ts', 'nearest.get(person)', 'Equal nearness written again is the same nearness.'],
  [
    'read/sketch.ts',
    'i < one.length',
    'One number past the end is missing in both, beyond the four that count.',
  ],
  ['read/sketch.ts', 'order + 1', 'Another seed of the same hash: no order of runs is better than another.'],
  ['read/sketch.ts', "' '", 'Runs without blanks differ as they do with them.'],
  ['read/sketch.ts', 'toLowerCase', 'Upper or lower, as long as it is one of the two.'],
  ['read/sketch.ts', '[]', 'One run that nobody else has changes no comparison.'],
  ['read/vectors.ts', 'i < mean.length', 'A number past the end of an array of fixed length is not kept.'],
  ['read/depth.ts', '?? []', 'One more claim among very many; a founder has no such list.'],
  ['score/swaps.ts', '!upper', 'Never so within the bounds of the loop. It is there for the types.'],
  ['score/swaps.ts', 'Math.min(SWAPPED_PLACES', 'Lists shorter than that were left as they are before.'],
  ['score/swaps.ts', '% 2', 'Which of the two sides of a fair coin is heads.'],
];
