/** Between things that are all meant: "A, B or C". */
export const JOINED = /\s+(?:or|nor|oder|noch|ni|nem|ou|oppure)\s+|\s+[ou]\s+|\s*\/\s*/;

/** "gambling no NFTs" goes on as "gambling or NFTs" does. */
const JOINTS = new RegExp(
  String.raw`${JOINED.source}|\s+(?:e|y|et|und|and)\s+(?:niente|nessun[oa]?|keine?n?|pas de|nada de|sin|sem|senza|no)\s+(?!(?:at|to|in|on|for|from|when|if|more|one)\b)|(?<!\b(?:say\w*|said))\s+no\s+(?!(?:at|to|in|on|for|from|when|if|more|one)\b)`,
  'g',
);

/** Things joined by "or", without articles and politeness. */
export function things(text: string): string[] {
  const words = text.replace(/[.!?]+$/, '');
  const folded = fold(words);
  if (OF_SOMEBODY.test(folded)) return [];
  // "Anyone who drinks or smokes" is one.
  if (ONE_WHO.test(folded)) return [withoutTail(words)];
  const found: string[] = [];
  let from = 0;
  for (const joint of folded.matchAll(JOINTS)) {
    found.push(words.slice(from, joint.index));
    from = joint.index + joint[0].length;
  }
  found.push(words.slice(from));
  return found.map(bare).filter((thing) => thing.length > 1 && !EMPTY.test(thing));
}

/** Begins what is told of somebody: "who only wants a title". */
export const WHO = /^(?:who|der|die|que|qui) /;

const ONE_WHO =
  /^(?:who(?:ever)? (?:just|only|merely|simply|wants?|needs?|expects?|hopes?|thinks?)|(?:people|folks|candidates|anyone|anybody|someone|somebody|those|(?:an?|another) (?:person|candidate|co-?founder)|gente|personas|pessoas|gens|leute|(?:una|otra) persona|alguien|alguem|quelqu'un) (?:who|that|from|with|straight|fresh|right|directly|coming|working|que|qui|die)|(?:anything|something|companies|products|apps) (?:that|which)(?= (?!has|have|is|are|does|do|sells?|uses?|involves?|touches)\p{L}+s? ))(?!\p{L})/u;
/** A rule of somebody's, and no thing: "anything I would not buy". */
const OF_SOMEBODY =
  /^(?:anything|something|things?|stuff|products?|what|whatever|where|alles|was|nada|algo|cosas|coisas|rien) (?:that |which |que |was )?(?:i|we|you|they|he|she|people|nobody|my|our|ich|wir|yo|eu|je|mi|mein\p{L}*)(?!\p{L})|^(?:i|we|you) (?:would|do|can|could|will|have)(?:n'?t)?(?!\p{L})/u;
const LEAD =
  /^(?:(?:(?:(?:anything|something|stuff|things?) )?(?:that (?:has|have|is|are) )?(?:to do with|related to|connected (?:to|with)|dealing with|involving)|sponsor(?:ing)?|patrocinamos|nada (?:de|con|en)|nothing (?:with|in|about)|nichts (?:mit|in|aus)|rien (?:avec|dans|de)|und|and|hearing from|is|con|com|i|i'm|way|ever|chance|from|open|going|near|mujhe|मुझे|to|in|on|with|for|of|about|any|anything|another|yet another|more|the|an?|work(?:ing)? (?:in|on|with|for)|doing|building|sell(?:ing)?|be|mais|mas|plus de|mehr|companies (?:in|that do)|hay|une?|uma?|una|eine?n?|de|del|di|el|la|los|las|lo|le|les|il|gli|i|der|die|das|den|dem|een|mit|das)\s+|(?:[ld])['’])+/i;
const TAIL =
  /(?:[\s,]+|(?<=\S)-(?=related))(?:please|pl[sz]|plz|related|whatsoever|längre|lenger|længere|either|everything(?: else)? (?:is fine|goes)|for one life(?:time)?|person|guy|mehr|thanks?(?: you)?|for me|any ?more|again|ever|at all|these days|(?:for|right) now|at the moment|pour (?:l'instant|le moment)|por (?:ahora|el momento|enquanto|agora)|de momento|per ora|(?:im|zum) (?:moment|jetzigen zeitpunkt)|derzeit|zurzeit|vorerst|voorlopig|for (?:(?:this|the|our) (?:role|position|job|post|one)|this)|at this (?:stage|point|time)|(?:i'm|i am|we're|we are) afraid|sorry|so (?:pls|please) .*|so don'?t .*|wale|because .*|since .*|companies|company|start-?ups?|stuff|(?<!(?:side|pet|hobby|weekend|passion|vanity|students?|school|university|family|research|personal|toy)\s)projects?|bitte|ein|(?:und|and|y|et|e) (?:niemand|nobody|no one|nadie|personne|ninguém)|por favor|gracias|merci|s'il vous plait|danke)$/i;
/** Words that tell nothing without theirs: "big company". */
const ADJECTIVE = /^(?:big|small|large|old|young|new|early|other|good|bad|services?|products?)$/i;
/** A student project is no student. */
const OWN_PROJECT =
  /^(?:side|students?|school|university|weekend|hobby|pet|toy|research|personal|passion|vanity|family) projects?$/i;
/** Grammar and complaint, no field or craft. */
const EMPTY =
  /^(?:it|this|that|them|me|us|you|so|too|one|being|having|waiting|people(?! (?:who|that|from|with)\b)|others|excuses|thanks?|thank you|much|many|my|our|his|her|their|what|how|why|who|when|where|auf|aufs|nach|zu|zum|zur)\b/i;

/** Whether a thing is told of at length: "anything that tracks kids". */
export const isOneWho = (thing: string): boolean => ONE_WHO.test(fold(thing));

function withoutTail(text: string): string {
  const shorter = text.trim().replace(TAIL, '');
  return shorter === text ? text : withoutTail(shorter);
}

const IN_MARKS = /^["'“”„‘’‚«»‹›]\s*([^"'“”„‘’‚«»‹›]+?)\s*["'“”„‘’‚«»‹›]$/;
const unmarked = (text: string) => text.trim().replace(IN_MARKS, '$1');

function bare(text: string): string {
  let thing = unmarked(text);
  for (let before = ''; before !== thing; ) {
    before = thing;
    const core = unmarked(thing.replace(LEAD, ''));
    const shorter = core.replace(TAIL, '').trim();
    thing = ADJECTIVE.test(shorter) || OWN_PROJECT.test(core) ? core : shorter;
  }
  return thing;
}

const BEYOND_ASCII = /[\u0080-\uffff]/g;
const CAPITALS = /[A-Z]+/g;

/**
 * Text in lower case, Latin letters without accents, one kind of apostrophe; as long as before, so that what is
 * found in it can be cut out of the text as written.
 */
export function fold(text: string): string {
  return text.replace(BEYOND_ASCII, folded).replace(CAPITALS, (letters) => letters.toLowerCase());
}

function folded(letter: string): string {
  if (letter === '’' || letter === '‘') return "'";
  const [base = letter, ...marks] = letter.normalize('NFD');
  const plain = marks.length > 0 && /[a-z]/i.test(base) ? base : letter;
  return plain.toLowerCase();
}
