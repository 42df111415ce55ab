import { sentencesOf } from './sentences.ts';

const SUM = String.raw`[^\d\s,.;]{0,3} ?(?<![\d.,])\d[\d.,]*(?:\d\d|(?: ?(?:k|mil|thousand|grand|tsd|lakhs?|crores?|millions?|millones|juta|jt)))(?: ?(?:[€£$]|[a-z]{3}|euros?|dollars?|dólares|rupees?|pesos?)(?!\p{L}))?(?:(?: ?\/ ?| (?:a|per|al|por|par|im|pro) )\p{L}+)?`;

const RAISE =
  /^\W*(?:(?:it|this|that|pay|salary|the (?:pay|salary)|we|i|plan|want|hope|aim|and|then|will|would|should|to|can)\s+)*(?:goes|go|going|rises?|rising|raise|grows?|growing|increas(?:es?|ing)|moves?|moving|(?:(?:is|gets|be) )?(?:revised|raised|increased|bumped|adjusted|lifted)|steigt|steigend|sube|subirá|subiendo|passe|passera|passant|sobe|subindo)(?: (?:it|that|this))?(?: up)? (?:to|when|once|after|with|as|if|auf|a|à|para)(?!\p{L})(?! (?:(?:about|around) )?\d+ (?!k|eur|usd|gbp|euros?|dollars?|pounds?|mil|thousand|lakhs?|juta|per|a|an|once|when|after|with|in|if|from)\p{L})|^\W*(?:(?:it|this|that|pay|salary|the (?:pay|salary)|and|then)\s+)*(?:will be|would be|(?:will |would )?becom(?:es?|ing)|wird|werden es|wären?|será|sera)(?!\p{L})[^.;\d]{0,12}\d|^\W*(?:from|ab|desde|a partir|à partir|dès)(?!\p{L})[^.;]*(?<!\p{L})(?:(?:we|i) (?:can |will |could )?(?:both )?(?:pay|take|get|draw)|both of us|(?:zahlen|bekommen|verdienen) wir|(?:podremos |podemos )?pag(?:ar|amos)|(?:on|nous) (?:paie|payons|paiera))(?!\p{L})|^\W*(?:a |the )?(?:full |proper )?(?:market|full|proper) (?:salary|rate|pay|wage)s? (?:after|once|when|from|as soon as)(?!\p{L})|^\W*(?:if|once|when|as soon as|after|then|thereafter|later|wenn|sobald|danach|nach|cuando|después|luego|quand|ensuite|quando|depois)(?!\p{L})[^.;]*(?<!\p{L})(?:salary|salaries|(?:we|i) (?:can |will |could )?pay|(?:we|i|of us) (?:both )?(?:take|get|draw)|goes? (?:up )?to|goes up|rises?|market|\d+ ?k|gehalt|zahlen wir|pag(?:aremos|amos)|payons|(?:on|nous) paie(?:ra)?|sueldo|salario|salaire|salário)(?!\p{L})/iu;

/** "When the contract starts (July, all being well) it becomes £2,600", "ab Juli werden es 2.600 €": a later time, and what is paid then. */
const THEN_PAID =
  /^\W*(?:and |but |und |aber |y |pero |et |mais |e |mas )?(?:if|once|when|as soon as|after|then|thereafter|later|from|wenn|sobald|danach|dann|nach|ab|cuando|en cuanto|después|luego|desde|quand|dès|après|ensuite|puis|quando|assim que|depois|a partir)(?!\p{L})(?:[^.;\d]|\d{1,3}(?= (?!mil|mio|thousand|euros?|dollars?|pounds?|rupees?|pesos?)\p{L}{4})|\d(?!\d{2}|[.,]\d| ?k))*?(?<!\p{L})(?:(?:it|this|that|pay|salary|each|both|all|on)(?:'s| is| goes(?: up)?(?: to)?| rises to| becomes| (?:will|would|should|can|could) (?:be|become|go(?: up)?(?: to)?|rise to))|(?:we|i)(?: (?:all|both|each|will|would|can|could|plan to|hope to))* (?:pay|get|take|draw|share|go(?: up)? to)|werden es|wird es|sind es|zahlen wir|(?:pasa|pasará|sube|subirá|serán?) (?:a |de )?|ça (?:passe|passera|monte) à|ce sera|(?:passa|passará|sobe|será)(?: para| a)?|then on|after that|(?<=^\W*(?:then|thereafter|later)))(?!\p{L})[^.;\d]{0,24}\d(?=[\d., ]*(?:\d{2}| ?(?:k|mil|tsd|thousand|lakhs?|juta|jt|millions?)(?!\p{L})|[€£$]))/iu;

/** "From 60 restaurants, €2,000.", "ab 60 Restaurants 2.000 €": a later time, and a sum of money alone. */
const THEN_A_SUM =
  /^\W*(?:(?:and|but|und|aber|y|pero|et|mais|e|mas) )?(?:from|once|when|as soon as|after|ab|sobald|wenn|nach|a partir de|desde|cuando|en cuanto|à partir de|dès|quand|après|quando|assim que|depois de)(?!\p{L})(?:[^.;,:\d]|\d(?!\d{3}|[.,]\d))*?(?:[,:]|(?<=^\W*\p{L}+ (?:\d{1,3} )?\p{L}+)(?= ))(?: (?:about|around|then|it's|etwa|dann|unos|entonces|environ|alors|cerca de|uns))* (?:[€£$₹]|[A-Z]{3} ?|R\$? ?)?\d[\d., ]*(?:k|mil)?(?: ?(?:[€£$₹]|eur|usd|euros?|dollars?|dólares|pounds?|rupees?|pesos?|cedis?|naira))?(?:(?: ?\/ ?| (?:a|per|al|por|par|im|pro) )(?:month|mes|monat|mois|mês|year|jahr|año|an|ano))?(?: (?:each|gross|net|brutto|netto|brut))?\W*$/iu;
const MONEY =
  /[€£$₹]|\d ?(?:eur|usd|k|euros?|dollars?|dólares|pounds?|rupees?|pesos?|cedis?|naira)(?!\p{L})|(?<!\p{L})(?:[A-Z]{3}|R) ?\d|\d (?:a|per|al|por|par|im|pro) \p{L}/u;

/** "Then £2,000 a month for both of us", "ensuite 2 800 € brut par mois pour chacun": what follows, and a sum of money. */
const THEN_THE_SUM =
  /^\W*(?:(?:and|but|und|aber|y|pero|et|mais|e|mas) )?(?:then|thereafter|afterwards|after that|later(?: on)?|danach|dann|später|luego|después|más (?:tarde|adelante)|ensuite|puis|après|plus tard|depois|mais tarde),? (?:(?:about|around|it's|it is|we(?:'ll)? (?:both )?(?:pay|get|take|have)|etwa|rund|gibt es|unos|serían?|hay|environ|ce (?:sera|serait)|cerca de|uns|são|serão) )*(?:[€£$₹₦]|[A-Z]{3} ?|R\$ ?)?\d[^.;]*?(?<!\p{L})(?:(?:a|per|al|por|par|im|pro) (?:month|year|monat|jahr|mes|año|mois|an|mês|ano)|monthly|monatlich|mensual(?:es)?|mensuels?|mensais|each|gross|net|brutto|netto|brut[ao]?)(?!\p{L})/iu;

/** "Then we split profits evenly": what follows is paid, and nobody says how much. */
const THEN_SHARED =
  /^\W*(?:and |but |und |aber |y |pero |et |mais |e |mas )?(?:then|thereafter|after(?:wards| that)|from then on|later(?: on)?|once (?:we|it|there)|dann|danach|ab dann|später|luego|después|a partir de ahí|ensuite|puis|après(?: ça| cela)?|depois|a partir daí)(?!\p{L})[^.;]*(?<!\p{L})(?:(?:split|share|divid)\p{L}*|pay|pays|paid|draw|salar(?:y|ies)|wages?|teilen|aufgeteilt|gehalt|gehälter|zahlen|bezahlen|(?:repart|compart|divid)\p{L}*|cobra\p{L}*|pagamos|sueldos?|salarios?|partage\p{L}*|répart\p{L}*|payons|paie|salaires?|salários?|recebe\p{L}*)(?!\p{L})/iu;
const FIGURE = /\d{2}|\d ?k\b/;

/** Whether a statement ends with pay that follows and has no figure. */
export function sharesLater(stated: string): boolean {
  return sentencesOf(stated).some(
    (sentence, i) => i > 0 && THEN_SHARED.test(sentence) && !FIGURE.test(sentence),
  );
}

/** Whether a sentence beside what is paid today says that it is to rise: "Goes to 7k when we close the round." */
export function tellsOfRaise(sentence: string): boolean {
  return (
    RAISE.test(sentence) ||
    THEN_PAID.test(sentence) ||
    ([THEN_A_SUM, THEN_THE_SUM].some((words) => words.test(sentence)) && MONEY.test(sentence)) ||
    THEN_SHARED.test(sentence)
  );
}

/** What comes after what is paid today: "then market rate", "after the seed round maybe 30 million". */
export const FROM_THEN_ON = new RegExp(
  [
    `[,;.]? (?:and |but )?(?:then|thereafter|after(?:wards| that)|later(?: on)?|from then on|danach|später|después|luego|ensuite|puis|depois) (?!nothing|none|no )[^.;]*`,
    `[,;.]? (?:(?:and|but|which|that|it|this|und|y|que|et|e) ){0,2}(?:(?:will|would|can|could|should) )?(?:goes|go|going|rises?|rising|grows?|growing|increas\\p{L}+|moving|becom\\p{L}+|revised|raised|bumped|adjusted|lifted|steigt|steigend|sube|subiendo|subirá|passant|passe|sobe|subindo|salendo|sale)(?: up)?(?: (?:to|auf|a|à|para))? (?:(?:about|around|etwa|unos|environ) )?${SUM}[^.;]*`,
    `[,;.] (?:and |y |und |et |e )?${SUM} (?:when|once|after|as soon as|sobald|wenn|nach|nachdem|cuando|después de|quand|après|dès|quando|depois) [^.;]*`,
    `[,;.] (?:and |but )?(?:more|higher|rising|mehr|más|plus|mais) (?:after|once|when|from|as soon as|with|if|nach|sobald|wenn|ab|después de|cuando|si|après|dès|quand|depois|quando|se) [^.;]*`,
    `[,;.] (?:and |but )?(?:it|this|that|the (?:pay|salary))(?: will|'ll)? (?:becomes?|be|goes|go|rises?|grows?|increases?)(?: up)?(?: to)? ${SUM}[^.;]*`,
    String.raw`[,;.] (?:and |but )?(?:after|once|when|from|as soon as|nach|nachdem|ab|sobald|a partir de|después de|cuando|après|dès|quando) [^,.;]*?(?:, (?:both|we|you|it|each|all)\b[^,.;]*?)?(?<!\b(?:rais\p{L}+|clos\p{L}+|secur\p{L}+|reach\p{L}*|hit|win|won|make|made|sell|sold|get|got|have|of|over|above|at|in|our|the|a|an) )${SUM}\W*$`,
  ].join('|'),
  'giu',
);
