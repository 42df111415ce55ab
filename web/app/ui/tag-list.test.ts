import { expect, test } from 'vitest';
import { addTags, sortTags, splitTags } from './tag-list.ts';

test('a pasted list is parted at commas, semicolons and line ends, without empty entries', () => {
  expect(splitTags(' React,  Go to market ;\n\n sales,,')).toEqual(['React', 'Go to market', 'sales']);
});

test('a tag that is already there is ignored, whatever its case', () => {
  expect(addTags(['React'], ['react', 'Sales', 'SALES'], 50)).toEqual(['React', 'Sales']);
});

test('no more tags are taken than the list may hold', () => {
  expect(addTags(['one'], ['two', 'three', 'four'], 3)).toEqual(['one', 'two', 'three']);
});

test('the list given is left as it was', () => {
  const tags = ['one'];
  addTags(tags, ['two'], 5);
  expect(tags).toEqual(['one']);
});

const limits = { maxItems: 3, maxLength: 8 };

test('an entry that is too long stays, with its length', () => {
  expect(sortTags([], ['Sales', 'Marketing'], limits)).toEqual({
    tags: ['Sales'],
    left: ['Marketing'],
    problem: 'An entry can have at most 8 characters; this one has 9.',
  });
});

test('what a full list cannot take stays; what it holds already does not', () => {
  expect(sortTags(['one', 'two'], ['ONE', 'three', 'four'], limits)).toEqual({
    tags: ['one', 'two', 'three'],
    left: ['four'],
    problem: 'A list can have at most 3 entries.',
  });
  expect(sortTags(['one'], ['One'], limits)).toEqual({ tags: ['one'], left: [], problem: undefined });
});
