import { placeNameAt } from './spots.ts';

/**
 * Stand before a place that is refused; Portuguese has "no Brasil" for "in Brazil", so "no" needs a word between.
 * Text in lower case without accents.
 */
const REFUSING = [
  String.raw`(?:not|never|nor|neither|cannot|can't|won't|wouldn't|don't|rather not|prefer not|nicht|kein\w*|nie|niemals|pas|jamais|nunca|jamas|non|niet|nao|nem|ni)`,
  'no(?= (?:in|to|en|a|work|travel|mov|commut|relocat))',
  '(?:any|every)where (?:[^.;,]{0,30} )?but|(?:all|any city|any place) but|excluding|except(?: for)?|other than|apart from|avoid(?:ing)?',
  'ausser(?: in)?|bis auf|ohne|sauf|hors|salvo|excepto|exceto|tranne|eccetto|alles behalve|(?:lugar|parte|lado|todo|tudo|sitio) menos',
].join('|');
/** Words between a refusal and the place. */
const BETWEEN =
  '(?: (?:want|wish|like|plan|to|be|being|go|going|come|coming|work|working|live|living|move|moving|relocate|relocating|travel|travell?ing|commute|commuting|based|in|into|at|near|around|the|central|greater|im|nach|bei|a|au|aux|en|de|em))*';
const REFUSAL = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${REFUSING})${BETWEEN} `, 'gu');
/** "Nowhere but Nairobi" names it, and "if not London" or "why not" refuse nothing. */
const NO_REFUSAL =
  /(?:\b(?:nowhere|nothing|nirgends|nirgendwo|nulle part|ningun\w* \w+|if|why|whether or|or)) $/;
/** "Lagos is out", said of one name of at most two words. */
const IS_OUT =
  /(?<![\p{L}\p{N}-])(\p{L}+(?:[ -]\p{L}+)?) (?:(?:is|are) (?:out(?! of)|out of the question|not (?:an option|possible|for me)|no option|off the table|a no(?:[- ]go)?|too far)|won't work|does not work|doesn't work|kommt nicht in frage)(?![\p{L}\p{N}])/gu;
const NEXT_OF_LIST =
  /^(?:,? (?:or|and|nor|oder|und|noch|o|ou|et|y|e|ni|nem)|,|\/| \/) ?(?:in |im |a |en |at |to |near )?/;
const ENDS_LIST = /^(?:,? (?:or|and|nor|oder|und|noch|o|ou|et|y|e|ni|nem)|\/| \/)/;
/** Not there alone, or not there always, is there too. */
const NOT_ALWAYS =
  /^,? (?:only|alone|every|all|each|full|yet|until|before|on|for|from|more|always|permanently|now|right now|currently|\d)\b/;

/** "Göteborg or Stockholm only sometimes" is not where somebody works. */
const ONLY_SOMETIMES =
  /(?<![\p{L}\p{N}-])(?:\p{L}+(?:[ -]\p{L}+)? (?:or|and|,) )?\p{L}+(?:[ -]\p{L}+)? (?:is |are |just |but )?(?:only )?(?:sometimes|occasionally|now and (?:then|again)|rarely|seldom|once in a while)(?![\p{L}\p{N}])/gu;

/** Text without the places that it refuses, in lower case without accents: "Kampala, not Lagos or Kano" is "kampala, not ;". */
export function withoutRefusedPlaces(read: string): string {
  let left = read;
  for (const match of [...read.matchAll(REFUSAL)].reverse()) {
    const at = match.index + match[0].length;
    if (NO_REFUSAL.test(read.slice(0, match.index))) continue;
    const end = at + lengthOfNames(read.slice(at));
    if (end > at && !NOT_ALWAYS.test(read.slice(end))) left = `${left.slice(0, at)};${left.slice(end)}`;
  }
  return left
    .replace(IS_OUT, (said, name: string) => (placeNameAt(name) === name ? ';' : said))
    .replace(ONLY_SOMETIMES, (said) =>
      lengthOfNames(said) > 0 ? `;${said.slice(lengthOfNames(said))}` : said,
    );
}

/** How long a list of places at the beginning of a text is: of "lagos or kano, please" 13; "lagos, kano is fine" ends at "lagos". */
function lengthOfNames(text: string): number {
  let end = placeNameAt(text).length;
  let sure = end;
  while (end > 0) {
    const joint = NEXT_OF_LIST.exec(text.slice(end))?.[0];
    if (joint === undefined) break;
    const name = placeNameAt(text.slice(end + joint.length));
    if (!name) break;
    const closes = ENDS_LIST.test(joint);
    end += joint.length + name.length;
    if (closes) sure = end;
  }
  return sure;
}
