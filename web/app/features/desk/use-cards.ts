import type { DeskCard } from '@ampersand/contract/desk';
import { useState } from 'react';

interface Desk {
  readonly cards: readonly DeskCard[];
  readonly closed: number;
}

/** The cards as the server gave them, with those that were changed here since, the latest first. */
export function useCards(desk: Desk, isClosedShown: boolean) {
  const [state, setState] = useState<{ of: Desk; changed: readonly DeskCard[] }>({ of: desk, changed: [] });
  const changed = state.of === desk ? state.changed : [];
  const now = (card: DeskCard) => changed.find(({ person }) => person.id === card.person.id) ?? card;
  const current = desk.cards.map(now);
  const closedOf = (cards: readonly DeskCard[]) => cards.filter(({ column }) => column === 'CLOSED').length;
  return {
    cards: current
      .filter(({ column }) => isClosedShown || column !== 'CLOSED')
      .toSorted((one, other) => other.last.at.localeCompare(one.last.at)),
    closed: desk.closed + closedOf(current) - closedOf(desk.cards),
    change: (card: DeskCard) =>
      setState({
        of: desk,
        changed: [...changed.filter(({ person }) => person.id !== card.person.id), card],
      }),
  };
}
