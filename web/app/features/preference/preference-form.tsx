import { type Questions, textOf } from '@ampersand/contract/questions';
import type { OwnUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLateDraft } from '../../form/use-late-draft.ts';
import { useRules } from '../../form/use-rules.ts';
import { LeaveGuard } from '../../page/leave-guard.tsx';
import { useKeepAtEnd } from '../../page/session-end.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { AnswerField } from './answer-field.tsx';
import { ChangePanel } from './change-panel.tsx';
import { namedBy } from './change-words.ts';
import { type Draft, preferenceDraft } from './draft.ts';
import type { Section } from './questions.ts';
import { SaveBar } from './save-bar.tsx';
import { suggestionsFor } from './suggestions-for.ts';
import { type OneByOne, questionId, useOneByOne } from './use-one-by-one.ts';
import { type Saving, useSaving } from './use-saving.ts';
import { type Hints, type Saved, storedOf } from './values.ts';

interface PreferenceFormProps extends Pick<Saving, 'load' | 'save' | 'messages'> {
  you: OwnUser;
  sections: readonly Section[];
  questions: Questions;
  /** Null while nothing was saved yet. */
  saved: (Saved & { version: number }) | null;
  /** Answers that are only hints. */
  hints: Hints;
  /** Reminders by question, from the profile. */
  reminders?: Record<string, string | undefined>;
  /** What was typed before a new log-in, and is not saved. */
  draft: Draft | undefined;
  /** The contract's, when they are needed. */
  rules: () => Promise<z.ZodType<FieldValues, FieldValues>>;
}

export function PreferenceForm(props: PreferenceFormProps) {
  const { you, sections, questions: asked, saved, hints, reminders = {}, draft, rules, ...saving } = props;
  const [found] = useState(() => storedOf(asked, saved, hints));
  const initial = draft?.values ?? found.values;
  const form = useForm<FieldValues>({ defaultValues: initial, resolver: useRules(rules) });
  useLateDraft(form, draft, initial);
  const { isDirty, errors, submitCount } = form.formState;
  const { stored, restored, done, submit, busy, failure } = useSaving(form, {
    ...saving,
    questions: asked,
    found,
    draft,
  });
  const element = useRef<HTMLFormElement>(null);
  const questions = sections.flatMap((section) => section.questions);
  const steps = useOneByOne(questions, element);
  const suggestions = suggestionsFor(you);
  const unsaved = isDirty || restored;

  useKeepAtEnd(() => {
    const values = { importance: {}, readings: {}, ...form.getValues() };
    if (unsaved) void preferenceDraft(you.id).write({ values, stored });
  });

  const nameOf = (question: string) =>
    namedBy(
      questions.find(({ name }) => name === question)?.label ?? question,
      textOf(form.getValues(question) ?? ''),
    );

  const { root: _failure, ...atFields } = errors;
  const faults = Object.entries(atFields).map(([field, error]) => ({
    field,
    message: typeof error?.message === 'string' ? error.message : 'Please check this answer',
  }));
  return (
    <FormProvider {...form}>
      <form
        ref={element}
        onSubmitCapture={steps.showWaiting}
        onSubmit={submit}
        method="post"
        noValidate
        className="flex flex-col gap-6 [&_button]:scroll-mb-44 [&_input]:scroll-mb-44 [&_textarea]:scroll-mb-44"
      >
        <Alert tone="note" icon={History}>
          {restored && 'Welcome back. Here is what you typed; it is not saved yet.'}
        </Alert>
        {faults.length > 0 && <ErrorSummary key={submitCount} errors={faults} onGo={steps.goTo} />}
        <Progress steps={steps} />
        {sections.map(({ title, questions }) => (
          <Card
            key={title}
            as="section"
            aria-label={title}
            className={clsx(!questions.some(({ name }) => steps.isShown(name)) && 'max-sm:hidden')}
          >
            <h2 className="text-2xl max-sm:text-lg max-sm:text-muted">{title}</h2>
            <div className="mt-5 flex flex-col gap-8 max-sm:mt-3">
              {questions.map((question) => (
                // biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the question as its name.
                <div
                  key={question.name}
                  id={questionId(question.name)}
                  role="group"
                  aria-labelledby={`${question.name}-label`}
                  aria-describedby={steps.isShown(question.name) ? PROGRESS : undefined}
                  tabIndex={-1}
                  className={clsx('outline-none', !steps.isShown(question.name) && 'max-sm:hidden')}
                >
                  <AnswerField
                    you={you}
                    question={{
                      ...question,
                      suggestions: suggestions[question.name] ?? question.suggestions ?? [],
                    }}
                    fromProfile={question.name in hints && !done}
                    reminder={done ? undefined : reminders[question.name]}
                    isAlone={steps.at > 0 && steps.isShown(question.name)}
                  />
                </div>
              ))}
            </div>
          </Card>
        ))}
        <SaveBar busy={busy} unsaved={unsaved} failure={failure} steps={steps} />
      </form>
      {done && <ChangePanel key={done.at} you={you} change={done.change} named={nameOf} />}
      <LeaveGuard isUnsaved={() => unsaved}>
        Your latest answers are not saved yet. If you leave this page now, they are lost.
      </LeaveGuard>
    </FormProvider>
  );
}

const PROGRESS = 'question-progress';

/** How far one is, where the questions come one at a time. */
function Progress({ steps: { at, count } }: { steps: OneByOne }) {
  return (
    <div className="sm:hidden">
      <p id={PROGRESS} className="text-sm text-muted tabular-nums">
        Question {at + 1} of {count}
      </p>
      <div aria-hidden="true" className="mt-2 h-1 rounded-full bg-line">
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-300"
          style={{ width: `${((at + 1) / count) * 100}%` }}
        />
      </div>
    </div>
  );
}
