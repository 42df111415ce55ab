const WISHES =
  'expect\\p{L}*|looking|want\\p{L}*|hop(?:e|ing)|seeking|target\\p{L}*|asking|gewünscht|wunsch\\p{L}*|suche|möchte|busco|espero|quiero|pretendo|je (?:vise|cherche|souhaite|voudrais)|souhaité|procuro|quero';
/** "Current 21 LPA, expecting 26-28": what somebody earns where they are. */
const OF_TODAY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:current(?:ly)?|present(?:ly)?|now (?:at|on)|aktuell|derzeit|jetzt|gano|actual(?:mente)?|actuellement|hoje|atual(?:mente)?)(?!\p{L})(?:[^,;.]|[.,](?=\d))*?\d(?:[^,;.]|[.,](?=\d))*|^[^\d,;]*\d(?:[^,;.]|[.,](?=\d))*(?<!\p{L})(?:currently|at present|at the moment|aktuell|derzeit|actualmente|actuellement|atualmente))[,;.]\s*(?=(?:and |but |ctc |i(?:'m| am)? )*(?:${WISHES})(?!\p{L}))`,
  'gu',
);

const NOWADAYS = String.raw`current(?:ly)?|present(?:ly)?|now|today|at the moment|last|previous|aktuell\p{L}*|derzeit|zurzeit|heute|jetzt|bisher|actual(?:mente)?|hoy|ahora|actuel\p{L}*|aujourd'hui|hoje|atual(?:mente)?|attual(?:mente)?|oggi|adesso`;
const EARNS = String.raw`earn\p{L}*|mak(?:e|ing)|(?:i am|i'm|am|getting|drawing|being) (?:at|on|paid)|getting|drawing|on|at|salary|ctc|package|income|paycheck|job|verdien\p{L}*|gehalt|gan(?:o|ando)|cobr(?:o|ando)|sueldo|gagne|touche|salaire|ganh(?:o|ando)|receb(?:o|endo)|salário|guadagn\p{L}*|prend(?:o|endo)|stipendio`;
/** What somebody earns where they are: "currently earning 2.2 lakh", "I make 90k now", "ich verdiene 60k". */
const EARNED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${NOWADAYS})(?!\p{L}).*(?<!\p{L})(?:${EARNS})|(?:${EARNS})(?!\p{L}).*(?<!\p{L})(?:${NOWADAYS})|i earn|down from|ich verdiene|yo gano|je gagne|eu ganho)(?!\p{L})`,
  'u',
);
/** "I am at 60k now and need at least 70": asked for as well. */
const ASKED =
  /(?<!\p{L})(?:need|want|expect\p{L}*|hop(?:e|ing)|ask\p{L}*|at least|min(?:imum)?|would|could|can|will|until|till|we|brauche|möchte|mindestens|wünsche|necesito|quiero|espero|mínimo|voudrais|souhaite|minimum|preciso|quero|vorrei|almeno)(?!\p{L})/u;

const SCALED = /\d\s?(k|lpa|lakhs?|lacs?|crores?|cr|mil|tsd|thousand)(?!\p{L})/u;
const SHORT =
  /(?<![\d.,])\d{1,3}(?:\.\d)?(?:\s?(?:-|to|bis|a|à)\s?\d{1,3}(?:\.\d)?)?(?![\d.,]*\d|\s?(?:%|percent|hours?|days?|weeks?|months?|years?))/;

/** An answer without what its writer earns today, if there is a sum beside it: of "current 26 LPA, expecting 32" the 32 LPA. */
export function withoutEarned(read: string): string {
  const clauses = read.split(
    /(?<=[,;](?!\d)|[.!?](?=\s|$)|\))|(?=\()|(?=\s(?:but|aber|pero|mais|mas|ma|and)\s)/,
  );
  const left = clauses.filter((clause) => !(/\d/.test(clause) && EARNED.test(clause) && !ASKED.test(clause)));
  const asked = (left.some((clause) => /\d/.test(clause)) ? left.join('') : read).replace(OF_TODAY, ' ');
  const scale = asked !== read && !SCALED.test(asked) ? SCALED.exec(read)?.[1] : undefined;
  return scale ? asked.replace(SHORT, `$& ${scale}`) : asked;
}

/** "$135k for four days, so roughly 165 full time": the same pay once more. */
export const AS_FULL_TIME =
  /(?<=\d.*(?<!\p{L})(?:\d days?|\d tage|\d días|\d jours|\d dias|part[- ]?time|teilzeit|\d{2} ?%|\d{2} ?h(?:ours|rs)?)(?!\p{L}).*?),? ?\(?(?:so|i\.e\.|ie|that is|that's|which is|meaning|equals?|equivalent to|=|das (?:sind|wären|entspricht)|also|entspricht|es decir|o sea|soit|ou seja)(?: (?:roughly|about|around|approximately|some|etwa|rund|unos|environ|cerca de|to))* [^\d\s]{0,3} ?\d[\d.,]* ?k?(?: [€£$]| euros?)? (?:(?:at|for|as|a|on|auf|bei|in|pro-rated|if) )*(?:full[- ]?time|fte|vollzeit|tiempo completo|temps plein|tempo integral)(?: equivalent| basis)?\)?/gu;

/** "£16k for three days a week" is paid by the year. */
export const DAYS_A_WEEK = /(?<=\d ?k? (?:for|pour|für|por|para) \d days?) (?:a|per|each) week\b/g;
