import type { AlignmentThemeState } from '@ampersand/contract/alignment';
import { questionsOf } from '@ampersand/contract/alignment-questions';
import { EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFault, focusField } from '../../ui/focus-field.ts';
import { isAnswered, isWrong } from './drafts.ts';
import { QuestionCard, unsavedId } from './question-card.tsx';
import type { Changing } from './use-alignment.ts';
import type { Answers } from './use-answers.ts';

interface ThemeFormProps {
  state: AlignmentThemeState;
  answers: Answers;
  called: string;
  changing: Changing;
}

/**
 * The questions of a theme, and giving the answers. No form that is sent (`useTypedForm`): each answer is saved as one goes, what is
 * given is what was saved, and Enter in a field gives nothing.
 */
export function ThemeForm({ state: { theme, theyGave }, answers, called, changing }: ThemeFormProps) {
  const [isTried, setIsTried] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const questions = questionsOf(theme);
  const shown = questions.map(({ id }) => answers.draftOf(id)).filter(isAnswered);
  const someAreWrong = questions.some(({ id }) => isWrong(answers.draftOf(id)));
  const isUnsaved = questions.some(({ id }) => answers.isUnsaved(id));
  const { change, params } = changing;
  const busy = changing.busy || isSaving;

  async function give() {
    setIsTried(true);
    if (someAreWrong && form.current) return focusFault(form.current);
    if (shown.length === 0) return;
    setIsSaving(true);
    const unsaved = await answers.saveAll();
    setIsSaving(false);
    const first = questions.find(({ id }) => unsaved.has(id));
    if (first) {
      // Once it is there.
      setTimeout(() => focusField(unsavedId(first.id)));
      return;
    }
    await change(() =>
      call('PUT /connections/{connectionId}/alignment/{theme}', {
        params: { ...params, theme },
        body: { answers: shown },
      }),
    );
  }

  return (
    <div ref={form} className="flex flex-col gap-5">
      <p className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3 ring-1 ring-line">
        <EyeOff className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <span>
          What you write here is kept for you and saved as you go. <bdi>{called}</bdi> sees none of it until
          you have both shared your answers; then both of you see both, at the same moment.
        </span>
      </p>
      {questions.map((question, i) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={i + 1}
          answers={answers}
          isTried={isTried}
        />
      ))}
      <div className="flex flex-col gap-3">
        <p className="text-muted" role="status">
          {shown.length} of {questions.length} answered.{' '}
          {shown.length < questions.length && 'If you skip a question, you will not see their answer to it.'}
        </p>
        <Alert>
          {isTried ? whatIsWrong({ someAreWrong, isUnsaved, answered: shown.length }) : undefined}
        </Alert>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" size="lg" busy={busy} onClick={() => void give()}>
            {busy ? 'Sharing...' : 'Share my answers'}
          </Button>
          {theyGave && (
            <p>
              <bdi>{called}</bdi> has shared theirs: once you share yours, you both see both.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

interface State {
  someAreWrong: boolean;
  isUnsaved: boolean;
  answered: number;
}

function whatIsWrong({ someAreWrong, isUnsaved, answered }: State): string | undefined {
  if (someAreWrong)
    return 'Nothing is shared yet: a figure above is not right. Please correct it, or leave it empty.';
  if (isUnsaved) return 'Nothing is shared yet: an answer above is not saved. Please try again.';
  return answered === 0 ? 'Please answer at least one question first.' : undefined;
}
