import { expect, test } from 'vitest';
import { applyTags, tagChange } from './tag-change.ts';

test('what was added and removed is found, and done again to a list that has changed meanwhile', () => {
  const change = tagChange(['Rust', 'Go', 'SQL'], ['Rust', 'SQL', 'Lisp']);
  expect(applyTags(['Rust', 'Go', 'SQL'], change)).toEqual(['Rust', 'SQL', 'Lisp']);
  expect(applyTags(['Go', 'SQL', 'Elm'], change)).toEqual(['SQL', 'Elm', 'Lisp']);
});

test('undoing a removal puts the word back in its place', () => {
  expect(applyTags(['a', 'c'], tagChange(['a', 'c'], ['a', 'b', 'c']))).toEqual(['a', 'b', 'c']);
});

test('a word that another window has added is not there twice', () => {
  expect(applyTags(['rust'], tagChange([], ['Rust']))).toEqual(['rust']);
});
