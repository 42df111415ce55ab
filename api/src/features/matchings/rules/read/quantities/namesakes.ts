import { withoutAccents } from './plain.ts';
import { REGIONS, withRegionsInFull } from './regions.ts';
import { countryNamed, spotOf, withTownsInFull } from './spots.ts';

/** Towns that bear the name of a larger one elsewhere, and the region or country in which they are: whoever lives there means them. */
const NAMESAKES: readonly (readonly [town: string, within: string])[] = (
  [
    ['massachusetts', 'cambridge worcester'],
    ['ontario', 'cambridge london windsor hamilton kingston'],
    ['alabama', 'birmingham'],
    ['maine', 'portland'],
    ['new hampshire', 'manchester portsmouth'],
    ['ohio', 'dublin toledo oxford'],
    ['north carolina', 'durham'],
    ['florida', 'naples melbourne'],
    ['texas', 'paris'],
    ['pennsylvania', 'lancaster reading york'],
    ['new south wales', 'newcastle'],
    ['spain', 'cordoba guadalajara cartagena'],
    ['venezuela', 'valencia barcelona'],
    ['pakistan', 'hyderabad'],
  ] as const
).flatMap(([within, towns]) => towns.split(' ').map((town) => [town, within] as const));

/** Whoever lives elsewhere in the country of a region, and not in another one that has such a town, means that one too. */
const ALL_OVER: ReadonlySet<string> = new Set(['cambridge', 'birmingham']);

/** Text with its towns as somebody at `home` means them: "Cambridge" of who lives in Boston, MA, is the one in Massachusetts. Both as written. */
export function withTownsOf(home: string, text: string): string {
  const at = withoutAccents(withRegionsInFull(home).toLowerCase());
  const country = spotOf(at)?.country;
  const meant = new Map(
    NAMESAKES.toSorted(([, one], [, other]) => Number(at.includes(one)) - Number(at.includes(other))).filter(
      ([town, within]) =>
        at.includes(within) ||
        (!REGIONS.has(within) && countryNamed(within) === country) ||
        (ALL_OVER.has(town) && REGIONS.get(within)?.country === country),
    ),
  );
  return withTownsInFull(text, home).replace(
    /(?<![\p{L}'’-])\p{Lu}\p{L}+(?![\p{L}'’-])(?!, ?\p{L}| \p{Lu})/gu,
    (name) => {
      const within = meant.get(withoutAccents(name.toLowerCase()));
      return within ? `${name}, ${within}` : name;
    },
  );
}
