import { MONTHS } from './doubt.ts';
import { fromDutch } from './dutch.ts';
import { boundsInEnglish, monthsInEnglish, plain, translator } from './plain.ts';
import { weekdaysIn } from './weekdays.ts';

const inEnglish = translator({
  'full time':
    'vollzeit|penuh waktu|purna waktu|waktu penuh|temps plein|plein temps|tiempo completo|jornada completa|tempo integral|período integral|dedicação integral|tempo inteiro|tempo pieno|voltijd|fulltime|पूरा समय|पूर्णकालिक|फुल टाइम|poora samay|pura samay',
  'part-time': 'teilzeit|temps partiel|tiempo parcial|tempo parziale|deeltijd|पार्ट टाइम|अंशकालिक',
  'half time':
    'halbe stelle|halbe position|mi-temps|mi temps|medio tiempo|media jornada|meio período|meio periodo|meio tempo|metà tempo|mezza giornata|mezza settimana',
  'in summer':
    "im sommer|in den sommerferien|en verano|durante el verano|en été|pendant l'été|durant l'été|l'été|no verão|in estate|d'estate",
  'in season':
    'in der saison|während der saison|in der ernte|zur ernte|en temporada|en la temporada|en temporada alta|durante la temporada|en la cosecha|durante la cosecha|en saison|pendant la saison|pendant la récolte|pendant les récoltes|pendant les vendanges|na safra|durante a safra|na temporada|na alta temporada|na colheita|in stagione|in het seizoen',
  'the rest of the year':
    "den rest des jahres|el resto del año|en el resto del año|resto del año|le reste de l'année|no resto do ano|o resto do ano|resto do ano|il resto dell'anno|de rest van het jaar",
  otherwise: 'sonst|ansonsten',
  '1.5': 'anderthalb|eineinhalb|anderhalve|anderhalf',
  '1 day':
    'a full day|a whole day|ein tag|einen tag|einem tag|ein ganzer tag|einen ganzen tag|un día|un dia|un jour|une journée|um dia|un giorno|una giornata',
  '1.5 days': 'un día y medio|um dia e meio|un jour et demi|une journée et demie|un giorno e mezzo',
  'in winter':
    "im winter|en invierno|en hiver|pendant l'hiver|durant l'hiver|l'hiver|no inverno|in inverno|d'inverno",
  'during term': 'im semester|während des semesters|durante el curso|pendant le semestre|durante o semestre',
  'half days': 'halbtags|halbe tage|medio día|demi-journées',
  evenings: 'abends|soirs|soirées|noches|noites|sere|serate|la sera|di sera|शाम को|शाम',
  sundays: 'रविवार',
  and: 'और',
  afternoons: 'nachmittags|tardes|après-midis|pomeriggi',
  mornings: 'vormittags|matins|mañanas|manhãs|mattine',
  weekends: 'wochenende|wochenenden|week-ends|week-end|fines de semana|fins de semana|fine settimana|सप्ताहांत',
  hours: 'घंटे|घंटा|ghante|ghanta|ghanton|jam|std.|std|stunden|stunde|heures|horas|ore',
  days: 'hari|tage|días|dias|jours|giorni|giorno|giornate|दिन',
  'a week':
    'seminggu|per minggu|pro woche|die woche|in der woche|par semaine|por semana|a la semana|na semana|semanales|semanal|wöchentlich|a settimana|alla settimana|per settimana|la settimana|in settimana|settimanali|हफ्ते में|सप्ताह में|प्रति सप्ताह|hafte mein|hafte me|saptah mein',
  'a month': 'im monat|pro monat|par mois|al mes|por mês|al mese|महीने में',
  daily: 'am tag|pro tag|täglich|par jour|al día|por dia|al giorno|रोज़|रोज|roz|हर दिन|har din',
  now: 'jetzt|derzeit|momentan|ahora|maintenant|agora|adesso|per ora|per adesso|अभी|abhi',
  'after that': 'danach|dann|después|luego|ensuite|puis|depois|poi|dopodiché|in seguito|फिर|phir|बाद',
  'until then':
    "bis dahin|vorher|davor|solange|hasta entonces|mientras tanto|jusque-là|d'ici là|en attendant|até lá|fino ad allora|nel frattempo|तब तक",
  until: 'bis|hasta|jusque|até|finché|fino al|fino alla',
  from: 'ab|desde|à partir de|dès|a partir de|dal|dalla',
  'at first':
    "all'inizio|inizialmente|para arrancar|para empezar|para comenzar|pour commencer|para começar|per cominciare|per iniziare",
  'the second year':
    'dem zweiten jahr|zweiten jahr|el segundo año|segundo año|la deuxième année|deuxième année|o segundo ano|segundo ano|secondo anno',
  when: 'cuando|en cuanto|quando|assim que|quand|lorsque|dès que|wenn|sobald|appena|non appena|una volta che',
  'there is a salary':
    "c'è uno stipendio|c'è lo stipendio|ci sarà uno stipendio|haya sueldo|haya salario|hay sueldo|hay salario|tiver salário|houver salário|tivermos salário|es gehalt gibt|gehalt da ist|es ein gehalt gibt|il y a un salaire|il y aura un salaire",
});

/** "20 horas por enquanto; integral quando tiver salário". */
const FULL_ALONE =
  /(?<!\p{L} )(?<!\p{L})integral(?= (?:quando|assim que|se|depois|desde|a partir|até)(?!\p{L})|\W*$)/gu;

/** "Ab 1. Februar": the point ends no sentence. */
const FIRST_OF_A_MONTH = new RegExp(String.raw`\b(\d{1,2})\.(?= (?:${MONTHS})\b)`, 'g');
/** "80 %, ab August 100 %". */
const MORE_FROM = new RegExp(String.raw`\bfrom ((?:${MONTHS})(?: 20\d\d)?) (\d{2,3} ?%)`, 'g');
/** "Tempo pieno da gennaio": elsewhere the word says many other things. */
const FROM_A_MONTH =
  /(?<!\p{L})da(?= (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)(?!\p{L}))/gu;

const AMOUNT_OF_TIME =
  /(?<![\p{L}\d])(?:(?:\d|an?|one|two|three|four)(?: days?)? and a half|\d[\d.,]{0,12}(?:\s*[–-]\s*\d+)?|an?|one|two|three|four|five|ein(?:e[nm]?)?|zwei|drei|vier|fünf|un[ae]?|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|dois|duas|três|quatro|due|tre|quattro|cinque|um|most|half an?|(?:an? )?(?:few|couple of)|(?:ander|zweiein|dreiein|vierein)t?halb)(?:\s+(?:and|und|y|et|e)\s+(?:an?\s+)?(?:half|halbe[rn]?|medi[oa]|demie?|meio))?\s*\+?\s*(?:full |whole |long |ganze )?(?:hours?|hrs?|h|days?|evenings?|nights?|tage?n?|stunden?|std|abende?|días?|dias?|horas?|noches?|tardes?|jours?|heures?|soirs?|giorni|ore|दिन|घंटे)(?![\p{L}\p{M}])(?:\s*(?:a|per|each|every|\/|die|pro|in der|a la|por|par|na)\s*(?:week|wk|day|month|woche|tag|monat|semana|día|mes|semaine|jour|mois|dia|mês|settimana|giorno|mese))?/giu;

/** An answer on time without the amounts: "two days a week" is no way of working together. */
export function withoutAmounts(text: string): string {
  return text.replace(AMOUNT_OF_TIME, ' ');
}

/** "80 % position" and FTE count from here. */
export const FULL_POSITION = 40;

/** "30 calm hours" are 30 hours. */
const QUALIFIED =
  /(\d)\s+(?:calm|good|solid|honest|real|focused|quiet|working|full|steady|concentrated|paid|productive|proper|serious|flexible|regular|decent)(?=\s+(?:h\b|hrs?\b|hours?\b))/g;
/** "6 hours a day, 4 days a week", "6 a day, 5 days". */
const EACH_DAY =
  /\b(\d{1,2}(?:[.,]\d)?)\s*(?:h|hrs?|hours?)?\s*(?:a|per|each|every|\/)\s*day,?\s*(?:for |on )?([1-7])\s*(?:days?|d\b)(?:\s*(?:a|per|each|every|\/)\s*(?:week|wk))?/g;

/** "3 days a week now, 5 from May", "6 days in launch months, otherwise 5": of a number that follows nothing is said but when. */
const MORE_DAYS =
  /(\d(?:-\d)? days?\b[^.§]*?(?:[,;]|\band|\bor|\brising to)\s+(?:and |but |all |then |maybe |perhaps |rising to |after that |afterwards |from then on |otherwise |else |can go (?:up )?to |could go (?:up )?to |can be |going (?:up )?to |up to )*)([1-7])(?=\s*(?:$|[.,;]|when|once|from|after|by|later|if)(?![\p{L}\d]))/gu;
/** "One day a week now, after summer 4 days". */
const DAYS_LATER =
  /(?<=\d(?:\.5)? days?\b[^§]*[,;.] (?:and |but |then )*(?:after|from|once|when|later|then)(?: [^,;.\d]{2,24})? )([1-7])(?: days)?(?=\s*(?:[,;.]|$))/gu;
/** "Four days a week; five in a crunch is fine": more than is given. */
const AT_A_PUSH =
  /[,;.] (?:and |but |maybe |perhaps |up to )*\d{1,2}(?: ?(?:days?|hours?|hrs?|h))?(?: (?:is|are|would be|fine|ok(?:ay)?|possible))* (?:in (?:a )?crunch\w*|in (?:an )?emergenc\w+|at a (?:push|pinch))[^,.;]*/g;

const DAYS_AT_TIMES =
  /\b([1-7]) days?(?= in (?:\p{L}+ ){1,2}(?:weeks|months|times|seasons?|periods)\b| plus (?:the )?weekends?\b)/gu;

/** Parts of a year. */
export const SEASONS =
  'winter|summer|spring|autumn|fall|(?:(?:high|low|busy|quiet|peak|off) ?-?)?seasons?|harvests?|holidays?|vacations?|breaks?|terms?(?: time)?|semesters?|exams?';
/** "15 hours, up to 20 in spring", "10-12 in term, 40 over the summer", "at least 15 h, ideally 20". */
const MORE_HOURS = new RegExp(
  String.raw`(\d ?(?:h|hrs?|hours?)\b[^.§]*?(?:[,;]|\band|\bor|\bbut) (?:(?:and|but|then|maybe|perhaps|possibly|probably|at times|sometimes|up to|at most|better|ideally|preferably|rather|hopefully|more like|around|about|quizás|tal vez|vielleicht|lieber|besser|peut-être|plutôt|talvez|melhor|mejor) )*)([1-9]\d?(?: ?- ?\d\d?)?\+?)(?=\s*(?:$|[.,;)]|(?:when|once|from|after|by|later|if|at times|at most|would|is|during|over|outside|in (?:the |a |my |our )?(?:${SEASONS}|busy|quiet))(?![\p{L}])))`,
  'gu',
);
/** "10 hours a week now. Could do 20 from July". */
const COULD_DO =
  /(\d ?(?:h|hrs?|hours?)\b[^§]*?\b(?:could|can|would|will|might|may|podría|puedo|peux|pourrais|poderia|posso)(?: (?:do|give|manage|offer|go (?:up )?to|hacer|dar|faire|donner|fazer))* (?:about |around |up to )?)([1-9]\d)(?=\s*(?:from|after|when|once|by|later)(?!\p{L}))/gu;
/** "In summer I can do more, maybe 25", "then 40+". */
const MORE_THEN =
  /(\bmore,? (?:(?:maybe|perhaps|about|around|say|like|up to) )+|\b(?:then|after that|afterwards|later) (?:(?:i|we|you)(?:'ll| can| could| will| would)(?: (?:also|do|give|manage|offer|work|have))* )?(?:(?:maybe|perhaps|about|around|up to|at least) )*)([1-9]\d(?: ?- ?\d\d)?\+?)(?=\s*(?:$|[.,;]))/gu;
/** "Evenings are for my kids": what is kept is not given. */
const KEPT =
  /\b(?:(?:week)?nights?|evenings?|mornings?|afternoons?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?) (?:are|is|belongs?|stays?|remains?) (?:off|mine|sacred|reserved|taken|blocked|my\b|family|with (?:my|the)\b|to my\b|for (?!you|us\b|this|it\b|the (?:startup|company|project|work)))[^.;]*/g;

/** "Full time, one on-call week in five": how often somebody is called is no amount of its own. */
const ON_CALL =
  /(?<=.)(?:[,;(.]|\s(?:and|plus|with|including|incl|und|mit|inkl|y|con|et|avec|e|com))\s?[^,.;()]{0,30}(?<!\p{L})(?:on[- ]call|rufbereitschaft|bereitschaftsdienst\p{L}*|de guardia|guardias?|astreintes?|(?:de )?plantão|plantões|sobreaviso)(?!\p{L})[^,.;()]*/gu;

/** "Full time but I still have one client until January, 5 hours a week": what is kept for others is not given. */
const OF_A_CLIENT =
  /(?<=^\W*full[- ]?time\b[^.;,]*)(?:[,;.(]|\s(?=(?:but|though|aber|pero|mais|mas|and|with|mit|con|avec|com)\s))[^.;\d]*(?<!\p{L})(?:still|keep|have|1|an? old|on the side|noch|habe|behalte|tengo|mantengo|j'ai|garde|tenho|mantenho)(?!\p{L})[^.;]*(?<!\p{L})(?:clients?|kunden?|kundin|clientes?|freelanc\p{L}*|side (?:job|gig)s?|nebenjob)(?!\p{L})[^.;\d]*(?:[1-9]|1[0-2])(?: ?- ?\d+)? ?(?:h|hrs?|hours?)\b(?! (?:a|per|each) day)[^.;)]*/gu;
/** "Full time, 6 days in launch months", "full time, harvest season will be six days a week": more at times is no measure of it. */
const FULL_AT_TIMES = new RegExp(
  String.raw`(?<=full[- ]?time\b[^;\d]*)[,;.(]\s*(?:and |but )?(?:(?:the |in |during )*(?:\p{L}+ ){0,2}(?:weeks|months|times|periods|${SEASONS})(?: (?:is|are|will be|can be|may be|means?|it's|we (?:do|work)))? [67] days?(?: (?:a|per) week)?|(?:sometimes|often|at times) (?:up to )?[67] days?(?: a week)?|[67] days?(?: a week)? (?:(?:in|during) (?:the )?(?:(?:\p{L}+ ){0,2}(?:weeks|months|times|periods)|(?:${SEASONS}))|when (?:we|i|there)(?!\p{L})[^.;,\d]*|sometimes|at times))(?=\s*(?:[,.;)]|$))(?![,;.] (?:otherwise|else))`,
  'gu',
);
/** "Full time, Saturday morning sometimes when we install": more at times beside all of the week. */
const WEEKEND_AT_TIMES =
  /(?<=full[- ]?time\b[^;\d]*)[,;.(]\s*(?=[^,.;()\d]*(?<!\p{L})(?:saturdays?|sundays?|weekends?)(?!\p{L}))(?=[^,.;()\d]*(?<!\p{L})(?:sometimes|occasional(?:ly)?|at times|if needed|when(?:ever)?|manchmal|gelegentlich|wenn|a veces|cuando|parfois|quand|às vezes|quando)(?!\p{L}))(?![^,.;()]*(?<!\p{L})(?:until|till|before|still|now|at first|only)(?!\p{L}))[^,.;()\d]*/gu;
/** "Vollzeit nach der Finanzierung", "temps plein après la levée"; not "nach der Arbeit", "nach Absprache". */
const AFTERWARDS =
  /(?<!\p{L})(?:après|nach|dopo)(?= (?!(?:(?:le|la|les|der|dem|il|el|o|a) )?(?:travail|boulot|école|bureau|arbeit|feierabend|schule|büro|absprache|vereinbarung|bedarf|hause|möglichkeit|lavoro|scuola|trabajo|colegio|clases?|trabalho|aulas?|escola|que|quoi)(?!\p{L})))/gu;
/** "Full time, but I take Friday afternoons off for my kids": half a day that is free beside all of the week. */
const HALF_DAY_OFF =
  /(?<=^\W*full[- ]?time(?!\p{L})[^.;\d]*?)(?:[,;(.]\s*|\s)(?:(?:but|though|except|and|with|aber|außer|pero|salvo|mais|sauf|mas|exceto)\s+)*(?:(?:i|we)(?:'d)? (?:(?:also|always|would|want|need|like|to) )*(?:take|have|keep|get) )?(?:my |every |the |on )?(?:(?:mon|tues|wednes|thurs|fri)days? (?:mornings?|afternoons?|evenings?))(?: (?:off|free)| for my)(?!\p{L})[^.;,\d]*|(?<=^\W*full[- ]?time(?!\p{L})[^.;\d]*?)[,;(]?\s(?:except|but not|without|bar|apart from)(?: for)?(?: on)? (?:(?:mon|tues|wednes|thurs|fri)days? (?:mornings?|afternoons?|evenings?))(?!\p{L})[^.;,\d]*/gu;
/** "Full time. Saturdays we work half day": as much more, beside all of the week. */
const HALF_SATURDAY =
  /(?<=^\W*full[- ]?time(?!\p{L})[^;\d]*?)(?:[,;.(]\s*|\s(?:and|plus|und|y|et|e)\s)(?=[^,.;()\d]*(?<!\p{L})(?:saturdays?|samstags?|sábados?|samedis?)(?!\p{L}))(?=[^,.;()\d]*(?<!\p{L})(?:half(?:[- ]?(?:a )?days?| time)?|mornings?|(?:until|till) noon)(?!\p{L}))(?![^,.;()]*(?<!\p{L})(?:(?:until|till) (?!noon)|before|still|now|at first|only|off|free|not?|never)(?!\p{L}))[^,.;()\d]*/gu;
/** "I run a small podcast, about 3 hours a week, and will keep it": what is given to something else. */
const OF_A_SIDE_THING =
  /(?<=[.;!]\s)(?:(?:and|but|also|besides|außerdem|además|además de eso|à côté|além disso),? )*(?:(?:i|we|ich|yo|je|eu)(?:'m|'ve| am)? |j'|(?=(?:tengo|hago|doy|dirijo|toco|tenho|faço|dou|dirijo)\s))(?:(?!(?<!\p{L})(?:so|can|could|will give|give you|leaves?|therefore|startup|company|this|you)(?!\p{L}))[^.;\d])*?(?<!\p{L})(?:podcasts?|blogs?|newsletters?|vlogs?|(?:radio|youtube|tv) (?:show|channel|programme)|courses?|class(?:es)?|evening school|lessons|choirs?|bands?|(?:\p{L}+ )?clubs?|(?:\p{L}+ )?teams?(?= |,)|scouts|church|charit(?:y|ies)|volunteer\p{L}*|coach\p{L}*|teach\p{L}*|mentor\p{L}*|meetups?|kurse?|verein|chor|ehrenamt\p{L}*|curs[oa]s?|clases|coro|coral|aulas|voluntari\p{L}*|cours|chorale|bénévol\p{L}*|formation)(?!\p{L})(?:(?!(?<!\p{L})(?:so|can|could|give|leaves?|therefore|startup|company|this|you)(?!\p{L}))[^.;\d])*\d+(?: ?- ?\d+)? ?(?:h|hrs?|hours?|evenings?|nights?|afternoons?|days?)(?!\p{L})[^.;]*/gu;
/** "Full time. School pickup at 3 on Wednesdays is sacred": a fixed hour of theirs, beside all of the week. */
const APPOINTMENT =
  /(?<=full[- ]?time(?!\p{L}).*)(?:[,;.(]|\s(?:but|except|with|and|aber|pero|mais|mas)(?=\s))\s?[^,.;()\d]*(?<!\p{L})(?:school|nursery|daycare|kindergarten|kita|schul|creche|crèche|kids?|childcare)(?:'s)?[ -]?(?:run|pick[- ]?ups?|drop[- ]?offs?|collection)(?!\p{L})[^,.;()]*/gu;
/** "40 hours and we mean 40", "40 hours. We really do stop at 40." */
const SAID_AGAIN =
  /\b(\d{1,2})( ?(?:h|hrs?|hours?)\b[^.;\d]*?)(?:[,;.-]|\s(?:and|und|y|et|e))\s(?:(?!(?:not?|never|\p{L}+n't|cannot|from|until|till|then|later|after|at (?:least|most)|max|min|up|over|more|less|nicht|ab|no|pas|não)\s|not less than\s)[\p{L}']+\s|not less than\s){1,8}\1(?: ?(?:h|hrs?|hours?))?(?=\s*(?:[,.;!)]|$))/gu;

/** "12 hours now (I work a 4 day week)". */
const OF_THEIR_JOB =
  /(?<=\d.*)\([^()]*\b(?:i work|i'm employed|my (?:day |other |current )?job|ich arbeite|mein job|trabajo|je travaille|eu trabalho)\b[^()]*\)/g;

/** "Evenings, we quit our jobs when we have 50 customers": what is plainly full time from then on. */
const QUITS =
  /^(?!.*full[- ]?time)(.*(?<!\p{L}))(?:(?:would|will|could|can|plan to|going to|ready to|want to) )?(?:quit|leave|resign from|give up) (?:(?:my|our|the|your|both|day|current|main) )*jobs?(?: together)?(?= (?:when|once|as soon as|if|after (?:we|the|our))(?!\p{L}))/u;

/** "Full time, but only with some salary. Without salary 10 hours a week": the one once there is a salary, the other now. */
const ONLY_IF_PAID =
  /^\W*(full[- ]?time)[,;]? (?:(?:but|only|aber|nur|pero|s[oó]lo|mais|seulement|mas|só) )*(?:with|if there(?:'s| is)|when there(?:'s| is)|if|when|mit|con|avec|com) (?:(?:a|an|some|any|enough|decent|real|the|i get|i am|i'm|ein(?:em)?|une?|um) )*(?:salary|pay|paid|wage|gehalt|lohn|sueldo|salario|salaire|salário)[,;.]? (?:(?:and|but|else|so) )*(?:without|otherwise|if not|unpaid|ohne|sin|sans|sem)(?: (?:a|any|it|1|pay|salary|wage|gehalt|lohn|sueldo|salario|salaire|salário))*:?,? (?:(?:only|just|about|around|it's|maybe|nur|solo) )*(?=\d|evenings|weekends|half|part)(.+)$/u;
/** Parts of a position: "4/5", "four fifths", "80–100 %"; not dates, days, or per cent of something else. */
const FIFTHS =
  /(?<!\b(?:start|starting|starts|from|as of|on|until|by|before|after) )(?<![\d/.])([1-4])(?:\/5(?:e|è?mes?|de)?|[ -]fifths?| cinquièmes?| quintos?| fünftel)(?![\p{L}\d/.])(?! ?days?)/gu;
const FTE = /\b([01](?:[.,]\d{1,2})?)(?: ?(?:-|to|or) ?([01](?:[.,]\d{1,2})?))? ?fte\b/g;
const WORKLOAD =
  /(?<=(?:^|[-,;:(] ?|\b(?:or|at|to|between|and|maybe|but|even|also|be|become|do|give|offer|manage|then|aber|auch|pero|también|mais|aussi|mas|também|oder|ou|o|auf|bei|zu|à|al|el|le|il) )(?:about |around |roughly |between )?)([1-9]\d|100)(?: ?%)?(?: ?(?:-|to|or|and|until|oder|und|à|a|al|ou|et|y|o|e) ?([1-9]\d|100))? ?%(?=\s*(?:$|[,.;)]|(?:to (?:start|begin)|at first|initially|in the beginning|zum (?:anfang|start|beginn)|zu beginn|am anfang|anfangs|au (?:début|départ)|al (?:principio|inicio)|no (?:começo|início)|start|starting|from|until|till|once|when|after|later|next|now|for now|or|and|is|are|would|works?|ok|okay|fine|possible|also|too|geht|gehen|ginge|gingen|ist|sind|wäre|wären|reich(?:t|en)|möglich|auch|está|sería|vale|posible|también|est|serait|suffit|aussi|seria|serve|possível|também|va|sarebbe|at|as|max|min|minimum|oder|ou|o|y|ab|minimo)(?![\p{L}])))/gu;

/** "9:30 to 2:30", "2pm-7pm": with minutes or halves of the day, so that no span of hours or days looks like it. */
const CLOCKS =
  /(?<![\d:])(?:from )?(?=\d{1,2}:\d\d|\d{1,2} ?[ap]m|\d{1,2} ?(?:-|to|until|till) ?\d{1,2}(?::\d\d| ?[ap]m))(\d{1,2})(?::(\d\d))? ?([ap]m)? ?(?:-|to|until|till) ?(\d{1,2})(?::(\d\d))? ?([ap]m)?(?![\d:])/g;

const CLOCK = String.raw`(?:(?:at|around|about|before|by|um|gegen|a las?|às|à|alle|om) (?:about |around )?|(?=\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b|uhr|uur|o'clock)))(?!\d{1,2} (?:%|-|to\b|hours?|hrs?|days?|percent))(?:[4-9]|1[012])(?:[:.h]\d\d)? ?(?:[ap]\.?m\b\.?|o'clock|uhr|uur|h(?! (?:a|par|per|por)\b))?(?![\p{L}\d])`;
/** "On livre dès 4 h du matin": when something is, not how long. */
const TIME_OF_DAY =
  /(?<!\p{L})(?:(?:dès|des|depuis|à partir de|à|de|vers) )?\d{1,2} ?h(?: ?\d\d)? (?:du matin|du soir|de l['’]après-midi)(?!\p{L})/giu;

/** "We start at 5am some days", "starts 5am twice a week": when a day begins is neither an amount nor a start of the time. */
const DAY_BEGINS = new RegExp(
  String.raw`(?:(?:we|i|you|the|our|my|days?|mornings?|shifts?|work|wir|ich|on|nous|je) )*(?:start|starts|starting|begin|begins|beginning|open|opens|fangen|fange|beginnen|starten|empezamos|empiezo|comenzamos|entramos|arrancamos|commence|commençons|démarre|começamos|começo|cominciamo) (?:work |early |already |mostly |usually )?${CLOCK}(?: an(?!\p{L}))?(?: (?:on )?(?:some|most|many) (?:days|mornings)| (?:1|2|3|once|twice|two|three)(?: ?x| times| days| mornings)? (?:a|per|each|every) week)?`,
  'gu',
);

/** "5 hours a day" between two clocks; without halves of the day, an earlier one is of the other half. */
function hoursBetween([from, fromMinutes, half, to, toMinutes, otherHalf]: readonly (string | undefined)[]) {
  const at = (hours: string | undefined, minutes: string | undefined, isHalf: boolean) =>
    (isHalf ? Number(hours) % 12 : Number(hours)) + Number(minutes ?? 0) / 60;
  const length = at(to, toMinutes, otherHalf !== undefined) - at(from, fromMinutes, half !== undefined);
  const isAcross = half !== undefined && otherHalf !== undefined ? half !== otherHalf : length <= 0;
  return `${Math.round((isAcross ? length + 12 : length) * 10) / 10} hours a day`;
}

const toPercent = (share: string) => String(100 * Number(share.replace(',', '.')));

/** Per cent of a full position as hours. */
function inHours(low: string, high: string): string {
  const [from, to] = [low, high].map((percent) => (Number(percent) / 100) * FULL_POSITION);
  return from === to ? `${from} hours a week` : `${from}-${to} hours a week`;
}

/** "37,5 Stunden", "7,5 hours"; "2,3 days" may be two or three. */
const DECIMAL_COMMA =
  /(?<=\b(?:[7-9]|[1-4]\d)),(?=5(?![\d,]))|(?<=\b\d{1,2}),(?=\d ?(?:stunden|std|tagen?|uur|dagen|heures|jours|horas|días|dias|ore|giorni)\b)/g;

/** An answer on time with what it has of times and amounts in English words. */
export function timeTranslated(text: string): string {
  return monthsInEnglish(
    boundsInEnglish(
      inEnglish(
        fromDutch(plain(text).replace(DECIMAL_COMMA, '.'))
          .replace(FULL_ALONE, 'tempo integral')
          .replace(AFTERWARDS, 'after')
          .replace(/dès qu'/g, 'dès que ')
          .replace(FROM_A_MONTH, 'dal'),
      ),
    ),
  );
}

/** An answer on time in English words and the order in which amounts are read. */
export function timeInEnglish(text: string): string {
  return timeTranslated(text.replace(TIME_OF_DAY, ' '))
    .replace(FIRST_OF_A_MONTH, '$1')
    .replace(DAY_BEGINS, ' ')
    .replace(APPOINTMENT, ' ')
    .replace(MORE_FROM, '$2 from $1')
    .replace(/\b(\d) days (?:y medio|e meio|et demi|e mezzo)(?!\p{L})/gu, '$1.5 days')
    .replace(/\btil\b/g, 'till')
    .replace(
      /(?<![\d\p{L}] ?)f\/?t(?=$|[.,;]| (?:from|only|or|once|when|now|available|start\w*|in|after|until|ok|if|basis)\b)/gu,
      'full time',
    )
    .replace(AT_A_PUSH, ' ')
    .replace(/(\d) ?(?:percent|per cent|prozent|por ?ciento|por cento|pour ?cent)(?!\p{L})/gu, '$1%')
    .replace(KEPT, ' ')
    .replace(ON_CALL, '')
    .replace(OF_THEIR_JOB, ' ')
    .replace(QUITS, '$1full time')
    .replace(ONLY_IF_PAID, '$2 now, $1 once there is a salary')
    .replace(OF_A_CLIENT, ' ')
    .replace(FULL_AT_TIMES, ' ')
    .replace(WEEKEND_AT_TIMES, ' ')
    .replace(HALF_SATURDAY, ' ')
    .replace(HALF_DAY_OFF, ' ')
    .replace(OF_A_SIDE_THING, ' ')
    .replace(SAID_AGAIN, '$1$2')
    .replace(QUALIFIED, '$1')
    .replace(/\b(\d) and a half (?=days?|hours?|h\b)/g, '$1.5 ')
    .replace(/\bnow and then\b/g, 'at times')
    .replace(/(?<=[,;.] )(?:and |but )?(?:later|eventually)(?: on)? (full[- ]?time)/g, '$1 later')
    .replace(/\b(\d)\/(\d) (?=days?\b)/g, '$1-$2 ')
    .replace(FIFTHS, (_, parts: string) => `${Number(parts) * 20} %`)
    .replace(FTE, (_, low: string, high = low) => inHours(toPercent(low), toPercent(high)))
    .replace(/\b(?:a|1) day (?=(?:a|per|each|every) week)/g, '1 day ')
    .replace(WORKLOAD, (_, low: string, high = low) => inHours(low, high))
    .replace(MORE_HOURS, '$1$2 hours a week')
    .replace(COULD_DO, '$1$2 hours a week')
    .replace(/\b([1-6][.,]5) days?\b(?! (?:a|per|off|each|in|of)\b)/g, '$1 days a week')
    .replace(MORE_THEN, '$1$2 hours a week')
    .replace(DAYS_AT_TIMES, '$1 days a week')
    .replace(MORE_DAYS, '$1$2 days a week')
    .replace(DAYS_LATER, '$1 days a week')
    .replace(CLOCKS, (_, ...clock: (string | undefined)[]) => hoursBetween(clock))
    .replace(
      /(\d hours a day,? )(?=mon|tue|wed|thu|fri|sat|sun)([^;.]*)/g,
      (_, hours: string, days: string) => {
        const count = weekdaysIn(days);
        return count > 0 ? `${hours}${count} days` : `${hours}${days}`;
      },
    )
    .replace(
      EACH_DAY,
      (_, hours: string, days: string) => `${Number(hours.replace(',', '.')) * Number(days)} hours a week`,
    )
    .replace(/\b(\d+) in a week\b/g, '$1 hours a week')
    .replace(/\b(days?) (?:of|in) (?:the|each|every) (?:week|7)\b/g, '$1 a week')
    .replace(/\bdaily (\d+(?:\s*-\s*\d+)? (?:hours?|hrs?|h))\b/g, '$1 daily')
    .replace(/\bweekly hours\b/g, 'hours a week')
    .replace(/\b(?:a|1) day and a half\b/g, '1.5 days')
    .replace(/\b(\d)[- ]day (?:working )?week\b/g, '$1 days a week');
}
