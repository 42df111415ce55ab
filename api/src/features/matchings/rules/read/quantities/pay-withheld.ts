import { remembered } from '../../memory/remembered.ts';
import { MONTHS } from './doubt.ts';
import { YEAR } from './pay-amounts.ts';
import { inEnglish } from './pay-words.ts';
import { boundsInEnglish, monthsInEnglish, plain } from './plain.ts';
import { sentencesOf } from './sentences.ts';

const NOBODY = String.raw`\b(?:nobody|no 1|none of us|neither of us)\b[^.;!?]{0,12}`;

const PAY_REFUSED = new RegExp(
  [
    String.raw`\b(?:no|without|zero) (?:cash )?(?:salar(?:y|ies)|pay|wages?|stipends?|money|cash)\b(?! (?:rise|raise|increase|cut|cap|review|range|gap|in(?! (?:the (?:first|beginning)|year)\b))s?\b| for (?!salar|wages|pay|now|the (?:first|time|moment)|\d))`,
    String.raw`\bno (?:cash|money) in (?:it|this|the (?:company|business|startup|bank|project))\b(?! for\b)`,
    String.raw`${NOBODY}\b(?:paid|pay|salary|wages?)\b(?! (?:more|over|above|less|well))`,
    String.raw`\b(?:not|never|isn't|aren't|cannot|can't|won't|don't)(?: yet| be| get| take| pay)*(?: paid| (?:you )?(?:an? |any )?(?:salar(?:y|ies)|wages?)| any(?:body|one|thing)?| ourselves)\b(?! (?:more|over|above|less|well|much))`,
    String.raw`\b(?:cannot|can't|won't|don't|will not|do not)(?: yet)? pay(?: you)?(?= (?:until|till|before|unless|yet|for now|right now|at the moment)\b)`,
    String.raw`\b(?:don't|do not)(?: yet)? have (?:the |any )?(?:money|cash|funds) (?:to pay|for (?:salar(?:y|ies)|pay|wages))\b`,
    String.raw`\b(?:not|n't)(?: yet| currently)? (?:paying|drawing|taking)(?: (?:our|any))?(?: (?:[a-z]+ )?(?:a )?salar(?:y|ies)| yet| any(?:body|one))`,
    String.raw`\b(?:cannot|can't|don't)(?: yet)? afford (?:(?:to pay )?(?:any )?(?:a )?(?:salar(?:y|ies)|wages?)|to pay)`,
    String.raw`\bpays?(?: (?:ourselves|myself|us|you|each other))? (?:nothing|nobody|no 1)\b|\bunpaid\b|\bnothing is paid\b|^\W*(?:nothing|none)(?= (?:until|till|before|at first|yet|for|now)\b|[,;.]|$)`,
  ].join('|'),
);

const EQUITY_ALONE = `(?:equity[- ]only|(?:only|just|purely|pure|all) equity|shares[- ]only|(?:only|just) shares|nur (?:anteile|beteiligung|equity)|(?:solo|sólo|solamente) (?:acciones|participación|participaciones|equity)|(?:uniquement|seulement|que) (?:des |de l')?(?:parts|actions|equity)|(?:só|apenas|somente) (?:participação|ações|equity))`;
const STILL = `(?:for now|for the (?:first|moment|time being)|right now|currently|initially|today|at (?:first|the (?:start|moment|beginning)|this stage|present)|to (?:start|begin)(?: with)?|in the beginning|vorerst|zunächst|derzeit|zurzeit|momentan|im moment|am anfang|por ahora|de momento|al principio|pour l'instant|pour le moment|au (?:début|départ)|por enquanto|no (?:começo|início))`;
/** "Equity only until we raise", "right now it's only equity". */
const EQUITY_FOR_NOW = new RegExp(
  String.raw`(?<!\p{L})${EQUITY_ALONE},? (?:${STILL}|until|till|before|so far|bis|hasta|jusqu\S*|até)(?!\p{L})|(?<!\p{L})${STILL},? (?:(?:it's|it is|this is|we|can|could|pay|offer|have|give|there's|there is|wir|können|haben|zahlen|es|gibt|hay|tenemos|ofrecemos|c'est|il y a|on|n'a|temos|é) )*${EQUITY_ALONE}(?!\p{L})`,
  'u',
);

const FOR_NOW =
  /(?<![\p{L}\p{M}])(?:अभी|पहले|तक|eerste?|daarna|until|till|before|unless|yet|first|initially|for now|currently|at (?:this stage|the moment|present)|pour (?:l'instant|le moment)|por (?:ahora|el momento|enquanto)|de momento|vorerst|right now|today|so far|(?:this|the first) year|dieses jahr|este (?:año|ano)|cette année|quest'anno|as long as|then|after(?:wards)?|once|for (?:the )?\d+ (?:weeks|months)|bis|vor|aktuell|derzeit|momentan|noch|erst(?:en?)?|am anfang|anfangs|zunächst|dann|danach|hasta|antes|primer(?:o|a|os|as)?|al principio|luego|después|jusqu\S*|avant|première?s?|premiers?|au (?:début|départ)|puis|ensuite|d'abord|up to|até|depois|primeir[oa]s?|no (?:começo|início)|fino|prima|poi|prim[oi] (?:anno|mes[ei])|year 1)(?![\p{L}\p{M}])/u;

/** "No salary until 500 houses are on it": the number is no sum. */
const UNTIL = /\b(?:until|till|before)\b[^,.;]*/g;

/** "No salary for now, MRR is 2,300 EUR": nor is that one. */
const TAKINGS =
  /(?<!\p{L})(?:[am]rr|revenues?|turnover|sales|burn|runway|users|customers|umsatz|ventas|omzet)(?!\p{L})/u;

export const NOTHING_BEFORE = new RegExp(
  String.raw`\b(?:nothing|none|unpaid|no (?:pay|salary|money))\b[^.;!?]{0,12}\b(?:before(?: (?:that|then))?(?=\s*(?:[.,;!?]|$))|(?:until|till) then\b)|\b(?:until|till|before) (?:then|that|${MONTHS}),?(?: (?:it|there|that)(?:'s| is))?(?: (?:ok(?:ay)?|fine|also|i can live|i can do|we pay))* (?:nothing|(?:only|just|pure) equity|equity only|nobody|unpaid|without|no (?:pay|salary|money))\b|(?:^|[,;.(] ?|\b(?:and|but) )(?:before|beforehand),? (?:(?:it's|it is|i|need|want|take|ask for|for) )*(?:nothing|none|unpaid|no (?:pay|salary|money))\b|\b(?:vorher|davor|bis dahin|antes|avant|até lá)[, ]+(?:gibt es |\p{L}+ )?(?:nichts|nada|rien|ohne|without)(?!\p{L})`,
  'u',
);

export const LATER =
  /(?<![\p{L}\p{M}])(?:मिलने पर|के बाद|बाद|फिर|then|after(?:wards)?|once|later|from|when|desde|cuando|en cuanto|sobald|wenn|quand|quando|assim que|a partir|à partir|dès|dann|danach|ab|luego|después|ensuite|puis|depois|poi|(?:hop(?:e|ing)|plan(?:ning)?|aim(?:ing)?) to (?:pay|take|draw)|by (?:mid|early|late|the end of|end of|the|next|spring|summer|autumn|winter|20\d\d))(?![\p{L}\p{M}])/u;

/** What is paid in the meantime after all: "only a stipend of $800". */
export const MEANWHILE =
  /(?<!\p{L})(?:but|only(?! (?:after|from|once|when|if)\b)|meanwhile|in the meantime|stipend|expenses|(?:until|till) then)\b[^.;!?]{0,40}\d(?![\d.,]* ?(?:%|percent|per cent))|\d[^.;!?]{0,30}\b(?:for now|meanwhile|(?:until|till) then)\b/u;

const ON_A_DAY = new RegExp(
  String.raw`(?<!\p{L})(?:from|starting|start|as of)(?: in| from)? (?:mid-?|early |late )?(?:${MONTHS})(?!\p{L})`,
  'u',
);
const HANGS =
  /(?<!\p{L})(?:if|once|when|unless|provided|after (?:we|the company|it)|nachdem|después de (?:que|\p{L}+r)|après (?:que|avoir)|depois (?:que|de \p{L}+r)|rais\p{L}*(?! to(?!\p{L}))|round|fund(?:s|ed|ing)|seed|invest\p{L}*|wenn|sobald|falls|runde|cuando|si|ronda|quand|levée|quando|se|rodada)(?!\p{L})/u;

/** Whether pay that is not there yet begins in a month that is named, and hangs on nothing else: "€3k from March". */
export function startsOnADay(text: string): boolean {
  return sentencesOf(boundsInEnglish(monthsInEnglish(inEnglish(plain(text))))).some(
    (sentence) => ON_A_DAY.test(sentence) && /\d{3}|\d ?k\b/.test(sentence) && !HANGS.test(sentence),
  );
}

const IN_A_MONTH = new RegExp(String.raw`(?<!\p{L})(?:${MONTHS})(?!\p{L})`, 'u');
const HOPED =
  /(?<!\p{L})(?:hope\p{L}*|hoping|maybe|perhaps|probably|possibly|likely|might|hoffentlich|vielleicht|voraussichtlich|ojalá|espera\p{L}*|quizás?|tal vez|j'espère|espérons|peut-être|tomara|talvez)(?!\p{L})/u;
/** "From 60 restaurants on", "after the 100th customer": so many are not there yet. */
const FROM_SO_MANY =
  /(?<!\p{L})(?:from|at|after|ab|bei|nach|desde|a partir de|después de|à partir de|après|depois de|with|mit|con|avec|com)(?: (?:the|our|der|dem|la|el|le|o))? \d{1,4}(?:st|nd|rd|th|e|\.)? (?!(?:days?|weeks?|months?|years?|tagen?|wochen|monaten?|jahren?|jahr|d[ií]as?|semanas?|m[eê]s(?:es)?|años?|jours?|semaines?|mois|ans?|anos?)(?!\p{L}))\p{L}+/u;

/** Whether pay, or a rise of it, hangs on something of which nobody says in which month it is there. */
export function hangsOnSomething(text: string): boolean {
  const read = boundsInEnglish(monthsInEnglish(inEnglish(plain(text))));
  return (HANGS.test(read) || FROM_SO_MANY.test(read)) && !comesInAMonth(text);
}

/** Whether what somebody waits for has a month and no "hopefully": "once the grant comes through in Feb". */
function comesInAMonth(text: string): boolean {
  const read = boundsInEnglish(monthsInEnglish(inEnglish(plain(text))));
  return read
    .split(/[;,]\s|(?<=[.!?])\s+/)
    .some((clause) => HANGS.test(clause) && IN_A_MONTH.test(clause) && !HOPED.test(clause));
}

/** Whether words are of a time: until something, at first, later. */
export function isTimed(text: string): boolean {
  const read = inEnglish(plain(text));
  return FOR_NOW.test(read) || LATER.test(read);
}

/** Whether somebody says that nothing is paid until something: "nobody is paid until we have raised". */
export const withholdsPay = remembered((text): boolean => {
  const read = inEnglish(plain(text));
  if (NOTHING_BEFORE.test(read)) return true;
  const sentences = sentencesOf(read);
  const refusal = sentences.find(
    (sentence) => (PAY_REFUSED.test(sentence) && FOR_NOW.test(sentence)) || EQUITY_FOR_NOW.test(sentence),
  );
  const ofPay = refusal
    ?.replace(UNTIL, ' ')
    .split(/[,;]\s|\s(?:and|but)\s/)
    .filter((clause) => !TAKINGS.test(clause))
    .join(' ');
  return Boolean(
    refusal &&
      (!/\d{3}|\dk/.test(ofPay?.replace(YEAR, ' ') ?? '') || LATER.test(refusal)) &&
      !MEANWHILE.test(read),
  );
});
