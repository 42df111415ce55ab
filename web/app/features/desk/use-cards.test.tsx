import type { DeskCard, DeskColumn } from '@ampersand/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCards } from './use-cards.ts';

const card = (id: string, column: DeskColumn): DeskCard => ({
  person: { id, fullName: id, calledName: id, profileUrl: null, about: null, identityReviewed: false },
  column,
  last: { kind: 'SAVED', mine: true, at: '2026-11-25T09:00:00.000Z' },
  note: null,
  remindOn: null,
  remindAt: null,
  connectionId: null,
});
const desk = { cards: [card('A', 'SAVED'), card('B', 'SAVED')], closed: 0 };

/** Moves two people with the same view of the board, as two answers that come one after the other. */
function Twice() {
  const { cards, change } = useCards(desk, true);
  if (cards.every(({ column }) => column === 'SAVED')) for (const id of ['A', 'B']) change(card(id, 'MET'));
  return cards.map(({ person, column }) => `${person.id} ${column}`).join();
}

test('of two people moved at nearly the same moment both stay where they were put', () => {
  expect(renderToStaticMarkup(<Twice />)).toBe('A MET,B MET');
});
