import { boundOf, withoutPassingStays } from './bounds.ts';
import { firstOf, withoutReasons } from './place-words.ts';
import { isPartOfACountry } from './regions.ts';
import { countryNamed, placeNameAt } from './spots.ts';

/** What follows names the country that remote work is bound to: "remote within Germany", "from home in Brazil". */
export const BOUND =
  /\b(?:remote(?:ly)?|anywhere|elsewhere|from home)\b[^.;,]{0,12}?\s(?:(?:but )?(?:only )?(?:in|within|inside|across|no|na|en|em|im|desde|dans|depuis|aus|de|do|da|du)|but)\s+(?:the |all of |todo |toda |tout |toute |ganz )?/;

/** Where the other has to be: "you must be based in Canada", "you stay in USA". */
const MUST_BE_IN =
  /\b(?:must|need to|needs to|have to|has to|should|you|you'd|you are|you're)(?: (?:be|live|stay|remain|reside|based|living|located))+ (?:in|within|inside) (?:the )?|\bany(?:body|1|one) (?:based |living |located )?(?:in|within) (?:the )?/;

/** "Remote, United States only". */
const ONLY = /(?:^|[,;:(]) ?(?:in )?(?:the )?([a-z' ]+?)(?:[- ]based)? only\b/;

/** "Must be US-based". */
const BASED = /\b(?:must|has to|have to|needs? to|should) be ([a-z' ]+?)[- ]based\b/;

/** The country that remote work is bound to; undefined for none, several, or a city. */
export function boundTo(text: string): string | undefined {
  const way = withoutPassingStays(text);
  return (
    firstOf([BOUND, MUST_BE_IN], (words) => countryAfter(way, words)) ??
    firstOf([ONLY, BASED], (words) => countryNamed(words.exec(way)?.[1] ?? ''))
  );
}

/** Who must be there, and not their data or customers: "Needs to be in the US", "you must be based in Canada". */
const PERSON_MUST_BE =
  /(?:^|[,;:(.] ?|\b(?:and|but|you|they|he|she|who|person|candidates?|co-?founder|partner|cto|cmo|coo|developer|engineer|designer|1) )(?:must|should|needs? to|ha(?:s|ve) to) (?:(?:already|currently|also) )?(?:be|live|reside|stay)(?: (?:already|currently))?(?: (?:based|living|located|resident))? (?:in|within) (?:the )?/;
/** "US only.", "only people in Kenya": nothing else in a sentence that says who is looked for. */
const THERE_ONLY =
  /^(?:(?:based |people |candidates )?(?:in |from )?(?:the )?([a-z' ]+?)(?:[- ]based)? only|only (?:people |candidates |applicants )(?:based |living |located )?(?:in |from )(?:the )?([a-z' ]+?))(?:,? (?:please|sorry))?[.!]*$/;
/** "South Africa based because of the regulator": with its reason it is said of who joins. */
const BASED_BECAUSE =
  /(?:^|[,;:(.] ?)([a-z' ]+?)[- ]based,? (?:because|due to|since|as (?=the|our|we)|for (?=(?:legal|regulat|compliance|tax|licen))|is (?:a must|required)|required|please)\b/;
const NOT_FOR_SURE =
  /\b(?:prefer\w*|ideal\w*|unless|if|or (?:be |able |willing |ready |happy |travel|move|visit)|by|until|from|twice|once|times|months?|quarters?|years?|weeks?)\b/;

/** The country in which whoever joins has to be, whatever the way of working; undefined for none and where it is no plain demand. */
export function demandedCountry(text: string): string | undefined {
  const way = withoutPassingStays(text);
  if (NOT_FOR_SURE.test(withoutReasons(way))) return undefined;
  const [, one, other] = THERE_ONLY.exec(way.trim()) ?? [];
  const named = one ?? other ?? BASED_BECAUSE.exec(way)?.[1] ?? '';
  return countryAfter(way, PERSON_MUST_BE) ?? countryNamed(named.trim());
}

/** Stands behind a country that is not the only one, or whose clocks are meant. */
const NOT_IT_ALONE =
  /^(?:,? (?:or|o|ou|e|y)\b|,? and (?:the )?(?=(.*))|, (?=(\S+) (?:or|o|ou|and|y|e) )|\/| (?:standard |business |working )?(?:time|hours|clock))/;

function countryAfter(way: string, words: RegExp): string | undefined {
  const rests = [...way.matchAll(new RegExp(words, 'g'))].map((match) =>
    way.slice(match.index + match[0].length),
  );
  const rest = rests.find((each) => placeNameAt(each) !== '') ?? '';
  const name = placeNameAt(rest);
  const other = NOT_IT_ALONE.exec(rest.slice(name.length));
  const beside = other?.[1] ?? other?.[2];
  if (other && (beside === undefined || placeNameAt(beside) !== '')) return undefined;
  return isPartOfACountry(`anywhere in ${name}`) ? undefined : countryNamed(name);
}

export function isBoundAway(text: string | null | undefined, country: string | undefined): boolean {
  const bound = boundOf(text ?? '');
  return country !== undefined && bound !== undefined && bound !== 'UNREAD' && !bound.has(country);
}
