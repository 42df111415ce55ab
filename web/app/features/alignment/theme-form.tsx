import type { AlignmentThemeState } from '@ampersand/contract/alignment';
import { questionsOf } from '@ampersand/contract/alignment-questions';
import { EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { QuestionCard } from './question-card.tsx';
import type { Changing } from './use-alignment.ts';
import type { Answers } from './use-answers.ts';

interface ThemeFormProps {
  state: AlignmentThemeState;
  answers: Answers;
  called: string;
  changing: Changing;
}

/** The questions of a theme, and giving the answers. */
export function ThemeForm({ state: { theme, theyGave }, answers, called, changing }: ThemeFormProps) {
  const [isTried, setIsTried] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const questions = questionsOf(theme);
  const answered = questions.filter(({ id }) => answers.isAnswered(id)).length;
  const isWrong = questions.some(({ id }) => answers.isWrong(id));
  const { busy, change, params } = changing;

  async function give() {
    setIsTried(true);
    if (isWrong && form.current) return focusFault(form.current);
    if (answered === 0) return;
    await change(async () => {
      await answers.saveAll();
      return call('PUT /connections/{connectionId}/alignment/{theme}', { params: { ...params, theme } });
    });
  }

  return (
    <div ref={form} className="flex flex-col gap-5">
      <p className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3 ring-1 ring-line">
        <EyeOff className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
        <span>
          What you write here is kept for you and saved as you go. <bdi>{called}</bdi> sees none of it until
          you have both given your answers; then both of you see both, at the same moment.
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
          {answered} of {questions.length} answered.{' '}
          {answered < questions.length && 'What you leave out, you do not see of theirs either.'}
        </p>
        <Alert>{isTried ? whatIsWrong(isWrong, answered) : undefined}</Alert>
        <div className="flex flex-wrap items-center gap-4">
          <Button variant="primary" size="lg" busy={busy} onClick={() => void give()}>
            {busy ? 'Giving...' : 'Give my answers'}
          </Button>
          {theyGave && (
            <p>
              <bdi>{called}</bdi> has given theirs: you both see both then.
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

function whatIsWrong(isWrong: boolean, answered: number): string | undefined {
  if (isWrong) return 'Nothing is given yet: a figure above is not right. Please mend it, or leave it empty.';
  return answered === 0 ? 'Please answer at least one question first.' : undefined;
}
