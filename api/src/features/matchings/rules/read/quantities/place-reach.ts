import { offsetsOf } from './clocks.ts';
import { sentencesOf } from './sentences.ts';

/** How far from a town somebody lives, and at whose cost they come. Texts in plain English as `readable` has them. */

/** Stands for "anywhere within two hours of it": as far as one goes there and back, and no matter of clocks. */
export const IN_A_RING = 'not too far from there';

const RING =
  /(?:,? ?\b(?:or|and) )?(?:\b(?:anywhere|somewhere|some place|a town|places?) )?\bwithin (?:about |around |roughly |max\.? )?(?:half )?(?:an?|\d[\d.,]*(?:-\d+)?)[ -]?(?:hours?|hrs?|h|minutes?|mins?)\b(?:'s?| of)?(?: (?:drive|driving|train|travel|bus|ride|journey|commut\w*)(?: ride)?)?(?: (?:of|from|to) (?:it|there|here|us|me|(?:the )?(?:town|city|office|workshop|lab)|[a-z'-]+(?: [a-z'-]+)?(?=[.,;:]|$)))?/g;
/** Says that it is somebody's home that is so far away. */
const LIVES_SO =
  /(?:\b(?:live|living|based|located|be|are|you're|anybody|anyone|someone|somebody) |\b(?:or|and) (?:anywhere |somewhere |some place |a town )?|\b(?:any|some)where )within\b/;
const NO_RING =
  /\b(?:remote\w*|distributed|async\w*|online|time|time ?zones?|zones?|clocks?|overlap\w*|response|reply|answer)\b/;

/** A text without the rings around a town; where work apart or clocks are spoken of, hours are those of clocks. */
export function withoutRings(text: string): string {
  const isRing = (sentence: string) =>
    LIVES_SO.test(sentence) && !NO_RING.test(sentence) && offsetsOf(sentence).length === 0;
  return sentencesOf(text)
    .map((sentence) => (isRing(sentence) ? sentence.replace(RING, ` ${IN_A_RING}`) : sentence))
    .join(' ');
}

/** "Remote is ok if you can come every week": some days of each week together. */
export const REMOTE_IF_WEEKLY =
  /\b(?:fully )?remote(?:ly)?\b([^.;,]{0,24}?)(?: (?:is|would be|can be))?(?: (?:also|ok(?:ay)?|fine|possible|works|no problem))* (?:if|as long as|so long as|provided)\b[^.;,]*\b(?:come|visit|here|meet|drive|travel|in the office|in person)\b[^.;,]*\b(?:(?:each|every|per|a) week|weekly)\b/g;

const FARES = String.raw`(?:transport\w*|travel\w*|fares?|trips?|trains?|bus|tickets?|flights?|journeys?|commut\w*|petrol)`;

/** "If transport is covered": who comes on that condition comes where it is. */
export const IF_FARES_PAID = new RegExp(
  String.raw`,? ?\b(?:if|as long as|so long as|provided|when) (?:that )?(?:(?:the |my )?${FARES}(?: (?:costs?|expenses?|money|is|are|gets?))* (?:covered|paid|reimbursed|refunded|on you)(?: for)?|(?:you|u|they|the company) (?:can )?(?:cover|pay|reimburse|refund)(?: for)?(?: the| my)? ${FARES}(?: costs?| expenses?)?)\b`,
  'gi',
);
const FARES_PAID = new RegExp(
  String.raw`\b${FARES}(?: (?:costs?|expenses?|money|is|are|gets?|will|be))* (?:on us|covered|paid|reimbursed|refunded)\b|\b(?:we|i|company)(?:['’]ll| will| can| do)? (?:cover|pay|reimburse|refund)\w*(?: for)?(?: the| your| all)? ${FARES}\b`,
  'i',
);

export const asksForFares = (text: string) => text.search(IF_FARES_PAID) >= 0;
export const paysFares = (text: string) => FARES_PAID.test(text);
