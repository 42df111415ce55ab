import type { FundingStage } from '@ampersand/contract/enumerations';
import { plain, translator } from './plain.ts';
import { clamp, type Range, range } from './range.ts';

/** Risk of joining at each stage, 0 (a salaried job) to 1 (an idea on paper): a ranking, not a probability of failure. */
export const STAGE_RISK: Readonly<Record<FundingStage, number>> = {
  PRE_SEED: 0.8,
  BOOTSTRAPPED: 0.65,
  SEED: 0.55,
  REVENUE_GENERATING: 0.35,
  SERIES_A: 0.35,
  SERIES_B: 0.25,
  SERIES_C: 0.15,
};

const inEnglish = translator({
  'very high': 'sehr hoch|muy alto|muy alta|très élevé|très haut|muito alto|molto alto|बहुत ज़्यादा|bahut zyada',
  high: 'hoch|alto|alta|élevé|élevée|haut|उच्च|ज़्यादा|ज्यादा|zyada',
  medium:
    'mittel|medio|media|moderado|moderada|moyen|moyenne|modéré|vernünftig|razonable|raisonnable|razoável|médio|média|मध्यम|madhyam',
  low: 'gering|niedrig|bajo|baja|baixo|baixa|faible|basso|कम|kam',
  'medium high': 'medio-alto|mittel bis hoch|mittelhoch|moyen à élevé',
  'low to medium': 'medio-bajo|niedrig bis mittel|gering bis mittel|faible à moyen',
});
const OUT_OF_TEN = /\b(10|\d)(?:[.,]\d)?\s*(?:\/|out of)\s*10\b/;

const LEVELS: readonly (readonly [RegExp, number, number])[] = [
  [/^\W*(?:very|extremely) high\b|\bhighest\b/, 0.85, 1],
  [
    /^\W*(?:medium|moderate|mid|middle)\W*(?:-|to|\/)\W*high\b|\bmedium[- ]high\b|\b(?:fairly|rather|quite|pretty) high\b/,
    0.5,
    0.85,
  ],
  [
    /\blow\W*(?:-|to|\/)\W*(?:medium|moderate|mid)\b|\b(?:medium|moderate|mid|middle)\W*(?:-|to|\/)\W*low\b|\b(?:medium|moderate) low\b|\b(?:fairly|rather|quite) low\b/,
    0.15,
    0.5,
  ],
  [/^\W*(?:very low|none|zero|nil)\b/, 0, 0.15],
  [/\bhigh\b|\brisk[- ](?:tolerant|taker|loving)\b|\b(?:love|enjoy)s? risk/, 0.75, 0.95],
  [
    /\b(?:medium|med|moderate|balanced|calculated|middling|average|reasonable|sensible|decent|some risk)\b/,
    0.4,
    0.65,
  ],
  [/\blow\b/, 0.1, 0.3],
  [
    /\b(?:no|zero|little|without|not much) risk|risk[- ]averse|\bcautious\b|\bsecurity\b|\bsteady (?:income|salary|pay)|\bstab(?:le|ility)\b|\bneed (?:a )?(?:steady|regular|fixed)|\bcannot afford|\bcan't afford|(?<!\b(?:no|without an?|without|paid off (?:my|the|our)) )mortgage\b|(?<!\bno )\b(?:kids|children) to feed\b/,
    0.05,
    0.25,
  ],
  [
    /\ball[- ]in\b|\bbring it|\bbet (?:everything|it all)|\bcomfortable with (?:risk|losing|failure|nothing)|\bnothing to lose|\bnot afraid|\bappetite is big|\brisk (?:is fine|does not|doesn't)|\bwould do it for free|\bquit my (?:job|work) (?:tomorrow|today|at once)/,
    0.75,
    0.95,
  ],
  [
    /\bsavings?\b|\brunway\b|\bmonths? without\b|\ba year (?:on|without|of)\b|\bset aside\b|\bwife|\bhusband|\bpartner (?:earns|works)|\bsome\b/,
    0.4,
    0.7,
  ],
];

/** "Medium only" is the lower half of it. */
const AT_MOST = /\b(?:only|at most|no more|maximum|max)\b|^\W*(?:nur|solo)\b/;
const CONDITION = /\b(?:if|unless|until|provided|depends(?! on (?:me|us)\b)|depending|wenn|falls|sofern)\b/;
const STAGE = '(pre-?seed|seed|series [abc])';
/** "Series A or later please", "at least seed", "post-seed only". */
const STAGE_OR_LATER = new RegExp(
  String.raw`\b${STAGE}(?: stage)? (?:or|and) (?:later|above|beyond|up|after|more|further|onwards)\b|\b(?:at least|from|minimum|not before|only after|only from|after)(?: the)? ${STAGE}\b|\b${STAGE}\+`,
);
const STAGES: Readonly<Record<string, FundingStage>> = {
  preseed: 'PRE_SEED',
  seed: 'SEED',
  seriesa: 'SERIES_A',
  seriesb: 'SERIES_B',
  seriesc: 'SERIES_C',
};

/**
 * Reads how much risk somebody takes out of free text ("Medium", "low to medium", "a year of savings"): a range
 * from 0 to 1 on the scale of `STAGE_RISK`. A level that is named wins over the words that explain it.
 * A stage that is asked for
 * wins over the level. Undefined when nothing tells, or it hangs on a condition.
 */
export function parseRisk(text: string | null | undefined): Range | undefined {
  if (!text) return undefined;
  const read = inEnglish(plain(text));
  if (CONDITION.test(read)) return undefined;
  const stage = STAGE_OR_LATER.exec(read)?.slice(1).find(Boolean);
  if (stage) return range(0, STAGE_RISK[STAGES[stage.replace(/\W/g, '')] ?? 'SERIES_A']);
  const points = OUT_OF_TEN.exec(read)?.[1];
  if (points) return range(clamp(Number(points) / 10 - 0.1, 0, 1), clamp(Number(points) / 10 + 0.1, 0, 1));
  const negated = read.replace(/\bnot (?:very |too |so )?(high|low)\b/g, (_, level: string) =>
    level === 'high' ? 'low to medium' : 'medium',
  );
  const found = LEVELS.find(([word]) => word.test(negated));
  if (!found) return undefined;
  const [, low, high] = found;
  return range(low, AT_MOST.test(read) ? (low + high) / 2 : high);
}
