import { fold } from './things.ts';

/** A word that also has nothing to do with arms: alone, or beside what tells that it has. */
const DEFENCE = [
  '^(?:the )?defen[cs]e$',
  '(?<!(?:cyber|self|legal|consumer|home)[ -])defen[cs]e(?: |-)(?:works?|industry|sectors?|tech\\w*|contract\\w*|contracting|ministr(?:y|ies)|forces|compan(?:y|ies)|procurement|drones?|start-?ups?)',
  '(?:aerospace|military|space|weapons)(?:,? (?:and|&|or)|,| ?/) ?defen[cs]e|defen[cs]e(?:,? (?:and|&|or)|,| ?/) ?(?:aerospace|military|space|weapons)',
  '(?:ministr(?:y|ies)|department) of defen[cs]e|(?:air|missile) defen[cs]e',
  '^(?:la |a )?(?:defensa|defesa)$|(?:industria|sector|setor|ministerio) (?:militar|(?:de )?(?:la |da )?(?:defensa|defesa))',
].join('|');

/**
 * What people refuse by the name of a kind: first the names of the kind itself, then what belongs to it, each in several languages,
 * without accents of Latin letters. Who refuses alcohol refuses wine; who refuses wine says nothing of beer.
 */
const KINDS: readonly (readonly [names: string, ...members: string[]])[] = [
  [
    'alcohol(?:ic)?(?: drinks?)?|booze|liquors?|alkohol\\w*|alcool|alcoo(?:is|ls)|bebidas alcoh?olicas|sharab|daru|शराब|दारू',
    'beers?|(?:micro)?brewer(?:y|ies)|brewing|lagers?|bier|brauerei\\w*|cervezas?|cerveceria\\w*|cervejas?|cervejaria\\w*|bieres?|brasseries?|birr[ae]|बीयर',
    'wines?|winer(?:y|ies)|vineyards?|wein|weine|weingut|vinos?|bodegas?|vinhos?|vins?|vini|champagne|prosecco',
    'whisk(?:e)?ys?|vodka|gin|rum|tequila|mezcal|cognac|brandy|distilled spirits|small[- ]batch spirits?|distiller(?:y|ies)|brennerei\\w*|schnaps|cachaca',
    'ciders?|mead|cocktails?',
  ],
  [
    "gambling|betting(?! (?:that|big|our)\\b| on (?!(?:sports?|football|horses?|cricket|races|matches|games)\\b))|wagering|real[- ]money gam\\w+|glucksspiel\\w*|wetten|sportwetten|apuestas?|apostas?|juegos? de azar|jogos? de azar|jeux d'argent|paris sportifs|jua|satta|जुआ|जुए",
    'casinos?|slot machines?|slot games?|(?<!(?:ad|appointment|booking|delivery|free|landing|meeting|open|parking|shift|time) )slots|roulette|kasinos?|cassinos?',
    'lotter(?:y|ies)|lotto|loteri[ae]s?|loterie|scratch cards?',
    'poker|bookmakers?|bookies|sportsbooks?',
  ],
  [
    'crypto\\w*|web ?3|blockchains?|krypto\\w*|cripto\\w*|क्रिप्टो',
    'nfts?',
    'defi',
    'bitcoin|ethereum|stablecoins?|altcoins?',
    'tokeni[sz]\\w+|(?<!(?:design|access|api|auth|session|security) )tokens?',
  ],
  [
    'weapons?|weaponry|armaments?|waffen|armas|armes|armi|हथियार',
    '(?<!(?:nail|glue|massage|heat|spray|staple) )guns?|firearms?|rifles?|pistols?|ammunition|munition\\w*',
    'missiles?|(?<!(?:bath|seed) )bombs?|(?:military|combat|armed|attack) drones?|drones for (?:the )?(?:army|armies|military)',
  ],
  [
    `${DEFENCE}|military|rustung\\w*|militar\\w*|armement`,
    'weapons?|waffen|armaments?|missiles?|munition\\w*|(?:combat|armed) drones?|bundeswehr|for (?:the )?(?:military|army|armies|armed forces)',
  ],
  [
    'tobacco|tabak\\w*|tabaco|tabac|tambaku|nicotine|nikotin|तंबाकू',
    'vapes?|vaping|e-?cigarettes?',
    'cigarettes?|cigars?|zigaretten?|cigarrillos?|cigarros?|snus|shisha|hookahs?|bidis?',
  ],
  [
    'lending|lenders?|kredite?|loans?|prestamos?|emprestimos?',
    'payday (?:loans?|lend\\w+)|pay ?day lending|quick loans?|schnellkredite?|(?:creditos|prestamos|emprestimos) rapidos|kviklan|snabblan',
    'micro-?(?:loans?|credit|lending)|microcreditos?',
    'buy now,? pay later|bnpl|credit cards?|kreditkarten?',
  ],
  [
    'advertising|advertisements?|ads?|ad ?tech|werbung|anzeigen|publicidad|publicidade|anuncios?|publicite|^pub$|(?:la|de) pub|pubblicita|विज्ञापन',
    'ad (?:networks?|exchanges?|servers?)|programmatic|billboards?',
  ],
  [
    'meat|slaughter\\w*|fleisch|carne|viande|मांस',
    'beef|pork|poultry|sausages?|wurst|bacon|butcher(?:y|ies)|metzgerei\\w*',
  ],
  [
    'dairy|milchprodukte|lacteos|laticinios',
    'milk|cheeses?|(?<!(?:peanut|almond|nut|cocoa|shea) )butter|yogh?urts?|milch|kase|queso|queijos?|fromages?',
  ],
  [
    'fossil fuels?|fossil|oil (?:and|&) gas|combustibles fosiles|fossile\\w*',
    'crude oil|petrol\\w*|big oil|erdol|coal|kohle|carbon mining|fracking|(?:gas|oil) (?:wells?|drilling|fields?)',
  ],
  [
    'ed-? ?tech|education(?:al)? tech\\w*|edutech',
    '^(?:education|educational software|bildung|educacion|educacao|istruzione)$|e-?learning|online (?:courses?|tutoring|tuition)|tutoring (?:app|platform)s?',
  ],
  [
    'fin-? ?tech|financial tech\\w*',
    '^(?:financial services|finanzdienstleistungen|servicios financieros|servicos financeiros)$|neo-?banks?|payment (?:apps?|platforms?|processing)|lending (?:apps?|platforms?)',
  ],
  ['prop-? ?tech', '^(?:property|real estate|immobilien|inmobiliaria|immobilier|imobiliario)$'],
  ['mlms?|multi-?level\\w*|network marketing|pyramid schemes?|strukturvertrieb\\w*|multinivel'],
  ['adult (?:content|entertainment|industry)|porn\\w*|sex work'],
  [
    'cosmetics|kosmetik\\w*|cosmetic[ao]s|cosmetiques?',
    'make-?up|skin ?care|perfumes?|maquillaje|maquillage|maquiagem',
  ],
  ['wellness', 'horoscopes?|astrology|detox(?:es| cures)?'],
  ['drop ?shipping|drop-shipping'],
  ['(?:ultra[- ])?fast fashion|moda rapida'],
  [
    '(?<!(?:disease|pest|health|market|wildlife|epidemiological)[ -])surveillance|spyware|uberwachung\\w*|vigilancia',
  ],
  ['(?:generative |gen)?ai (?:art|images?|generated \\w+)|generative ai|genai|ki-kunst'],
];

const found = (words: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}-])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
const kinds = KINDS.map(([names, ...members]) => ({ names: found(names), members: members.map(found) }));

/** What finds, in text as `fold` leaves it, the kinds of business that a refusal names: all of a kind, or a part of it. */
export function kindsIn(refused: string): RegExp[] {
  const isIn = (words: RegExp) => refused.search(words) >= 0;
  return kinds.flatMap(({ names, members }) => {
    // "Payday lending" is a part of lending, and refuses not all of it.
    const rest = members.reduce((text, member) => text.replace(member, ' '), refused);
    return rest.search(names) >= 0 ? [names, ...members] : members.filter(isIn);
  });
}

/** Whether a refusal names a kind of business that many refuse. */
export function namesKind(refused: string): boolean {
  return kindsIn(fold(refused)).length > 0;
}
