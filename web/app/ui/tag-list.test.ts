import { expect, test } from 'vitest';
import { addTags, splitTags } from './tag-list.ts';

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
