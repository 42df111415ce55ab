import type { DeskCard, DeskColumn } from '@ampersand/contract/desk';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { unlessOnlyDialog } from '../../page/dialog-param.ts';
import { columnNames } from './words.ts';

const COLUMN = 'column';
const CLOSED = 'closed';
const WHOLE = 'whole';

export const isClosedShown = (search: URLSearchParams) => search.has(CLOSED);

/** The column that a narrow screen shows, where the address names one. */
export function columnIn(search: URLSearchParams): DeskColumn | undefined {
  return columnNames.find((name) => name.toLowerCase() === search.get(COLUMN));
}

/** The address of the same board with another column in sight. */
export function withColumn(search: URLSearchParams, column: DeskColumn): string {
  const next = new URLSearchParams(search);
  next.set(COLUMN, column.toLowerCase());
  return `?${next}`;
}

/** Whether everybody in a column is shown, however many there are. */
export const isWhole = (search: URLSearchParams, column: DeskColumn) =>
  search.getAll(WHOLE).includes(column.toLowerCase());

/** The address of the same board with everybody in a column. */
export function withWhole(search: URLSearchParams, column: DeskColumn): string {
  const next = new URLSearchParams(search);
  next.append(WHOLE, column.toLowerCase());
  return `?${next}`;
}

/** The address of the same board with or without those that are closed. */
export function withClosed(search: URLSearchParams, isShown: boolean): string {
  const next = new URLSearchParams(search);
  if (isShown) next.set(CLOSED, '1');
  else next.delete(CLOSED);
  if (!isShown && columnIn(next) === 'CLOSED') next.delete(COLUMN);
  return `?${next}`;
}

/** The address of somebody's card on a board, with their column in sight. */
export function addressOf(board: string, { person, column }: DeskCard): string {
  const shown = withClosed(new URLSearchParams(), column === 'CLOSED');
  return `${board}${withColumn(new URLSearchParams(shown), column)}#${cardId(person.id)}`;
}

/** Of a card, which takes the focus once it has moved. */
export const cardId = (personId: string) => `card-${personId}`;

/** Another column in sight, or more of one, loads nothing anew. */
export function unlessOnlyColumn(args: ShouldRevalidateFunctionArgs): boolean {
  const [from, to] = [args.currentUrl, args.nextUrl].map((url) => {
    const bare = new URL(url);
    for (const name of [COLUMN, WHOLE]) bare.searchParams.delete(name);
    return bare.href;
  });
  const moved = args.currentUrl.href !== args.nextUrl.href;
  return moved && from === to && args.formMethod === undefined ? false : unlessOnlyDialog(args);
}
