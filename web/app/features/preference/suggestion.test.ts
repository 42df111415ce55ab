import { expect, test } from 'vitest';
import { openSuggestions, takeSuggestion } from './suggestion.ts';

const pace = ['Low', 'Medium', 'High'];

test('a suggestion fills an empty answer', () => {
  expect(takeSuggestion('  ', 'Low', pace)).toBe('Low');
});

test('another suggestion takes the place of one that stands alone', () => {
  expect(takeSuggestion('Low', 'High', pace)).toBe('High');
});

test('a suggestion goes behind what somebody typed', () => {
  expect(takeSuggestion('Depends on the runway', 'Medium', pace)).toBe('Depends on the runway, Medium');
  expect(takeSuggestion('Depends on the runway.', 'Medium', pace)).toBe('Depends on the runway. Medium');
});

test('what the answer already holds is not suggested again', () => {
  expect(openSuggestions('medium to high', pace)).toEqual(['Low']);
});
