import { USED } from './doubt.ts';
import {
  BESIDE_OWN,
  HAD,
  KEPT,
  LABELLED,
  NO_SHARE,
  OTHERWISE,
  SINGLE,
  SPAN,
  SPLIT,
  STRETCHED,
  SUM,
  THE_REST,
} from './equity-words.ts';
import { NO_ROOM } from './plain.ts';

/** What is told of time and money beside a share, and when it is earned. */
const BESIDE_SHARE =
  /\b501 ?\(?c\)?(?: ?\(\d+\))?|\b\d[- ]days? (?:working )?weeks?\b|\b(?:vest\p{L}*|cliff|(?:\d+|a)[- ]?(?:y|yrs?|years?|months?|mo)\b[^,.;]{0,12}(?:vest\p{L}*|cliff)|\d+ ?y\b)[^,.;]*|\d[\d.,]*\s?(?:k\b|lakhs?|lpa|m\b)[^,;%]*|[€$£₹₦]\s?\d[\d.,]*[^,;%]*|\d[\d.,]*\s?(?:€|\$|£|₹|eur|usd|gbp|inr)[^,;%]*|\bwith(?: an?)? \d+[- ](?:year|month)s?\b/gu;
/** "At least 15 %, otherwise I stay employed" says the bound again; of "15 % if I come in as a cofounder" the share is plain. */
const SAID_AGAIN =
  /(?<=\b(?:at least|min\p{L}*|from|or more|no less)\b[^.;]*[,;.] ?)(?:otherwise|or else|sonst|si no|de lo contrario|sinon|senão|altrimenti) [^\d.;]*|(?<=^[^§]*§[^§]*)(?<!\p{L})(?:if (?:i'm|i am|i'd be|i were|(?:i )?(?:come in|coming in|join|joining) as)|wenn ich|si (?:soy|fuera|entro como)|si je (?:suis|rejoins)|se (?:eu )?(?:for|fosse|entrar como))(?! not) [^,.;§\d]*(?=[^§]*$)/gu;
const SALARY = String.raw`(?:(?:un)?paid|bezahlt|vergütet|entlohnt|payée?s?|rémunérée?s?|pag(?:an|as|áis|ado|ada|o)|cobro|remunerad[oa]s?|pagat[oa]|unpaid|unbezahlt|pay(?:s|ing)?|salary|salaries|wages?|cash|money|income|gehalt|lohn|geld|sueldo|salario|paga|dinero|salaire|paie|salário|dinheiro|stipendio)(?!\p{L})`;
const IS_OF_PAY = new RegExp(String.raw`(?<!\p{L})${SALARY}`, 'u');
const WHEN_OR_WHY = `(?:if|when|where|as long as|provided|as|since|because|given|considering|assuming|wenn|falls|weil|da|si|cuando|porque|ya que|dado que|puesto que|puisque|puisqu'|parce que|parce qu'|car|vu qu'|quand|s'|se|quando|já que|pois|poiché|perché|visto che)`;
/** "20 % as there is no salary", "15 % without pay": of shares that all are named, whatever there is of a salary. */
const WITH_OR_WITHOUT_PAY = new RegExp(
  String.raw`(?<=§[^.;\d]{0,40})(?<!\p{L})(?:${WHEN_OR_WHY}(?:(?<=')| )(?!(?:not|you (?:don't|can't|won't)|it's not) (?:enough|sure)\b)(?:[^\s,.;§\d]+ ){0,5}?|(?:with|without|at|for|on|mit|ohne|bei|con|sin|avec|sans|com|sem|senza) (?:(?:any|an?|the|my|low|lower|small|normal|market|full|good|decent|fair|real|proper|k?ein\p{L}*|une?|um|uma|il|lo) ){0,3})${SALARY}(?: (?:is|are|was|at|too|very|rather|below|under|market|low|small|nothing|none|me|us|anything|much|bajo|niedrig|basso?|faible|baixo|es|est|é|ist) ?)*`,
  'gu',
);
/** "5 % with a normal salary, 20 % without": of the other share the salary is not named again. */
const WITHOUT_IT =
  /(?<=§[^.;]*)(?<!\p{L})(?:with|w\/|without|w\/o|mit|ohne|con|sin|avec|sans|com|sem|senza)(?: (?:1|one|it|any|eines|uno|um))?(?=\s*(?:$|[,.;]))/gu;
/** "Don't need any if the salary is fair": nobody who is paid is asked for more. */
const NOT_NEEDED = /\bdon't (?:really )?need (?:any|it)\b/;
/** "5 % if unpaid, else 1 %": both are read. */
const ELSE = new RegExp(`(?<=§[^§]*)${OTHERWISE}(?=§)`, 'gu');
/** When it is earned, as a cliff says it: "5 % after one year together". */
const AFTER_A_WHILE =
  /\bafter (?:(?:the |a |an |my |your |our )?(?:first |initial )?(?:\d{1,2}|a|an)?[- ]?(?:years?|months?|weeks?)\b|(?:the |a |an )?(?:probation|trial)\b)[^,.;]*/g;
/** "8 % for the first, 4 for the second": what another partner gets. */
const OF_OTHERS =
  /(?<=§.*[,;]\s*(?:and )?)\d+(?:\.\d+)?(?: or (?:so|\d+))?(?: §)? for (?:the|a|an|design|sales)\b[^,.;]*/g;
/** "10 %, up to 15 if you come as a full co-founder", "25 %, on peut monter à 30 si ...", "25 to 30, at least 20 if I join so early": the condition is of the most, or of the least. */
const MOST_IF = new RegExp(
  String.raw`(?<=§[^§]*(?<!\p{L})(?:up to|at least|${STRETCHED})\s+§\s*)(?:if|when|once|si|wenn|se) [^.,;§]*(?=[.;]|$)`,
  'gu',
);
/** What follows one share in time, where both were read: "5 % now, 8 % after the pilot". */
const FOLLOWS = /\b(?:now|then|after(?: that| the)?|later|at|when|once|going to|rising to|until|before)\b/g;

/** An answer with `USED` for every share, without bounds and what stands beside it; `isShare`: no share at all may hang on a salary. */
export function leftOf(read: string, isShare: boolean): string {
  const left = [
    BESIDE_OWN,
    KEPT,
    HAD,
    THE_REST,
    SUM,
    new RegExp(SPAN, 'g'),
    new RegExp(SINGLE, 'g'),
    SPLIT,
    NO_SHARE,
    LABELLED,
  ]
    .reduce((rest, words) => rest.replace(words, ` ${USED} `), read)
    .replace(BESIDE_SHARE, ' ')
    .replace(AFTER_A_WHILE, ' ')
    .replace(OF_OTHERS, ' ')
    .replace(isShare || NOT_NEEDED.test(read) ? WITH_OR_WITHOUT_PAY : '', ' ')
    .replace(isShare && IS_OF_PAY.test(read) ? WITHOUT_IT : '', ' ')
    .replace(ELSE, ' ')
    .replace(
      /^(?:[^\d§]{0,40})\b\d{1,2}(?:[.,]\d{1,2})?(?:\s*(?:-|to|and|or|a|à|bis)\s*\d{1,3})?\b/,
      ` ${USED} `,
    )
    .replace(NO_ROOM, ' ')
    .replace(MOST_IF, ' ')
    .replace(
      /(?:\b(?:no|not|never|nothing)|n't)(?: \p{L}+)? (?:less|more|under|below|over|above)(?: than)?(?=\s*§)|\buntil(?=\s*§)|(?<=§\s*)तक/gu,
      ' ',
    );
  return left.split(USED).length > 2 ? left.replace(FOLLOWS, ' ') : left.replace(SAID_AGAIN, ' ');
}
