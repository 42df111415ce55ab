import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import type { AlignmentQuestionId } from '@ampersand/contract/alignment-questions';
import { useMemo } from 'react';
import { call } from '../../api.ts';
import { useKeptAnswers } from '../together/use-kept-answers.ts';
import { blank, type Draft, isAnswered, isWrong } from './drafts.ts';

/** One's own answers. `saved` is what the server has, `refresh` asks for it anew. */
export function useAnswers(userId: string, saved: readonly AlignmentAnswer[], refresh: () => Promise<void>) {
  const byQuestion = useMemo(
    () => new Map<AlignmentQuestionId, Draft>(saved.map((answer) => [answer.question, answer])),
    [saved],
  );
  const kept = useKeptAnswers({
    userId,
    name: `alignment-answers:${userId}`,
    saved: byQuestion,
    save,
    isWrong,
    refresh,
  });
  return {
    draftOf: (question: AlignmentQuestionId) => kept.answers.get(question),
    isUnsaved: (question: AlignmentQuestionId) => kept.failures.has(question),
    change: (question: AlignmentQuestionId, to: Partial<Draft>, how: 'chosen' | 'typed') =>
      kept.change(question, (before) => ({ ...blank(question), ...before, ...to }), how),
    saveAll: kept.saveAll,
  };
}

export type Answers = ReturnType<typeof useAnswers>;

const save = (question: AlignmentQuestionId, draft: Draft) =>
  isAnswered(draft)
    ? call('PUT /alignment/answers', { body: draft })
    : call('DELETE /alignment/answers/{question}', { params: { question } });
