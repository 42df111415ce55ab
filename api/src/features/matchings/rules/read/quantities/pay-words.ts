import { remembered } from '../../memory/remembered.ts';
import { translator } from './plain.ts';

const wordsInEnglish = translator({
  lakh: 'लाख',
  crore: 'करोड़|करोड|karod',
  thousand: 'हज़ार|हजार|hazaar|hazar|tausend|mila',
  rupees: 'रुपये|रुपए|rupaye|rupay',
  'per month':
    'प्रति माह|महीना|महीने|mahina|mahine|im monat|pro monat|monatlich|mtl.|i månaden|miesięcznie|maandelijks|al mese|mensili|mensile',
  'per year': "सालाना|प्रति वर्ष|salana|om året|rocznie|per jaar|all'anno|l'anno|annui|annuali",
  'no salary':
    'ohne gehalt|ohne lohn|kein gehalt|kein lohn|sans salaire|pas de salaire|sin sueldo|sin salario|sem salário|senza stipendio|niente stipendio|nessuno stipendio|nessun compenso|geen salaris|geen loon|वेतन नहीं|equity alone',
  'nobody is paid':
    "niemand wird bezahlt|keiner wird bezahlt|nadie cobra|personne n'est payé|ninguém recebe|nessuno è pagato",
});

/** That nothing is paid yet, in other languages. */
const NOTHING_YET =
  /(?<!\p{L})(?:(?:todavía|aún|por ahora|de momento),? (?:no (?:hay|pag(?:o|amos)|(?:te )?(?:puedo|podemos) pagar(?:te)?|cobramos)(?: (?:un )?(?:sueldos?|salarios?|nada))?|sin (?:sueldos?|salarios?))|(?:no hay|no pagamos|no (?:puedo|podemos) pagar|sin) (?:(?:un )?(?:sueldos?|salarios?)|nada) (?:todavía|aún|por ahora|de momento)|wir zahlen (?:noch|vorerst|derzeit) (?:nichts|kein(?:e|en)? (?:gehalt|gehälter|lohn))|(?:noch|vorerst|derzeit|zurzeit|momentan|im moment|zunächst) (?:kein gehalt|kein lohn|keine gehälter|ohne gehalt|unbezahlt)|(?:pas encore de|pour l'instant,? (?:pas de|sans|aucun)) (?:salaires?|rémunération)|(?:on ne paie|nous ne payons) (?:pas encore|rien pour l'instant)|(?:je ne peux|on ne peut|nous ne pouvons) pas encore (?:vous |te )?payer(?: de salaires?)?|(?:je ne peux|on ne peut|nous ne pouvons) pas payer(?: de salaires?)? pour (?:l'instant|le moment)|(?:ainda|por enquanto) (?:não (?:há|tem|temos|pag(?:o|amos)|(?:posso|podemos|consigo|conseguimos|dá para) pagar)|sem)(?: (?:um )?(?:salários?|ordenados?)| nada)?|(?:não há|não pagamos|não (?:posso|podemos|consigo|conseguimos) pagar) (?:salários?|ordenados?) (?:ainda|por enquanto))(?!\p{L})/gu;

/** "Gehalt kann ich im ersten Jahr keines zahlen": the denial stands behind. */
const NONE_BEHIND =
  /(?<!\p{L})(?:ein )?(?:gehalt|lohn|gehälter) (?:kann|können|gibt|zahl\p{L}+|ist|sind|bekomm\p{L}+)(?: (?:ich|wir|es|du|dir|euch|man|uns))*([^.;,]*?) (?:keine?[ns]?|nicht)(?: (?:zahlen|bezahlen|drin|möglich|geben))?(?!\p{L})/gu;
/** "El primer año no puedo pagar sueldo", "salaire, je ne peux pas": that there is none, of any time beside it. */
const CANNOT_PAY =
  /(?<!\p{L})(?:no (?:puedo|podemos|podré|podremos|pagaré|pagaremos) (?:pagar(?:te)? )?(?:un |ningún )?(?:sueldos?|salarios?)|(?:sueldos?|salarios?) no (?:hay|habrá|puedo pagar|podemos pagar)|(?:je|on|nous) ne (?:peux|peut|pouvons|pourrai|pourra|pourrons) pas (?:te |vous )?(?:verser|payer) (?:de |un |des )?(?:salaires?|rémunération)|(?:de )?salaire,? (?:je|on|nous) n['e] ?(?:peux|peut|pouvons|en verse|en ai|en a) pas|não (?:consigo|posso|podemos|conseguimos|vou|vamos) (?:te )?pagar (?:um )?(?:salários?|ordenados?)|salário não (?:há|tem|consigo pagar|posso pagar))(?!\p{L})/gu;

/** "Rien la première année", "no começo nada": an answer that begins with nothing, and not with "nothing under". */
const NOTHING_FIRST =
  /^\W*(?:(?:no começo|no início|au début|au départ|al principio|am anfang|anfangs|zunächst),? )?(?:nichts|nada|rien|niente)(?!\p{L})(?! (?:unter|weniger|menos|por|moins|de moins|sous|en dessous|abaixo|meno|sotto))/u;

const DUTCH =
  /(?<!\p{L})(?:maand|maanden|jaar|uur|uren|salaris|loon|geen|minstens|minimaal|vanaf|ongeveer|zonder|daarna|bruto per|netto per)(?!\p{L})/u;
/** Dutch, where some other word shows that it is: "en", "tot" and "voor" are words of other languages too. */
const dutchInEnglish = translator({
  'per month': 'per maand|maandelijks|/maand|/ maand',
  'per year': 'per jaar|jaarlijks|/jaar|/ jaar',
  'per hour': 'per uur|/uur',
  hours: 'uur|uren',
  months: 'maanden',
  year: 'jaar',
  'half a year': 'half jaar|halfjaar',
  gross: 'bruto',
  net: 'netto',
  euros: 'euro',
  'at least': 'minstens|minimaal|ten minste|tenminste|op zijn minst|niet minder dan|niet onder|niet onder de',
  'at most': 'maximaal|hoogstens|ten hoogste|niet meer dan',
  'up to': 'tot',
  between: 'tussen|tussen de',
  about: 'ongeveer|rond de|rond|circa|zo rond de',
  from: 'vanaf',
  'no salary': 'geen salaris|geen loon|zonder salaris|zonder loon|onbetaald|nog geen salaris|nog geen loon',
  nothing: 'niets|niks',
  without: 'zonder',
  less: 'minder',
  more: 'meer',
  can: 'kan|mag|zou kunnen',
  'at first': 'in het begin|aan het begin|om te beginnen|in eerste instantie',
  first: 'de eerste|eerste|eerst',
  afterwards: 'daarna|dan',
  until: 'totdat',
  once: 'zodra',
  if: 'als',
  not: 'niet',
  and: 'en',
  or: 'of',
  for: 'voor',
  at: 'bij',
  negotiable: 'bespreekbaar|onderhandelbaar|in overleg',
  'depending on': 'afhankelijk van',
  experience: 'ervaring',
  'for now': 'voorlopig|voor nu',
  'full-time': 'fulltime|voltijd|voltijds',
  we: 'wij|we',
  january: 'januari',
  february: 'februari',
  march: 'maart',
  may: 'mei',
  august: 'augustus',
  i: 'ik',
  pay: 'betalen|betaal',
});

export const inEnglish = remembered((written) =>
  wordsInAllEnglish(DUTCH.test(written) ? dutchInEnglish(written) : written),
);

const wordsInAllEnglish = (read: string) =>
  wordsInEnglish(
    read
      .replace(NOTHING_YET, 'no salary yet')
      .replace(NOTHING_FIRST, 'nothing')
      .replace(NONE_BEHIND, 'no salary$1')
      .replace(CANNOT_PAY, 'no salary'),
  );

const AT_FIRST = String.raw`(?:now|right now|for now|currently|today|(?:at|in|for)(?: (?:the|this))? (?:moment|time|stage|start|beginning)|at (?:first|present)|initially|(?:for )?(?:the )?first (?:year|few months|\d+ (?:months?|weeks?)))`;
const NO_NEED = `(?:(?:i|it|salary|money|pay|that|this|is|it's|i'm) )*(?:(?:(?:do(?:es)? )?not|(?:do|does|is)n't|no)(?: (?:really|be|have|a))* (?:need(?:ed|s|ing)?|necessary|required)(?: (?:for|of|any|a|salary|money|pay|it|that|wage|anything))*|need (?:nothing|no (?:salary|money|pay|wage))|can (?:do |live |go |work )?without(?: (?:salary|money|pay|it))?)`;
/** "Now not need", "currently not necessary", "not needed for now", in a clause of its own. */
const NOT_NEEDED_NOW = new RegExp(
  String.raw`(?<=^|[,.;:!?(-] ?|(?<!\p{L})(?:and|but) )(?:${AT_FIRST}(?: is)?,? ${NO_NEED}|${NO_NEED} ${AT_FIRST})(?=\s*(?:$|[,.;:!?)-]|(?:and|but|then)(?!\p{L})))`,
  'gu',
);
/** "0 till funding", "zero € for six months", "nil bis zur Runde". */
const ZERO_FIRST =
  /^\W*(?:0|zero|nil|null|cero|zéro)(?: ?(?:[€$£₹]|eur|usd|gbp|inr|rs|euros?|dollars?|rupees?))?(?: (?:salary|pay|money))?(?=,? (?:until|till|before|for|at (?:first|the)|in|now|initially|to (?:start|begin)|the first|first|bis|am anfang|im|hasta|al|jusqu|au|la|pendant|até|no|nos|por)(?!\p{L}))/u;

const A_WHILE = String.raw`(?:(?:\d+(?: ?(?:-|to|or|bis|oder|a|o|à|ou) ?\d+)?|half an?|an?|(?:a |some )?few|some|(?:a )?couple(?: of)?|ein(?:e[nm]?)? (?:halbes|paar)|ein(?:e[nm]?)?|halbes|medio|un(?:os|as|e)?|algunos|quelques|demi|uma?|meio|alguns)(?: |-))+(?:months?|years?|weeks?|monate?n?|jahr|wochen|mes(?:es)?|año|semestre|mois|an|année|mês|ano)(?!\p{L})`;
/** "I can wait half a year", "posso esperar meio ano". */
const CAN_WAIT = new RegExp(
  String.raw`(?<=^|[,.;:!?(-] ?|(?<!\p{L})(?:and|but|und|aber|y|pero|et|mais|e|mas) )(?:(?:i|ich|yo|je|eu) )?(?:(?:can|could|am happy to|puedo|podría|peux|pourrais|posso|poderia)(?: (?:also|easily|también|aussi|também))? (?:wait|esperar|attendre)(?: (?:for it|for that|for the salary))?(?: (?:for|about|up to|hasta|até|jusqu'à))* ${A_WHILE}|(?:kann|könnte)(?: (?:ich|auch|gern|darauf|noch))* ${A_WHILE}(?: darauf)? warten)`,
  'gu',
);

/** "I do not need a salary for this", "no necesito sueldo". */
const NO_NEED_OF_PAY =
  /(?<!\p{L})(?:(?:(?:do|would|will|did) not|don't|wouldn't|won't)(?: really| actually| currently)? (?:need|require|want|expect|look for)|no need (?:for|of)|need no|brauche (?=kein|no salary)|no (?:necesito|requiero)|je n'ai pas besoin d(?:e |'(?:un )?)|não preciso de|non ho bisogno di)(?: ?(?:a|any|an|un|um|uno|kein(?:en)?))? ?(?:no salary|salary|pay|wages?|income|sueldo|salario|salaire|rémunération|salário|stipendio|gehalt|lohn)(?!\p{L})(?! (?:of|above|over|that|to|increase|rise|raise|as|like|from|in the (?:range|first)|more|higher|yet)(?!\p{L}))/gu;

const JOB = `(?:(?:my|the|this) )?(?:day |current |old |main |other )?job`;
/** "None while part time", "nothing as long as I keep my job". */
const NOTHING_MEANWHILE = new RegExp(
  String.raw`^\W*(?:none|nothing|0|zero|no (?:salary|pay|money)|unpaid)(?: needed)? (?:while|as long as|if|when) (?:(?:i am|i'm|it is|it's|i) )?(?:(?:still|only) )?(?:part[- ]?time|employed|(?:have|keep|in|at) ${JOB}|working elsewhere)(?!\p{L})`,
  'u',
);
/** "If I go full time", "once I quit my job": a time that is to come. */
const AT_FULL_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:if|when|once|as soon as|after) (?:(?:i|we)(?:'m|'ve| am| are| have)? )?(?:(?:go|going|work|join|start) )?(?:full[- ]?time|(?:quit|left|leave|stop|gave up|give up) ${JOB})(?!\p{L})|(?<!\p{L})(?:(?:wenn|sobald) ich (?:(?:meinen job|meine stelle) )?(?:kündige|gekündigt habe|aufgebe)|cuando deje (?:mi|el) (?:trabajo|empleo)|quand j(?:'aurai|e) quitt\p{L}+ mon (?:poste|emploi|travail|job)|quando eu (?:largar|deixar|sair d)\p{L}* ?(?:o )?(?:meu )?(?:emprego|trabalho))(?!\p{L})`,
  'gu',
);

/** An answer on pay in which whoever needs none at first says so in one way. */
export const withNothingAtFirst = (read: string) =>
  read
    .replace(AT_FULL_TIME, 'once full time')
    .replace(NOTHING_MEANWHILE, 'no salary at first')
    .replace(NOT_NEEDED_NOW, 'no salary at first')
    .replace(CAN_WAIT, 'no salary at first')
    .replace(NO_NEED_OF_PAY, 'no salary')
    .replace(ZERO_FIRST, 'no salary');
