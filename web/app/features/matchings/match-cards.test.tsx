import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useChosen } from './match-cards.tsx';

/** Does two things with the same view of the list, as two answers that come one after the other. */
function Twice() {
  const { saved, passed, save, pass } = useChosen();
  if (passed.size === 0) for (const id of ['A', 'B']) [save(id, true), pass(id)];
  return `saved ${Object.keys(saved)}, passed ${[...passed]}`;
}

test('of two people saved or passed on at nearly the same moment both are', () => {
  expect(renderToStaticMarkup(<Twice />)).toBe('saved A,B, passed A,B');
});
