import { isAscii, oncePerPerson } from '../memory/remembered.ts';
import type { Person } from '../read/person.ts';
import { proseOf } from '../read/texts.ts';
import { namesAbroad } from './same-field.ts';
import { everyText } from './writings.ts';

/** Short words that a language is known by, and that are no words of the others. */
const TELLING: readonly (readonly [language: string, words: string])[] = [
  [
    'en',
    'the and of with that this from for they who have has are was were not your our their into about when where which would can',
  ],
  [
    'de',
    'und der die das den dem ein eine einen mit für von nicht ist sind auf bei ohne auch wir ich ihre unsere oder zum zur werden',
  ],
  ['fr', 'les des une est avec pour dans sur qui pas nous vous leur aux sans mais mon mes notre je au du et'],
  [
    'es',
    'los las una con para por que del nuestra nuestro desde pero muy como más hasta donde quiero mi al y el',
  ],
  ['pt', 'os uma com para por que da do dos das não mas nossa nosso até onde minha meu ao em na no e é'],
  ['it', 'gli una con per che della delle nel nella non sono mia mio nostro anche più dal dalla alla è e'],
  ['nl', 'het een van voor met niet zijn naar ook wij ons maar bij uit'],
  ['id', 'yang dan untuk dengan dari saya ini itu tidak bisa di ke pada adalah kami orang'],
];
const LANGUAGES_OF = new Map<string, string[]>();
for (const [language, words] of TELLING)
  for (const word of words.split(' ')) LANGUAGES_OF.set(word, [...(LANGUAGES_OF.get(word) ?? []), language]);
const TELLS = new RegExp(String.raw`(?<!\p{L})(?:${[...LANGUAGES_OF.keys()].join('|')})(?!\p{L})`, 'gu');

/** Words of a way, a time or a share that English has. */
const IS_ENGLISH =
  /(?<!\p{L})(?:the|and|with|for|from|are|full|hours?|hrs?|days?|weeks?|wk|months?|years?|evenings?|nights?|weekends?|salary|stipend|until|then|least|to|about|around|roughly|up|or more|if|when|once|after|now|would|could|can|like|need|want|okay|without|between|each|open|talks?|talking|discuss|negotiable|only|anywhere|office|home|meet\p{L}*|on[- ]?site|in[- ]person|monthly|weekly|yearly|gross|net|plus|shares?|based|travel|move|visits?|a)(?!\p{L})/giu;
/** Words that other languages have, and English does not. */
const IS_FOREIGN =
  /(?<!\p{L})(?:del?|el|l[aeo]s?|una?|uma?|um|para|con|com|por|pro|que|quiero|busco|des|une|avec|dans|je|et|y|d[ao]s?|em|en|n[ao]s?|quero|und|oder|aber|der|das|den|dem|ein|eine[rnm]?|mit|für|im|am|vom|zum|ich|wir|von|nach|che|sono|di|della?|il|gli|un|een|het|voor|naar|ik|wij|op|en|of|yang|untuk|dengan|saya|ke|dari|pero|mais|mas|ou|se|si|maar|tage?n?|wochen?|woche|monate?|jahre?|stunden?|semanas?|semaines?|mes(?:es)?|mês|mois|mesi|mese|maand(?:en)?|años?|anos?|ans|jours?|d[ií]as?|giorni|giorno|horas?|heures?|ore|dag(?:en)?|uur|uren|hari|jam|minggu|bulan|vollzeit|teilzeit|tiempo|tempo|temps|casa|hause|chez|thuis|desde|hasta|até|bis|ab|dès|remot[oa]s?|presencial|si|sin|sem|sans|ohne|senza|zonder|tanpa|salario|sueldo|gehalt|salaire|salário|gaji|no|ci|ogni|cada|chaque|jede[nrs]?|elke|setiap|millones|milhões)(?!\p{L})/giu;

/** Whether an answer is in English, whatever else its writer writes in: "Remote, with a trip each month". */
export function isInEnglish(text: string): boolean {
  const words = text.replace(OF_EVERY_LANGUAGE, ' ');
  const english = words.match(IS_ENGLISH)?.length ?? 0;
  return english > 0 && english >= (words.match(IS_FOREIGN)?.length ?? 0);
}

const OF_EVERY_LANGUAGE =
  /(?<!\p{L})(?:remote(?:[- ]first)?|hybrid|home[- ]?office|full[- ]?(?:time|remote)|part[- ]?time|freelance|vesting|cliff|equity|bonus|start-?up|pre-?seed|seed|series a|esop|ok|max|min|minimum|ca|k|euros?|pesos|soles|reais|dollars?|brutto|netto|bruto|neto|brut|lordo)(?!\p{L})/giu;

/** Whether nothing but names and words of every language is written: "Remote", "100 % remote, Berlin". */
export function isOfEveryLanguage(text: string): boolean {
  return !/(?<!\p{L})\p{Ll}{2,}/u.test(text.replace(OF_EVERY_LANGUAGE, ' ')) && !IS_ALSO_A_WORD.test(text);
}

/** German writes its nouns as names are written. */
const IS_ALSO_A_WORD =
  /(?<!\p{L})(?:Vollzeit|Teilzeit|Büro|Werkstatt|Tage?|Wochen?|Stunden?|Monate?|Jahre?)(?!\p{L})/u;

/** Fewer telling words prove nothing: "Python, React" is of every language. */
const ENOUGH = 4;
/** Words that are of one of several languages, and not of English. */
const NOT_ENGLISH =
  /(?<!\p{L})(?:de|del|el|los|las|una|para|con|por|que|quiero|busco|les|des|une|avec|dans|je|et|uma|dos|em|quero|und|der|das|ein|eine|mit|für|ich|wir|von|gli|che|sono|een|voor|naar|ik|wij|yang|untuk|dengan|saya)(?!\p{L})/giu;
const ENGLISH = new RegExp(
  String.raw`(?<!\p{L})(?:${TELLING[0]?.[1].replaceAll(' ', '|')}|to|in|is|on|we|or|at|an?)(?!\p{L})`,
  'giu',
);
/** One such word may be of a name: "café", "de luxe". */
const SOME = 2;
/** Of so many words in sentences this share would tell, were they of one of these languages. */
const SENTENCES = 20;
const TELLING_SHARE = 0.06;
const UNSURE = 'unsure';
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}]/gu;

/** One of the languages above, `other` for other scripts, UNSURE for other languages; undefined where too little is written to tell. */
function readLanguage(person: Person): string | undefined {
  const prose = proseOf(person).join(' ').toLowerCase();
  const text = [prose, ...everyText(person)].join(' ').toLowerCase();
  const others = isAscii(text) ? 0 : (text.match(OTHER_SCRIPT)?.length ?? 0);
  if (others > 0 && others * 2 > (text.match(/\p{L}/gu)?.length ?? 0)) return 'other';
  const counts = new Map<string, number>();
  for (const word of text.match(TELLS) ?? [])
    for (const language of LANGUAGES_OF.get(word) ?? [])
      counts.set(language, (counts.get(language) ?? 0) + 1);
  const [most, next] = [...counts].sort(([, one], [, other]) => other - one);
  const length = prose.match(/\p{L}+/gu)?.length ?? 0;
  if (length >= SENTENCES && (most?.[1] ?? 0) < TELLING_SHARE * length) return UNSURE;
  return most && most[1] >= ENOUGH && most[1] > (next?.[1] ?? 0) ? most[0] : undefined;
}

const languageRead = oncePerPerson(readLanguage);

/** The language somebody mostly writes in; who wrote too little to tell counts as writing English, unless that little is hardly so. */
const languageOf = (person: Person): string =>
  languageRead(person) ?? (isHardlyEnglish(person) ? UNSURE : 'en');

/** Whether the little that somebody wrote is of another language, whichever it is. */
const isHardlyEnglish = oncePerPerson((person: Person) => {
  const { company, applicantPreference: hope, founderPreference: wish } = person;
  const lists = [
    ...[...person.skills, ...person.interests, ...(company?.industry ? [company.industry] : [])],
    ...[...(hope?.ideaPreferences ?? []), ...(hope?.applicantSkills ?? [])],
    ...[...(wish?.skillsOffered ?? []), ...(wish?.skillsNeeded ?? [])],
  ];
  const words = [...proseOf(person), ...lists].join(' ');
  const foreign = (words.match(NOT_ENGLISH)?.length ?? 0) + lists.filter(namesAbroad).length;
  return foreign >= SOME && foreign > (words.match(ENGLISH)?.length ?? 0);
});

/** The language somebody mostly writes in, where enough is written to tell. */
export function writesSurely(person: Person): string | undefined {
  const found = languageRead(person);
  return found === UNSURE ? undefined : found;
}

/** Whether somebody mostly writes in English, as far as can be told. */
export function isEnglish(person: Person): boolean {
  return languageOf(person) === 'en';
}

/**
 * Whether two write in languages that differ, as far as can be told, so that what one does not find in the other's words may well
 * stand there.
 */
export function areForeign(one: Person, other: Person): boolean {
  return languageOf(one) !== languageOf(other) || languageOf(one) === UNSURE;
}
