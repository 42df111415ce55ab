const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const FIGURE_ALONE = new RegExp(String.raw`^\s*${NUMBER}(?:\s*%?\s*(?:-|–|to)\s*${NUMBER})?\s*%\s*$`);

/** A share as somebody wrote it: a figure and nothing else as figures are written, `15–22%`, any other answer as it stands. */
export function shareWords(answer: string): string {
  return answer.replace(FIGURE_ALONE, (_, low: string, high?: string) =>
    high === undefined ? `${low}%` : `${low}–${high}%`,
  );
}
