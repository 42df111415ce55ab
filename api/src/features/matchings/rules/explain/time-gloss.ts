import { MONTHS } from '../read/quantities/doubt.ts';
import { parseHours } from '../read/quantities/hours.ts';
import { translator } from '../read/quantities/plain.ts';
import { timeTranslated } from '../read/quantities/time-words.ts';
import { hoursWords } from './read-words.ts';
import { grows, isWrittenIn } from './term-words.ts';

const AT_FIRST =
  "al principio|al inicio|al comienzo|para empezar|para comenzar|para arrancar|pour commencer|pour démarrer|para começar|per iniziare|per cominciare|am anfang|anfangs|zu beginn|zunächst|au début|au départ|no começo|no início|all'inizio|inizialmente";

const translated = translator({
  'right away':
    'ab sofort|from sofort|sofort|tout de suite|immédiatement|dès maintenant|from now|de inmediato|inmediatamente|desde ya|from ya|ya|imediatamente|de imediato|from já|da subito|subito|per direct',
  'for now': "por enquanto|por ahora|de momento|por el momento|pour l'instant|pour le moment|vorerst|per ora",
  'at first': AT_FIRST,
  'at the latest': 'spätestens|a más tardar|au plus tard|o mais tardar|al più tardi',
  available:
    'disponible|verfügbar|disponível|disponibile|beschikbaar|puedo empezar|posso começar|je peux commencer|kann anfangen|kann starten|posso iniziare|posso cominciare',
  notice: 'kündigungsfrist|preaviso|préavis|aviso prévio|preavviso',
  'that is': "soit|c'est-à-dire|also|das heißt|es decir|o sea|ou seja|cioè",
  about: 'unas|unos|etwa|rund|ungefähr|environ|cerca de|umas|uns|circa',
  'when pay is possible':
    'when nous pouvons nous payer|when nous pourrons nous payer|when on peut se payer|when on pourra se payer|when wir uns bezahlen können|when wir uns etwas zahlen können|when wir gehälter zahlen können|when podamos pagarnos|when nos podamos pagar|when podamos pagar sueldos|when podamos pagar un sueldo|when pudermos nos pagar|when pudermos pagar salários|when possiamo pagarci',
  'or more': 'oder mehr|o más|ou plus|ou mais|o più',
  evenings:
    'abend|noche|soir|noite|sera|avond|ao fim do dia|ao final do dia|al final del día|en fin de journée|feierabends',
  only: 'nur|sólo|solo|solamente|seulement|uniquement|só|apenas|somente|soltanto|alleen',
  saturdays: 'samstag|samstags|sonnabend|sonnabends|sábado|sábados|samedi|samedis|sabato|zaterdag|zaterdags',
  sundays: 'sonntag|sonntags|domingo|domingos|dimanche|dimanches|domenica|zondag|zondags',
  'there is revenue':
    'haya ingresos|hay ingresos|haya ventas|tengamos ingresos|houver receita|tivermos receita|umsatz da ist|es umsatz gibt|il y a des revenus|il y aura des revenus|ci saranno ricavi|ci sono ricavi',
  summer: 'sommer|verano|été|verão|estate',
  autumn: 'herbst|otoño|automne|outono|autunno',
  'the end of the year':
    "fin de año|finales de año|final de año|jahresende|zum jahresende|ende des jahres|fin d'année|la fin de l'année|o fim do ano|ao fim do ano|fim do ano|final do ano|fine anno|fine dell'anno",
  'to be talked over':
    'se conversa|lo conversamos|conversamos|se habla|lo hablamos|hablamos|reden wir|sprechen wir|on en parle|on en parlera|a gente conversa|falamos|ne parliamo|se ne parla',
});

export const WEEKDAYS: readonly (readonly [english: string, others: RegExp])[] = (
  [
    ['Mondays', 'montags?|lunes|lundis?|segundas?(?:-feiras?)?|lunedì'],
    ['Tuesdays', 'dienstags?|martes|mardis?|terças?(?:-feiras?)?|martedì'],
    ['Wednesdays', 'mittwochs?|miércoles|mercredis?|quartas?(?:-feiras?)?|mercoledì'],
    ['Thursdays', 'donnerstags?|jueves|jeudis?|quintas?(?:-feiras?)?|giovedì'],
    ['Fridays', 'freitags?|viernes|vendredis?|sextas?(?:-feiras?)?|venerdì'],
  ] as const
).map(([english, others]) => [english, new RegExp(String.raw`(?<!\p{L})(?:${others})(?![\p{L}-])`, 'gu')]);

const ARTICLES = String.raw`(?:(?:por|am|an|on|den|dem|die|der|les?|las?|los|el|il|i|à|às|ao?s?|na|nas|nos?|de|em|in|im|zum|l')\s?)`;
const DATE = String.raw`(?:(?:\d{1,2} )?(?:${MONTHS}|summer|autumn)(?: 20\d\d)?|the end of the year)`;
const PAID = 'when (?:pay is possible|there is a salary|there is revenue)';
const WHEN = `${PAID}|(?:at the latest )?(?:from|until) ${DATE}(?: at the latest)?|at first|for now|now|right away`;
const PARTS = '(?:evenings|weekends|mornings|afternoons|saturdays|sundays)';
const AMOUNT = String.raw`(?:(?:only|at least|at most|up to|about) )?(?:\d{1,3}(?:\.5)?(?: ?(?:-|or) ?\d{1,2})? (?:hours|days)(?: a week)?|\d{2,3} ?%|(?:full|half) time|part-time|${PARTS}(?: and ${PARTS})?)(?: or more)?`;
const DAY = `${ARTICLES}*(?:${WEEKDAYS.map(([english]) => english).join('|')})`;
const NOT =
  '(?:nicht|nie|niemals|kein|keine|nunca|jamais|pas|no|not|não|non|mai|sauf|außer|excepto|salvo|exceto|tranne)';

const CLAUSE = new RegExp(
  `^(?:(?:after that|until then|that is) )?(?:${AMOUNT}(?: (?:${WHEN}))?|(?:${WHEN}) ${AMOUNT}|${WHEN}|to be talked over|available(?: (?:${WHEN}))?)$`,
  'u',
);
const MONTH = new RegExp(String.raw`(?<!\p{L})(?:${MONTHS})(?!\p{L})`, 'gu');
const ONLY_WHEN = new RegExp(`^(?:${WHEN})$`, 'u');
const NAMES_AMOUNT = new RegExp(`(?<![\\p{L}\\d])${AMOUNT}`, 'u');
const NOT_ON = new RegExp(
  `^(?:${NOT} (${DAY}(?: (?:und|oder|y|o|ni|et|ou|e|nem) ${DAY})*)|(${DAY}) (?:${NOT}|frei|impossible|imposible|impossível|impossibile))$`,
  'u',
);

/** "Freitag gehört dem Kind". */
const FOR_FAMILY = new RegExp(
  String.raw`^(${DAY})(?: \p{L}+){1,4} (?:kind\p{L}*|familie|famil[il]\p{L}*|niñ\p{L}*|hij\p{L}*|enfants?|fils|fille|filh\p{L}*|crianças?|figli\p{L}*|bambin\p{L}*)$`,
  'u',
);

/** "À cause des enfants": why, and no more of the time. */
const REASON =
  /(?:^|\s)(?:à cause d\p{L}*|wegen|weil|por causa d\p{L}*|por (?:los|las|mis?) (?:hij|niñ)\p{L}*|porque|parce qu\p{L}*|a causa d\p{L}*|per via d\p{L}*|perché)(?!\p{L})[^\d]*$/u;

const NOTICE =
  /^(?:notice(?: (?:von|de|di|d'))? (\d)|(\d)) (?:(monate?n?|m[eê]s|meses|mois|mes[ei])|(?:wochen?|semanas?|semaines?|settiman[ae]))(?: (?:de |di )?notice)?$/u;

const FIRST = new RegExp(String.raw`(?<!\p{L})(?:${AT_FIRST})(?!\p{L})`, 'giu');

const SPELT: readonly (readonly [said: RegExp, as: string])[] = [
  [new RegExp(String.raw`(?<=\d)\.(?= (?:${MONTHS})(?!\p{L}))`, 'gu'), ''],
  [/(\d) ?h(?:rs?)?(?!\p{L})/gu, '$1 hours'],
  [
    /(?<!\p{L})(?:ich kann|kann ich|puedo|posso|je peux)(?: (?:dar|dedicar|geben|donner))? (?=\d|full time|only)/gu,
    '',
  ],
  [/(\d) (?:a|à|tot) (?=\d)/gu, '$1-'],
  [/ per week(?!\p{L})/gu, ' a week'],
  [/(?<!\p{L})'s (?=evenings)/gu, ''],
  [/(\d) until (?=\d)/g, '$1-'],
  [/(\d) (?:oder|o|ou|u) (?=\d)/g, '$1 or '],
  [new RegExp(`(?<=from|until) ${ARTICLES}+(?=${DATE})`, 'gu'), ' '],
  [new RegExp(`up to ${ARTICLES}*(?=${DATE})`, 'gu'), 'until '],
  [new RegExp(String.raw`(?<!\p{L})(?:und|y|et|e|and) ${ARTICLES}*(?=${PARTS})`, 'gu'), 'and '],
  [new RegExp(`(?<=^|[,;.] )${ARTICLES}+(?=${PARTS})`, 'gu'), ''],
];

const readable = (text: string) =>
  SPELT.reduce((left, [said, as]) => left.replace(said, as), translated(timeTranslated(text)));

function clauseInEnglish(clause: string): string | undefined {
  if (CLAUSE.test(clause)) return clause;
  const [, first, last, months] = (clause.includes('notice') && NOTICE.exec(clause)) || [];
  const count = first ?? last;
  if (count) return `${count} ${months ? 'month' : 'week'}${count === '1' ? "'s" : "s'"} notice`;
  const named = WEEKDAYS.reduce((left, [english, others]) => left.replace(others, english), clause);
  const [, before, behind] = NOT_ON.exec(named) ?? FOR_FAMILY.exec(named) ?? [];
  const days = (before ?? behind)?.match(/\p{Lu}\p{L}+days/gu);
  return days ? `not on ${days.join(' or ')}` : undefined;
}

/** An answer of nothing but amounts, times and days that are known, as it stands: "4 days a week, not on Wednesdays". */
function wordForWord(text: string): string | undefined {
  const clauses = readable(text)
    .split(/[,;.()]+(?!\d)\s*/)
    .map((clause) => clause.replace(REASON, '').trim())
    .filter(Boolean)
    .map(clauseInEnglish);
  const told = clauses.filter((clause) => clause !== undefined);
  if (told.length < clauses.length || !told.some((clause) => NAMES_AMOUNT.test(clause))) return undefined;
  return told
    .reduce((all, clause) => `${all}${ONLY_WHEN.test(clause) ? ' ' : ', '}${clause}`)
    .replace(MONTH, (month) => month.charAt(0).toUpperCase() + month.slice(1))
    .replace(/at the latest ((?:from|until) [^,]*)/g, '$1 at the latest')
    .replace(/after that/g, 'then')
    .replace(/\b[a-z](?=(?:atur|un)days\b)/g, (letter) => letter.toUpperCase())
    .replace('part-time', 'part time')
    .replace(/(?<!\d)100 ?%/g, 'full time')
    .replace(/(\d) %/g, '$1%')
    .replace(/(\d) ?- ?(?=\d)/g, '$1–');
}

/** What hours of a week leave out. */
const MORE_THAN_HOURS = new RegExp(
  String.raw`%|\d ?days?(?!\p{L})|(?<!\p{L})(?:${NOT}|notice|part-time|half time|${PARTS}|${WEEKDAYS.map(([, others]) => others.source).join('|')})(?!\p{L})`,
  'u',
);

/** What an answer on time says in English: its figures are hours only where hours were written. */
export function timeGloss(text: string): string | undefined {
  const hours = parseHours(text);
  if (!hours) return undefined;
  const told = wordForWord(text);
  if (told) return told;
  const words = hoursWords(hours);
  if (MORE_THAN_HOURS.test(readable(text)) || !isWrittenIn(words, text)) return undefined;
  if (hours.later || hours.when || !grows(text)) return words;
  return grows(text.replace(FIRST, ' ')) ? undefined : `${words} at first`;
}
