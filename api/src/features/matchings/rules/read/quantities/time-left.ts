import { MONTHS, USED } from './doubt.ts';
import { NO_ROOM } from './plain.ts';
import { AMOUNTS, BARE, BARE_LATER, DAYS_ALONE, NO_EVENINGS, NO_PART_TIME } from './time-amounts.ts';

const WORDED =
  /\b9(?:am)?\s?(?:-|to)\s?(?:5|17)(?:pm)?\b|full[- ]?time|part[- ]?time|half[- ]?time|half[- ]?days?|all[- ]in\b|(?:week)?nights?|weekends?|evenings?|mornings?|afternoons?|\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?\b/g;
const TURNS =
  /पहले|(?<!\p{L})(?:nach|sobald|después|cuando|après|quand|depois|quando|dopo)(?!\p{L})|\b(?:from|until|till|then|before|after(?:wards| that)?|that|once|when|later|now|by|if|as soon|rising to)\b/gu;
const NOT_THEN = [
  NO_PART_TIME,
  NO_EVENINGS,
  /\b(?:no|not|never|without|except|free|off|nicht|kein\w*|pas|sin|sans|não|sem|cannot|can't|won't|don't)\b[^.;,]{0,24}(?:weekends?|saturdays?|sundays?|fridays?|mondays?|crunch|overtime|full[- ]?time)/g,
  new RegExp(String.raw`\b(?:not|no|except(?: in)?|without) (?:in )?(?:${MONTHS})\b`, 'g'),
];
/** Numbers beside hours that are none: dates, clocks, days at home, hours of a job that is kept. */
const BESIDE_HOURS = new RegExp(
  String.raw`\b(?:(?:can|could|ready to|able to|available to|puedo|je peux|posso|kann) )?(?:start|begin|join|empezar|comenzar|incorporarme|commencer|começar|available|free|disponible|disponível) (?:in|within|en|dans|em|after) (?:about |around )?\d+ (?:days|weeks|months|semanas|meses|semaines|mois)\b|\b(?:start(?:ing|s)?|from|as of|on|until|by)? ?\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?\b|\b(?:${MONTHS}) \d{1,4}\b|\b20[2-4]\d\b|\b\d(?:-\d)? days? (?:at|from|in|on|of which) (?:the )?(?:home|remote|office|site|place)\b|(?<!\p{L})(?:keep(?:ing|s)?|mantenho|mantengo|conservo|continuo n[oa]|sigo en|je (?:garde|reste)|[^,.;§]*behalte ich|ich (?:behalte|bleibe)|i (?:also )?stay (?:at|in|with))(?!\p{L})[^,.;]*|\b24\/7\b|[^,.;§]*\bnotice\b[^,.;§]*|\baviso\b[^,.;§]*|\b(?:until|till) (?!then|that)[^,.;]*|\bq[1-4]\b`,
  'gu',
);

/** That it changes later is understood, also where the time is not: "1 day a week, then more". */
const LATER_UNKNOWN =
  /(?<=§[^.]*)[,;.]\s*(?:then|later|afterwards|after that)\b[^,.;§\d]*(?=[,.;]|$)|(?<=§\s*)\b(?:when|before|if) (?:launching|we launch|there is a launch)\b/g;
/** "Full time, 40 to 50% travel", "four days at 80% pay". */
const OF_OTHER_THINGS =
  /\b\d{1,3}(?: ?(?:-|to|or|bis|a) ?\d{1,3})? ?% (?:of (?:the |your )?)?(?:travel\w*|on the road|remote|on[- ]?site|pay|salary|reise\w*|gehalt|viajes?|sueldo|déplacements?|salaire|viagens?|salário)(?!\p{L})/gu;
/** Says how firm it is: "full time no excuses". */
const NO_LESS = /\bno (?:excuses?|exceptions?|compromis\w+|kidding|jokes?|matter what)\b/g;
/** "6 days in launch months, otherwise 5". */
const AT_OTHER_TIMES =
  /(?<=\b(?:in|during|over) [^,.;§]{3,24}[,;] )(?:otherwise|else)(?=\s+(?:(?:at least|about|around|up to)\s+)?§)/g;
/** "30 hours is also possible if you have small children": both amounts are named, and the condition is of the lower one. */
const ALSO_IF =
  /(?<=§[^§]*§\s*(?:a week )?(?:(?:is|are|would be|can be) )?(?:also |auch |también |aussi |também |anche )*(?:possible|fine|ok(?:ay)?|möglich|posible|possível|possibile)) (?:if|when|for|with|wenn|si|se)(?!\p{L})[^,.;§]*/gu;
/** "Three or four days a week, so never five": what is refused beside what is given changes nothing of it. */
const REFUSED =
  /(?<=§.*[,.;] ?)(?:i'm |i am |and |but |so |aber |pero |mais |mas |e |y |et |also )*(?:never|not|nie|nicht|niemals|nunca|jamais|não) \d(?: ?days?)?(?=\s*(?:[,.;]|$))/gu;
/** "Three days a week, could become four": what may be is no amount yet. */
const MAY_GROW =
  /(?<=§.*)(?:[,.;]\s*|\s)\(?(?:(?:and|but|it|this|that|which|und|aber|y|pero|et|mais|e|mas) )*(?:(?:could|may|might|can)(?: (?:later|also|perhaps|eventually|soon))? (?:become|be|grow|rise|turn|go|increase)(?: up)?(?: (?:to|into))?|maybe|perhaps|possibly|(?:könnten?|vielleicht)(?: (?:auch|bald|später|mal))*|podrían? (?:ser|pasar a|llegar a)|quizás?|tal vez|pourrai(?:en)?t (?:être|passer à|devenir)|peut-être|pode(?:m|riam?)? (?:virar|ser|passar a)|talvez) \d(?: (?:days?|later|soon|werden|sein|tage))*\)?(?=\s*(?:[,.;]|$))/gu;
const PERCENT = /\b\d{2,3} ?%/g;
const ONE_DAY = /\b\d (?:long |whole |full )?(?:days?|weekends?|a week)\b/g;

const BESIDE_AMOUNTS = [
  BESIDE_HOURS,
  AT_OTHER_TIMES,
  ALSO_IF,
  NO_ROOM,
  NO_LESS,
  /\b(?:no|not|never) (?:more|less|fewer|under|below|over|above)(?: than)?(?=\s*(?:than )?§)/g,
  REFUSED,
  MAY_GROW,
];

/** Parts of an answer with `USED` for every amount, without what rules have read beside them. */
export function leftOf(parts: readonly string[], changes: boolean, when: string | undefined): string {
  const all = parts
    .map((part) => part.replace(BARE, USED).replace(BARE_LATER, `${USED} `).replace(DAYS_ALONE, USED))
    .join('; ');
  const without = NOT_THEN.reduce<string>(
    (left, words) => left.replace(words, ` ${USED} `),
    when
      ? all.replace(
          new RegExp(`${when.replace(/[^\p{L}\d ]/gu, '.')}\\W*(?:(?:when|as|because)\\b[^,.;]*)?`, 'u'),
          ' ',
        )
      : all,
  );
  const used = [OF_OTHER_THINGS, ...AMOUNTS, PERCENT, ONE_DAY, WORDED].reduce<string>(
    (rest, amount) => rest.replace(amount, ` ${USED} `),
    without,
  );
  return [...BESIDE_AMOUNTS, changes ? TURNS : LATER_UNKNOWN].reduce(
    (left, words) => left.replace(words, ' '),
    used,
  );
}
