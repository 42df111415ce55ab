/** How shares of a company are written, in lower case and English. */

export const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
export const PERCENT = String.raw`\s*(?:%|percent|per cent|pct|pc\b|points?\b|prozent|pour ?cent|por ?ciento|por cento|per ?cento|प्रतिशत|फीसदी|feesdi|fisadi)`;
const BETWEEN = String.raw`\s*(?:-|to|and|or|à|bis|until|a|al|y|et|e|und|oder|ou|o|से|se)\s*(?:(?:the|an?|el|den|dem|ein(?:e[mnr]?)?|le|il|os|uns?|um)\s+)?`;
/** No end of a larger sum: "€60,000 and 2 %", "60 000 et 2 %". */
const WHOLE = String.raw`(?<!\d[.,]?|\d )`;
export const SPAN = new RegExp(`${WHOLE}${NUMBER}(?:${PERCENT})?${BETWEEN}${NUMBER}${PERCENT}`, 'g');
export const SINGLE = new RegExp(`${NUMBER}${PERCENT}`, 'g');
export const SUM = new RegExp(String.raw`^${NUMBER}${PERCENT}\s*(?:\+|plus)\s*${NUMBER}${PERCENT}`);
export const BARE_SPAN = new RegExp(`${WHOLE}${NUMBER}${BETWEEN}${NUMBER}`);
export const LABELLED = new RegExp(
  String.raw`\b(?:equity|shares?|stake|anteile?|parts|participación)\s*[:=]\s*${NUMBER}(?![\dk]|[.,]\d)`,
);

const ABOUT = `(?:about |around |at least |at most |up to |more than |no more than |a minimum of )?`;
const SHARE = String.raw`${ABOUT}\d{1,3}(?:[.,]\d+)?(?:\s*-\s*\d{1,3}(?:[.,]\d+)?)?${PERCENT}(?![\p{L}])`;
/** Kept for something else: "we keep 10 % for advisers", "I keep 80 % of my job". */
const NOT_FOR_ITS_OWNER = String.raw`(?! (?:for (?!me\b|us\b|myself\b|ourselves\b)|in |aside|back|of my|of the (?!company|equity|shares|start)))`;
const WHO = String.raw`\b(?:i|we|you|the founders?|me|founders?)`;
/** What the one who shares keeps: "I keep 60 %". */
export const KEPT = new RegExp(
  `${WHO}(?: will| would| want to| wish to| must|'ll|'d like to| would like to)* (?:keeps?|retains?|stay(?:s)? (?:with|at)) (${SHARE})${NOT_FOR_ITS_OWNER}`,
  'u',
);
/** What they have, where the other has the rest. */
export const HAD = new RegExp(
  String.raw`${WHO}(?: will| would|'ll)* (?:have|has|hold|holds|own|owns|take|takes|get|gets) (${SHARE})${NOT_FOR_ITS_OWNER}|(${SHARE}) (?:(?:is |are |stays? |remains? )?(?:for |with )?(?:me|mine|us|ours|the founders?))\b`,
  'u',
);
export const THE_REST =
  /\b(?:you|yours|partner|co-?founder|i|we|who(?:ever)?|others?|team)\b[^.;,]{0,20} the (?:rest|remainder|other part|remaining (?:part|share))\b|\bthe (?:rest|remainder|other part|remaining (?:part|share))(?: (?:is|are|goes|will be|belongs))?(?: (?:to|for|with))? (?:you|yours|me|mine|us|my (?:partner|co-?founder)|the (?:partner|co-?founder|other|team|one)|who(?:ever)?)\b/;

export const SPLIT = /\b(\d{2})\s*[/:-]\s*(\d{2})\b(?!\s*%)/g;
export const NO_SHARE =
  /\b(?:no need (?:for|of) (?:equity|shares|a stake)|no (?:equity|stake|shares)|without equity|none|nil|zero|(?:salary|cash|pay|money) only|only (?:salary|cash|pay|money)|don't (?:really )?(?:need|want|care about) (?:(?:any )?(?:equity|shares|stake)|(?:any|it)(?=\s*(?:$|[,.;]|(?:if|when|as|since|because|with)\b)))|(?:equity|shares?) (?:is|are)(?: not|n't) (?:what|why|something|of interest|needed|my)\b[^,.;]*|not (?:after|interested in|here for) (?:any )?(?:equity|shares))\b/;
const NONE =
  '(?:(?:no|without) (?:equity|stake|shares)|none|nil|zero|(?:salary|cash|pay|money) only|only (?:salary|cash|pay|money))';
const THE_FIRST = String.raw`(?:(?:for|in|during|over|within|at least) )*(?:the |my |our )?(?:(?:first|initial|1st) (?:\S+ )?|(?<=\bfor )\S+ )(?:weeks?|months?|quarters?|years?)\b`;
/** "No equity for the first six months": of what comes then nothing is said. */
export const NONE_AT_FIRST = new RegExp(
  String.raw`\b${NONE} (?:(?:at all|yet) )?(?:until|till|${THE_FIRST})|^\W*${THE_FIRST}[,:]? ${NONE}\b`,
);
export const OTHERWISE = String.raw`(?<!\p{L})(?:else|otherwise|or else|if not|sonst|ansonsten|si no|sino|de lo contrario|sinon|senão|se não|altrimenti|anders)(?:\s+(?:about|around|at least|just|only|nur|solo|sólo))?\s+`;
/** "30 (I keep 70)": what the other has stands before it. */
export const BESIDE_OWN = /\b(\d{1,2})\b\D{1,12}\b(?:i|we) (?:keep|retain) (\d{1,2})\b/;

const CLAUSE = String.raw`(?:[^,.;]|[.,](?=\d))*?`;
const OF_THE_PAST = [
  String.raw`\b(?:i|we)(?:'ve| have| had)?(?: already| once)? (?:seen|saw|know|knew|heard|got|had|left|turned down|declined|refused|rejected|walked away)\b`,
  String.raw`\b(?:i|we)(?:'ve| have| had)?(?: already| once)? (?:been|was|were)(?: already| once)? (?:an?|the|only|just|employee|number)\b[^;]{0,40}\b(?:with|at|on|holding|owning|having|getting) (?:(?:only|just|about|a|the) )*\d`,
  String.raw`\b(?:was|were|been) (?:offered|given|promised)\b|\b(?:offered|gave|promised) (?:me|us)\b`,
  String.raw`(?<!\p{L})(?:habe|hatte|bekam|(?:ich|schon|bereits) war|war ich|he visto|tenía|tuve|(?:ya|já) (?:fui|era|tuve|tive)|fui (?:el|la|un|una|o|a|um|uma)|me ofrecieron|me dieron|j'ai (?:déjà )?(?:vu|eu|été)|j'(?:étais|avais)|on m'a (?:offert|proposé)|eu (?:vi|tive)|tinha|me (?:ofereceram|deram)|sono stat[oa]|avevo)(?!\p{L})`,
];
const OF_OTHERS = [
  String.raw`\b(?:last|previous|former|old) (?:time|jobs?|roles?|compan(?:y|ies)|startups?|employers?)\b`,
  String.raw`\b(?:hold|own|have|had|got|get) \d[^,;]{0,12} (?:elsewhere|(?:in|of|at) another (?:company|startup|firm|business))\b`,
  String.raw`\b(?:others|most people|(?:my|an?) (?:friend|colleague|brother|sister)s?)\b[^,.;\d]{0,30}\b(?:get|got|has|have|had|received)\b`,
];
/** A share that somebody had or has elsewhere, that others have, or that its writer has heard of: "I have seen what 0.1 % is worth". */
export const NOT_WISHED = new RegExp(
  String.raw`${CLAUSE}(?:${[...OF_THE_PAST, ...OF_OTHERS].join('|')})${CLAUSE}(?=[,;](?!\d)|\.(?!\d)|$)`,
  'gu',
);

const HOPED =
  'perhaps|maybe|possibly|or|ideally|better|preferably|rather|hopefully|hoping for|aiming for|more like|closer to|nearer|towards|would love|would like|prefer|idealerweise|lieber|besser|idealmente|mejor|idéalement|plutôt|de preferência|melhor';
const BOUND = String.raw`(?:min(?:imum|\.)?|max(?:imum|\.)?|floor|least|most)(?: of| is| being| would be)?|than|below|under|up to`;
/** "30 %, can go to 35". */
export const STRETCHED =
  '(?:go|goes|going|come|stretch|stretching|rise|raise|extend)(?: it| that)?(?: up| down)? to|auf|(?:llegar|subir|bajar|ir) (?:a|al|up to)|(?:aller|monter|descendre) (?:à|up to)|(?:chegar|ir|subir|descer|baixar) (?:a|para|up to)';
const OF_SOME = String.raw`(?:(?:if|with|when|for|wenn|mit|bei|con|si|avec|com|se) [^.;,\d]{0,20}(?:salary|pay|wage|gehalt|lohn|sueldo|salario|salaire|salário)(?=\s*(?:$|[.,;]))|would be|for (?:the|a|an|somebody|someone|great)|if (?:he|she|they|you|it|i|we) (?!pay|get|am paid|are paid)\p{L}+|(?:if|si|wenn|se) (?:the|die|der|la|le|el|a|o|you|on|tu) (?:right |bonne |richtige )?(?:person\p{L}*|pessoa|join\p{L}*|start\p{L}*)(?! (?:has|have|brings?|is (?:not|n't)))|gehen|erhöhen|(?:is |as |would be )?(?:an? |the |my )?(?:min(?:imum)?|max(?:imum)?|floor|at (?:the )?(?:very )?(?:least|most))|ideally|preferably|hopefully|hoped for|if possible|idealerweise|idealmente|idéalement|dans l'idéal|de preferência|preferiblemente|lieber|besser)(?!\p{L})`;
/** "At least 1.5 %, ideally 2", "10 %, I'd go down to 7 with a good salary": what follows a share in a few words of hope, or as a bound of it, is one too. */
export const MORE_PERCENT = new RegExp(
  String.raw`((?:%|percent|per cent)[^.;\d]{0,24}?\b(?:${HOPED}|${BOUND}|${STRETCHED}) |(?:%|percent|per cent)(?: (?:min(?:imum|\.)?|at least|or more))?[,;] (?:and |but |better )?(?=\d+(?:[.,]\d+)? ${OF_SOME}))(\d{1,2}(?:[.,]\d{1,2})?)(?=$|[.,;](?!\d)| ${OF_SOME})`,
  'gu',
);
