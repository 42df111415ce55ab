const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count as a sentence has it: a word up to ten, figures from there on. */
export const numberWord = (count: number): string => WORDS[count] ?? String(count);
