import { remembered } from '../../memory/remembered.ts';
import { beginningOf } from './beginning.ts';

/** Number words of German, Spanish, French, Italian, Portuguese and Indonesian; "once", "neuf" and "das" are words of other languages too. */
const ABROAD: Record<string, number> = {
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwölf: 12 },
  ...{ fünfzehn: 15, zwanzig: 20, dreißig: 30, vierzig: 40, fünfzig: 50 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12 },
  ...{ quince: 15, veinte: 20, treinta: 30, cuarenta: 40, cincuenta: 50 },
  ...{ deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, dix: 10, douze: 12, quinze: 15, vingt: 20 },
  ...{ trente: 30, quarante: 40, cinquante: 50 },
  ...{
    tre: 3,
    quattro: 4,
    cinque: 5,
    dieci: 10,
    dodici: 12,
    quindici: 15,
    venti: 20,
    trenta: 30,
    quaranta: 40,
  },
  ...{ dois: 2, duas: 2, três: 3, quatro: 4, vinte: 20, trinta: 30, quarenta: 40 },
  ...{ dua: 2, tiga: 3, empat: 4, sepuluh: 10, 'dua puluh': 20, 'tiga puluh': 30, 'empat puluh': 40 },
};
/** Italian ones that are words of other languages too, before what they count. */
const ITALIAN: Record<string, number> = { due: 2, sei: 6, sette: 7, otto: 8 };
const ITALIAN_WORD =
  /(?<!\p{L})(?:due|sei|sette|otto)(?= (?:giorn[io]|giornate|ore|sere|serate|pomeriggi|mattine|mesi|settimane)(?!\p{L}))/gu;
const ABROAD_WORD = new RegExp(`(?<!\\p{L})(?:${Object.keys(ABROAD).join('|')})(?!\\p{L})`, 'gu');
const DEVANAGARI_ZERO = 0x0966;

const UNITS: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const NUMBER_WORD = new RegExp(
  `\\b(?:(${Object.keys(TENS).join('|')})(?:[ -](${Object.keys(UNITS).slice(0, 9).join('|')}))?|(${Object.keys(UNITS).join('|')}))\\b`,
  'g',
);

/** "1 hundred and 10", "a hundred", and, hundreds once read, "2 thousand 200". */
const HUNDREDS = /\b(?:(\d)|an?) hundred(?: (?:and )?(\d{1,2}))?\b(?! hundred)/g;
const THOUSANDS = /\b(\d{1,3}) thousand (?:and )?(\d{3})\b/g;

/** Before these "dont" is no French word, also where nobody stands before it. */
const DONE =
  'want|need|have|work|like|care|mind|know|think|take|pay|expect|plan|move|relocate|travel|come|go|give|use|believe|require|speak|live|sell|hire|do|be|try|ask|get|see';
const WITHOUT_APOSTROPHE: readonly (readonly [words: RegExp, as: string])[] = [
  [/\b(does|is|would|did|could|should|are|was|were|have|has|had)nt\b/gi, "$1n't"],
  [/(?<!\b(?:my|our|your|his|her|their|the|a|an) )\b(ca|wo)nt(?= \p{L})/giu, "$1n't"],
  [
    new RegExp(
      `(?<=\\b(?:i|we|you|they|please|really|just|also) )(do)nt\\b|\\b(do)nt(?= (?:${DONE})\\b)`,
      'gi',
    ),
    "$1$2n't",
  ],
  [
    /\b(i)m(?= (?:not|an?|at|based|looking|working|happy|living|open|only|ok|okay|fine|free|available|able|ready|willing|tired|done|interested|used|currently|still)\b)/gi,
    "$1'm",
  ],
  [/\b(i|we|you|they)ve(?= \p{L})/giu, "$1've"],
  [/\b(you|they)re(?= \p{L})/giu, "$1're"],
];

/** A text as it would be with the apostrophes that its writer left out: "i cant relocate, im in Accra". */
export const withApostrophes = remembered((text): string =>
  WITHOUT_APOSTROPHE.reduce((left, [words, as]) => left.replace(words, as), text),
);

/**
 * Text as the parsers of quantities read it: lower case, one kind of dash, space and quotation mark, number
 * words as digits ("twenty-five" is 25, "two thousand five hundred" 2500), those of other scripts too.
 */
export const plain = remembered((text): string =>
  // One character may be eighteen once it is normalised: what is read is cut before and after.
  beginningOf(
    withApostrophes(beginningOf(text))
      .normalize('NFKC')
      .toLowerCase()
      .replace(/(\d)⁄(\d)/g, ' $1/$2'),
  )
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[‐‑‒–—―−~〜]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(NUMBER_WORD, (_, tens?: string, unit?: string, alone?: string) =>
      String((TENS[tens ?? ''] ?? 0) + (UNITS[unit ?? alone ?? ''] ?? 0)),
    )
    .replace(ITALIAN_WORD, (word) => String(ITALIAN[word]))
    .replace(ABROAD_WORD, (word) => String(ABROAD[word]))
    .replace(/\b(\d) (to|or) (\d) hundred\b/g, '$1 hundred $2 $3 hundred')
    .replace(HUNDREDS, (_, hundreds?: string, rest = '0') =>
      String(100 * Number(hundreds ?? 1) + Number(rest)),
    )
    .replace(THOUSANDS, (_, thousands: string, rest: string) =>
      String(1000 * Number(thousands) + Number(rest)),
    )
    .replace(/\b(\d+) and a half (?=(?:thousand|grand|lakh|million|crore)s?\b)/g, '$1.5 ')
    .replace(/\ban? (?=(?:thousand|lakh|million|crore)\b)/g, '1 ')
    .replace(/\b(?:a|1) dozen\b/g, '12')
    .replace(/\bat(least|most)\b/g, 'at $1')
    .replace(/(\d) ?-?(?:ish|odd)\b/g, '$1')
    .trim(),
);

/** English words, and how other languages have them, separated by `|`. */
type Dictionary = Readonly<Record<string, string>>;

/** Makes what puts the English words of a dictionary in the place of others, in text as `plain` leaves it. */
export function translator(dictionary: Dictionary): (read: string) => string {
  const english = new Map(
    Object.entries(dictionary).flatMap(([word, others]) =>
      others.split('|').map((other) => [other.normalize('NFKC'), word] as const),
    ),
  );
  const longestFirst = [...english.keys()].sort((a, b) => b.length - a.length);
  const anyOf = new RegExp(`(?<![\\p{L}\\p{M}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return (read) => read.replace(anyOf, (word) => english.get(word) ?? word);
}

/** Bounds, and the words around them, in other languages. */
export const boundsInEnglish = translator({
  'at most':
    'höchstens|maximal|nicht mehr als|nicht über|como máximo|como mucho|a lo sumo|máximo|máximo de|no máximo|no más de|au plus|au maximum|maximum de|al massimo|massimo|pas plus de|não mais de|non più di|non oltre',
  'up to': "bis zu|hasta|jusqu'à|até|fino a",
  'at least':
    'mindestens|wenigstens|nicht unter|nicht weniger als|al menos un|al menos|como mínimo|mínimo de|mínimo|minimum de|au minimum|no mínimo|no menos del|no menos de|au moins|pas moins de|pelo menos|não menos de|almeno il|almeno un|almeno|minimo il|non meno del|non meno di|कम से कम|kam se kam',
  under: 'unter|weniger als|menos del|menos de|moins de|meno del|meno di',
  over: 'über|mehr als|más del|más de|plus de|mais de|più di',
  between: 'zwischen|entre|fra il|tra il|fra le|tra le|fra i|tra i|fra|tra',
  'or more': 'aufwärts|oder mehr|o más|en adelante|ou plus|ou mais|para cima|o più|in su|या ज़्यादा|या अधिक',
  from: 'ab|desde|desde el|desde un|à partir de|a partir de|a partir del|a partir de un|a partire da|a partire dal|dal|dès',
  negotiable: 'verhandelbar|negociable|se negocia|négociable|à discuter|negociável|trattabile|बातचीत से',
});

/** Months in other languages, in text as `plain` leaves it. */
export const monthsInEnglish = translator({
  january: 'januar|jänner|enero|janvier|janeiro|gennaio|जनवरी',
  february: 'februar|febrero|février|fevereiro|febbraio|फरवरी',
  march: 'märz|marzo|mars|março|मार्च',
  april: 'abril|avril|aprile|अप्रैल',
  may: 'mai|mayo|maio|maggio',
  june: 'juni|junio|juin|junho|giugno|जून',
  july: 'juli|julio|juillet|julho|luglio|जुलाई',
  august: 'agosto|août|अगस्त',
  september: 'septiembre|septembre|setembro|settembre|सितंबर',
  october: 'oktober|octubre|octobre|outubro|ottobre|अक्टूबर',
  november: 'noviembre|novembre|novembro|नवंबर',
  december: 'dezember|diciembre|décembre|dezembro|dicembre|दिसंबर',
});

const LETTERS: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
};

/** Lower-case letters without their accents, for comparing names of places; what is no letter and accent, as in Korean, is put together again. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .normalize('NFC')
    .replace(/[øđłıßæœðþ]/g, (letter) => LETTERS[letter] ?? letter);
}

/** What may stand between a number and its bound: "75,000 INR per month or more". */
const UNIT = String.raw`(?:[%€£$₹]|(?:percent|per cent|prozent|a|per|each|pm|pa|pcm|monthly|yearly|annually|weekly|month|year|annum|week|wk|mo|yr|m[eê]s|mois|monat|mese|año|ano|jahr|hours?|hrs?|h|days?|gross|brutto|net|netto|equity|shares?|euros?|dollars?|rupees?|pounds?|[a-z]{3})(?![\p{L}])|\/)`;
/** The bound is of this number and not of the next: "80k, at least 60k". */
const OF_NONE = String.raw`(?!\p{L})(?! (?:to|later|when|once|after|from|if|soon)\b)(?!\W*(?:(?:of|is|being|would be) )?(?:[a-z]{3} ?)?[€£$₹]?\d)`;
/** As `OF_NONE`; "10 % at least if unpaid" is a least too, and so is that of "1 % minimum, 1.5 ideally". */
const OF_THIS = String.raw`(?!\p{L})(?! (?:to|later|after|from|soon)\b)(?![^\p{L}\d,;.]*(?:(?:of|is|being|would be) )?(?:[a-z]{3} ?)?[€£$₹]?\d)`;
const OR_MORE = new RegExp(
  String.raw`^[\s,]*(?:${UNIT}[\s,]*){0,4}(?:(?:(?:or|and) (?:more|above|over|higher|better|up|upwards)|upwards|plus(?=\s*(?:$|[.,;)])))${OF_NONE}|(?:is |as |at |that is |that's |that would be |would be )?(?:an? |the |my |our |absolute |bare )*(?:(?:at )?(?:the )?(?:very )?least|min(?:imum)?|floor|lower limit)${OF_THIS})`,
  'u',
);
/** "3,000 a month, or less plus shares": less of it is a concession, and no upper bound. */
const FOR_SOMETHING = String.raw`(?! (?:(?:plus|with|against|mit|gegen|con|avec|com) |(?:for|in exchange for) (?:\p{L}+ ){0,2}?(?:equity|shares?|stake)(?!\p{L})))`;
/** "4 days a week is my max", "20 Stunden ist mein Maximum": of whom it is one. */
const MY = String.raw`(?:(?:is|are|would be|ist|sind|wären|es|son|sería|é|são|seria|c'est|sont|serait|è|sono)[\s,]+(?:(?:about|really|currently|already|the|der|das|el|o|le|il|my|our|mein|unser|mi|meu|mon|il mio)[\s,]+)*)`;
const OR_LESS = new RegExp(
  String.raw`^[\s,]*(?:${UNIT}[\s,]*){0,4}(?:${MY}(?:max(?:imum)?|at most|limit|upper limit|ceiling|the most(?= (?:i|we|you)\b))|max(?:imum)?|at (?:the )?(?:very )?most|or (?:less|below|under)${FOR_SOMETHING}|tops)${OF_NONE}`,
  'u',
);

/** Whether the words behind a number make it a lower bound: "or more", "a month minimum". */
export function isOrMore(behind: string): boolean {
  return OR_MORE.test(behind);
}

/** Whether the words behind a number make it an upper bound: "or less", "a week at most". */
export function isOrLess(behind: string): boolean {
  return OR_LESS.test(behind);
}

/** "Benefits are not negotiable", "negotiable after the first year": no room, or none yet. */
export const NO_ROOM =
  /\b(?:not|non|isn't|aren't|never|nicht|no)[- ](?:(?:very|really|so|es|son|ist|sind) )?(?:negotiab\w*|flexib\w*)|\bnegotiab\w* (?:after|from|once|later)\b/g;

/** What a figure hangs on that nobody can talk about: "depending on experience". */
const HANGS_ON =
  /\bdepend\w* (?:(?:up)?on|of) (?:\p{L}+ ){0,3}?(?:experience|seniority|level|skills?|stage|commitment|dedication|involvement|hours|time|location|role|person|when|how|you)\b/gu;

/** A talk that is offered: "happy to talk", "lo charlamos", "darüber lässt sich reden". */
const TALKED_OVER =
  /(?<!\p{L})(?:(?:happy|open|glad|willing|ready) to (?:talk|chat|negotiate|discuss|hear)|(?:let's|we can|can|could) (?:talk|chat|discuss)|lo (?:charl|habl|convers|discut|negoci)\p{L}*|lo vemos|se puede (?:hablar|charlar|conversar|discutir)|(?:darüber|da) (?:lässt sich|können wir|kann man) reden|(?:reden|sprechen) wir|on (?:en parle|en discute|peut en (?:parler|discuter))|(?:a gente )?convers(?:a|amos)|podemos (?:conversar|hablar|charlar|falar)|(?:ne|se ne) parl(?:iamo|a)|(?:ne )?possiamo parlarne)(?!\p{L})/u;

/** Whether an answer offers to talk about it, and so leaves room. */
export function isTalkedOver(text: string): boolean {
  return TALKED_OVER.test(plain(text));
}

/** Words that leave room: "negotiable", "flexible", "depends". */
export function isFlexible(text: string): boolean {
  return (
    TALKED_OVER.test(text) ||
    /negotiab|flexib|open to(?! (?:an? )?(?:trial|test|probation))|depend|discuss|let's talk|can talk|roughly|verhandel|adjust/.test(
      text.replace(NO_ROOM, ' ').replace(HANGS_ON, ' '),
    )
  );
}

/** Words of somebody to whom it is all the same: no figure is to be had of them. */
const ALL_THE_SAME =
  /\b(?:not (?:\p{L}+ )?(?:important|(?:bothered|fussed|concerned|worried) about|a (?:priority|must|concern|factor|deal-?breaker))|(?:isn't|is not) (?:\p{L}+ )?(?:important|a (?:priority|must|concern))|(?:don't|do not) (?:really |much )?(?:mind|care|need it)|no preference|indifferent|(?:either|any) (?:way|is fine|thing)|anything (?:is fine|goes)|doesn't matter|does not matter|whatever|(?:nicht|un) ?(?:so |sehr |allzu |besonders )?wichtig|nebensache|zweitrangig|egal|da igual|me es indiferente|no (?:es|me) (?:tan |muy |lo más )?importa(?:nte)?|peu importe|pas (?:si |très |le plus )?important|secondaire|não (?:é |me )?(?:tão |muito |o mais )?importa(?:nte)?|tanto faz|secondary|an afterthought|nice[- ]to[- ]have)(?!\p{L})/u;

/** Whether an answer says, beside whatever else, that it does not matter: "Not so important, 1 % would be nice". */
export function mattersLittle(text: string): boolean {
  return ALL_THE_SAME.test(plain(text));
}

/** Whether an answer says that it is all the same: "not important", "I don't mind either way". */
export function isAllTheSame(text: string): boolean {
  const read = plain(text);
  return ALL_THE_SAME.test(read) && !/\d/.test(read) && read.length <= 80;
}

/** The words right before a place in a text, enough to tell a bound. */
export function wordsBefore(read: string, at: number): string {
  return read.slice(Math.max(0, at - 40), at);
}

/** Whether an answer says no more than that there is room: "negotiable", "let's talk", "verhandelbar". */
export function isOpen(text: string): boolean {
  const read = boundsInEnglish(plain(text));
  return isFlexible(read) && !/\d/.test(read) && read.length <= 40;
}

/** What turns a bound around: "not under", "nothing below", "I would not go below". */
const NOT = String.raw`(?:\b(?:no|not|cannot|never|nothing)|n't)(?: (?:go|work|come|be|accept|take|anything))?`;
/** Next to a figure is the figure: "just under £50k". */
const JUST = String.raw`\b(?:just|slightly|a bit|a little|a touch)`;
const MOST = new RegExp(
  String.raw`(?:up ?to|max(?:imum|\.)?(?: of)?|at (?:the )?(?:very |absolute )?most|${NOT} (?:more|over|above)(?: than)?|(?<!${NOT} )(?<!${JUST} )(?:under|below|(?:less|fewer) than)|until|<=?|≤)\s*$`,
);
const LEAST = new RegExp(
  String.raw`(?:at (?:the )?(?:very |absolute )?least|min(?:imum|\.)?(?: of)?|${NOT} (?:less|fewer|under|below)(?: than)?|from|upwards? of|starting (?:at|with)|north of|(?<!${NOT} )(?<!${JUST} )(?:over|above|more than)|>=?|≥)\s*$`,
);

/** Whether the words before a number make it an upper bound: "up to", "max.", "not over", "<". */
export function isAtMost(before: string): boolean {
  return MOST.test(before);
}

/** Whether the words before a number make it a lower bound: "at least", "from", "not under", ">". */
export function isAtLeast(before: string): boolean {
  return LEAST.test(before);
}
