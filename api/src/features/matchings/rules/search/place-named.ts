import { type Coordinates, coordinatesOf } from '../read/quantities/coordinates.ts';
import { parsePlace } from '../read/quantities/place.ts';

/** Where a search wants somebody to be, and what else it asks. */
export interface PlaceNamed {
  readonly country: string;
  /** Of a city that is on our lists. */
  readonly at: Coordinates | undefined;
  /** The search without the place. */
  readonly rest: string;
}

const WHERE = /(?:^|\s)(?:(?:based|living|lives|located)\s+)?(?:in|from|near)\s+(?=\p{L})/giu;
/** Words of the longest names. */
const MOST = 4;

/** The place in "a designer in Buenos Aires"; undefined where none that is known stands behind such a word. */
export function placeIn(words: string): PlaceNamed | undefined {
  for (const match of words.matchAll(WHERE)) {
    const end = match.index + match[0].length;
    const following = words.slice(end).split(/\s+/).slice(0, MOST);
    const named = following.flatMap((_, at) => {
      const name = following.slice(0, at + 1).join(' ');
      const place = parsePlace(name);
      if (!place?.country) return [];
      const rest = `${words.slice(0, match.index)}${words.slice(end + name.length)}`.trim();
      return { country: place.country, at: coordinatesOf(place), rest };
    });
    // A country may be the beginning of a city: "Mexico City".
    const place = named.find(({ at }) => at) ?? named[0];
    if (place) return place;
  }
  return undefined;
}
