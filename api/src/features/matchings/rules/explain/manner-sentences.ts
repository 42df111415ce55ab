import type { Side } from '@ampersand/contract/enumerations';
import { parsePace } from '../read/quantities/pace.ts';
import { parseRisk } from '../read/quantities/risk.ts';
import { sentencesOf } from '../read/quantities/sentences.ts';
import { pace, risk } from '../score/features.ts';
import { excerpt, inContext, quote } from './excerpt.ts';
import { inOrder, type Scene, type Sentence, type Writer } from './scene.ts';
import { stageWords } from './wording.ts';

/** Sentences about risk and pace. */

/** For a must-have alone: what else somebody says, of a job they keep or savings, may lift any risk. */
export const riskMust: Writer = (scene) => ((risk(scene.pair) ?? 0) < 0 ? riskSaid(scene) : undefined);

const PAY = `(?:wages?|salary|pay|pay ?check|income|gehalt|lohn|einkommen|sueldo|salario|ingresos?|salaire|revenu|salário|ordenado|stipendio)`;
/** "Low, I need a wage": the risk is of none. */
const NEEDS_PAY = new RegExp(
  String.raw`(?<!\p{L})(?:need|needs|want|must have|require|depend on|rely on|live on|brauche|benötige|necesito|dependo de|j'ai besoin d|il me faut|preciso d[eo]|ho bisogno di)(?!\p{L})'?(?: ?[\p{L}']+){0,3} ?(?<!\p{L})${PAY}(?!\p{L})|(?<!\p{L})(?:not|nothing|never|cannot|\p{L}+n't|nicht|nichts|kein\p{L}*)(?!\p{L})[^.;,]{0,16}(?<!\p{L})(?:without|ohne|sin|sans|sem|senza) (?:an? |my |un |uma? |ein\p{L}* )?${PAY}(?!\p{L})`,
  'iu',
);

/** Whether somebody takes no risk of going without pay, and there is some. */
function isPaidAsNeeded({ founder: { quantities } }: Scene['pair'], appetite: string): boolean {
  return (quantities.pay?.low ?? 0) > 0 && NEEDS_PAY.test(appetite);
}

function riskSaid({ pair, applicant, f, a }: Scene): Sentence | undefined {
  const stage = pair.founder.quantities.stage;
  const appetite = applicant.applicantPreference?.riskAppetite;
  if (!stage || !appetite || isPaidAsNeeded(pair, appetite)) return undefined;
  const words = quote(appetite, 80, (word) => parseRisk(word) !== undefined);
  return {
    text: `On risk, ${a.subject} say ${words}; ${f.possessive} company is ${stageWords(stage)}.`,
    fields: ['fundingStage', 'riskAppetite'],
  };
}

const ALIKE = 0.7;
/** A pace of some months or days is not told of the rest. */
const AT_TIMES =
  /\b(?:except|unless|apart from|besides|only when|in (?:winter|summer|spring|autumn|term|the holidays)|before|during|until|(?:jan|febr)uary|march|april|june|july|august|(?:sept|nov|dec)ember|october|sometimes|au(?:ss|ß)er|salvo|excepto|exceto|sauf)\b/i;

export const paceMet: Writer = (scene, looks) =>
  (pace(scene.pair) ?? 0) >= ALIKE && !isAtTimes(scene) ? paceSaid(scene, looks) : undefined;
export const paceApart: Writer = (scene, looks) =>
  (pace(scene.pair) ?? 0) < 0 && !isAtTimes(scene) ? paceSaid(scene, looks) : undefined;
/** For a must-have: also where a pace is one of some times. */
export const paceMust: Writer = (scene, looks) =>
  (pace(scene.pair) ?? 0) < 0 ? paceSaid(scene, looks) : undefined;

function isAtTimes({ founder, applicant }: Scene): boolean {
  const [set = '', liked = ''] = [
    founder.founderPreference?.startupPace,
    applicant.applicantPreference?.workingStyle,
  ].map((text) => text ?? '');
  return AT_TIMES.test(set) || AT_TIMES.test(liked);
}

function paceSaid({ founder, applicant, f, a }: Scene, looks: Side): Sentence | undefined {
  const [set, liked] = [founder.founderPreference?.startupPace, applicant.applicantPreference?.workingStyle];
  if (!set || !liked) return undefined;
  const words = (text: string) => `“${telling(text, 72, (piece) => parsePace(piece) !== undefined)}”`;
  const [first, then] = inOrder(looks, f, a);
  const [one, other] = inOrder(looks, words(set), words(liked));
  return {
    text: `On pace, ${first.subject} say ${one}; ${then.subject} say ${other}.`,
    fields: ['startupPace', 'workingStyle'],
  };
}

/** The sentence of an answer that tells, as long as it may be. */
function telling(text: string, length: number, tells: (piece: string) => boolean): string {
  const sentence = sentencesOf(text).find(tells) ?? text;
  return excerpt(inContext(sentence, text), length, tells);
}
