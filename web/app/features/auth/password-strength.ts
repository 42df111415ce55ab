import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Loaded on its own (some 200 kB): import this module when a password is there to judge, never with a page. */
const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const MOST_CHARACTERS = 64;

/** Whether a password would fall within some 10^6 guesses; `about` holds words that belong to its owner. */
export function isGuessable(password: string, about: readonly string[]): boolean {
  return judge.check(password.slice(0, MOST_CHARACTERS), [...about]).score < 2;
}
