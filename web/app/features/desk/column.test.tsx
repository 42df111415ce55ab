import type { DeskCard } from '@ampersand/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Column } from './column.tsx';

const now = '2026-11-25T09:00:00.000Z';
const cards = Array.from({ length: 40 }, (_, at): DeskCard => {
  const id = `person ${at + 1}`;
  return {
    person: { id, fullName: id, calledName: id, profileUrl: null, about: null, identityReviewed: false },
    column: 'SAVED',
    last: { kind: 'SAVED', mine: true, at: now },
    note: null,
    remindOn: id === 'person 33' ? '2026-11-25' : null,
    remindAt: null,
    connectionId: null,
  };
});

function painted(all: readonly DeskCard[], address = '/') {
  const column = (
    <Column
      name="SAVED"
      cards={all}
      isInSight
      you={{ id: 'me', role: 'FOUNDER', fullName: 'Ada', calledName: 'Ada', profileUrl: null }}
      now={now}
      ticks={{ ids: [], toggle: () => {}, clear: () => {} }}
      onMoved={() => {}}
      onChanged={() => {}}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: column }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
const countIn = (html: string) => html.split('<article').length - 1;

test('a column begins with 25 people and those of whom one wanted to be reminded; the rest is a press away', () => {
  const html = painted(cards);
  expect(countIn(html)).toBe(26);
  expect(html).toContain('card-person 33');
  expect(html).toContain('Saved <span class="text-base font-normal text-muted tabular-nums">40</span>');
  expect(html).toContain('Show 14 more<span class="sr-only"> in Saved</span>');
  expect(painted(cards.slice(0, 25))).not.toContain('Show');
});

test('an address that asks for all of a column has all of that one', () => {
  const html = painted(cards, '/?whole=saved');
  expect(countIn(html)).toBe(40);
  expect(html).not.toContain('more<span');
  expect(countIn(painted(cards, '/?whole=met'))).toBe(26);
});
