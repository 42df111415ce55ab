/** How shares of a company are written, in lower case and English. */

export const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,2})?)`;
export const PERCENT = String.raw`\s*(?:%|percent|per cent|pct|pc\b|points?\b|prozent|pour ?cent|por ?ciento|por cento|per ?cento|प्रतिशत|फीसदी|feesdi|fisadi)`;
export const BETWEEN = String.raw`\s*(?:-|to|and|or|à|bis|until|a|al|y|et|e|und|oder|ou|o|से|se)\s*(?:(?:the|el|den|dem|le|il|os)\s+)?`;
export const SPAN = new RegExp(`${NUMBER}(?:${PERCENT})?${BETWEEN}${NUMBER}${PERCENT}`, 'g');
export const SINGLE = new RegExp(`${NUMBER}${PERCENT}`, 'g');
export const SUM = new RegExp(String.raw`^${NUMBER}${PERCENT}\s*(?:\+|plus)\s*${NUMBER}${PERCENT}`);
export const BARE_SPAN = new RegExp(`${NUMBER}${BETWEEN}${NUMBER}`);
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
  /\b(?:no need (?:for|of) (?:equity|shares|a stake)|no (?:equity|stake|shares)|without equity|none|nil|zero|(?:salary|cash|pay|money) only|only (?:salary|cash|pay|money)|don't (?:need|want|care about) (?:any )?equity|(?:equity|shares?) (?:is|are)(?: not|n't) (?:what|why|something|of interest|needed|my)\b[^,.;]*|not (?:after|interested in|here for) (?:any )?(?:equity|shares))\b/;
export const OTHERWISE = String.raw`(?<!\p{L})(?:else|otherwise|or else|if not|sonst|ansonsten|si no|sino|de lo contrario|sinon|senão|se não|altrimenti|anders)(?:\s+(?:about|around|at least|just|only|nur|solo|sólo))?\s+`;
/** "30 (I keep 70)": what the other has stands before it. */
export const BESIDE_OWN = /\b(\d{1,2})\b\D{1,12}\b(?:i|we) (?:keep|retain) (\d{1,2})\b/;
