import {
  type AlignmentQuestion,
  type AlignmentQuestionId,
  isHideable,
} from '@ampersand/contract/alignment-questions';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AnswerControl } from './answer-control.tsx';
import { isAnswered } from './drafts.ts';
import type { Answers } from './use-answers.ts';
import { importances } from './words.ts';

interface QuestionCardProps {
  question: AlignmentQuestion & { id: AlignmentQuestionId };
  number: number;
  answers: Answers;
  /** Whether the answers were to be given. */
  isTried: boolean;
}

/** Where a question says that its answer is not saved. */
export const unsavedId = (question: AlignmentQuestionId) => `${question}-unsaved`;

/** One question, how much it matters and how it is to be told. */
export function QuestionCard({ question, number, answers, isTried }: QuestionCardProps) {
  const { id } = question;
  const draft = answers.draftOf(id);
  return (
    <Card as="section" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className="text-xl">
        <span className="text-muted tabular-nums">{number}.</span> {question.text}
      </h3>
      {question.hint && <p className="mt-1 text-muted">{question.hint}</p>}
      <div className="mt-4">
        <AnswerControl
          question={question}
          value={draft?.value}
          isTried={isTried}
          onChange={(value, how) => answers.change(id, { value }, how)}
        />
      </div>
      {isAnswered(draft) && (
        <div className="mt-5 border-t border-line pt-4">
          <p aria-hidden="true" className="mb-2 font-medium">
            How much does it matter to you?
          </p>
          <Segmented
            name={`${id}-importance`}
            label={`How much does it matter to you? ${question.text}`}
            size="sm"
            options={importances}
            value={String(draft.importance)}
            onChange={({ currentTarget }) =>
              answers.change(id, { importance: Number(currentTarget.value) }, 'chosen')
            }
          />
          <div className="mt-2 flex flex-wrap gap-x-8">
            <Checkbox
              label="Let us talk about it"
              checked={draft.talk}
              onChange={({ currentTarget }) => answers.change(id, { talk: currentTarget.checked }, 'chosen')}
            />
            {isHideable(question) && (
              <Checkbox
                label="Compare, do not show"
                hint="Neither of you sees the other’s figure, only whether they fit."
                checked={draft.hidden}
                onChange={({ currentTarget }) =>
                  answers.change(id, { hidden: currentTarget.checked }, 'chosen')
                }
              />
            )}
          </div>
        </div>
      )}
      <div role="alert" id={unsavedId(id)}>
        {answers.isUnsaved(id) && (
          <p className="mt-3 flex flex-wrap items-center gap-3 font-medium text-danger">
            This answer is not saved.
            <Button size="sm" onClick={() => void answers.saveAll()}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </Card>
  );
}
