/**
 * How people refuse, by language, in lower case and without the accents of Latin letters (`fold`). Entries are
 * pieces of regular expressions, matched as whole words.
 */
interface Refusing {
  /** Stand before what is refused, anywhere in a clause: "done with". */
  readonly before: readonly string[];
  /** Complain of it: in running text they refuse only a kind of business ("tired of meetings" refuses nothing). */
  readonly complaints?: readonly string[];
  /** Stand before much else: they refuse only what people plainly refuse ("can't do contractors", "not on Sundays"). */
  readonly loose?: readonly string[];
  /** Stand before it and refuse only at the beginning of a clause: "no". */
  readonly opening?: readonly string[];
  /** Stand before it, after something that is liked: "fintech without crypto". */
  readonly between?: readonly string[];
  /** Stand after it, at the end of a clause: "is not for me". */
  readonly after: readonly string[];
  /** Stand after it, and refuse only what people plainly refuse: "moonlighting is not ok". */
  readonly looseAfter?: readonly string[];
  /** Said so shortly that it counts in lists of wishes only: "fintech no". */
  readonly closing?: readonly string[];
  /** Stand on both sides of it, `_`: "I left _ for good". */
  readonly around?: readonly string[];
  /** Clauses that say no more than no, to the clause before. */
  readonly bare: readonly string[];
  /** Begin like a refusal and refuse nothing: "not only". */
  readonly pardon: readonly string[];
  /** What a denial of it means nothing: "no preference". */
  readonly indifferent: readonly string[];
}

const UNWILLING = [
  "won't|will not|would not|wouldn't|(?:would|will|i'd|i'll|we'd|we'll) never|refuse to|no longer",
  "(?:would |i'd |i would )?(?:rather|prefer) not(?: to)?",
  "(?:don't|do not|never|wouldn't|would not) (?:want|wish|like|plan)(?: to)?",
  "(?:can't|cannot|don't) see myself",
  'not (?:going|willing|prepared|here) to|not',
  "no way (?:i'd|i would|i'll|i will)",
  'no (?:wish|desire|intention|plans?) (?:to|of)',
].join('|');
const TO_DO = [
  'do|doing|touch|touching|build|building|join|joining|(?:sell|selling)(?! to\\b)|make|making|be in|consider',
  '(?:work|working) (?:in|on|with|for|at)',
  '(?:go|going|get|getting) (?:(?:back )?(?:in)?to|near|anywhere near)|return(?:ing)? to',
].join('|');

const english: Refusing = {
  before: [
    `(?:${UNWILLING}) (?:${TO_DO})`,
    "(?:don't|do not) (?:do|want|like|touch|(?:offer|send|show|bring|pitch)(?: me)?)",
    "what (?:i|we) (?:(?:really|absolutely|definitely|just|certainly) )?(?:don't|do not|won't|will not|can't|cannot|never)(?: (?:really|ever))?(?: want| stand| (?:want to )?(?:do|have|take|go through|work with|build)(?: that| this)? (?:again|any ?more))(?: (?:again|any ?more|ever again|here))? (?:is|are)",
    'what (?:i|we) never want(?: to do)?(?: again)? (?:is|are)',
    'not for any(?:thing|body|one)(?: (?:with|in|about|from|that (?:does|sells|touches)))?',
    'leave me alone with',
    "(?:don't|do not) need (?:another|a|any)",
    '(?:not|never) (?:(?:looking|searching) for|hiring|seeking|recruiting)',
    '(?:done|finished|through) with',
    "(?:i'm|i am)(?: so| totally)? over",
    '(?:swore|sworn|swear) off|moving on from',
    "(?:i'm|i am) out if (?:it's|it is|there is|there are|you do)",
    "(?:anything|something) (?:(?:(?:that|which) (?:is not|isn't)|that's not)(?: about| in)?|(?:that|which) has nothing to do with)",
    'no,? thanks?(?: you)? to',
    'burn(?:t|ed) out (?:on|by|from)',
    '(?:keep(?: me)?|stay(?:ing)?) (?:away|clear|far) (?:from|of)',
    'steer(?:ing)? clear of',
    '(?:hard )?pass on',
    '(?:hard|firm|strong|clear) no (?:to|on|for)',
    "(?:i|we)(?:'d|'ll| would| will)?(?: always| also)? say no to",
    'never again',
    '(?:anything|everything|anyone|anybody|all|any field)(?: else)? (?:but|except(?: for)?|besides|save)',
    'nothing (?:with|in|about|involving|from|like|around|to do with|related to|that (?:sells|does|touches|involves|uses))',
    '(?:not|zero|no|little|never)(?: really| at all)? inte?r+e?st(?:ed)?(?: in)?',
    '(?:not|less|never) (?:keen on|into|a (?:big )?fan of|excited (?:by|about)|fond of|willing to (?:do|touch|build))',
    'not another',
    "(?:(?:would |i'd |we'd )?rather not|(?:would |i'd |we'd )?prefer not to) (?:have|hire|take on|bring in|employ|recruit|onboard|team up with)",
    "(?:won't|will not|would not|wouldn't|can't|cannot) (?:consider|hire|employ|accept)",
    'please not',
    'not a fit for us',
    'draw the line at',
    'spare me',
    'count me out (?:of|for)',
    'allergic to',
    'opposed to',
    'avoid(?:ing)?',
    "(?:hate|despise|dislike|detest|can't stand|cannot stand)",
  ],
  complaints: [
    '(?:had |have )?(?:my fill|enough) of',
    '(?:tired|sick|weary|bored) (?:of|by)',
    'fed up with|had it with',
    '(?:keep(?: me)?|stay(?:ing)?) out of',
  ],
  loose: [
    "(?:don't|do not|no need to) (?:apply|write|contact (?:me|us)|message (?:me|us)|get in touch) if you(?: are|'re)",
    "(?<!(?:am|are|is|was|'m|'re) )not(?= an? (?:\\w+ )?(?:consultant|advis[eo]r|mentor|freelancer|contractor|agency|intern|student|junior|coach|guru|headhunter|job hopper|dev shop|outsourcer)(?: please| thanks)?$)",
    "(?:can't|cannot|don't|do not|won't|will not|wouldn't|would not) (?:do|take(?: on)?|use|accept|hire|employ|need|want|work(?: with| on| for)?)",
    "(?:should|must)(?: not|n't) be",
    "(?:not|isn't|aren't) open to|(?:don't|do not) look for",
    "(?<!(?:am|are|is|was|'m|'re) )(?:not|never) (?:on|at|after|for|from|an?(?= (?:\\w+ )?(?:agency|studio|contractor|freelancer|recruiter|consultancy)))",
    '(?:rather|prefer|preferably|ideally|better),? not(?= an? )',
    "(?:(?:this|that|it)(?: is|'s) )?not (?:an?|the)(?: right| good)? (?:role|job|position|post|place|gig|fit|company) for",
    "(?:this|that|it) isn't (?:an?|the)(?: right| good)? (?:role|job|position|post|place|gig|fit|company) for",
    "(?:this|the|our) (?:role|job|position|post) (?:is not|isn't) for",
    "(?:(?:this|that|it|(?:this|the|our) (?:role|job|position|post))(?: is|'s) )?not (?:suitable|suited|meant|made|ideal) for",
    '(?:not|never)(?: here)? to (?:sell|push|make|build|place|run)',
    "(?:can't|cannot|don't|do not|won't|will not|unable to|not able to|too \\w+ to)(?= sponsor)",
    'nao(?= patrocin)|no(?= patrocin)',
    'nicht (?:an|am|um|fur)',
    '(?:das|dies|es) ist (?:nichts|keine? (?:stelle|rolle|aufgabe|position|job)) fur',
    'nao (?:para|pra) (?:vender|fazer|produzir)',
    'no para (?:vender|hacer|producir)',
    'pas pour (?:vendre|faire|produire)',
    'nicht geeignet fur|ungeeignet fur|(?:ne )?convient pas (?:a|aux)|nao (?:e )?(?:adequad[oa]|indicad[oa]) para',
    'no(?: trabajo)? (?:los|en)',
    'no(?= una? (?:asesor|consultor|freelance|becario|agencia)$)',
    'pas(?= une? (?:consultante?|freelance|stagiaire|agence)$)',
    'nao(?= uma? (?:consultor|assessor|freelancer|estagiario|agencia)$)',
    "(?:ce n'est |c'est )?pas (?:un|le) (?:poste|role|job|travail) pour",
    'nao e (?:um |uma |o |a )?(?:vaga|cargo|trabalho|papel) para',
    'nao (?:nos|aos|no)',
    'pas (?:le|les)',
  ],
  opening: [
    'no',
    'not',
    'never',
    'nothing',
    'enough',
    '(?:so |totally )?over',
    'least of all',
    'exclude',
    'neither',
    '[❌🚫✗✘]',
  ],
  between: ['without', 'except(?: for)?', 'excluding', 'other than', 'apart from', 'aside from', 'minus'],
  after: [
    "(?:is|are|'s)(?: really| just| simply| definitely)? (?:not (?:for me|my (?:thing|cup of tea|field)|of interest|an option)|(?:a )?no[- ]?gos?|(?:a )?deal[- ]?breakers?|off the table|off limits|taboo)",
    "(?:isn't|aren't|(?:is|are) not) (?:something|anything|things?) (?:i|we|for me|for us).{0,24}",
    "(?:isn't|aren't)(?: really)? (?:for me|my (?:thing|cup of tea)|of interest|an option)",
    "(?:do|does)(?: not|n't)(?: really| particularly)? (?:interest|excite|appeal to) (?:me|us)",
    '(?:leaves?|left) me cold|bores? me|(?:is|are) dead to me|(?:is|are) where i draw the line',
    'no,? thanks?(?: you)?',
    'not for me',
    "(?:i|we) (?:refuse|avoid|decline|(?:won't|will not|don't|do not|can't|cannot) (?:do|touch|take|hire|consider))",
    "(?:please )?(?:need not|don't|do not|shouldn't|should not) apply",
    '(?:please|kindly|pl[sz]) (?:pass|skip|excuse|ignore|look elsewhere|stay away|move on)(?: (?:us|this))?',
    "(?:(?:is|are) not|(?:won't|will not) be) (?:considered|entertained|accepted)",
  ],
  looseAfter: [
    "(?:(?:is|are) not|isn't|aren't|not) (?:ok(?:ay)?|allowed|permitted|acceptable|fine)(?: (?:with|for) (?:us|me))?",
  ],
  closing: ['no', 'nope', 'never', '(?:is|are) out'],
  around: [
    "(?:i(?:'ve| have)? )?(?:left|quit|leaving|quitting) _ (?:for good|behind)",
    'my days in _ are over',
    "i (?:won't|would not|wouldn't) touch _ with .+",
    "(?:i|we) (?:don't|do not) work (?:with|on) _ any ?more",
  ],
  bare: [
    'no',
    'nope',
    'never',
    'no way',
    'no,? thanks?(?: you)?',
    'not for me',
    '(?:hard |please )?pass',
    "(?:please )?(?:need not|don't|do not) apply",
    'hard no',
    'not my thing',
    'no-go',
    'over my dead body',
    'been there',
    'done that',
    'forget it',
  ],
  pardon: [
    'no (?:need|code|offen[cs]e)',
    'no (?:\\S+ ){0,3}(?:needed|required|necessary|is too \\S+)',
    'no (?:better|other|greater|longer)',
    'no one(?! (?:who|that|from|with) )',
    'not (?:only|just|necessarily|merely|averse|opposed|against|sure|afraid|scared|important|to mention|too|so|yet|many|much|all|every|bad|that)',
    'not (?:picky|fussy|choosy)',
    'never (?:tried|done|worked|been|had|tire|get|got|give|gave|stop|forget|a)',
    '(?:know|knew|knows|understand|had|has|have|learnt|learned|said|did|there is|there was) nothing',
    'nothing (?:but|against|is|makes|would|beats|more|too|special|in particular|fancy)',
    "(?:can't|cannot|could not|couldn't) get enough",
    "(?:wouldn't|would not|can't|cannot|won't|never) say no",
    "(?:don't|do not|wouldn't|would not) mind",
    'without borders',
  ],
  indifferent: [
    '(?:(?:strong|clear|particular|real|special|fixed|firm) )?(?:preferences?|views?|opinions?|bias|likes|ideas?)',
    'limits?|restrictions?|constraints?|objections?|taboos?|worries|matter',
    '(?:problem|issue|trouble)s?(?: with .+)?',
    'deal[- ]?breakers?',
    'picky|fussy|choosy|important|sure|in particular',
  ],
};

const german: Refusing = {
  before: [
    '(?:(?:blo(?:ss|ß)|bitte|auf keinen fall|lieber|hauptsache|ja) )(?:nicht|kein\\w*|nichts mit)',
    'keine? (?:lust|interesse|bock)(?: mehr)? (?:auf|an)',
    'auf keinen fall',
    'nichts (?:mit|aus|in|im bereich|rund um|zu tun mit)',
    'nie (?:wieder|mehr)(?: mit| in)?',
    '(?:alles|egal was|jedes) (?:au(?:ss|ß)er|bis auf)',
    'finger weg von',
    '(?:such(?:e|en)|nehmen|wollen|brauchen|stellen)(?: wir| ich)? (?:nicht|kein\\w*)',
    '(?:will|mochte|mag) (?:nicht|nichts|kein\\w*)(?: mehr)?(?: in| mit| bei)?(?: der| den| dem)?',
  ],
  complaints: ['genug von'],
  opening: ['kein(?:e|en|er|em|es)?', 'nicht'],
  between: ['ohne', 'au(?:ss|ß)er'],
  after: [
    '(?:kommt|kommen)(?: fur (?:mich|uns))? nicht (?:in ?frage|in betracht)',
    '(?:such|brauch|nehm|woll|will|mocht|stell)\\w* (?:ich|wir) keine?n?|(?:such|nehm|stell)\\w* (?:ich|wir) nicht',
    '(?:lehne ich|lehnen wir)(?: strikt| grundsatzlich)? ab',
    '(?:ist|sind)(?: einfach)? (?:nichts fur mich|raus|tabu|nicht mein (?:ding|fall)|nicht meins)|kommt mir nicht in die tute',
    '(?:interessier|reiz)\\w* (?:mich|uns)(?: gar| so gar| wirklich| einfach| uberhaupt)? nicht(?: mehr)?',
    '(?:mach|bau|verkauf)\\w* (?:ich|wir)(?: gar| grundsatzlich| einfach| prinzipiell)? nicht(?: mehr)?',
    'nein,? danke',
    'lieber nicht',
  ],
  looseAfter: ['(?:ist|sind) nicht (?:ok(?:ay)?|erlaubt|gestattet|erwunscht|moglich)'],
  closing: ['nein', 'nie'],
  around: [
    '(?:alles )?was nicht _ ist',
    'mit _ (?:will|wollen|mochte|mochten) (?:ich|wir) nichts(?: mehr)? zu tun haben',
    'fur _ arbeiten? (?:ich|wir) nicht',
    'mit _ (?:lieber )?nicht',
    'auf _ hab(?:e)? ich keine? (?:lust|bock)(?: mehr)?',
    'von _ habe? ich (?:genug|die nase voll)',
    '_ lehne ich ab',
  ],
  bare: ['nein', 'nein,? danke', 'nie', 'lieber nicht'],
  pardon: ['nichts gegen', 'nicht (?:nur|unbedingt|wahlerisch|wichtig)', 'keine? (?:ahnung|angst)'],
  indifferent: [
    '(?:besonder\\w+ )?(?:praferenz(?:en)?|vorlieben?|meinung|einschrankung(?:en)?|einwand|problem\\w*)',
  ],
};

const spanish: Refusing = {
  before: [
    'nada (?:de|con|que ver con|relacionado con)',
    'odio',
    'no quiero(?: trabajar (?:en|con)| hacer| saber nada de| nada de)?',
    '(?:cualquier cosa|todo|lo que sea) (?:menos|excepto|salvo)',
    'cualquier cosa que no sea(?: de)?',
    'nunca mas(?: en)?',
    'no (?:busco|buscamos|queremos|contrato|contratamos|necesito|necesitamos|aceptamos|trabajo (?:con|para)|trabajamos (?:con|para))',
    'no (?:a|al)',
    'no me hablen? de',
    'no es (?:(?:un |una |el |la )?(?:puesto|rol|trabajo|sitio|lugar|oferta) )?para',
    'no (?:es )?(?:apto|adecuado|indicado) para',
    'tampoco (?:quiero |me interesa )?nada (?:de|con)',
    'excluyo',
    'ningun interes en',
    'no me (?:interesan?|gustan?)',
    'evit(?:ar|o)',
    '(?:paso|lejos) de',
    'abstenerse(?: de)?',
    'ni loc[oa] (?:en|con)',
    '(?:prefiero|preferiria) no (?:trabajar|estar|hacer)(?: en| con)?',
  ],
  complaints: ['(?:hart|cansad)[oa] de'],
  opening: ['sin', 'jamas', 'menos', 'ni'],
  between: ['sin', 'excepto', 'salvo'],
  after: [
    'no (?:es|son) (?:lo mio|para mi)',
    'no (?:me|nos) interesan?',
    'no,? gracias',
    'ni hablar',
    'abstenerse',
  ],
  bare: ['no,? gracias', 'nunca', 'ni hablar'],
  pardon: [
    'no (?:solo|solamente|tengo preferencias?|me importan?)',
    'nada en contra',
    'no es para (?:tanto|todos|mi)',
    'sin (?:limites?|problemas?)',
    'sin (?:\\S+ ){1,5}?(?:no pasa nada|no hay problema|no importa)',
    'no pasa nada',
  ],
  indifferent: ['preferencias?(?: claras?)?', 'opinion'],
};

const french: Refusing = {
  before: [
    "(?:surtout |absolument )?pas (?:de|d'|du|des)",
    "plus jamais(?: de| d'| dans)?",
    "jamais (?:de|d'|dans)",
    'rien (?:a voir avec|avec|dans)',
    'tout (?:sauf|a part)',
    "tout ce qui n'est pas(?: du| de la| de l'| des)?",
    "(?:je ne veux|je veux) (?:pas|plus)(?: travailler| bosser| faire)?(?: dans| de| d'| pour)?",
    "(?:je refuse|hors de question) (?:de|d')(?: (?:travailler|bosser|faire))?(?: dans| pour)?",
    "aucune? (?:interet|envie) (?:pour|de|d')",
    'je deteste',
    "(?:nous ne |je ne |on ne )?(?:cherche|cherchons|voulons|recrutons|prenons|veut) pas(?: de| d'| des)?",
    'eviter',
    'loin (?:de|du|des)',
  ],
  between: ['sans', 'sauf'],
  complaints: ["(?:ras[- ]le[- ]bol|marre|j'en ai assez) (?:de|d'|du|des)"],
  opening: ['sans'],
  after: [
    "(?:c'est|ce n'est|n'est|ne sont|c'est) pas (?:mon truc|pour moi)",
    "(?:ne )?m'interesse(?:nt)? (?:pas|plus)",
    "c'est fini(?: pour moi)?",
    'non,? merci',
    'tres peu pour moi',
  ],
  bare: ['non', 'non,? merci', 'jamais', 'tres peu pour moi'],
  pardon: [
    'pas (?:seulement|que|uniquement|contre|forcement)',
    'rien contre',
    'sans (?:limites?|frontieres?)',
  ],
  indifferent: ['(?:preferences?|avis|opinion)(?: particuliere)?'],
};

/** In Devanagari and as typed with Latin letters: the refusal follows. */
const hindi: Refusing = {
  before: [],
  closing: [
    '(?:(?:का|में) काम|वगैरह) (?:बिल्कुल )?नहीं',
    '(?:(?:ka|mein|me) kaam|wagairah) (?:bilkul )?nah(?:i|in|ee|iin)',
    '(?:बिल्कुल )?नहीं',
    '(?:bilkul |kabhi )?nah(?:i|in|ee|iin)',
    'mat',
  ],
  after: [
    '(?:(?:का|में) काम |पसंद |वगैरह )?(?:बिल्कुल |कभी )?नहीं (?:चाहिए|करना(?: है)?|करूंगा|करूंगी|करेंगे|करते)',
    'पसंद (?:बिल्कुल )?नहीं',
    '(?:वाले |लोग )?(?:आवेदन )?(?:न|ना|मत) (?:करें|आएं|करो)',
    '(?:wale )?(?:apply )?(?:na|mat) (?:kare(?:in|n)?|karo|aaye(?:in|n)?)',
    'से दूर(?: रहना(?: है)?)?',
    '(?:को )?(?:छोड़कर|छोड़ के)(?: कुछ भी| सब)?',
    'के (?:अलावा|सिवा)(?: कुछ भी| सब)?',
    '(?:(?:ka|mein|me) kaam |pasand |wagairah )?(?:bilkul |kabhi )?nah(?:i|in|ee|iin) (?:chahiye|karna(?: hai)?|karunga|karungi)',
    'pasand (?:bilkul )?nah(?:i|in|ee|iin)',
    'se (?:door|dur)(?: rehna(?: hai)?)?',
    '(?:ko )?(?:chhod|chod|chhor) ?(?:ke|kar)(?: kuch bhi| sab)?',
    'ke (?:alawa|siva|siwa)(?: kuch bhi| sab)?',
  ],
  bare: ['नहीं', 'nah(?:i|in)'],
  pardon: [
    'कोई (?:पसंद|दिक्कत|समस्या)',
    'koi (?:preference|dikkat|problem|pasand)',
    '(?:सिर्फ|केवल)',
    '(?:sirf|keval)',
  ],
  indifferent: [],
};

const others: Refusing = {
  before: [
    'nada (?:de|com)',
    'tudo menos',
    'qualquer coisa que nao seja(?: de| do| da)?',
    'nunca mais',
    'nao (?:quero|queremos|procuro|procuramos|buscamos|contratamos|aceitamos)(?: trabalhar (?:com|em))?',
    'nao (?:faco|trabalho|trabalhamos)(?: nada)? (?:com|em|para)',
    '(?:tutto|qualsiasi cosa) (?:tranne|eccetto)',
    'niente',
    'non (?:cerco|cerchiamo|assumo|assumiamo|prendiamo)',
    'mai piu',
    'non (?:mi|ci) interessan?o?|nao (?:me|nos) interessam?',
    'alles behalve',
    'niets met',
    'nooit meer',
  ],
  opening: ['sem', 'geen', 'senza'],
  after: [
    'nao,? obrigad[oa]',
    'no,? grazie',
    'nee,? bedankt',
    'non (?:mi|ci) interessan?o?',
    'nao (?:me|nos) interessam?',
    'interesseer\\w* (?:me|mij|ons)(?: echt| helemaal)? niet',
  ],
  closing: ['nao'],
  bare: ['nao,? obrigad[oa]', 'no,? grazie'],
  pardon: ['niente (?:contro|male)', 'nada contra', 'geen (?:voorkeur|probleem)'],
  indifferent: ['preferencia|preferenze|voorkeur'],
};

const japanese: Refusing = {
  before: [],
  after: [],
  around: [
    '_(?:の方|の人|さん)?(?:の応募)?は(?:今回は)?(?:対象外|不可|お断り|ご遠慮)(?:です|します|しています|ください|となります)?',
    '_(?:の方|の人|さん)?不可(?:です)?',
  ],
  bare: [],
  pardon: [],
  indifferent: [],
};

const LANGUAGES = [english, german, spanish, french, hindi, japanese, others];

/** As many write them: "dont", "can not". */
function oneOf(field: keyof Refusing): string {
  return LANGUAGES.flatMap((language) => language[field] ?? [])
    .join('|')
    .replaceAll("n't", "n'?t")
    .replaceAll('cannot', 'can ?not');
}

const START = String.raw`(?<![\p{L}\p{M}\p{N}-])`;
const END = String.raw`(?![\p{L}\p{M}\p{N}])`;
/** After a cue comes a space, or what is refused where the cue ends in an apostrophe ("pas d'assurance"). */
const NEXT = String.raw`(?:(?<=')|\s+)`;

/** Words that open a clause and say nothing of what follows. */
const OPENERS = String.raw`(?:(?:but|and|or|so|please|pl[sz]|plz|just|absolutely|definitely|certainly|really|honestly|ideally|preferably|unfortunately|sadly|sorry|leider|lamentablemente|malheureusement|infelizmente|strictly|only|also|kindly|bitte|auch|ademas|tambien|aussi|tambem|aber|por favor|pero|s'il vous plait|mais)[\s,]+)*`;

export const BEFORE = new RegExp(`${START}(?:${oneOf('before')})${NEXT}`, 'u');
export const COMPLAINTS = new RegExp(`${START}(?:${oneOf('complaints')})${NEXT}`, 'u');
export const LOOSE = new RegExp(`${START}(?:${oneOf('loose')})${NEXT}`, 'u');
export const OPENING = new RegExp(`^${OPENERS}(?:${oneOf('opening')})${NEXT}`, 'u');
/** "No one who only wants a title", and whether it stands as something to be refused. */
export const NOBODY = new RegExp(
  `^${OPENERS}(?<asked>(?:wir (?:suchen|wollen|brauchen|nehmen) |no (?:buscamos|busco|queremos) (?:a )?|nao (?:procuramos|procuro|queremos) |(?:nous |on )?ne (?:cherche|cherchons|voulons|veut) )?)(?:no[ -]?one|nobody|niemand(?:e[nm])?,?|nadie|ninguem|personne) (?:(?=(?:who|der|die|que|qui) )|(?:of|from|out of|aus|von|de) )`,
  'u',
);
/** A whole sentence would go on with a verb: "nobody who works here has a title". */
export const WHO_ALONE =
  /^(?:who (?:just|only|merely|simply|wants?|thinks?|expects?|needs?|treats?|sees?|hopes?|is (?:just|only|after)|(?:does|is|can)(?: not|n't))|(?:der|die) (?:nur|bloss?|lediglich|keine?|nicht)|(?:que|qui) (?:solo|so|apenas|seulement|quiera|queira|veuille))(?![\p{L}])(?!.* (?:should|can|could|will|would|must|has|had|goes|gets|ever|was|were|kann|soll|muss|hat)(?![\p{L}']))/u;
/** Takes any field but one: "open to any sector, except gaming". */
export const ANY_FIELD_BUT =
  /(?<![\p{L}])(?:any|all|every|most|open to)(?![\p{L}]).*(?<![\p{L}])(?:sectors?|fields?|industr(?:y|ies)|domains?|verticals?|business(?:es)?)(?![\p{L}])/u;
/** In running text only these refuse at the beginning of a sentence; the others begin too much else. */
export const OPENING_SENTENCE = new RegExp(
  `^${OPENERS}(?:no(?! more)|not(?= (?:some(?:body|one)|any(?:body|one)|people|folks|a person) (?:who|that|from|with)\\s)|not(?= (?:\\S+ ){0,2}(?:bros|gurus|ninjas|consultants|advisors|recruiters|headhunters|agencies|freelancers|contractors|interns|juniors|job hoppers)(?!\\p{L}))|not(?= an? (?:pure|purely|mere|typical|classic|first-time|fresh)\\s)|kein(?:e|en|er|em|es)?|sin|sem|geen)${NEXT}`,
  'u',
);
/** There they refuse what is plainly of what people refuse: "Not tobacco". */
export const OPENING_KNOWN = new RegExp(
  `^${OPENERS}(?:not|never|nothing|inget|inga|ingen|ingenting|ikke)${NEXT}(?!an? )`,
  'u',
);
export const BETWEEN = new RegExp(`${START}(?:${oneOf('between')})${NEXT}`, 'u');
/** Of these what stands before may be free of what stands behind. */
export const FREE_OF = /^(?:without|ohne|sin|sans)\s/u;
export const AFTER = new RegExp(String.raw`(?:\s+|(?='))(?:${oneOf('after')})$`, 'u');
export const LOOSE_AFTER = new RegExp(String.raw`\s+(?:${oneOf('looseAfter')})$`, 'u');
export const CLOSING = new RegExp(String.raw`\s+(?:${oneOf('closing')})$`, 'u');
export const AROUND: readonly RegExp[] = LANGUAGES.flatMap(({ around = [] }) => around).map(
  (words) => new RegExp(`^${OPENERS}${words.replace('_', '(.+?)')}$`, 'du'),
);
export const BARE = new RegExp(`^${OPENERS}(?:${oneOf('bare')})$`, 'u');
export const PARDON = new RegExp(`${START}(?:${oneOf('pardon')})${END}`, 'u');
/** A clause that says that there is no preference. */
export const INDIFFERENT = new RegExp(
  [
    `^${OPENERS}(?:i have |i've got |(?:ich )?habe? |tengo |j'ai )?(?:${oneOf('opening')}|pas (?:de|d')|nothing)${NEXT}(?:${oneOf('indifferent')})(?: really| at all| yet)?(?: (?:on|about|as to|with|which|what|for) .+)?$`,
    '^(?:nothing against|nichts gegen|nada en contra|rien contre) ',
    "^(?:anything|everything|whatever|all|any|none|no|nope|n/a|egal|doesn't matter)(?: goes| really)?$",
  ].join('|'),
  'u',
);
/** Who refuses, or words of no weight: what may stand before a refusal inside a clause ("so I am done with"). */
export const ONESELF = new RegExp(
  `^${OPENERS}$|${START}(?:i|i'm|i've|i'd|i'll|we|we're|me|ich|wir|mich|je|j'ai|estoy|yo|mujhe|open|would|please|literally|completely|totally|would like to|definitely|strictly|so)${END}`,
  'u',
);
/**
 * What everybody wants to be rid of: to be against it is a purpose ("avoid food waste", "no more queues").
 * Pay and the like are terms of work, no field.
 */
export const NO_FIELD =
  /(?:^|\s)(?:waste|emissions?|fraud|errors?|mistakes?|debts?|diseases?|infections?|poverty|accidents?|queues?|paperwork|hunger|corruption|pollution|loss(?:es)?|spoilage|deaths?|downtime|outages?|bureaucracy|inequality)(?:\s|$)|^(?:salary|pay|money|equity|experience)\b(?!-only| (?:tourists?|hunters?|seekers?|chasers?|collectors?)(?:\s|$))|^(?:wages?|gehalt|lohn|bezahlung|vergutung|geld|anteile|salaires?|remuneration|argent|parts|sueldos?|salarios?|remuneracion|remuneracao|dinero|dinheiro|acciones|acoes|stipendio|soldi|quote|salaris|loon|aandelen|experiencia|experience|erfahrung|offices?|buros?|bureaux?|oficinas?|escritorios?|uffici?o?|kantoor|benefits|relocation)(?: (?:yet|so far|today|initially|at (?:first|the start)|until|before|needed|required|noch|bisher|am anfang|encore|aujourd'hui|au debut|todavia|al principio|ainda|no inicio|ancora|all'inizio|nog)\b.*)?$|\s(?:salary|pay|money|(?<!private )equity|experience)$|\b(?:without|until|unless)\b|^(?:stay|remain|get stuck|be stuck)\s|^(?:boss(?:es)?|chefs?|jefes?|chefes?|patrons?)$/;
/** Could be any work: "done with service" is a waiter's, or an agency's. */
export const NAMELESS =
  /^(?:services?|servicios?|servicos?|products?|produkte|productos|produtos|produits)[.!]?$/;
/** A heading, with a colon behind it, over things that are refused. */
export const HEADING =
  /^(?:no[- ]?gos?|not a (?:good )?fit(?: for us)?|skip|black ?list|banned|no|nots?|never|avoid|exclude[ds]?|out|off limits|deal[- ]?breakers?|red lines?|(?:(?:what|things|fields) )?(?:i |we )?(?:don't|do not|won't|will not|would not|wouldn't|never) (?:do|want|touch|build|sell|work on|join)|was ich nicht (?:mache|will)|lo que no (?:hago|quiero)|ce que je ne (?:fais|veux) pas|not for me|please no|ausgeschlossen|tabu|no quiero|a eviter)$/;

/** A no of any form: with words of no weight around one thing, it refuses the thing ("legal is a hard no"). */
export const NO = new Set(
  "no not never nothing none nope cannot can't won't wouldn't don't doesn't isn't aren't ain't couldn't enough skip skipping excluded out zero".split(
    ' ',
  ),
);
/** Words that say who refuses and how much, and nothing of what is refused. */
export const NO_WEIGHT = new Set(
  `i i'm i've i'd i'll we me my am is are was were be been being a an the it its there this that to of in on at by for with about from near into
  have has had having do does did done would will could should might go going get getting got keep kept see seen want wish like love
  really just simply honestly frankly personally please thanks thank you so too very much more most any some all ever again anymore whatsoever
  interest interested interests excited keen fan fond appetite patience time desire stomach belief believe trust person guy thing cup tea
  work working worked join joining build building touch touching share days years life dead caught out over hard firm big clear hell way me
  and but also only even if when still now longer option chance kind sort`.split(/\s+/),
);
