import {
  type AlignmentAnswer,
  getAlignment,
  giveTheme,
  listAlignmentAnswers,
  saveAlignmentAnswer,
} from '@ampersand/contract/alignment';
import {
  type AlignmentQuestionId,
  type AlignmentTheme,
  type AlignmentValue,
  questionsOf,
} from '@ampersand/contract/alignment-questions';
import type { Member } from './factories.ts';

/** Saves an answer over HTTP. */
export function answer(
  { browser }: Member,
  question: AlignmentQuestionId,
  value: AlignmentValue,
  more: Partial<AlignmentAnswer> = {},
) {
  const body = { question, value, importance: 1, talk: false, hidden: false, ...more };
  return browser.call(saveAlignmentAnswer, { body });
}

/** Gives what is saved of a theme over HTTP. */
export async function give({ browser }: Member, connectionId: string, theme: AlignmentTheme) {
  const { data } = (await browser.call(listAlignmentAnswers)).reply;
  const answers = data.filter(({ question }) => questionsOf(theme).some(({ id }) => id === question));
  return browser.call(giveTheme, { params: { connectionId, theme }, body: { answers } });
}

/** What a member sees of the alignment with another. */
export const alignmentOf = ({ browser }: Pick<Member, 'browser'>, connectionId: string) =>
  browser.call(getAlignment, { params: { connectionId } });

/** What a member sees of one theme. */
export async function themeOf(member: Member, connectionId: string, theme: AlignmentTheme) {
  const { themes } = (await alignmentOf(member, connectionId)).reply.data;
  const found = themes.find((each) => each.theme === theme);
  if (!found) throw new Error('a theme expected');
  return found;
}
