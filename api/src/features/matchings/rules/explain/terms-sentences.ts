import type { Side } from '@ampersand/contract/enumerations';
import { type Person, payStatement } from '../read/person.ts';
import { tellsOfFigure } from '../read/quantities/doubt.ts';
import { isNet, withholdsPay } from '../read/quantities/pay.ts';
import { shortfall } from '../read/quantities/range.ts';
import { quote } from './excerpt.ts';
import { equityMeets, meet, overlap, payMeets } from './facts.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { equityWords, grows, isQuote, timeWords } from './term-words.ts';
import { areAtOtherTimes } from './times-of-day.ts';
import { payWords } from './wording.ts';

/** Sentences about the terms: equity, time, pay. Whoever looks speaks first. */

/** An equal share depends on how many there are: no figure meets it. */
const isEqual = (words: string) => isQuote(words) && /\b(?:equal|even split|same as)/i.test(words);

export const equityMet: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  if (!said || !equityMeets(scene.pair) || isEqual(said.offered) !== isEqual(said.hoped)) return undefined;
  const { offered, hoped, fields } = said;
  const [first, then] = inOrder(looks, scene.f, scene.a);
  const [offer, hope] = inOrder(looks, 'offer', 'hope for');
  if (offered === hoped && !isQuote(offered))
    return { text: `${first.Subject} ${offer} ${offered}, just what ${then.subject} ${hope}.`, fields };
  return { text: equityText(scene, said, looks, '; '), fields };
};

export const equityApart: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  const { founder, applicant } = scene.pair;
  if (!said || meet(founder.quantities.equity, applicant.quantities.equity)) return undefined;
  return { text: equityText(scene, said, looks, ', '), fields: said.fields };
};

function equityText(
  { f, a }: Scene,
  { offered, hoped }: { offered: string; hoped: string },
  looks: Side,
  between: string,
): string {
  const offers = `${f.subject} ${isQuote(offered) ? 'say' : 'offer'} ${offered}`;
  const hopes = `${a.subject} ${isQuote(hoped) ? 'say' : 'hope for'} ${hoped}`;
  const parts = inOrder(looks, offers, hopes);
  return isQuote(offered) || isQuote(hoped)
    ? `On equity, ${parts.join('; ')}.`
    : `${capital(parts.join(between))}.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function equitySaid({ pair, founder, applicant }: Scene) {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  const [wish, hope] = [founder.founderPreference, applicant.applicantPreference];
  return {
    offered: equityWords(offered, { text: wish?.equityOffered, correction: wish?.readings?.equityOffered }),
    hoped: equityWords(hoped, {
      text: hope?.equityExpectation,
      correction: hope?.readings?.equityExpectation,
    }),
    fields: [equityField(founder), 'equityExpectation'],
  };
}

function equityField(founder: Person): string {
  return founder.founderPreference?.equityOffered ? 'founderPreference.equityOffered' : 'equityOffered';
}

/** Hours that are to grow, or are asked of one of several people, meet only what they reach now: at least so much of what is asked. */
const MOST_OF = 0.75;

export const hoursMet: Writer = (scene, looks) => {
  const [asked, given] = [scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours];
  const { founderPreference: wish } = scene.founder;
  const { applicantPreference: hope } = scene.applicant;
  return overlap(asked, given) &&
    !areAtOtherTimes(wish?.coFounderCommitment, hope?.timeCommitment) &&
    asked &&
    given &&
    given.low >= MOST_OF * asked.low &&
    given.high >= MOST_OF * asked.high
    ? hoursSaid(scene, looks)
    : undefined;
};

export const hoursApart: Writer = (scene, looks) => {
  const { founder, applicant } = scene.pair;
  const [asked, given] = [founder.quantities.hours, applicant.quantities.hours];
  if (!asked || !given || meet(asked, given)) return undefined;
  // Who wants to give more than is asked now may be asked for it later.
  const willGrow = grows(scene.founder.founderPreference?.coFounderCommitment);
  return willGrow && given.low > asked.high ? undefined : hoursSaid(scene, looks);
};

/** For a must-have: also where the time is to grow. */
export const hoursMust: Writer = (scene, looks) =>
  meet(scene.pair.founder.quantities.hours, scene.pair.applicant.quantities.hours)
    ? undefined
    : hoursSaid(scene, looks);

function hoursSaid({ pair, founder, applicant, f, a }: Scene, looks: Side): Sentence | undefined {
  const [asked, given] = [pair.founder.quantities.hours, pair.applicant.quantities.hours];
  if (!asked || !given) return undefined;
  const [wish, hope] = [founder.founderPreference, applicant.applicantPreference];
  const wants = timeWords(asked, {
    text: wish?.coFounderCommitment,
    correction: wish?.readings?.coFounderCommitment,
  });
  const has = timeWords(given, { text: hope?.timeCommitment, correction: hope?.readings?.timeCommitment });
  const fields = ['coFounderCommitment', 'timeCommitment'];
  if (wants === has && !isQuote(wants)) return { text: `You both have ${wants} in mind.`, fields };
  const tooMuch = shortfall(asked, given) > 0;
  const asks = `${f.subject} ${isQuote(wants) ? 'say' : 'ask for'} ${wants}`;
  const gives = `${a.subject} ${isQuote(has) ? 'say' : tooMuch ? 'want to give' : 'can give'} ${has}`;
  const text = inOrder(looks, asks, gives).join('; ');
  return { text: isQuote(wants) || isQuote(has) ? `On time, ${text}.` : `${capital(text)}.`, fields };
}

export const payMet: Writer = (scene) => (payMeets(scene.pair) ? paySaid(scene) : undefined);
export const payApart: Writer = (scene) => (payMeets(scene.pair) ? undefined : paySaid(scene));

const PAY = 120;
/** No pay for a time is no lasting wish. */
const AT_FIRST =
  /\b(?:until|till|at first|to begin|to start|initially|for now|first (?:\w+ )?(?:months?|years?|quarters?)|primer (?:año|mes)|première année|premiers mois|ersten? (?:jahr|monate?n?)|primeiro ano|primeiros meses)\b/i;
/** US dollars a year: what is read as less was a monthly sum, or misread. */
const LEAST_PAY = 3000;

function paySaid({ pair, founder, applicant, f, a }: Scene): Sentence | undefined {
  const { pay: needed } = pair.applicant.quantities;
  const { pay: paid, compensation } = pair.founder.quantities;
  const asked = applicant.salaryExpectations ?? applicant.applicantPreference?.equityExpectation;
  if (!needed || !asked) return undefined;
  const from = applicant.salaryExpectations ? 'salaryExpectations' : 'equityExpectation';
  const asks = `On pay, ${a.subject} say ${quote(asked, PAY, tellsOfFigure)}`;
  if (needed.high === 0) {
    const first = AT_FIRST.test(asked) ? ' at first' : '';
    return {
      text: `${a.Subject} ask for no pay${first}: ${quote(asked, PAY)}.`,
      fields: [from, 'compensation'],
    };
  }
  // A sum in words is too easily misread to be set against another.
  // A need that begins at nothing and ends at a salary is a plan, not a sum.
  if (!paid || needed.low === 0 || !/\d/.test(asked) || (paid.high > 0 && paid.high < LEAST_PAY))
    return undefined;
  const stated = founder.company && payStatement(founder.company);
  if (paid.high === 0) {
    if (stated && withholdsPay(stated))
      return {
        text: `${asks}; ${f.subject} say ${quote(stated, PAY, tellsOfFigure)}.`,
        fields: [from, 'otherDetails'],
      };
    return compensation === 'EQUITY'
      ? { text: `${asks}; ${f.subject} pay in equity only.`, fields: [from, 'compensation'] }
      : undefined;
  }
  const statement = stated ?? founder.founderPreference?.equityOffered;
  if (!statement || !/\d/.test(statement)) return undefined;
  // What is left after taxes in one country says little of what is paid before them.
  if (isNet(asked) !== isNet(statement)) return undefined;
  const [sum, other] = [payWords(needed), payWords(paid)];
  return {
    text: `${asks} (${sum}); ${f.subject} can pay ${other}: ${quote(statement, PAY, tellsOfFigure)}.`,
    fields: [from, 'otherDetails'],
  };
}
