import { remembered } from '../../memory/remembered.ts';
import { kindsIn } from './kinds.ts';
import { fold } from './things.ts';

/** "A big company" is how one works, and no business. */
const NO_BUSINESS =
  /\b(?:company|companies|corporat\w+|teams?|boss\w*|offices?|start-?ups?|employers?|jobs?|people|work|projects?)\b/;
const LONGEST = 4;
const LETTER = /[\p{L}\p{M}\p{N}]/u;

/** What names a refused thing in another's text: its own words in a row, the plural aside, and those of its kind. */
const namesOf = remembered(
  (refused): { readonly row: string | undefined; readonly kinds: readonly RegExp[] } => {
    const folded = fold(refused);
    const words = folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const isBusiness = words.length <= LONGEST && folded.length > 2 && !NO_BUSINESS.test(folded);
    const row = words.join(' ');
    const kinds = kindsIn(folded);
    // A word of several senses is found by its kind: "defence", and none of tenants.
    const isOneOfKind = words.length === 1 && kinds.length > 0;
    return {
      row: isBusiness && row && !isOneOfKind ? row.replace(/(?<=\p{L}{3})s$/u, '') : undefined,
      kinds,
    };
  },
);

interface Named {
  readonly name: string;
  readonly index: number;
}

function namesIn(folded: string, thing: string): Named[] {
  const { row, kinds } = namesOf(thing);
  const ofKind = kinds.flatMap((words) =>
    [...folded.matchAll(words)].map(({ 0: name, index }) => ({ name, index })),
  );
  return row ? [...rowsIn(folded, row), ...ofKind] : ofKind;
}

/** Plain search, as a pattern for each refusal would take longer to make than all its texts to read. */
function rowsIn(folded: string, row: string): Named[] {
  const text = folded.replaceAll('-', ' ');
  const found: Named[] = [];
  for (let index = text.indexOf(row); index >= 0; index = text.indexOf(row, index + 1)) {
    const end = index + row.length + (text.charAt(index + row.length) === 's' ? 1 : 0);
    if (LETTER.test(text.charAt(index - 1)) || LETTER.test(text.charAt(end))) continue;
    found.push({ name: folded.slice(index, end), index });
  }
  return found;
}

/** Whether a text names a thing, or one of its kind. */
export function isNamed(thing: string, text: string): boolean {
  return namesIn(fold(text), thing).length > 0;
}

const BUSINESS =
  'brands?|shops?|stores?|bars?|apps?|platforms?|marketplaces?|deliver(?:y|ies)|clubs?|subscriptions?|makers?|producers?|compan(?:y|ies)|start-?ups?|exchanges?|wallets?|sites?|websites?|games?|business(?:es)?|networks?|agenc(?:y|ies)|markets?|industry|products?|drinks?|tech|technology|software|systems?|tools?|sales|trading|lending|finance|payments?|protocols?|mining';
const SHOPS =
  'mercados?|marketplaces?|shops?|stores?|subscriptions?|clubs?|brands?|deliver(?:y|ies)|exchanges?|apps?|games?';
const MAKES =
  "mak(?:e|es|ing)|sell(?:s|ing)?|brew(?:s|ing)?|distill?(?:s|ing)?|bottl(?:e|es|ing)|build(?:s|ing)?|run(?:s|ning)?|operat(?:e|es|ing)|offer(?:s|ing)?|deliver(?:s|ing)?|ship(?:s|ping)?|import(?:s|ing)?|export(?:s|ing)?|produc(?:e|es|ing)|grow(?:s|ing)?|launch(?:es|ing)?|trad(?:e|es|ing)|open(?:s|ing)?|design(?:s|ing)?|develop(?:s|ing)?|suppl(?:y|ies|ying)|provid(?:e|es|ing)|mint(?:s|ing)?|issu(?:e|es|ing)|bring(?:s|ing)?|craft(?:s|ing)?|(?:we are|we're|it is|it's|this is)|brauen|machen|verkaufen|bauen|produzieren|liefern|vertreiben|wir sind|hacemos|vendemos|producimos|elaboramos|fabricamos|somos|fazemos|emitimos|emiten|distilamos|produzimos|faisons|vendons|produisons|fabriquons|brassons|nous sommes|facciamo|vendiamo|produciamo|banate|bechte|banaate|bana rahe";
/** Says that it is not that, or against that. */
const DENIED_BEFORE =
  /\b(?:no|not|never|non|without|stop\w*|quit\w*|against|prevent\w*|reduc\w+|avoid\w*|instead|rather than|alternatives? to|replac\w+|less|fewer|free (?:of|from)|ban|bans|fight\w*|tackl\w+|anti|ending|beat(?:ing)?|safer|responsible|curb\w*|cut(?:ting)?|treat\w*|block\w*|filter\w*|detect\w*|monitor\w*|protect\w*|heal(?:ing|s)?|leav(?:e|ing)|escap\w*|surviv\w*|beyond|recover\w*|addict\w*|kein\w*|ohne|gegen|statt|weniger|nicht|sin|contra|sem|sans|contre|pas|menos|moins|nunca|jamais|nahi)\b|n't\b|(?:vegan|plant-based|cultivated|lab-grown|alternative|breast|oat|problem|soy|almond|human|coconut|pflanzlich\w*|alkoholfrei\w*)\s*$|[\p{L}]+-free\s*$|anti-\s*$|non-\s*$/u;
const DENIED_BEHIND =
  /^(?:-free|-less| ?(?:free|addict\w*|abuse|harms?|prevention|detect\w*|waste|alternatives?|substitutes?|recovery|dependen\w*|block\w*|withdrawal|misuse|tax\w*|law|regulat\w*|recycl\w*|removal))(?![\p{L}])/u;
const ADJECTIVES =
  '(?:an?|the|our|craft|local|small|online|new|fresh|organic|natural|first|better|good|great|fine|independent|handmade|gluten-free|italian|german|french|spanish|portuguese|japanese|belgian|ein(?:e|en)?|un(?:a|e)?|uma?|de la|du|mobile|digital|social|sports?|football|military|legal|premium)';
const HEAD = new RegExp(
  `^(?:${ADJECTIVES} |[\\p{L}-]+(?:,| and| &| e| y| et| und| or) (?:${ADJECTIVES} )?)*$`,
  'u',
);
/** "Apple gin". */
const ONE_WORD = /^[\p{L}-]+ $/u;
const BY_MAKING = new RegExp(`(?<![\\p{L}'])(?:${MAKES})\\s(?<between>[^.;:!?()]*)$`, 'u');
/** A shop for it, where it is no trade that would be the customer. */
const SHOP_FOR = new RegExp(`\\b(?:${SHOPS}) (?:for|of|de|para|fur|von) (?:${ADJECTIVES} )?$`, 'u');
const OF_SHOPS = new RegExp(`^ (?:${BUSINESS})(?![\\p{L}])`, 'u');
const TRADE = /(?:er(?:y|ies|s)|eri[ae]s?|ei(?:en)?|casinos?|arm(?:y|ies)|lenders?|yards?)$/;
const TURNS =
  /(?<![\p{L}])(?:for|from|of|to|with|about|by|at|like|than|as|that|who|which|when|where|while|because|if|until|after|before|de|du|des|del|da|do|das|dos|para|por|pour|com|con|avec|von|fur|aus|mit|bei|uber|que|qui|die|der|helps?|helping)(?![\p{L}])/u;
/** Words behind a thing that leave it what it is: "beer from", "wine shop", "cerveza artesanal". */
const LINKS = `with|from|for|in|on|to|at|by|of|that|which|made|feit[ao]s?|hech[ao]s?|faite?s?|sold|brewed|online|mit|aus|von|vom|fur|in|im|com|con|de|da|do|del|du|des|para|pour|a|en|em|artesan\\p{L}*|\\p{L}+[ai]d[ao]s?|artisanal\\p{L}*|natura?\\p{L}*|banat\\p{L}*|bech\\p{L}*|बनाते|बेचते|${BUSINESS}`;
/** "Beer and biscuits made of" are two things, and "gas and humidity sensing" is one. */
const AND_ANOTHER = '(?:and|or|und|oder|y|o|e|ou|et)\\s+[\\p{L}-]+';
const END = '\\s*(?:$|[,.;:!?)&/])';
const GOES_ON = new RegExp(`^(?:\\s+${AND_ANOTHER})?(?:${END}|\\s+(?:${LINKS})(?![\\p{L}']))`, 'u');
/** "Nous vendons des vins". */
const PARTITIVE = /^(?:des|du|de la|de l')\s*/;
const SHORT = 5;

/**
 * What a company's words say of a thing that somebody refuses: PLAINLY that it is their business, DENIED that they are without it or
 * against it, UNSURE where it is named among other things ("software for breweries"); undefined where it is not named.
 */
export function businessIn(text: string, refused: string): 'PLAINLY' | 'DENIED' | 'UNSURE' | undefined {
  const folded = fold(text);
  const named = namesIn(folded, refused);
  if (named.length === 0) return undefined;
  const isShort = folded.trim().split(/\s+/).length <= SHORT;
  const said = named.map((each) => saidOf(folded, each, isShort));
  return said.find((each) => each === 'PLAINLY') ?? said.find((each) => each === 'DENIED') ?? 'UNSURE';
}

function saidOf(folded: string, { name, index }: Named, isShort: boolean): 'PLAINLY' | 'DENIED' | 'UNSURE' {
  const before =
    folded
      .slice(0, index)
      .split(/[.;:!?()\n]/)
      .at(-1)
      ?.trimStart() ?? '';
  const behind = folded.slice(index + name.length);
  if (DENIED_BEFORE.test(before.split(/\s+/).slice(-7).join(' ')) || DENIED_BEHIND.test(behind))
    return 'DENIED';
  if (!GOES_ON.test(behind)) return 'UNSURE';
  const between = BY_MAKING.exec(before)?.groups?.between?.replace(PARTITIVE, '');
  const isTold =
    (between !== undefined && !TURNS.test(between)) ||
    HEAD.test(before) ||
    (ONE_WORD.test(before) && !TURNS.test(before)) ||
    (SHOP_FOR.test(before) && !TRADE.test(name) && !OF_SHOPS.test(behind)) ||
    (isShort && !TURNS.test(before));
  return isTold ? 'PLAINLY' : 'UNSURE';
}

const IN_WORK = new RegExp(
  `^(?:${END}|(?:\\s[\\p{L}-]+)?\\s(?:${BUSINESS}|developers?|engineers?|operators?|titles?)(?![\\p{L}]))`,
  'u',
);
const OF_PEOPLE = /\b(?:addicts?|famil(?:y|ies)|patients?|people|persons?|players?|victims?|who|whose)\b/;

/** Whether somebody's words on their work name a field, or one of its kind, as what they worked in: "lead for social casino titles". */
export function isWorkIn(work: string, field: string): boolean {
  const folded = fold(work);
  return namesIn(folded, field).some((named) => {
    const [before, behind] = [folded.slice(0, named.index), folded.slice(named.index + named.name.length)];
    return saidOf(folded, named, false) !== 'DENIED' && IN_WORK.test(behind) && !OF_PEOPLE.test(before);
  });
}
