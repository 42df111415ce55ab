import { remembered } from '../../memory/remembered.ts';

/** The full stop of a word that is cut short, and no end: "52.000 kr. a month", "ca. 20 hours". */
const CUT_SHORT = String.raw`(?<!(?<!\p{L})(?:[Kk]r|[Cc]a|[Aa]pprox|[Ii]n[ck]l|bzw|[Ee]vtl|ggf|z\.B|e\.g|i\.e)\.(?=\s+[^\s\p{Lu}]))`;
/** "St. Paul" is one name. */
const SAINT = String.raw`(?<!(?<!\p{L})(?:Ste?|Ft|Mt)\.(?=\s+\p{Lu}))`;
const END = new RegExp(String.raw`(?<=[.!?;])${CUT_SHORT}${SAINT}\s+`, 'u');

const splitAtEnds = remembered((text): readonly string[] => text.split(END));

/** The sentences of a text, and the parts of one between semicolons; none where nothing is written. */
export const sentencesOf = (text: string | null | undefined): readonly string[] =>
  text ? splitAtEnds(text) : [];
