import { boundOf } from './bounds.ts';
import { offsetsOf } from './clocks.ts';
import { isForeign, isInDoubt, USED } from './doubt.ts';
import { boundsInEnglish, plain, translator, withoutAccents } from './plain.ts';
import { withoutRefusedPlaces } from './refused-places.ts';
import { isPartOfACountry, partOf, withRegionsInFull } from './regions.ts';
import {
  citiesBeside,
  citiesOf,
  countriesBeside,
  countryNamed,
  placeNameAt,
  spotOf,
  townsIn,
  unknownCity,
  withCodesInFull,
  withoutClocksOf,
  withoutQuarters,
  withTownsInFull,
} from './spots.ts';
import { isSeldom, meetsSeldom, withoutSeldomVisits } from './visits.ts';
import { weekdaysIn } from './weekdays.ts';

/** ON_SITE: every day or most; HYBRID: some days together; REMOTE: anywhere. */
export const WORK_MODES = ['ON_SITE', 'HYBRID', 'REMOTE'] as const;
/**
 * YES: would move anywhere; VISITS: comes for days or weeks; NO: stays; MAYBE: would move, but only to where they name or under a
 * condition. Stored by their place in this list.
 */
export const WILL_MOVE = ['YES', 'VISITS', 'NO', 'MAYBE'] as const;

/** Where a person is and how they would work together. Absent: not said. */
export interface Place {
  /** ISO 3166 code. */
  readonly country?: string;
  /** Cities named, the home first, lower case, without accents, and other countries named by their code in lower case; at most five. */
  readonly cities?: readonly string[];
  /** Minutes east of UTC, standard time. */
  readonly offset?: number;
  /** ISO 4217 code of the country's currency. */
  readonly currency?: string;
  readonly mode?: (typeof WORK_MODES)[number];
  /** Remote work is for people of their own country, or, where it is `unsure`, of a part of it: "remote within Germany". */
  readonly inCountry?: true;
  readonly moves?: (typeof WILL_MOVE)[number];
  /** `moves` holds of the places that they name alone: of those among `cities`, and maybe within their own country. */
  readonly onlyThere?: true;
  /** Largest difference of clocks they accept, in minutes. */
  readonly maxGap?: number;
  /** They say how they would work, and it is not wholly understood: compared with nothing. */
  readonly unsure?: true;
  /** How far from the city they would work, in kilometres; shown to its writer, not scored. */
  readonly withinKm?: number;
}

/** Cities that are also words: names only with a capital, and not where one begins a sentence: "Nice to meet you". */
const ORDINARY = /\b(?:nice|cork|split|bay area)\b|(?:^|(?<=[.;!?] ))(?:Nice|Cork|Split)\b(?= [a-z])/g;
/** Zones that are also words ("Deutsch ist nötig", "la ville est belle"): zones only in capitals, or where clocks are meant. */
const NO_ZONE = /(?<!\p{L})(?:[Ii]st|[Ee]st|[Ww]at)(?!\p{L})(?!\s?(?:time|hours|zone|±|\+))/gu;

const inEnglish = translator({
  remote:
    'remoto|remota|a remoto|teletrabajo|teletrabalho|télétravail|a distancia|à distance|distanciel|da remoto|thuiswerken|op afstand|ortsunabhängig|von überall|fernarbeit|homeoffice|home-office|wfh|घर से काम|घर से|ghar se kaam|ghar se',
  'from home':
    'von zu hause|von zuhause|von daheim|desde casa|desde mi casa|de chez moi|de casa|da casa|vanuit huis',
  'at home': 'zu hause|zuhause|daheim|en casa|à la maison|chez moi|em casa|thuis',
  'on site': 'presencial|présentiel|vor ort|in presenza|op kantoor',
  'in the office': 'wfo|im büro|im office|en la oficina|en oficina|au bureau',
  office: 'büro|oficina|bureau',
  'cannot move':
    'no puedo mudarme|no me puedo mudar|no me mudo|no me mudaría|não posso me mudar|não me mudo|je ne peux pas déménager|kann nicht umziehen|will nicht umziehen|ziehe nicht um|ne peux pas déménager|je ne déménage pas',
  hybrid: 'híbrido|híbrida|hybride|ibrido|semi-présentiel',
  days: 'tage|tagen|días|dias|jours|giorni',
  '2': 'dois|duas',
  '3': 'três',
  '4': 'quatro',
  'the rest': 'o resto|el resto|le reste|der rest|den rest|il resto',
  'move to': 'déménager à|umziehen nach|mudarme a|mudava-me para|mudo-me para|mudar para|mudar-me para',
  'out of the question':
    'kommt nicht in frage|kommt nicht infrage|kommt für mich nicht in frage|ausgeschlossen|keine option|está descartado|queda descartado|no es una opción|no es opción|hors de question|est exclu|est exclue|exclu|exclue|pas une option|fora de questão|fora de cogitação|não é uma opção|não é opção',
  relocation: 'un déménagement|déménagement|ein umzug|umzug|una mudanza|mudanza|mudança|a mudança',
  relocating: 'umziehen|mudarme|mudar-me|mudar de cidade|déménager|cambiar de ciudad',
  'no relocation': 'ni hablar de mudarme|pas question de déménager|kein umzug|ohne umzug|sin mudanza',
  sometimes:
    'ab und zu|hin und wieder|gelegentlich|manchmal|de vez en cuando|a veces|de temps en temps|parfois|de vez em quando|às vezes',
  hours: 'stunden|heures|horas',
  'a week': 'par semaine|por semana|pro woche|die woche|a la semana',
  'a month': 'par mois|por mes|por mês|al mes|pro monat|im monat|al mese',
  'with visits': 'con visitas|avec des visites|mit besuchen',
  'time difference':
    'zeitverschiebung|zeitunterschied|décalage horaire|décalage|diferencia horaria|diferença horária|diferença de fuso',
  'would move':
    'mi trasferirei|trasferirmi|me mudaría|me mudo|puedo mudarme|me puedo mudar|podría mudarme|me podría mudar|dispuesto a mudarme|dispuesta a mudarme|posso me mudar|posso mudar|me mudaria|umzugsbereit|bereit umzuziehen|würde umziehen|kann umziehen|könnte umziehen|ziehe um|würde ziehen|kann ziehen|prêt à déménager|prête à déménager|peux déménager|pourrais déménager',
  'anywhere but':
    'überall außer|überall ausser|egal wo außer|partout sauf|en cualquier lugar menos|en cualquier parte menos|ovunque tranne|em qualquer lugar menos',
  anywhere:
    "cualquier lugar|cualquier parte|qualquer lugar|qualquer parte|qualquer cidade|cualquier ciudad|n’importe où|n'importe où|überall|egal wo",
  'anywhere in germany': 'deutschlandweit|bundesweit',
  'anywhere in austria': 'österreichweit',
  'anywhere in switzerland': 'schweizweit',
  within: 'im umkreis von|umkreis|dans un rayon de|en un radio de',
  'can travel':
    'puedo viajar|podría viajar|posso viajar|peux voyager|peux me déplacer|kann reisen|reisebereit|posso viaggiare',
  'commuting is': 'pendeln ist',
  'no problem': 'kein problem|ningún problema|pas un problème|sem problema',
  if: 'wenn|falls|sofern|si es|si hay|si se|si vives|si puedes|si vous|si tu|si on|अगर|agar',
  otherwise: 'sonst|ansonsten|sinon|si no|de lo contrario|senão|altrimenti',
  'at first':
    "anfangs|am anfang|zunächst|erstmal|al principio|primero|au début|d’abord|d'abord|no começo|no início|पहले|pehle",
  later:
    'poi|più tardi|danach|später|dann|luego|después|puis|ensuite|plus tard|depois|mais tarde|फिर|बाद में|baad mein',
  until: "bis zum|bis zur|bis dahin|bis ende|jusqu'à ce que|hasta que|até que",
  together: 'gemeinsam|zusammen|juntos|juntas|ensemble',
});

const REMOTE =
  /\bremote(?:ly)?\b|\banywhere\b|\bworld ?wide\b|\bdistributed\b|\bonline\b|\basync\b|\bfrom home\b|\bhome office\b|\bwherever\b|\bdiscord\b|\bfrom (?:your|their|my) own (?:place|desk|workshop|office)\b/;
const AT_HOME = /\bat home\b/;
/** A refusal, and words between it and what is refused: "I would rather not work ...". */
const REFUSED = String.raw`\b(?:no|not|never|without|cannot|can't|won't|don't|wouldn't|nicht|nie|niemals|kein\w*|ohne|pas|jamais|nunca|sin|sans|sem|nao|non|niet|geen)(?: (?:want|wish|like|plan|to|be|being|do|doing|done|made|built|work|working|go|going|come|coming|sit|sitting|back|again|any|an?|the|1|our|your|in|into|at|on|from|im|in|einem|einer|de|d'|du|am|mehr|gern))* `;
/** Not all of the time is some of it. */
const NOT_ALWAYS = String.raw`(?! (?:only|every|all|each|full|yet|until|before|on|for|more|always|permanently|\d))`;
const NO_HOME = new RegExp(`${REFUSED}(?:remote(?:ly)?|from home|home office|online)\\b${NOT_ALWAYS}`);
const NO_OFFICE = new RegExp(
  `${REFUSED}(?:office|on[- ]?site|in[- ]person|face[- ]to[- ]face|co-?located|same (?:room|office))\\b${NOT_ALWAYS}`,
  'g',
);
/** Some of it: "not fully remote", "not remote forever". */
const NOT_ONLY_REMOTE =
  /\b(?:not|never|nicht|pas|no|nao)(?: \w+)?? (?:full(?:y)?|only|always|all|entirely|purely|completely|permanently|100 ?%|nur|ganz|solo|so|seulement)(?: \w+)?? remote(?:ly)?\b|\b(?:not|never) remote(?:ly)? (?:only|forever|always|all the time|full[- ]time|permanently)\b/;
/** "Not in the office every day": some days. */
const NOT_ALL_DAYS = /\bnot [^.;]{0,24}\b(?:every day|all the time|full[- ]time|permanently|always|daily)\b/g;
const NOT_REMOTE =
  /\b(?:no|not|never|cannot be|can't be|don't do)\b[^.;,]{0,12}\bremote|\bremote (?:does not|doesn't|will not|won't|is not|isn't|never)/;
const ON_SITE =
  /\bon[- ]?site\b|\bin[- ]person\b|\b(?:in|from) (?:the )?office\b|\bin the (?:same (?:room|city|building|kitchen|workshop)|lab|workshop|field|shop|kitchen)\b|\bface[- ]to[- ]face\b|\bsame (?:room|city|office|desk)\b|\bside by side\b|\bat the (?:office|lab|workshop|bench)\b|\bco-?located\b|\b(?:in|at|from) (?:1|our|an) (?:\w+ )?(?:office|lab|workshop|studio|kitchen|shop|clinic|factory|hangar)\b|\b(?:office|floor|kitchen|lab|workshop) with (?:the|my|our|a) team\b|(?:^|[,;.] )(?:an? )?office (?:with|among|full of) (?:\w+ )?(?:people|others|humans|colleagues)\b|(?:^|[,;] )office(?=[,;.]| please| preferred|$)/;
/** Nobody praises home so: "I go mad at home". */
const BAD_AT_HOME =
  /\b(?:hate|dislike|can't stand) (?:\w+ ){0,2}(?:at|from) home\b|\b(?:mad|crazy|nuts|insane|bored|lonely|alone|distracted|isolated|(?:cannot|can't|don't|never) (?:\w+ )?(?:work|focus|concentrate))\b[^.;,]{0,16}\b(?:at|from) home\b/g;
/** Days of the week at work, or at home, whichever of the two is named: "on site in Lisbon three days", "two days from home". */
const SOME_DAYS =
  /\bmeet\b(?! online| on zoom)[^.;,]{0,30}\b(?:fortnightly|every fortnight|(?:each|every)(?: (?:other|second|2nd|2))? weeks?)\b|\b(?:on[- ]?site|in[- ]person|office|together)\b[^.;,\d]{0,24} [1-4] days?\b(?! (?:a|per|each|every) (?:month|quarter|year))|\b[1-4] days?(?: (?:a|per|each|every) week)?(?: of)? (?:from home|at home|home office|remote(?:ly)?)\b|(?<![4-7] )\bdays?\b[^.;]{0,24}\bthe rest\b/;
/** "Milan or Turin so that we can meet weekly, the rest remote". */
const REST_APART =
  /\botherwise (?:from |at )?home\b|\b(?:rest|remainder|others|other days)(?: of (?:it|the time|the week|the work))?(?: (?:is|can be|may be))?(?: (?:en|in|im|a|fully))? (?:remote(?:ly)?|from home|online|at home)\b/;
/** Remote is one of the ways that suit. */
const OR_REMOTE = /\bhybrid,? (?:or|\/) (?:fully )?remote\b|\bremote,? (?:or|\/) hybrid\b/;
const EACH_WEEK = /\b(?:weekly|(?:a|per|each|every) week)\b/;
/** Who works apart and comes now and then still works apart: "remote, I can travel once a month". */
const COMES_NOW_AND_THEN =
  /\b(?:i|i'd|i'll|can|could|happy to|willing to|ready to|glad to|able to) (?:[a-z]+ ){0,3}?(?:travel|come|visit|fly|drive|commute|take the train)\b[^.;]{0,60}|\bwith (?:an? )?(?:[a-z]+ )?(?:trips?|visits?|travel)\b[^.;,]*/g;
/** Home as an exception is no way of working: "WFH on request, not as routine". */
const NOT_AS_A_RULE =
  /\b(?:remote(?:ly)?|from home|at home|home office)(?: work| days?)?(?: is| are| only| possible| ok(?:ay)?| allowed)* (?:on|by|upon) (?:request|exception|approval|prior approval)\b(?:,? (?:but )?not [^.;,]*)?|\b(?:remote(?:ly)?|from home|home office)(?: work)?(?: is| only)* (?:in (?:emergenc\w*|exception\w* cases)|as an exception|exceptionally)\b/g;
/** What would be nice binds nobody. */
const NICE_IF =
  /\b(?:would|'d|will) be (?:[a-z]+ )?(?:sweet|nice|great|lovely|good|cool|awesome|fun|a plus|welcome|ideal|perfect) if\b[^.;]*/g;
const HYBRID =
  /\bhybrid\b|\b[1-4] days? (?:(?:in |at )?(?:the |our |an )?office|on[- ]?site|in[- ]person|together)\b|\b(?:on[- ]?site|in[- ]person|office)(?: for)? [1-4] days?\b|\boffice (?:once|twice|[1-4] ?x|[1-4] times) (?:a|per) week\b|\bpart(?:ly|ially) remote\b|(?<![4-7] )\bdays? (?:a|per|each|every) week\b|\bsome days\b|\bmeet (?:up )?(?:every|once)\b|\bmeet(?:ing)?(?: [a-z]+){0,3} weekly\b|\b(?:at least )?(?:once|twice|[1-3] ?(?:x|times)) (?:a|per|each|every|in the) week\b[^.;,]{0,16}\b(?:together|in person)\b|\b(?:same (?:room|office|place)|in[- ]person|face[- ]to[- ]face|together|each other|on[- ]?site|office|workshop|lab)\b[^.;]{0,24}\b(?:once|twice|[1-3] ?(?:x|times)) (?:a|per|each|every) week\b|\bonce a week\b|\bweekly (?:visits?|meet\w*|trips?|days?|get-?togethers?)\b|\bhalf (?:of )?(?:the|each|every) year\b/;
/** Days of the week on which somebody is at their place of work: from four on it is most of the work. */
const AT_WORK = '(?:office|workshop|lab|hangar|studio|kitchen|shop|clinic|factory|on[- ]?site|in[- ]person)';
const WEEKDAY = '(?:mon|tue|wed|thu|fri)';
const DAYS_AT_WORK = new RegExp(
  String.raw`\b${AT_WORK}\b[^.;]{0,30}\b${WEEKDAY}|\b${WEEKDAY}[a-z]*\b[^.;]{0,40}\b${AT_WORK}\b`,
);
const MOST_DAYS = 4;
/** "Office in Westlands, four days a week"; fewer are read as days together. */
const MOST_DAYS_AT_WORK = new RegExp(
  String.raw`\b${AT_WORK}\b[^.;\d]{0,40} [4-7] days? (?:a|per|each|every) week\b`,
);
const MOVES =
  /\b(?:re-?locat|(?:would|will|could|can|i'd|i'll|(?:happy|willing|ready|open|glad|planning|plan|hoping|hope|want|about|going|like) to) (?:move|moving)\b(?! (?:it|them|this|things|fast|quick|on|forward|ahead|things|at|with speed))|(?:move|moving)\b[^.;,]{0,30} (?:is|are) (?:fine|ok|possible|no (?:problem|matter|issue)))/;
/** "I will move north", "moving anywhere on the Deccan": to where they name, which may be far from the other. */
const MOVES_WITHIN =
  /\b(?:move|moving|relocat\w*) (?:back |up |down |anywhere )?(?:north|south|east|west|in|on|within|inside|around)\b/;
const VISIT_TO =
  /\b(?:shift|travel|come|coming|visit|fly|drive|commute|train|trips?)\w*(?: (?:down|over|up|out|regularly|often|monthly|weekly))* (?:to |into )?(?:the )?/;
const MOVING_ANYWHERE =
  /\b(?:mov(?:e|ing)|re-?locat\w*|fly(?:ing)?|travel(?:l?ing)?|com(?:e|ing)|go(?:ing)?|driv(?:e|ing)|visit(?:ing)?) (?:to )?(?:anywhere|wherever)\b/g;
const MOVING = /\b(?:mov(?:e|ing)|re-?locat\w*)\b/g;
/** Every word by which a way is known. */
const WAYS = new RegExp(
  [REMOTE, HYBRID, ON_SITE, AT_HOME, /\boffice\b/].map(({ source }) => source).join('|'),
  'g',
);
/** To where somebody would move: "will relocate to New England", "move within Spain", "würde nach Wien ziehen". */
const DESTINATION =
  /\b(?:mov(?:e|ing)|re-?locat\w*)\b(?: (?:back|up|down|anywhere|over|again|with (?:my|the) \w+))*,? (?:to|in|within|inside|around|near|for|a|nach|in die|en|para|au) (?!you\b|where(?:ver)?\b|be\b|join\b|work\b|the (?:right|job|team)\b)[\p{L}'-]+/u;
/** What a company pays for is no wish of its own to move. */
const MOVING_PAID =
  /\b(?:re-?locat\w*|mov(?:e|ing)) (?:you|people|somebody|someone|costs?|package|support|help|budget|allowance|paid|covered)\b[^.;]*|\b(?:pay|cover|help with|support|sponsor)\w*(?: for)? (?:the |your |you to |to )?(?:re-?locat\w*|mov(?:e|ing))\b[^.;]*/g;
/** What stands under a condition is not offered for sure. */
const CONDITION =
  /\b(?:if|unless|provided|depending|depends|as long as|in case)\b(?! (?:possible|needed|necessary|required|it takes|(?:you|u|they|1) (?:want|like|prefer|wish))\b)/;
/** A way that is to change. */
const AT_FIRST =
  /\b(?:at first|initially|to (?:begin|start) with|in the beginning|eventually|(?:the|for the|in the) first (?:\d+ )?(?:few )?(?:weeks?|months?|year))\b/;
/** Words that change nothing of a way of working, or begin another. */
const HARMLESS =
  /\b(?:otherwise|else|elsewhere)\b|\b(?:except|excluding)\b[^.;]{0,40};|\bno (?:matter|problem|preference|need|rush|hurry|fuss|idea|meetings?|politics|nonsense|micro\w*|\w+ necessary)\b|\bnot? (?:far|further|farther|more|less|over|only|just|necessarily|required|needed|necessary|a (?:must|problem)|important|picky|fussy|mind)\b|\b(?:don't|do not) (?:mind|care|need)\b|\b(?:if|or) not\b|\bno (?:brasil|brazil|rio|recife|porto|chile|peru|mexico|canada)\b|\b(?:not|never|nor|neither|no|nicht|nie|kein\w*|pas|jamais|nunca|nao|non|niet|ni)\b[^.;,]{0,40};/g;
const VISITS =
  /\b(?:can|could|will|would|happy to|willing to|ready to|glad to|i'll|i'd|i) (?:shift|travel|come(?! in\b(?! (?:from|to|by)\b))|visit|fly|drive|commute)|\bcommut(?:e|ing) (?:to|over|across|from|in|by)\b|\btravel(?:l?ing)? (?:often|regularly|anyway)|\btake the (?:train|bus|ferry|tram)\b|\b(?:travel(?:l?ing)?|commut(?:e|ing))\b[^.;,]{0,30}\b(?:is|are|would be) (?:fine|ok(?:ay)?|possible|welcome|no (?:problem|issue))|\bi travel\b|\bregular visits|\bwith visits|\btrips?\b|\bmonths? at a time|\bon the move\b|\bby (?:train|car|bus|ferry)\b|\b(?:once|twice|[2-4] times) (?:a week|weekly) is\b/;
const STAYS =
  /\b(?:not?|never|cannot|can't|won't|don't)\b[^.;,]{0,24}\b(?:re-?locat\w*|move|moving|leave|travel)\b|\b(?:i )?stay(?:ing)? (?:here|put)\b|(?:^|[.;] |\b(?:will|want to|prefer to) )stay(?:ing)? in\b|\bmoving (?:there )?is not\b|\b(?:re-?locat\w*|moving|a move)\b[^.;,]{0,20} (?:out of the question|out(?=[.,;]|$)|off the table|impossible|ruled out|a no(?:[- ]go)?\b|no option)|\b(?:re-?locat\w*|moving|a move)\b[^.;,]{0,20} (?:not|isn't|never)(?: \w+){0,2} (?:option|possible|feasible|happen\w*|on the (?:cards|table)|for me)\b|\b(?:out of the question|not an option|no option|impossible)(?: (?:to|for me|for us|me|que|de|d'))*:? (?:re-?locat\w*|mov(?:e|ing))\b|\bno way\b[^.;,]{0,20}\b(?:re-?locat\w*|mov(?:e|ing))\b|\b(?:re-?locat\w*|moving)[:?,]? (?:no(?:pe)?|never|no way|out of the question)(?=[.,;!]|$)|\b(?:i am|i'm|im|we are|we're) (?:\w+ )?(?:settled|rooted) (?:here|in)\b|\b(?:i am|i'm|im|we are|we're) (?:well |happily |firmly )?settled(?=[.,;]|$)/;
/** Moving is spoken of, in whatever words: "thinking about moving to Porto". */
const SPEAKS_OF_MOVING =
  /\b(?:mov(?:e|ing) (?:back |closer |near(?:er)? |out )?(?:to|there|here)\b|re-?locat)/;
/** "within 3 h of …", "UTC±2", "max 3 h time difference"; "at most 10 hours" alone is an amount of work. */
const GAPS: readonly RegExp[] = [
  /(?:within|±|\+\/-|inside)\s*(?:about |around )?(\d{1,2})(?:-(\d{1,2}))?\s*(?:h\b|hrs?\b|hours?\b|time ?zones?\b)/,
  /(?:at most|no more than|max(?:imum|\.)?(?: of)?|up to)\s*(\d{1,2})(?:-(\d{1,2}))?\s*(?:time ?zones?\b|(?:h|hrs?|hours?)\b\s*(?:de )?(?:time|differen|of\b|from\b|apart|away|ahead|off\b))/,
  /(\d{1,2})(?:-(\d{1,2}))?[\s-]*(?:h|hrs?|hours?)\s*(?:de |of )?(?:(?:time )?difference|apart)/,
  /\btime (?:zones? )?differen\w+[^.;,\d]{0,24}(\d{1,2})(?:-(\d{1,2}))?\s*(?:h|hrs?|hours?)\b/,
  /\b(?:[a-z]{3,4}|time ?zones?)\s?(?:±|\+\/-)\s?(\d{1,2})(?:-(\d{1,2}))?/,
];
/** "Overlap of at least 4 hours with IST", "4 hrs overlap". */
const OVERLAPS: readonly RegExp[] = [
  /\boverlap\w*\b[^.;,\d]{0,24}(\d)\s*(?:h\b|hrs?\b|hours?\b)/,
  /(\d)\+?\s*(?:h|hrs?|hours?)\b[^.;,\d]{0,16}\boverlap/,
];
/** Hours from nine to six. */
const WORKING_DAY = 9;
/** How long a way takes says nothing of clocks: "an hour apart by train", "within two hours' drive". */
const JOURNEY =
  /\b(?:trains?|bus|car|drive|driving|ferry|flights?|by (?:road|bike|plane|rail)|cycling|commut\w*|rides?|door to door|journey)\b/;
const RADIUS =
  /(?:within|inside|radius(?: of)?)\s*(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\b|\b(\d{1,3})\s*(km|kms|kilomet\w+|miles?|mi)\s+(?:around|of|from|um|autour|radius)\b/;
const KM_A_MILE = 1.609;
const NEAR =
  /\b(?:in or )?(?:near|close to|around)\b[^.;,]{0,24}\b(?:gmt|utc|time ?zone|my (?:clock|hours|time))|\bsame time ?zone|\boverlap|\bremote(?:ly)? (?:(?:in|within|inside|across) |on [^.;,]{0,24}\b(?:time|hours|clock|zone|gmt|utc|cet|est|pst|ist)\b)|\bworking day\b|\b(?:remote(?:ly)?|anywhere|elsewhere|wherever you are) (?:from|in|within|across) (?:the )?(?:europe|eu\b|nordics|baltics|balkans|scandinavia|mediterranean|british isles|africa|(?:east|west|south|north)(?:ern)? (?:africa|asia|america|europe)|(?:south-?east|central) (?:asia|europe|america)|latin america|middle east|americas)/;
/** What follows names the country that remote work is bound to: "remote within Germany", "from home in Brazil". */
const BOUND =
  /\b(?:remote(?:ly)?|anywhere|elsewhere|from home)\b[^.;,]{0,12}?\s(?:(?:but |only )?(?:in|within|inside|across|no|na|en|em|im|desde|dans|depuis|aus|de|do|da|du)|but)\s+(?:the |all of |todo |toda |tout |toute |ganz )?/;
/** The same, said of the other: "you must be based in Canada", "you stay in USA". */
const MUST_BE_IN =
  /\b(?:must|need to|needs to|have to|has to|should|you|you'd|you are|you're)(?: (?:be|live|stay|remain|reside|based|living|located))+ (?:in|within|inside) (?:the )?/;
/** "Remote, United States only". */
const ONLY = /(?:^|[,;:(]) ?(?:in )?(?:the )?([a-z' ]+?)(?:[- ]based)? only\b/;
/** "Must be US-based". */
const BASED = /\b(?:must|has to|have to|needs? to|should) be ([a-z' ]+?)[- ]based\b/;
/** What "near GMT+5:30" is taken to mean, in minutes. */
const NEAR_GAP = 180;

/**
 * Reads where and how somebody works out of several texts of one person: country, city, clock, remote or on
 * site, whether they would move, how far clocks may differ. `home` tells where they are; `ways` say how they
 * work, and one that only names a place ("Osaka workshop") means time spent there. Undefined when nothing of
 * it is said. "Bengaluru or remote", "Lisbon", "GMT+5:30", "on site in Cairo", "within three hours of
 * Nairobi" are read.
 */
export function parsePlace(
  home: string | null | undefined,
  ...ways: readonly (string | null | undefined)[]
): Place | undefined {
  const written = [home, ...ways].map((text) =>
    withCodesInFull(
      withTownsInFull(
        withoutQuarters(withoutTravels((text ?? '').replace(/-(?=based\b)/g, ' '))),
        home ?? '',
      ),
    ),
  );
  const read = written.map(readable);
  const [atHome = '', ...together] = read;
  const spot = firstOf(read, spotOf);
  const offset = clockOf(atHome, together) ?? spot?.offset;
  const unsure = together.some(isUnsure) || ways.some(isInAnotherTongue);
  const mode = unsure ? undefined : (firstOf(together.map(surely), wayOf) ?? modeOf(surely(atHome)));
  const moves = firstOf(read, movesOf);
  const onlyThere =
    (moves === 'MAYBE' && read.some(namesWhereTo)) ||
    (moves === 'VISITS' && read.some((text) => text.includes(TO_TOWNS)));
  const withinKm = firstOf(read, radiusOf);
  const isInPart = spot && unsure && together.some((text) => partOf(text, spot.country));
  const inCountry =
    isInPart || (mode === 'REMOTE' && spot && read.some((text) => boundTo(text) === spot.country));
  // "Remote from Europe" of somebody in Vietnam is of the other's place, and of no clock.
  const isElsewhere = ways.some((text) => isBoundAway(text, spot?.country));
  const clocks = read.map((text) => (boundTo(text) ? text.replace(BOUND, ' ') : text));
  const maxGap =
    firstOf(clocks.toReversed(), (text) => gapOf(text, isElsewhere)) ??
    (mode === 'REMOTE' ? reachOf(together, offset) : undefined);
  const towns = [
    ...homesOf(written[0] ?? '', atHome),
    ...read.flatMap(citiesOf),
    ...written.flatMap((text) =>
      citiesBeside(text, withoutRefusedPlaces(withoutAccents(text.toLowerCase()))),
    ),
    ...written.flatMap((text) => townsIn(withRegionsInFull(text))),
  ];
  const countries = towns.length > 0 ? together.flatMap((text) => countriesBeside(text, spot?.country)) : [];
  const cities = new Set([...towns, ...countries]);
  const isSaid = [offset, mode, moves, maxGap, unsure || undefined].some((part) => part !== undefined);
  if (!isSaid) return undefined;
  return {
    ...(spot && { country: spot.country, currency: spot.currency }),
    ...(cities.size > 0 && { cities: [...cities].slice(0, MOST_CITIES) }),
    ...(offset !== undefined && { offset }),
    ...(mode !== undefined && { mode }),
    ...(inCountry && { inCountry: true as const }),
    ...(moves !== undefined && { moves }),
    ...(onlyThere && { onlyThere }),
    ...(maxGap !== undefined && { maxGap }),
    ...(unsure && { unsure }),
    ...(withinKm !== undefined && { withinKm }),
  };
}

const MOST_CITIES = 5;

/** Their own clock: that of their home, and one that they would keep only where the home tells none. */
function clockOf(home: string, ways: readonly string[]): number | undefined {
  const spot = spotOf(home);
  const named = offsetsOf(home);
  if (named.length === 1) return named[0];
  if (spot && !spot.isWide) return spot.offset;
  const [kept, ...others] = [...named, ...ways.flatMap(offsetsOf)];
  return others.length === 0 ? kept : undefined;
}

/** How far from their own the clocks are that somebody would work by: "Atlantic or Eastern time". */
function reachOf(ways: readonly string[], own: number | undefined): number | undefined {
  if (own === undefined) return undefined;
  return Math.max(0, ...ways.flatMap(offsetsOf).map((kept) => clockGap(kept, own))) || undefined;
}

/** Where somebody at a place of work goes from there: "on site in Nairobi, with travel to Machakos and Mombasa". */
const TRAVELS_FROM_WORK =
  /(?<=\b(?:on[- ]?site|in[- ]person|office|workshop|lab|vor Ort|presencial|présentiel)\b[^.;]*?),? (?:with|plus|and|mit|con|avec|com|et|y|e|und)\b[^.;,]{0,20}\b(?:travel\p{L}*|trips?|visits?|Reisen|viajes|déplacements|viagens) (?:to|nach|a|à|para) [^.;]*/giu;

/** "Can fly to Cebu or Davao": the towns behind the verb. */
const TRAVELS_TO =
  /(?<=\bnach )\p{Lu}[\p{L}-]+(?= (?:reisen|fahren|fliegen|kommen|pendeln)\b)|(?<=\bvisit(?:s|ing)? )\p{Lu}[\p{L}'’-]+(?:(?: (?:or|and))?,? \p{Lu}[\p{L}'’-]+)*|(?<=\b(?:travel\p{L}*|fly|flying|drive|driving|come|coming|trips?|visits?|viajar|ir|voyager|aller|reisen|fliegen|kommen) (?:(?:over|up|down|out|back) )?(?:to|into|a|à|nach|para|ao|au) )\p{Lu}[\p{L}'’-]+(?:(?: (?:or|and|oder|und|o|y|e|ou|et))?,? \p{Lu}[\p{L}'’-]+)*/gu;

/** Stands for the towns to which somebody travels. */
const TO_TOWNS = 'some towns there';

/** Where somebody goes some days of a month or a year is no place of work of theirs. */
function withoutTravels(text: string): string {
  return text
    .replace(TRAVELS_FROM_WORK, '')
    .split(/(?<=[.;!?]\s)|\b(?=(?:but|aber|pero|mais|mas) )/)
    .map((part) => (isSeldom(inEnglish(plain(part))) ? part.replace(TRAVELS_TO, TO_TOWNS) : part))
    .join('');
}

/** "Shift to Pune" is to move there in India; shifts of work are none. */
const SHIFTS =
  /(?<!\b(?:night|day|evening|morning|late|early|weekend|a|the|my) )\bshift(?:ing)?(?= (?:to (?!be\b)|anywhere\b|base\b|there\b))/g;
/** "I prefer office than remote" names what somebody does not want. */
const OFFICE_RATHER =
  /\b(?:office|on[- ]?site|in[- ]person)\b(?: work)? (?:rather |more |better |instead )?(?:than|to|over|of) (?:\w+ )?(?:remote(?:ly)?|home|online|zoom)\b/g;
const REMOTE_RATHER =
  /\bremote(?:ly)?\b(?: work)? (?:rather |more |better |instead )?(?:than|to|over|of) (?:\w+ )?(?:office|on[- ]?site|in[- ]person)\b/g;
const ZIEHEN = /\b(?:würde|kann|könnte|will) (?:gern |gerne )?nach ([\p{L}-]+) (?:um)?ziehen\b/gu;

function readable(text: string): string {
  const named = withRegionsInFull(text.replace(ORDINARY, ' ').replace(NO_ZONE, ' '));
  const moving = plain(named)
    .replace(SHIFTS, 'move')
    .replace(ZIEHEN, 'would move to $1')
    .replace(/\bdays? in (?:a |the |1 )?week\b/g, 'days a week')
    .replace(/\bif poss\b/g, 'if possible')
    .replace(/\b(?:a )?couple (?:of )?(?=days?\b)/g, '2 ');
  const english = withoutAccents(boundsInEnglish(inEnglish(moving)));
  return withoutClocksOf(withoutRefusedPlaces(english))
    .replace(MOVING_PAID, ';')
    .replace(NICE_IF, ';')
    .replace(NOT_AS_A_RULE, ';')
    .replace(OFFICE_RATHER, 'on site')
    .replace(REMOTE_RATHER, 'remote');
}

function firstOf<From, T>(all: readonly From[], read: (one: From) => T | undefined): T | undefined {
  for (const one of all) {
    const found = read(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

const sentencesOf = (text: string) => text.split(/(?<=[.;!?])\s+/);

/** What is offered without a condition. */
function surely(text: string): string {
  return sentencesOf(text)
    .filter((sentence) => !CONDITION.test(sentence))
    .join(' ');
}

/** Whether a way of working is said that no rule wholly understands: under a condition, for a time, or with a no that is left over. */
function isUnsure(text: string): boolean {
  if (modeOf(text) === undefined) return false;
  const sure = surely(text);
  return wayOf(sure) === undefined || sentencesOf(sure).some(isHalfUnderstood);
}

function isHalfUnderstood(sentence: string): boolean {
  if (modeOf(sentence) === undefined) return false;
  const left = [NOT_ONLY_REMOTE, NOT_REMOTE, NO_HOME, NO_OFFICE, NOT_ALL_DAYS, STAYS, HARMLESS].reduce(
    (text, understood) => text.replace(understood, ' '),
    sentence,
  );
  return (
    isPartOfACountry(left) ||
    AT_FIRST.test(left) ||
    isInDoubt(left.replace(WAYS, USED).replace(/\d[\d.,:]*/g, ' '))
  );
}

/** Whether a way of working is said in words that no rule reads; a place alone is one of any language. */
function isInAnotherTongue(text: string | null | undefined): boolean {
  return Boolean(text) && isForeign(inEnglish(plain(text ?? '')));
}

function modeOf(said: string): Place['mode'] {
  if (NOT_ONLY_REMOTE.test(said)) return 'HYBRID';
  if (NOT_REMOTE.test(said) || NO_HOME.test(said)) return HYBRID.test(said) ? 'HYBRID' : 'ON_SITE';
  const apart = said.replace(NO_OFFICE, ' ; ').replace(MOVING_ANYWHERE, ' ').replace(BAD_AT_HOME, ' ');
  const remote = REMOTE.test(apart);
  const often = withoutSeldomVisits(apart);
  const isSeldom = remote && often !== apart;
  const text = remote
    ? often.replace(COMES_NOW_AND_THEN, (said) => (EACH_WEEK.test(said) ? said : ' '))
    : often;
  // Whoever names every way takes any, unless they say on how many days.
  const hasDays = SOME_DAYS.test(text) || REST_APART.test(text);
  if (remote && !hasDays && (OR_REMOTE.test(text) || (ON_SITE.test(text) && /\bhybrid\b/.test(text))))
    return 'REMOTE';
  if (HYBRID.test(text) || SOME_DAYS.test(text) || (REST_APART.test(text) && !isSeldom)) return 'HYBRID';
  const isMostly = MOST_DAYS_AT_WORK.test(text);
  const isAtWork = isMostly || ON_SITE.test(text) || DAYS_AT_WORK.test(text);
  if (isAtWork && (remote || AT_HOME.test(text))) return 'HYBRID';
  if (remote) return 'REMOTE';
  if (isMostly) return 'ON_SITE';
  if (DAYS_AT_WORK.test(text)) return weekdaysIn(text) >= MOST_DAYS ? 'ON_SITE' : 'HYBRID';
  if (ON_SITE.test(text)) return 'ON_SITE';
  // Who wants no office, or meets seldom, and says no more, works from elsewhere.
  return said.search(NO_OFFICE) < 0 && !meetsSeldom(apart) ? undefined : 'REMOTE';
}

/** A town that no list has is known by its name where its country is: "Geelong, Australia". */
function homesOf(written: string, read: string): string[] {
  return citiesOf(read).length === 0 && spotOf(read) ? unknownCity(written) : [];
}

/** The country that remote work is bound to; undefined for none, several, or a city. */
function boundTo(way: string): string | undefined {
  return (
    firstOf([BOUND, MUST_BE_IN], (words) => countryAfter(way, words)) ??
    firstOf([ONLY, BASED], (words) => countryNamed(words.exec(way)?.[1] ?? ''))
  );
}

/** Stands behind a country that is not the only one, or whose clocks are meant. */
const NOT_IT_ALONE =
  /^(?:,? (?:or|o|ou|e|y)\b|,? and (?:the )?(?=(.*))|, (?=\S+ (?:or|o|ou|and|y|e) )|\/| (?:standard |business |working )?(?:time|hours|clock))/;

function countryAfter(way: string, words: RegExp): string | undefined {
  const rests = [...way.matchAll(new RegExp(words, 'g'))].map((match) =>
    way.slice(match.index + match[0].length),
  );
  const rest = rests.find((each) => placeNameAt(each) !== '') ?? '';
  const name = placeNameAt(rest);
  const other = NOT_IT_ALONE.exec(rest.slice(name.length));
  if (other && (other[1] === undefined || placeNameAt(other[1]) !== '')) return undefined;
  return isPartOfACountry(`anywhere in ${name}`) ? undefined : countryNamed(name);
}

/** Names a place without time spent there: a home, a move, or where the other must be. */
const NO_STAY =
  /\b(?:mov(?:e|ing)|re-?locat\w*|based|lives?|living|stay\w*|some(?:body|one)|commut\w*|travel\w*|fly|train|currently|at the moment|family|am in|i'm in)\b/;

function wayOf(text: string): Place['mode'] {
  const mode = modeOf(text);
  if (mode) return mode;
  const often = withoutSeldomVisits(text);
  if (sentencesOf(often).some((sentence) => !NO_STAY.test(sentence) && spotOf(sentence))) return 'HYBRID';
  return AT_HOME.test(text.replace(BAD_AT_HOME, ' ')) ? 'REMOTE' : undefined;
}

/** What the other may do is no offer of one's own: "from home if you take the train". */
const OF_THE_OTHER = /\b(?:you|u)\b[^.;,]*/g;

/** How far the place of work may be is no visit: "an office within an hour of Haifa by train". */
const IN_REACH = /\bwithin [^.;,]{0,20}\b(?:hours?|min\w*|km|kilomet\w*|miles?)\b[^.;,]*/g;

function movesOf(way: string): Place['moves'] {
  const text = way.replace(OF_THE_OTHER, ' ').replace(IN_REACH, ' ');
  const isOpen = MOVES.test(text) || MOVES_WITHIN.test(text);
  const said = sentencesOf(text).find((sentence) => STAYS.test(sentence) || MOVES.test(sentence)) ?? '';
  const isConditional = CONDITION.test(said) || isInDoubt(said.replace(STAYS, ' ').replace(MOVING, USED));
  if (STAYS.test(text) && !(isOpen && DESTINATION.test(text))) return isConditional ? 'MAYBE' : 'NO';
  if (isOpen)
    return isConditional || DESTINATION.test(text) || MOVES_WITHIN.test(text) || namesWhereTo(text)
      ? 'MAYBE'
      : 'YES';
  const to = VISIT_TO.exec(text);
  // Who comes to a town they name comes there: it stands among their cities.
  const isElsewhere = to && placeNameAt(text.slice(to.index + to[0].length)) !== '';
  if (VISITS.test(text) && !isElsewhere) return 'VISITS';
  return SPEAKS_OF_MOVING.test(text) ? 'MAYBE' : undefined;
}

/** "Would move to Singapore", "relocate to Nairobi or Kigali": the words before the first name. */
const MOVES_TO_NAMED =
  /\b(?:mov(?:e|ing)|re-?locat\w*)(?: (?:back|up|down|over|again|home))*(?:,? (?:to|in|within|near|around|nach|para|en|au|a) (?:the |el |la |greater )?| ?[(:] ?)/g;
/** Names what they would like best or as one of others. */
const NOT_THERE_ALONE =
  /\b(?:anywhere|elsewhere|wherever|other|others|another|similar|somewhere|any|ideally|preferabl\w*|prefer\w*|for example|such as|e\.? ?g|like|etc|maybe|europe\w*|africa\w*|asia\w*|eu|latam|americas?)\b/;

/** Whether each sentence on moving names the places to which somebody would move, and no more than those. */
function namesWhereTo(way: string): boolean {
  const said = sentencesOf(way).filter((sentence) => /\b(?:mov(?:e|ing)|re-?locat)/.test(sentence));
  return (
    said.length > 0 &&
    said.every((sentence) => {
      const named = [...sentence.matchAll(MOVES_TO_NAMED)].some(
        (match) => placeNameAt(sentence.slice(match.index + match[0].length)) !== '',
      );
      return named && !NOT_THERE_ALONE.test(sentence);
    })
  );
}

function isBoundAway(text: string | null | undefined, country: string | undefined): boolean {
  const bound = boundOf(text ?? '');
  return country !== undefined && bound !== undefined && bound !== 'UNREAD' && !bound.has(country);
}

function gapOf(text: string, isElsewhere: boolean): number | undefined {
  const read = text
    .split(/(?<=[.;,])/)
    .filter((clause) => !JOURNEY.test(clause))
    .join('')
    .replace(MOVING_ANYWHERE, ' ')
    .replace(/\ba couple of\b/g, '2')
    .replace(/\ba few\b/g, '3');
  const match = firstOf(GAPS, (words) => words.exec(read) ?? undefined);
  const hours = Number(match?.[2] ?? match?.[1]);
  if (match && hours <= 12) return hours * 60;
  const overlap = firstOf(OVERLAPS, (words) => words.exec(read) ?? undefined);
  if (overlap) return Math.max(0, WORKING_DAY - Number(overlap[1])) * 60;
  return NEAR.test(read) && !isElsewhere ? NEAR_GAP : undefined;
}

function radiusOf(text: string): number | undefined {
  const match = RADIUS.exec(text);
  const [distance, unit = ''] = [match?.[1] ?? match?.[3], match?.[2] ?? match?.[4]];
  return distance ? Math.round(Number(distance) * (unit.startsWith('mi') ? KM_A_MILE : 1)) : undefined;
}

/** Difference of two clocks in minutes, 0-720, the short way round. */
export function clockGap(a: number, b: number): number {
  const gap = Math.abs(a - b) % 1440;
  return Math.min(gap, 1440 - gap);
}
