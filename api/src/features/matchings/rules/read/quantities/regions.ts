/** A state or province: what a city of another country's name stands in. */
export interface Region {
  readonly name: string;
  readonly country: string;
  readonly currency: string;
  /** Minutes east of UTC, standard time, of most of it. */
  readonly offset: number;
  /** As in addresses; undefined where none is usual. */
  readonly short: string | undefined;
}

/** Country, currency, minutes east of UTC, and names with their abbreviations. */
const LINES: readonly (readonly [country: string, currency: string, offset: number, names: string])[] = [
  [
    'US',
    'USD',
    -300,
    'connecticut=CT,delaware=DE,florida=FL,georgia,state of georgia=GA,indiana=IN,kentucky=KY,maine=ME,maryland=MD,massachusetts=MA,michigan=MI,new hampshire=NH,new jersey=NJ,new york,new york state=NY,north carolina=NC,ohio=OH,pennsylvania=PA,rhode island=RI,new england,south carolina=SC,vermont=VT,virginia=VA,west virginia=WV,district of columbia',
  ],
  [
    'US',
    'USD',
    -360,
    'alabama=AL,arkansas=AR,illinois=IL,iowa=IA,kansas=KS,louisiana=LA,minnesota=MN,midwest,mississippi=MS,missouri=MO,nebraska=NE,north dakota=ND,oklahoma=OK,south dakota=SD,tennessee=TN,texas=TX,wisconsin=WI',
  ],
  ['US', 'USD', -420, 'arizona=AZ,colorado=CO,idaho=ID,montana=MT,new mexico=NM,utah=UT,wyoming=WY'],
  ['US', 'USD', -480, 'california=CA,nevada=NV,oregon=OR,washington,washington state=WA'],
  ['US', 'USD', -540, 'alaska=AK'],
  ['US', 'USD', -600, 'hawaii=HI'],
  ['CA', 'CAD', -300, 'ontario=ON,quebec=QC'],
  ['CA', 'CAD', -240, 'nova scotia=NS,new brunswick=NB,prince edward island=PE'],
  ['CA', 'CAD', -210, 'newfoundland=NL'],
  ['CA', 'CAD', -360, 'manitoba=MB,saskatchewan=SK'],
  ['CA', 'CAD', -420, 'alberta=AB'],
  ['CA', 'CAD', -480, 'british columbia=BC'],
  ['AU', 'AUD', 600, 'new south wales=NSW,queensland=QLD,tasmania=TAS,tassie,victoria,state of victoria=VIC'],
  ['AU', 'AUD', 480, 'western australia'],
  ['AU', 'AUD', 570, 'south australia,northern territory'],
  ['ZA', 'ZAR', 120, 'western cape,eastern cape,gauteng,kwazulu-natal'],
  ['PK', 'PKR', 300, 'sindh,khyber pakhtunkhwa,balochistan'],
  [
    'IN',
    'INR',
    330,
    'telangana,maharashtra,karnataka,tamil nadu,kerala,gujarat,rajasthan,uttar pradesh,madhya pradesh,andhra pradesh,bihar,odisha,assam,west bengal,haryana,jharkhand,uttarakhand,himachal pradesh,chhattisgarh',
  ],
  [
    'ES',
    'EUR',
    60,
    'andalusia,andalucia,catalonia,cataluna,catalunya,galicia,asturias,cantabria,extremadura,basque country,pais vasco,euskadi',
  ],
  [
    'DE',
    'EUR',
    60,
    'bavaria,bayern,saxony,sachsen,hessen,hesse,niedersachsen,lower saxony,nordrhein-westfalen,baden-wurttemberg,schleswig-holstein,thuringen,thuringia,rhineland,rheinland,ruhrgebiet',
  ],
  [
    'FR',
    'EUR',
    60,
    'brittany,bretagne,normandy,normandie,provence,ile-de-france,ile de france,occitanie,nouvelle-aquitaine,alsace',
  ],
  [
    'IT',
    'EUR',
    60,
    'tuscany,toscana,lombardy,lombardia,sicily,sicilia,veneto,piedmont,piemonte,puglia,liguria,emilia-romagna,sardinia,sardegna',
  ],
  ['PT', 'EUR', 0, 'algarve,alentejo'],
  ['AT', 'EUR', 60, 'tyrol,tirol,styria,steiermark,vorarlberg'],
  ['NL', 'EUR', 60, 'friesland,noord-brabant,gelderland'],
  ['JP', 'JPY', 540, 'kansai,kanto,kyushu,hokkaido,tohoku'],
  ['BR', 'BRL', -180, 'minas gerais,santa catarina,rio grande do sul'],
  ['MX', 'MXN', -360, 'jalisco,nuevo leon'],
  [
    'GB',
    'GBP',
    0,
    'yorkshire,lancashire,cheshire,cumbria,derbyshire,nottinghamshire,lincolnshire,leicestershire,cambridgeshire,oxfordshire,hertfordshire,buckinghamshire,warwickshire,staffordshire,shropshire,gloucestershire,wiltshire,east anglia,cornwall,kent,essex,devon',
  ],
];

const all = LINES.flatMap(([country, currency, offset, names]) =>
  names.split(',').map((entry) => {
    const [name = '', short] = entry.split('=');
    return { name, country, currency, offset, short } satisfies Region;
  }),
);

/** Regions by name, in lower case without accents. */
export const REGIONS: ReadonlyMap<string, Region> = new Map(all.map((region) => [region.name, region]));
const byAbbreviation: ReadonlyMap<string, string> = new Map(
  all.flatMap(({ name, short }) => (short ? [[short, name] as const] : [])),
);
/** Regions that share their name with a city or country, and count only behind a city; their abbreviations name nothing else. */
export const NOT_ALONE: ReadonlySet<string> = new Set(['georgia', 'new york', 'washington', 'victoria']);

const LONGER: Readonly<Record<string, string>> = {
  'Mass.': 'massachusetts',
  'Calif.': 'california',
  'Ont.': 'ontario',
  'Fla.': 'florida',
};

/** Parts of a country that are wider than a city; of a continent or a clock they are none. */
const PART =
  /\b(?:(?:any|some)where|wherever|elsewhere|live in|(?:you're|you are|youre|must be) (?:based |located |living )?in(?! (?:the )?central)|(?:remote(?:ly)?|from home) (?=within|across|throughout)) ?(?:in|within|across|around|on|throughout)? ?(?:the )?(?:(?:us |usa |uk )?(?:(?:mid|deep |pacific |upper )?-?(?:north|south|east|west)(?:[ -]?(?:east|west))?(?:ern)?|central)\b(?! (?:africa|asia|america|europe|korea|macedonia|sudan|timor|european)|[^.;,]{0,24}\b(?:time|hours|zones?)\b)|([a-z][a-z ]*))/;

/** Whether a text binds somebody to a part of a country: "anywhere in the Southeast", "remote within California". */
export function isPartOfACountry(text: string): boolean {
  return partIn(text) !== undefined;
}

/** Whether a text binds somebody to a part of this country: the Southeast is of that of who says so. */
export function partOf(text: string, country: string): boolean {
  const part = partIn(text);
  return part === 'OWN' || part?.country === country;
}

/** "Texas only", "must be California-based". */
const OF_A_REGION = /(?:^|[,;:(]) ?(?:in )?([a-z ]+?)(?:[- ]based)? only\b|\bmust be ([a-z ]+?)[- ]based\b/;

/** The region that a text names as a bound; `OWN` for a part without a name of its own: "the Southeast". */
function partIn(text: string): Region | 'OWN' | undefined {
  const match = PART.exec(text);
  if (match && match[1] === undefined) return 'OWN';
  const only = OF_A_REGION.exec(text);
  return regionAt(match?.[1] ?? '') ?? regionAt((only?.[1] ?? only?.[2] ?? '').trim());
}

const REGION = `(${[...REGIONS.keys()].filter((name) => !NOT_ALONE.has(name)).join('|')})`;
const LEADING = '(?:(?:in|from|near|around|within|or|close to|based|living|the|en|dans|im|na|no) )*';
const NEAR_BY = String.raw`,? (?:or|and|oder|und|ou|et|o|u|y|e) (?:very )?(?:close|near|not far|pas loin|no lejos|nicht weit|around|surround|thereabouts|neighbo|nahe|umgebung|umland|cerca|alrededores|environs|pres|perto|arredores)| (?:area|region|only|please|because|as|since|for)\b`;
/** "Yorkshire or close by", "you should be in or near Bavaria", "somebody from Alberta". */
const AROUND = new RegExp(
  [
    String.raw`(?:(?:^|[.;:(] ?)|, (?=(?:in|near|around|within|close to) )|\b(?:(?:must|should|needs? to|has to|have to) (?:be|live)|you|based|someone|somebody|person|people|candidates?|team|only|preferably|ideally) )${LEADING}${REGION}(?=${NEAR_BY}|[.;,)]|$)`,
    // Behind a comma alone it may be the region of a town.
    `, ${LEADING}${REGION}(?=${NEAR_BY})`,
  ].join('|'),
);
const REGULAR =
  /\b(?:visits?|meet\w*|in[- ]person|on[- ]?site|together|weekly|monthly|besuch\w*|treffen|visitas?|visites?|juntos|ensemble)\b|\b(?:(?:each|every|per|a|jede|cada|chaque|por|par|pro) (?:week|month|woche|semana|semaine|mes|mois|monat))\b/;

/** The regions that a text names. Text as `readable` leaves it. */
export function regionsIn(text: string): string[] {
  return text.match(ANY_REGION) ?? [];
}

/** States of the parts that are regions too. */
const PARTS: readonly (readonly [part: string, states: readonly string[]])[] = [
  [
    'midwest',
    'illinois,indiana,iowa,kansas,michigan,minnesota,missouri,nebraska,north dakota,ohio,south dakota,wisconsin'.split(
      ',',
    ),
  ],
  ['new england', 'connecticut,maine,massachusetts,new hampshire,rhode island,vermont'.split(',')],
];

/** The regions that a text names, and those that they are parts of. Text as `readable` leaves it. */
export function regionsAround(text: string): string[] {
  const named = regionsIn(text);
  return [
    ...named,
    ...PARTS.flatMap(([part, states]) => (named.some((region) => states.includes(region)) ? [part] : [])),
  ];
}

const ANY_REGION = new RegExp(String.raw`\b${REGION}\b`, 'g');

/** Whether work is done in and around a region of this country, with visits or meetings there. Text as `readable` leaves it. */
export function staysAround(text: string, country: string | undefined): boolean {
  const [, one, other = ''] = AROUND.exec(text) ?? [];
  const region = REGIONS.get(one ?? other);
  return region !== undefined && region.country === country && REGULAR.test(text);
}

function regionAt(text: string): Region | undefined {
  const words = text.split(' ');
  const names = words.map((_, at) => words.slice(0, at + 1).join(' '));
  const name = names.find((name) => REGIONS.has(name) && !NOT_ALONE.has(name));
  return name === undefined ? undefined : REGIONS.get(name);
}

/** Words, or abbreviations of other things, too. */
const WORDS: ReadonlySet<string> = new Set('AL CO DE HI ID IN LA MA ME NO OH OK ON OR PA SO'.split(' '));
/** Ends with the name of a town, and with more than the way that somebody works. */
const BEHIND_A_NAME =
  /(?<![\p{L}'’-])(?!(?:Remot|Hybrid|WFH|On|Home|Online|Office|Any|Fine|Yes|All|Both|Either|Sure|Okay)\p{L}*,? $)\p{Lu}\p{Ll}[\p{L}'’.-]*(,?) $/u;

/** "Cambridge, MA" with the name of the region in full. Abbreviations are read in capitals, behind a name; "is OK" is no Oklahoma. */
export function withRegionsInFull(text: string): string {
  const spelt = text.replace(/\b(?:Mass|Calif|Ont|Fla)\./g, (short) => LONGER[short] ?? short);
  return spelt.replace(
    /(?<=\p{L},? )[A-Z]{2,3}(?=\s*(?:$|[,(;·]|\d)|[.)!?])|(?<=\p{Lu}\p{Ll}[\p{L}'’-]*,? )(?!(?:IN|OR(?! or )|ME|OK|HI|OH)\b)[A-Z]{2,3}(?= \p{Ll})/gu,
    (short, at: number) => {
      const name = BEHIND_A_NAME.exec(spelt.slice(0, at));
      const isRegion = !WORDS.has(short) || (name && (name[1] || short !== 'OK'));
      return isRegion ? (byAbbreviation.get(short) ?? short) : short;
    },
  );
}
