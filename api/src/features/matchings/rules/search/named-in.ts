import { type Figures, figuresIn } from './figures.ts';
import { type PlaceNamed, placeIn } from './place-named.ts';

/** What a search names beside words: figures, a place. */
interface NamedIn extends Figures {
  readonly place: PlaceNamed | undefined;
  /** The search without all of it. */
  readonly rest: string;
}

export function namedIn(words: string): NamedIn {
  const figures = figuresIn(words);
  const place = placeIn(figures.rest);
  return { ...figures, place, rest: place?.rest ?? figures.rest };
}
