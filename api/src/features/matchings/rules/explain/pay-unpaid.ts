import { withApostrophes } from '../read/quantities/plain.ts';
import { FOR_FULL_TIME } from './equity-sentences.ts';
import type { Scene } from './scene.ts';
import { payWritten } from './term-words.ts';

/** What somebody says elsewhere of a time without pay. */

const NO_PAY = String.raw`(?:without|no|zero|ohne|kein\p{L}*|sin|sans|pas de|sem|senza|nessun\p{L}*)(?: (?:a|any|un|une|um|uno|getting|being))? (?:pay|paid|salary|wages?|income|paycheck|gehalt|lohn|bezahlung|sueldo|salario|paga|salaire|rémunération|salário|stipendio)|unpaid|for free|unbezahlt|gratis|bénévolement|de graça`;
/** "I can go six months without pay", "more if there is no salary": what somebody who names a pay would do as well. */
const GOES_UNPAID = new RegExp(
  String.raw`(?<!\p{L})(?:i(?:'d| would| can| could| will|'ll| am| don't mind)|can|could|would|happy|ok(?:ay)?|fine|willing|able|ready|prepared|ich k(?:ann|önnte)|puedo|podría|je (?:peux|pourrais)|posso|poderia)(?!\p{L})[^.;,]{0,36}(?<!\p{L})(?:${NO_PAY})(?!\p{L})|(?<!\p{L})(?:more|mehr|más|plus|mais|di più) (?:if|when|with|wenn|bei|si|se) (?:[\p{L}']+ ){0,3}(?:${NO_PAY})(?!\p{L})`,
  'iu',
);
const NOT_UNPAID =
  /(?<!\p{L})(?:not|never|cannot|\p{L}+n't|no longer|nicht|kein|no puedo|no podría|ne peux pas|não|non)(?!\p{L})[^.;,]{0,36}(?<!\p{L})(?:without|unpaid|no pay|for free|ohne|unbezahlt|sin|sans|sem|senza)(?!\p{L})/iu;

/** Whether an applicant says in another answer that they would go without the pay that there is none of yet. */
export function goesUnpaid({ pair: { founder }, applicant: { applicantPreference: wish } }: Scene): boolean {
  if (founder.quantities.pay?.high !== 0) return false;
  return [wish?.riskAppetite, wish?.equityExpectation, wish?.joinMotivation].some((text) => {
    const said = withApostrophes(text ?? '');
    return GOES_UNPAID.test(said) && !NOT_UNPAID.test(said);
  });
}

/** "Commission is ok for the first months", "equity only at first". */
const ELSE_FIRST =
  /(?<!\p{L})(?:commission|provision|comisi[oó]n|comissão|equity|shares|nothing|nichts|nada|rien)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:first|start|beginning|erst\p{L}*|anfang\p{L}*|beginn|principio|primer\p{L}*|début|premiers?|começo|início|primeir\p{L}*)(?!\p{L})/iu;

/** Whether something else than pay would do at first, of a company that pays nothing yet. */
export function takesElseFirst(scene: Scene): boolean {
  return scene.pair.founder.quantities.pay?.high === 0 && ELSE_FIRST.test(payWritten(scene).asked ?? '');
}

const PART = `(?:part[- ]?time|evenings?|nights|weekends?|(?:beside|next to|alongside) my|keep my|still have my|(?:in|have) (?:a|my|the) (?:day )?job|on the side|side (?:project|thing)|(?:few|(?:[5-9]|1\\d)) hours|teilzeit|abends|nebenbei|nebenher|nebenprojekt|media jornada|medio tiempo|tiempo parcial|temps partiel|mi-temps|à côté|meio período|tempo parcial)`;
const NO_PAY_NEEDED = String.raw`without|nothing|none|zero|unpaid|for free|no (?:pay|salary|money)|(?:(?:do|would|wo)n['’]t|do not) (?:need|want|expect|ask for) (?:any |a )?(?:pay|salary|money|wage)|ohne|nichts|kein\p{L}*|unbezahlt|gratis|sin|nada|sans|rien|sem`;
const AS_LONG_AS =
  'if|as long as|so long as|while|when|provided|wenn|solange|sofern|si|mientras|tant que|se|enquanto';
const FOR = 'for|für|para|pour';
/** "Happy to go without as long as it stays part-time", "for something small on the side I don't need pay". */
const NONE_FOR_PART = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${NO_PAY_NEEDED})(?!\p{L})[^.;]*(?<!\p{L})(?:${AS_LONG_AS})(?!\p{L})[^.;]{0,30}(?<!\p{L})${PART}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${NO_PAY_NEEDED})(?!\p{L}| less)[^.;,\d]{0,30}(?<!\p{L})(?:${FOR})(?!\p{L})[^.;,\d]{0,30}(?<!\p{L})${PART}(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${FOR}|${AS_LONG_AS})(?!\p{L})[^.;,\d]{0,30}(?<!\p{L})${PART}(?!\p{L})[^.;,\d]{0,30}(?<!\p{L})(?:${NO_PAY_NEEDED})(?!\p{L}| less)`,
  ].join('|'),
  'iu',
);
/** Hours a week. */
const PART_TIME = 30;

/** Whether pay is asked for full time, and a part of the week is wanted, of a company that pays nothing yet. */
export function asksForFullTimeAlone(scene: Scene): boolean {
  const { hours, pay, compensation } = scene.pair.founder.quantities;
  const isUnpaid = pay ? pay.high === 0 : compensation === 'EQUITY';
  return isUnpaid && !!hours && hours.high <= PART_TIME && FOR_FULL_TIME.test(payWritten(scene).asked ?? '');
}

/** Whether somebody needs no pay for a part of the week, and no more of it is asked for, of a company that pays nothing yet. */
export function needsNoneForPart(scene: Scene): boolean {
  const { hours, pay, compensation } = scene.pair.founder.quantities;
  const isUnpaid = pay ? pay.high === 0 : compensation === 'EQUITY';
  return isUnpaid && !!hours && hours.high <= PART_TIME && NONE_FOR_PART.test(payWritten(scene).asked ?? '');
}
