import { oncePerPair, remembered } from '../memory/remembered.ts';
import { parsePlace } from '../read/quantities/place.ts';
import { fold } from '../read/refusals/things.ts';
import { proseOf } from '../read/texts.ts';
import { quote } from './excerpt.ts';
import { writesSurely } from './language.ts';
import type { Scene, Writer } from './scene.ts';
import { listed } from './wording.ts';
import { everyText } from './writings.ts';

interface Tongue {
  readonly name: string;
  /** As `language.ts` calls it, where it can tell it. */
  readonly code?: string;
  /** Where people speak it who may not think of saying so. */
  readonly spokenIn: string;
  /** Without accents. */
  readonly names: string;
}

const TONGUES: readonly Tongue[] = [
  {
    name: 'French',
    code: 'fr',
    spokenIn: 'FR BE CH LU CA MC SN CI CM CD CG GA BJ TG BF ML NE GN MG MA TN DZ HT RW',
    names: 'french|francaise?|franzosisch|frances|francese|frans',
  },
  {
    name: 'German',
    code: 'de',
    spokenIn: 'DE AT CH LI LU BE',
    names: 'german|deutsch|aleman|allemand|alemao|tedesco|duits',
  },
  {
    name: 'Spanish',
    code: 'es',
    spokenIn: 'ES MX AR CO CL PE EC VE UY PY BO CR PA GT HN NI SV DO CU PR GQ',
    names: 'spanish|espanol|castellano|spanisch|espagnol|espanhol|spagnolo|spaans',
  },
  {
    name: 'Portuguese',
    code: 'pt',
    spokenIn: 'PT BR AO MZ CV GW ST TL',
    names: 'portuguese|portugues|portugiesisch|portugais|portoghese|portugees',
  },
  {
    name: 'Italian',
    code: 'it',
    spokenIn: 'IT CH SM',
    names: 'italian|italiano|italienisch|italiaans',
  },
  {
    name: 'Dutch',
    code: 'nl',
    spokenIn: 'NL BE SR',
    names: 'dutch|nederlands|niederlandisch|hollandisch|neerlandes|neerlandais|holandes|olandese',
  },
  {
    name: 'Polish',
    spokenIn: 'PL',
    names: 'polish|polski|polnisch|polaco|polones|polonais|polacco',
  },
  { name: 'Danish', spokenIn: 'DK', names: 'danish|dansk|danisch|danes|danois|dinamarques' },
  { name: 'Swedish', spokenIn: 'SE FI', names: 'swedish|svenska|schwedisch|sueco|suedois' },
  { name: 'Norwegian', spokenIn: 'NO', names: 'norwegian|norsk|norwegisch|noruego|norvegien' },
  { name: 'Japanese', spokenIn: 'JP', names: 'japanese|japanisch|japones|japonais' },
  { name: 'Swahili', spokenIn: 'KE TZ UG RW CD', names: 'k?i?swahili|suaheli|suajili' },
  {
    name: 'Arabic',
    spokenIn: 'AE BH DJ DZ EG IL IQ JO KM KW LB LY MA MR OM PS QA SA SD SO SY TD TN YE',
    names: 'arabic|arabisch|arabe|arabo',
  },
  { name: 'Turkish', spokenIn: 'TR CY', names: 'turkish|turkce|turkisch|turco|turc\\b' },
  { name: 'Russian', spokenIn: 'RU BY KZ KG UA MD EE LV', names: 'russian|russisch|ruso|russe|russo' },
  { name: 'Mandarin', spokenIn: 'CN TW SG MY HK', names: 'mandarin|chinese|chinesisch|chinois' },
  { name: 'Korean', spokenIn: 'KR', names: 'korean|koreanisch|coreano|coreen' },
  { name: 'Hindi', spokenIn: 'IN', names: 'hindi' },
  { name: 'Urdu', spokenIn: 'PK IN', names: 'urdu' },
  { name: 'Bengali', spokenIn: 'BD IN', names: 'bengali|bangla' },
  { name: 'Vietnamese', spokenIn: 'VN', names: 'vietnames' },
  { name: 'Indonesian', spokenIn: 'ID MY', names: 'indonesi(?:an|sch)|bahasa' },
  { name: 'Finnish', spokenIn: 'FI', names: 'finnish|finnisch|suomi|finlandes|finnois' },
  { name: 'Hebrew', spokenIn: 'IL', names: 'hebrew|hebraisch|hebreo|hebreu|ivrit' },
];

const EVERY = `english|englisch|ingles|anglais|inglese|engels|${TONGUES.map(({ names }) => names).join('|')}`;
const ANY_TONGUE = new RegExp(`\\b(?:${EVERY})(?:kenntnisse)?\\b`, 'g');
const EITHER = /\b(?:or|oder|ou|o|u|of|either)\b|\//;
/** Says of a language that it is not needed, or not of the applicant, or not yet. */
const HEDGED =
  /\b(?:no|not|never|without|isn't|aren't|don't|doesn't|nicht|kein\w*|ohne|non|pas|sans|sin|nao|sem|niet|geen|i speak|i handle|we speak|later|spater|plus tard|mas adelante|mais tarde|eventually|unless|wenn|falls|if)\b|\?$/;
const HOW_WELL =
  '(?:fluent|native|good|business|level|skills?|language|speakers?|fluency|[bc][12]|courant|flie(?:ss|ß)end|fluido|fluente|kenntnisse|hablado|falado|parle)';
const NEEDED =
  '(?:(?:an? |une? |uma? |eine? )?(?:absolute )?(?:must(?:[- ]have)?|requirement|pflicht|muss|voraussetzung|condition|requisito|obligation)(?! (?:not|be)\\b)|required|necessary|needed|essential|mandatory|indispensable|indispensavel|imprescindible|imprescindivel|ob{1,2}ligator\\w+|obligatoire|obrigator\\w+|necesari[oa]|necessari[oa]|necessaire|notwendig|erforderlich|zwingend(?: notwendig| erforderlich)?|verplicht|vereist|noodzakelijk)\\b';
const COPULA =
  "(?:,? ?(?:is|are|c'est|est|ist|sind|es|e|sao)(?: (?:absolutely|really|strictly|definitely|unbedingt|absolument|totalmente|absolutamente))? )?";
const MUST_SPEAK =
  '(?:must|(?:es|e) (?:imprescindible|imprescindivel|indispensable|indispensavel|obligatorio|obrigatorio|necesario|necessario)|(?:needs?|has|have) to|doit|il faut|debe|tiene que|hay que|deve|tem (?:de|que)|moet)(?: absolutely| be able to| also)? (?:speak|be fluent in|be native in|parler|hablar|falar|parlare)(?: (?:fluent|native|good|very good|le|el|o|bien))*';

const AND = '(?:,? (?:and|und|y|et|e|en|as well as|sowie)(?: also)? |, ?| ?& ?| ?\\+ ?)';

/** The sentence in which a language is called necessary, and nothing but that language. */
function asksFor({ names }: Tongue, sentence: string): boolean {
  const folded = fold(sentence).trim();
  // Visual polish is no language.
  if (HEDGED.test(folded) || /\bpolish\b/.test(sentence)) return false;
  const named = folded.match(ANY_TONGUE) ?? [];
  if (named.length === 0 || (named.length > 1 && EITHER.test(folded))) return false;
  if (new RegExp(`\\b(?:or|oder|ou|o|u) (?:${names})|\\b(?:${names}) (?:or|oder|ou|o|u) `).test(folded))
    return false;
  const name = `\\b(?:${names})(?:${AND}(?:${EVERY}))*`;
  return [
    `${name}(?:kenntnisse)?(?: ${HOW_WELL})*(?: )?${COPULA}${NEEDED}`,
    `\\b${MUST_SPEAK} (?:(?:${EVERY})${AND})*(?:${names})(?=$|[,.;!)]| (?:and|because|since|as|with|well|fluently|y|et|e|car|porque|pois|to)\\b)`,
    `\\bmuss(?:t|en)? (?:gut |sehr gut |flie(?:ss|ß)end )?(?:${names}) (?:sprechen|konnen)`,
  ].some((words) => new RegExp(words).test(folded));
}

const tonguesAsked = remembered((sentence) => TONGUES.filter((each) => asksFor(each, sentence)));

const sentencesOf = (text: string | null | undefined) => text?.split(/(?<=[.!?;])\s+|\n/) ?? [];

/** Whether somebody plainly has other languages and not this one: they list others, or write in another, and do not live where it is spoken. */
function lacks({ names, code, spokenIn }: Tongue, { applicant }: Scene): boolean {
  const texts = fold(
    [
      ...everyText(applicant),
      ...proseOf(applicant),
      ...applicant.educations.map(({ degree, fieldOfStudy }) => `${degree} ${fieldOfStudy}`),
    ].join('\n'),
  );
  if (new RegExp(`\\b(?:${names})|multilingual|polyglot|trilingu`).test(texts)) return false;
  const { country } = parsePlace(applicant.location) ?? {};
  if (country !== undefined && spokenIn.split(' ').includes(country)) return false;
  const skills = [...applicant.skills, ...(applicant.applicantPreference?.applicantSkills ?? [])];
  const written = writesSurely(applicant);
  if (written === code && code !== undefined) return false;
  return (
    skills.some((text) => fold(text).match(ANY_TONGUE)) || (country !== undefined && written !== undefined)
  );
}

const LONGEST = 110;

/** The first sentence that calls languages necessary of which the applicant neither lists nor writes some, and those. */
const lacked = oncePerPair((scene: Scene) => {
  const { company } = scene.founder;
  for (const field of ['lookingFor', 'otherDetails'] as const) {
    for (const sentence of sentencesOf(company?.[field])) {
      const tongues = tonguesAsked(sentence).filter((tongue) => lacks(tongue, scene));
      if (tongues.length > 0) return { field, sentence, tongues };
    }
  }
  return undefined;
});

/** Languages that the founder calls necessary and the applicant neither lists nor writes in. */
export const tongueMissing: Writer = (scene) => {
  const found = lacked(scene);
  if (!found) return undefined;
  const { field, sentence, tongues } = found;
  const wanted = new RegExp(`${tongues.map(({ names }) => names).join('|')}|${NEEDED}`);
  const isAnchor = (word: string) => wanted.test(fold(word));
  const none = listed(
    tongues.map(({ name }) => name),
    'or',
  );
  return {
    text: `${scene.f.Subject} write ${quote(sentence, LONGEST, isAnchor)}; ${scene.a.subject} list no ${none}.`,
    fields: [field, 'applicantSkills'],
  };
};

/** Whether a need is a language that is told as missing by its own sentence. */
export const isTongueMissing = (scene: Scene, need: string): boolean =>
  lacked(scene)?.tongues.some(({ names }) => new RegExp(`\\b(?:${names})`).test(fold(need))) ?? false;

const LEVEL = new RegExp(`\\b${HOW_WELL}\\b|[^a-z ]`, 'g');

/** Whether a need is a language, or languages, that the applicant may speak without listing them. */
export function mayBeSpoken(scene: Scene, need: string): boolean {
  const folded = fold(need);
  const isTongue = ANY_TONGUE_ALONE.test(folded.replace(LEVEL, ' ').trim());
  const named = TONGUES.filter(({ names }) => new RegExp(`\\b(?:${names})`).test(folded));
  return isTongue && !named.some((tongue) => lacks(tongue, scene));
}

const ANY_TONGUE_ALONE = new RegExp(
  `^(?:(?:${EVERY})(?:kenntnisse)?(?: (?:and|und|y|et|e|en|or|oder|o|ou))?\\s*)+$`,
);
