/** Stands for each figure that was used, in what is left of an answer. */
export const USED = '§';

const words = (pattern: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{M}'])(?:${pattern})(?![\p{L}\p{M}])`, 'u');

const NEGATION = String.raw`no|not|never|nothing|none|nobody|neither|nor|without|cannot|\p{L}+n't|nicht|kein\p{L}*|nie|niemals|nichts|ohne|sin|ni|nunca|nada|pas|sans|jamais|rien|não|sem|nem|non|senza|niet|geen|नहीं|बिना|मत`;
const CONDITION =
  "if|só se|apenas se|solo se|se (?:vier|for|houver|tiver|você|ci|sei|vuoi|c'è|non|il|gli|troviamo|arriva\\p{L}*)|purché|altrimenti|unless|otherwise|else|except|provided|assuming|only when|wenn|falls|sofern|sonst|außer|si|salvo|sino|sauf|sinon|excepto|caso|senão|अगर|यदि|वरना";
const TURN =
  'until|till|before|after|afterwards|after that|then|later|once|when|as soon|subject to|bis|vor|bevor|nach|nachdem|danach|davor|vorher|dann|sobald|erst|zuerst|hasta|antes|después|luego|cuando|jusque|avant|après|puis|ensuite|quand|até|depois|quando|dopo|prima|poi|finché|appena|una volta che|पहले|बाद|फिर|जब|तक|मिलने पर';
export const MONTHS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const FROM_THEN = String.raw`from (?:then|the (?:day|moment|round|start of)|next|month \d|20\d\d|(?:mid-?|early |late )?(?:${MONTHS}))`;
const UNREAD = words(`${NEGATION}|${CONDITION}|${TURN}|${FROM_THEN}`);

/** Whether a word of an answer is a figure, or may turn one: a quotation keeps it. */
export function tellsOfFigure(word: string): boolean {
  return /(?<!\p{L})\d/u.test(word) || UNREAD.test(word.toLowerCase());
}

const NOTHING = words(`${NEGATION}|zero|cero|zéro|null`);

/** Whether a word of an answer says that there is none. */
export function tellsOfNothing(word: string): boolean {
  return NOTHING.test(word.toLowerCase());
}

/** Says something of the figure in the clause before or after it: "before that without", "only if we raise". */
const REFERS = new RegExp(
  String.raw`^\W*(?:(?:and|but|or|so|only|und|aber|nur|y|pero|solo|et|mais|e|ou|mas|só)\s+)*(?:(?:${CONDITION}|${TURN}|${FROM_THEN})(?![\p{L}\p{M}])|(?:not|nicht|pas|no|não|non) (?:before|until|till|if|when|after|yet|vor|bevor|avant|antes|prima)\b)`,
  'u',
);

/** Turns of phrase in which those words change no figure. */
const IDLE = [
  `(?:before|after|avant|après|vor|nach|antes de|depois de) (?:tax(?:es)?|bonus\\p{L}*|commissions?|deductions?|steuern?|impôts?|impuestos|impostos|work|hours|school|office|dinner|bedtime|breakfast|lunch|feierabend)`,
  `(?:if|when|where|wenn|si|cuando|quand)(?: it is| it's)? (?:needed|necessary|possible|required|(?:you|i) (?:must|like|want|wish)|need be|nötig|möglich|necesario|posible|besoin|nécessaire)`,
  String.raw`from (?:(?:the |my |our )?(?:day 1|1st day|first day|start|beginning|outset|very (?:start|beginning))|(?:dem )?(?:ersten tag|tag 1|anfang an)|el (?:primer día|principio)|le (?:premier jour|début)|o (?:primeiro dia|início))(?!\p{L})`,
  String.raw`(?:after|if|when|nach|wenn|después de|si|cuando|après|quand|depois de|se|quando|in) [^,.;§]{0,30}\b(?:talk|discuss|review|renegotiate|reden|sprechen|verhandeln|hablamos|charlamos|revisamos|parlons|parle|conversamos|falamos|parliamo)(?!\p{L})[^,.;§]*`,
  String.raw`(?:go|goes|move|rise|change|switch)(?: up)? to (?:a |the )?(?:market|normal|full|real|proper)(?!\p{L})[^,.;]*`,
  String.raw`if (?:i(?:'m| am|'d be)|we(?:'re| are)) (?:building|starting|founding)(?: it| this| \p{L}+)? from (?:scratch|zero|nothing|day 1|the (?:start|beginning))`,
  `if (?:you(?: a|')?re|you are|youre) (?:all in|serious|committed|good|great|the right (?:person|one|fit))`,
  `less (?:is |would be |can be )?(?:possible|ok(?:ay)?|fine) (?:if|when|with|where)[^.;]*`,
  `depending on[^.;()]*`,
  String.raw`(?:after that|then|afterwards|later|from then on),?(?: (?:it|that|this|all|everything|the rest))?(?: all)? depends? on [^.;()]*|(?:after that|then|afterwards|later),? (?:we|you|i)(?:'ll| will| can)? see(?!\p{L})[^.;()\d]*`,
  String.raw`(?:more|rising|rises|raised|grow\p{L}*|review\p{L}*|increas\p{L}*|going up|goes up|higher|mehr|más|plus|mais) (?:\p{L}+ )?(?:when|after|once|with|from|if|later|then|before|until|in|nach|wenn|después|après)[^,.;:!?()]*`,
  String.raw`after (?:my |a |an |the |\d+ )*(?:months?'?|weeks?'?|days?)?(?: of)?(?: my)? notice|after (?:an?|\d+) (?:months?|weeks?)|nach (?:der )?kündigungsfrist`,
  String.raw`(?:no|not|isn't|won't|i will not|i'm not|kein|pas de|sin|sem) (?:a )?(?:problem|doubt|rush|hurry|joking|kidding|lie|lying|joke|issue|thanks|stress|drama|nonsense|bonus\p{L}*|commission|vesting|cliff|debts?|loans?|side (?:jobs?|projects?)|problema|problème)[^,.;:!?()]*`,
  `not (?:a )?(?:cent|penny|must)|not much more|not only|not just|why not|or not|vor ort|nach hause|once a (?:week|month|year)|one day|later is (?:fine|ok)|no less|if not more|or (?:more|less)|(?:if|when) (?:it|that|this|things|all) (?:grows?|works?|goes well)(?: out)?|si (?:ça|cela|tout) (?:marche|fonctionne|va bien|se passe bien)|wenn (?:es|das|alles) (?:läuft|klappt|gut läuft|funktioniert)|si (?:todo )?(?:funciona|sale bien|va bien)|se (?:tudo )?(?:der certo|correr bem|funcionar)|no (?:começo|início|mês|ano)|पहले (?:साल|महीने)|(?:a|an|\\d+) (?:day|week|month|year)s? or 2|(?:we|us) (?:are|would be|were) \\d|would be \\d`,
];
const IDLY = new RegExp(String.raw`(?<![\p{L}\p{M}'])(?:${IDLE.join('|')})(?![\p{L}\p{M}])`, 'gu');

/** What stands behind a number that counts no other thing: units and words that are no names. */
const NO_THING =
  'percent|per cent|k|h|hrs?|hours?|days?|net|gross|more|less|later|now|then|only|max|min|or|and|but|to|for|when|if|once|after|before|from|until|till|while|over|during|throughout|across|all|in|on|at|through|outside|as|by|than|plus|is|are|was|would|could|can|will|should|might|without|with|per|a|an|each|every|und|oder|aber|im|am|ab|bei|bis|wenn|für|mit|ohne|pro|während|über|nach|vor|als|ist|wäre|o|y|e|u|pero|en|por|al|con|sin|para|si|cuando|desde|hasta|durante|es|sería|ou|et|mais|à|au|avec|sans|pour|quand|dès|pendant|est|serait|mas|em|ao|com|sem|se|quando|até|é|seria';
/** A number that bears on a figure, as it counts no other thing such as "40 customers": 1 is also a pronoun. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?!1(?!\d))\d[\d.,/]*(?![\d:])(?=\s*(?:$|[%€$£₹)§+-]|(?:${NO_THING})(?!\p{L})))`,
  'u',
);

/** Small words of languages that no rule reads, and that are no words of those that are: Polish, Czech, Swedish, Danish, Dutch, Indonesian, Turkish, Romanian, Hungarian, Finnish, Vietnamese, Swahili. */
const FOREIGN_WORDS =
  'od oraz lub albo jest dla przez około przynajmniej najmniej więcej mniej godzin godziny tygodniowo zależy potem później ' +
  'nebo až alespoň nejméně týdně jsem och eller inte jag är från minst högst ungefär omkring timmar veckan vecka heltid deltid ' +
  'mellan på två går beroende hemma dagar hjemme hjemmefra det gerne gjerne dage uge uger og ikke jeg mellem mellom mindst højst ugen uken fuldtid het een voor niet naar ook wij tussen ' +
  'når hvis indtil derefter herefter senere uden kun bagefter dage aftener måneden när tills därefter utan bara dagar kvällar ' +
  'maar eerst daarna zodra alleen straks avonden dagen maart maanden potem kiedy gdy jeśli bez tylko etatu pełny dni wieczory wieczorami miesięcznie ' +
  'mulai sekarang nanti sampai kalau jika tidak kecuali ' +
  'minstens minimaal graag dagen ongeveer tot uur vanaf zonder afhankelijk procent ve veya için kadar arası arasında saat haftada yüzde fazla sonra ' +
  'sau între până și pentru după lună săptămână ' +
  'és vagy legalább legfeljebb óra hetente között után vähintään enintään noin tuntia viikossa jälkeen và hoặc từ đến khoảng giờ tuần ' +
  'hadi kutoka angalau kwa hanggang';
const FOREIGN = new RegExp(
  String.raw`(?<![\p{L}\p{M}'])(?:${FOREIGN_WORDS.replaceAll(' ', '|')})(?![\p{L}\p{M}])|(?![年収月額万萬円元])[^\P{L}\p{Script=Latin}\p{Script=Devanagari}]`,
  'u',
);

/** Whether an answer, in lower case and with what rules have read put in English, has words of a language that none of them reads. */
export function isForeign(read: string): boolean {
  return FOREIGN.test(read);
}

/**
 * Whether a reading would assert more than was understood: whether beside a figure that was used stands a negation, a
 * condition or a turn of time that no rule has read, a clause of its own refers to one, or a number was used for nothing.
 * `left`: an answer in lower case with `USED` in the place of each figure, and without the words that rules have read.
 */
export function isInDoubt(left: string): boolean {
  if (isForeign(left)) return true;
  const clauses = left
    .replace(IDLY, ' ')
    .split(/[.,;:!?()\n](?=\s|$)|[;()\n]|\s-\s|(?=\s(?:but|aber|pero|mais|mas|लेकिन)\s)/u)
    .map((clause) => clause.trim());
  return clauses.some(
    (clause) => NUMBER.test(clause) || REFERS.test(clause) || (clause.includes(USED) && UNREAD.test(clause)),
  );
}
