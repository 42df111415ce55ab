/** Appetites for risk, 0-1; null where none is told. Written, as what follows, before the rules that read it. */
export const RISKS: readonly (readonly [
  text: string,
  appetite: readonly [low: number, high: number] | null,
])[] = [
  ['hoch', [0.75, 0.95]],
  ['sehr hoch', [0.85, 1]],
  ['gering', [0.1, 0.3]],
  ['medio-alto', [0.5, 0.85]],
  ['moderado', [0.4, 0.65]],
  ['élevé', [0.75, 0.95]],
  ['मध्यम', [0.4, 0.65]],
  ['7/10', [0.6, 0.8]],
  ['8 out of 10', [0.7, 0.9]],
  ['risk-tolerant', [0.75, 0.95]],
  ['two kids and a mortgage', [0.05, 0.3]],
  ['I can go a year without pay', [0.4, 0.7]],
  ['calculated risks only', [0.4, 0.65]],
  ['I would quit my job tomorrow', [0.75, 0.95]],
  ['as long as it is fun', null],
];

/** Paces, 0 slow to 1 fast, within a fifth; null where none is named. */
export const PACES: readonly (readonly [text: string, pace: number | null])[] = [
  ['schnell', 0.85],
  ['rápido', 0.85],
  ['vite, mais bien', 0.85],
  ['tranquilo', 0.15],
  ['langsam aber gründlich', 0.15],
  ['ruhig', 0.15],
  ['ship daily', 0.85],
  ['no crunch', 0.15],
  ['in no hurry', 0.15],
  ['full speed', 0.95],
  ['धीरे धीरे', 0.15],
  ['breakneck is not for me', 0.15],
  ['not in a rush', 0.15],
  ['one step at a time', 0.2],
  ['stetig', 0.4],
  ['we will see', null],
];

/** Experience of startups: 0 none, 0.5 worked in one, 0.8 early or lead, 1 founded one; null where nothing tells. */
export const EXPERIENCES: readonly (readonly [text: string, level: number | null])[] = [
  ['Keine', 0],
  ['ninguna', 0],
  ['aucune', 0],
  ['कोई नहीं', 0],
  ["haven't worked in one", 0],
  ['only big companies so far', 0],
  ['Gründer von zwei Firmen', 1],
  ['fundé una tienda en línea', 1],
  ['fondatrice de deux boîtes', 1],
  ['I ran a food truck for three years', 1],
  ['bootstrapped two small products', 1],
  ['employee #4 at a fintech', 0.8],
  ['joined as employee number 12', 0.8],
  ['interned at a startup', 0.5],
  ['zwei Jahre in einem Start-up', 0.5],
  ['good with people', null],
];
