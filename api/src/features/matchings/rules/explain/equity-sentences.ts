import type { FundingStage, Side } from '@ampersand/contract/enumerations';
import { oncePerPair } from '../memory/remembered.ts';
import { type Person, payStatement } from '../read/person.ts';
import { hasAlternative } from '../read/quantities/equity.ts';
import { mattersLittle, withApostrophes } from '../read/quantities/plain.ts';
import { assured, type Range, UNBOUNDED } from '../read/quantities/range.ts';
import { isEarnedTooLate } from './equity-time.ts';
import { equityMeets, FAR, FULL_TIME, isNear, isRough } from './facts.ts';
import { glossed } from './glossed.ts';
import { FOR_NO_PAY, ON_NO_PAY, PAY_NOUN } from './no-pay.ts';
import { askedOf } from './other-case.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { equityWords, hasSteps, hoursWritten, isFigureAlone, isQuote, laterHours } from './term-words.ts';
import { capital, NO_EQUITY } from './wording.ts';

/** Sentences about equity. Whoever looks speaks first. */

/** An equal share depends on how many there are: no figure meets it. */
const isEqual = (words: string) => isQuote(words) && /\b(?:equal|even split|same as)/i.test(words);

export const equityMet: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  if (!said || !isMet(scene, said)) return undefined;
  const { offered, hoped, fields } = said;
  const [first, then] = inOrder(looks, scene.f, scene.a);
  const [offer, hope] = inOrder(looks, 'offer', 'hope for');
  if (offered === hoped && !isQuote(offered))
    return {
      text: `On equity, ${first.subject} ${offer} ${offered}, just what ${then.subject} ${hope}.`,
      fields,
    };
  return equitySentence(scene, said, looks);
};

const isMet = (scene: Scene, said: EquitySaid): boolean =>
  equityMeets(scene.pair) &&
  isEqual(said.offered) === isEqual(said.hoped) &&
  holdsAnyway(scene, said) &&
  !isForBefore(scene, said) &&
  !isConditionMissed(scene, said) &&
  !comesTooLate(scene, said);

/** Whether shares that hang on something meet whatever becomes of it. */
function holdsAnyway(scene: Scene, { offer, hope }: EquitySaid): boolean {
  const { founder, applicant } = scene.pair;
  const [offered, hoped] = [founder.quantities.equity, applicant.quantities.equity];
  const isOpen = hasSteps(hope) && !(isUnpaid(scene) && isOnlyForNoPay(hope.text));
  if (!offered || !hoped || !(hasSteps(offer) || isOpen)) return true;
  return offered.low >= (isOpen ? assured(hoped, UNBOUNDED.equity).high : hoped.low);
}

export const equityApart: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  const [offered, hoped] = [scene.pair.founder.quantities.equity, scene.pair.applicant.quantities.equity];
  if (!said || !offered || !hoped) return undefined;
  const { offer, hope } = said;
  const isFar =
    !hasSteps(offer) && !hasSteps(hope)
      ? !isNear(offered.high, hoped.low, isRough(offer.text, hope.text))
      : offered.high < FAR * hoped.low;
  const isLate = comesTooLate(scene, said) && !doTouch(offered, hoped);
  const isIndifferent = scene.pair.applicant.importance.equityExpectation === 'INDIFFERENT';
  if (!(isFar || isLate) || isIndifferent || isForAnother(scene, said)) return undefined;
  return equitySentence(scene, said, looks);
};

/** Two ranges, of which one begins where the other ends: "2–3%" and "3–5%". */
const doTouch = (offered: Range, hoped: Range) =>
  offered.low < offered.high &&
  hoped.low < hoped.high &&
  hoped.high < UNBOUNDED.equity &&
  offered.high === hoped.low;

function comesTooLate({ pair }: Scene, { offer, hope }: EquitySaid): boolean {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  return !!offered && !!hoped && isEarnedTooLate(offer.text, offered, hope.text, hoped);
}

/** For a must-have: also where a share hangs on something. */
export const equityMust: Writer = (scene, looks) => {
  const said = equitySaid(scene);
  if (!said || isForAnother(scene, said)) return undefined;
  return equitySentence(scene, said, looks);
};

/** Whether a share hangs on nothing but that there is no pay. */
const isOnlyForNoPay = (hope: string) => {
  const said = withApostrophes(hope);
  return FOR_NO_PAY.test(said) && isFigureAlone(said.replace(ON_NO_PAY, ' '));
};

const isUnpaid = ({ pair: { founder } }: Scene) => {
  const { pay, compensation } = founder.quantities;
  return pay ? pay.high === 0 : compensation === 'EQUITY';
};

/** Whether somebody names the share that they would take in place of pay, and it is there, of a company that pays nothing. */
export function takesShareForPay(scene: Scene): boolean {
  if (!isUnpaid(scene)) return false;
  const said = equitySaid(scene);
  return !!said && isOnlyForNoPay(said.hope.text) && isMet(scene, said);
}

/** "5% anyway, more if the salary is poor": the share that is named hangs on nothing. */
const MORE_IF =
  /(?<!(?:\p{L}|\b(?:or|and|oder|und|o|y|ou|et|e|in) (?:di )?))(?:more|mehr|más|plus|mais|(?:di )?più) (?:if|when|wenn|falls|si|se)(?!\p{L})[^.;]*/giu;

const SALARY = `(?:${PAY_NOUN}|income)`;
const NONE = String.raw`(?:no|not|\p{L}+n't|low|without|zero|nothing|kein\p{L}*|nicht|ohne|sin|sans|sem|senza|ni|pas|não)`;
/** "10% next to a small salary", "8 %, wenn ein Gehalt dazukommt": a share that is enough beside pay. */
const BESIDE_PAY = new RegExp(
  String.raw`(?:(?<!\p{L})(?:with|next to|besides?|along(?:side| with)|together with|on top of|in addition to|and|plus|if|when|as long as|provided|mit|bei|neben|zusätzlich zu|und|wenn|sofern|con|junto (?:a|con)|además de|al lado de|más|y|si|avec|en plus d(?:e|')|à côté d(?:e|')|et|com|junto (?:a|com)|além de|ao lado de|mais|e|se|oltre a|accanto a|più)|[+&])(?: ?(?!${NONE} )[\p{L}']+ ){0,4} ?${SALARY}(?!\p{L})(?![^.;,]{0,16}(?<!\p{L})(?:or without|later|once|when|after|später|sobald|nach|más tarde|cuando|plus tard|quand|mais tarde|quando|doesn't|is not|isn't)(?!\p{L}))|(?<!\p{L})(?:if|when|wenn) (?:(?:i'm|i am|i get|it's|ich|also|auch) )*(?:paid|bezahlt)(?!\p{L})`,
  'iu',
);

/** "15 % if I come in as a cofounder": whether they would, only the two can tell. */
const FOR_A_ROLE =
  /(?<!\p{L})(?:if|when|where|wenn|falls|si|se|caso) [^.;]{0,30}(?:co-?founder|mitgründer|cofundador|cofondat|sócio|socio|associé|partner|cto)/iu;

/** "30 % if I'm in before the money": of a company that has raised nothing yet. */
const BEFORE_MONEY =
  /(?<!\p{L})(?:before|pre[- ]?|vor|antes de|avant|prima de\p{L}*) ?(?:the |any |a |der |die |einer |la |el |una |le |l'|o |os |do |da )?(?:first )?(?:money|funding|fundrais\p{L}*|rais\p{L}*|seed|round|invest\p{L}*|finanzierung\p{L}*|runde|ronda|inversi\p{L}*|levée|financement|rodada|dinheiro|dinero)|(?<!\p{L})(?:if|while|as long as|when) [^.;]{0,20}(?:unfunded|bootstrapped|no (?:money|funding|investors?))/iu;
const RAISED: ReadonlySet<FundingStage> = new Set(['SEED', 'SERIES_A', 'SERIES_B', 'SERIES_C']);

/** "15-25% depending on when you go full time", "10 %, if I go full time". */
export const FOR_FULL_TIME =
  /(?<!\p{L})(?:if|when|once|depending on|provided|as long as|wenn|sobald|falls|je nachdem|si|cuando|en cuanto|según|quand|dès que|selon|se|quando|assim que|conforme|caso)(?!\p{L})[^.;,]{0,30}(?<!\p{L})(?:full[- ]?time|vollzeit|(?:a |à )?(?:tiempo|jornada) complet[oa]|(?:à )?(?:temps plein|plein temps)|(?:tempo )?integral)(?!\p{L})/iu;

/** Whether a share is for full time that is not given, for no pay where there is some, or enough beside pay of which there is none. */
function isConditionMissed(scene: Scene, { offer, hope }: EquitySaid): boolean {
  const { hours } = scene.pair.applicant.quantities;
  const { pay } = scene.pair.founder.quantities;
  const asked = withApostrophes(hope.text).replace(MORE_IF, ' ');
  const most = Math.max(hours?.high ?? FULL_TIME, laterHours(hoursWritten(scene).hope)?.high ?? 0);
  return (
    (most < FULL_TIME && [offer, hope].some(({ text }) => FOR_FULL_TIME.test(text))) ||
    (isUnpaid(scene) ? !FOR_NO_PAY.test(asked) && BESIDE_PAY.test(asked) : !!pay && FOR_NO_PAY.test(asked))
  );
}

/** Whether a share is asked of a company that has raised nothing yet, and this one has. */
function isForBefore({ founder: { company } }: Scene, { hope }: EquitySaid): boolean {
  return !!company?.fundingStage && RAISED.has(company.fundingStage) && BEFORE_MONEY.test(hope.text);
}

/** A part of what is sold comes on top of a share: "then rev share on top of equity". */
const WITH_SALES =
  /(?<!\p{L})(?:(?:rev(?:enue)?|profits?)[- ]?shar(?:e|es|ing)|share of (?:the |our |all )?(?:\p{L}+ )?(?:fees|sales|revenues?|profits?)|umsatzbeteiligung|gewinnbeteiligung|parte de (?:los |as |das )?(?:ingresos|ventas|beneficios|receitas|vendas))(?!\p{L})/iu;

/** Whether a part of what is sold is offered: "a quarter of the revenue share". */
export const sharesSales = (offer: string): boolean => WITH_SALES.test(offer);

/** "With salary I don't need any", "much less if there is": of a company that pays, the share that is named is not asked. */
const LESS_WITH_PAY = new RegExp(
  String.raw`(?<!\p{L})(?:with|if|when|mit|bei|wenn|con|si|avec|com|se)(?!\p{L})[^.;,]{0,20}${SALARY}(?!\p{L})[^.;]{0,16}(?<!\p{L})(?:less|fewer|none|nothing|(?:don't|do not|won't) (?:need|want|ask)|weniger|kein\p{L}*|nichts|menos|nada|ninguna|moins|rien|pas besoin)(?!\p{L})|(?<!\p{L})(?:less|fewer|none|weniger|keine|menos|moins) (?:if|when|wenn|si|se) (?:there(?:'s| is)|you pay|i(?:'m| am) paid|es (?:eins|eines) gibt|(?:lo )?hay|il y en a|houver)(?! (?:no|not|none)\b)(?!\p{L})`,
  'iu',
);

/** Whether something else would do as well, or a share is asked for only in place of a pay that there is, or for a part that nobody has agreed on. */
function isForAnother(scene: Scene, said: EquitySaid): boolean {
  const { offer, hope } = said;
  const { pair, founder } = scene;
  // "Nothing before February": a sum that is to come is pay too.
  const stated = founder.company && payStatement(founder.company);
  const isPaid = (pair.founder.quantities.pay?.high ?? 0) > 0 || /\d/.test(stated ?? '');
  const most = (pair.founder.quantities.equity?.high ?? 0) / FAR;
  const isNotFar = most >= (pair.applicant.quantities.equity?.low ?? 0);
  return (
    hasAlternative(offer.text) ||
    hasAlternative(hope.text) ||
    (isNotFar && WITH_SALES.test(founder.company?.otherDetails ?? '')) ||
    (isPaid && FOR_NO_PAY.test(withApostrophes(hope.text).replace(MORE_IF, ' '))) ||
    (isPaid && LESS_WITH_PAY.test(withApostrophes(hope.text))) ||
    FOR_A_ROLE.test(hope.text) ||
    isForBefore(scene, said)
  );
}

function equitySentence(
  scene: Scene,
  { offered, hoped, offer, hope, fields }: EquitySaid,
  looks: Side,
): Sentence | undefined {
  const { f, a } = scene;
  const theirs = glossed(scene, 'FOUNDER', 'equity', offered, offer.text);
  const wanted = glossed(scene, 'APPLICANT', 'equity', hoped, hope.text);
  if (!theirs || !wanted) return undefined;
  const offers = `${f.subject} ${isQuote(offered) ? 'say' : 'offer'} ${theirs}`;
  const hopes = `${a.subject} ${isQuote(hoped) ? 'say' : 'hope for'} ${wanted}`;
  const both = `${inOrder(looks, offers, hopes).join('; ')}.`;
  return { text: offered === NO_EQUITY ? capital(both) : `On equity, ${both}`, fields };
}

const equitySaid = oncePerPair(({ pair, founder, applicant }: Scene) => {
  const [offered, hoped] = [pair.founder.quantities.equity, pair.applicant.quantities.equity];
  if (!offered || !hoped) return undefined;
  const [wanted, given] = [founder.founderPreference, applicant.applicantPreference];
  const offer = { text: wanted?.equityOffered ?? '', correction: wanted?.readings?.equityOffered };
  const [asked, correction] = [given?.equityExpectation ?? '', given?.readings?.equityExpectation];
  const hope = { text: correction ? asked : askedOf(founder, asked), correction };
  if ([offer, hope].some(({ text }) => mattersLittle(text))) return undefined;
  return {
    offer,
    hope,
    offered: equityWords(offered, offer),
    hoped: equityWords(hoped, hope),
    fields: [equityField(founder), 'equityExpectation'],
  };
});

type EquitySaid = NonNullable<ReturnType<typeof equitySaid>>;

function equityField(founder: Person): string {
  return founder.founderPreference?.equityOffered ? 'founderPreference.equityOffered' : 'equityOffered';
}
