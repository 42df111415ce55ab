import type {
  Alignment,
  AlignmentAnswer,
  AlignmentCompared,
  AlignmentPoint,
} from '@ampersand/contract/alignment';
import { ALIGNMENT_THEMES, type AlignmentTheme, questionsOf } from '@ampersand/contract/alignment-questions';
import type { PointRow, ThemeRows } from './queries.ts';
import { type Compared, comparedOf, isHiddenReading } from './rules.ts';

/** What a member sees of the alignment with another. */
export function presentAlignment(userId: string, rows: ThemeRows, points: readonly PointRow[]): Alignment {
  return {
    themes: ALIGNMENT_THEMES.map((theme) => presentTheme(userId, theme, rows)),
    points: points.map((row) => presentPoint(userId, row)),
  };
}

function presentTheme(userId: string, theme: AlignmentTheme, { mine, theirs, reveals }: ThemeRows) {
  const own = mine.find((each) => each.theme === theme);
  const other = theirs.find((each) => each.theme === theme);
  const reveal = reveals.find((each) => each.theme === theme);
  const isShown = reveal && own && other?.answers;
  const asked = reveal?.againAskedBy;
  return {
    theme,
    givenAt: own?.givenAt.toISOString() ?? null,
    theyGave: other !== undefined,
    given: isShown ? [] : asAsked(theme, own?.answers ?? []),
    revealedAt: isShown ? reveal.revealedAt.toISOString() : null,
    againAskedBy: asked ? (asked === userId ? ('ME' as const) : ('THEM' as const)) : null,
    compared: isShown ? comparedOf(theme, own.answers, other.answers ?? [], reveal.readings).map(seen) : [],
  };
}

/** Answers in the order of their questions. */
const asAsked = (theme: AlignmentTheme, answers: readonly AlignmentAnswer[]) =>
  questionsOf(theme).flatMap(({ id }) => answers.filter(({ question }) => question === id));

/** What was not to be shown stays here: the reading is all that is told of it. */
function seen({ question, reading, one, other }: Compared): AlignmentCompared {
  const isTold = one !== undefined && !isHiddenReading(reading);
  return {
    question,
    reading,
    mine: one ? shownOf(one) : null,
    theirs: other
      ? { value: isTold ? other.value : null, importance: other.importance, talk: other.talk }
      : null,
  };
}

const shownOf = ({ question, ...answer }: AlignmentAnswer) => answer;

function presentPoint(userId: string, { point, proposal }: PointRow): AlignmentPoint {
  const { id, theme, question, sentence, confirmedAt, stillAskedAt } = point;
  return {
    id,
    theme,
    question,
    sentence,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    proposal: proposal && { sentence: proposal.sentence, mine: proposal.userId === userId },
    stillAsked: stillAskedAt !== null,
  };
}
