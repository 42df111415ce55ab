import type { DeskCard } from '@ampersand/contract/desk';
import { useState } from 'react';

interface Desk {
  readonly cards: readonly DeskCard[];
  readonly closed: number;
}

/** The cards as the server gave them, with those that were changed here since, the latest first. */
export function useCards(desk: Desk, isClosedShown: boolean) {
  const [of, setOf] = useState(desk);
  const [changed, setChanged] = useState<readonly DeskCard[]>([]);
  if (of !== desk) {
    setOf(desk);
    setChanged([]);
  }
  const now = (card: DeskCard) => changed.find(({ person }) => person.id === card.person.id) ?? card;
  const current = desk.cards.map(now);
  const closedOf = (cards: readonly DeskCard[]) => cards.filter(({ column }) => column === 'CLOSED').length;
  return {
    cards: current
      .filter(({ column }) => isClosedShown || column !== 'CLOSED')
      .toSorted((one, other) => other.last.at.localeCompare(one.last.at)),
    closed: desk.closed + closedOf(current) - closedOf(desk.cards),
    change: (card: DeskCard) =>
      setChanged((all) => [...all.filter(({ person }) => person.id !== card.person.id), card]),
  };
}
