interface Wording {
  /** Title of the section it stands in. */
  section: string;
  label: string;
  hint: string;
  /** Usual answers: they fill the text, which stays free. */
  suggestions?: readonly string[];
  /** What its importance can do: leave people out or weigh (default), weigh only, or nothing. */
  marks?: 'FILTERS' | 'WEIGHS' | 'NONE';
}

export interface Question extends Wording {
  name: string;
}

export interface Section {
  title: string;
  questions: readonly Question[];
}

/** The questions of a side in their sections, all in the order given. A question added to the contract must be worded here. */
export function inSections<Name extends string>(wordings: Record<Name, Wording>): Section[] {
  const questions = Object.entries<Wording>(wordings).map(([name, wording]) => ({ name, ...wording }));
  const titles = [...new Set(questions.map(({ section }) => section))];
  return titles.map((title) => ({
    title,
    questions: questions.filter(({ section }) => section === title),
  }));
}
