import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import { alignmentQuestion } from '@ampersand/contract/alignment-questions';
import { AnswerText } from './answer-text.tsx';
import { matters } from './words.ts';

/** Answers as they were given. */
export function GivenAnswers({ answers }: { answers: readonly AlignmentAnswer[] }) {
  return (
    <dl className="flex flex-col divide-y divide-line">
      {answers.map((answer) => {
        const question = alignmentQuestion(answer.question);
        return (
          <div key={answer.question} className="py-3">
            <dt className="font-medium">{question.text}</dt>
            <dd>
              <AnswerText question={question} value={answer.value} />
              <span className="text-sm text-muted">
                For you {matters[answer.importance]}
                {answer.talk && '; you want to talk about it'}
                {answer.hidden && '; compared, not shown'}.
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
