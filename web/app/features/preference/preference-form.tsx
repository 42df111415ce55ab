import type { MatchChange } from '@ampersand/contract/preference';
import type { OwnUser } from '@ampersand/contract/users';
import { useRef, useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useLateDraft } from '../../form/use-late-draft.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { areaOf } from '../../page/area.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { toast } from '../../ui/toast.ts';
import { AnswerField } from './answer-field.tsx';
import { ChangePanel } from './change-panel.tsx';
import { preferenceDraft } from './draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { Section } from './questions.ts';
import { SaveBar } from './save-bar.tsx';
import type { Hints, PreferenceValues } from './values.ts';

interface PreferenceFormProps<Body> {
  you: OwnUser;
  sections: readonly Section[];
  initial: PreferenceValues;
  /** Answers in `initial` that are only hints. */
  hints: Hints;
  /** Reminders by question, from the registration. */
  reminders?: Record<string, string | undefined>;
  /** `initial` was typed before a new log-in and is not saved. */
  restored: boolean;
  /** The contract's, when they are needed. */
  rules: () => Promise<z.ZodType<Body, FieldValues>>;
  save: (body: Body) => Promise<MatchChange>;
  messages: { saved: string; failed: string };
}

export function PreferenceForm<Body>(props: PreferenceFormProps<Body>) {
  const { you, sections, initial, hints, reminders = {}, restored, rules, save, messages } = props;
  const { paths } = areaOf(you);
  const form = useForm<FieldValues, unknown, Body>({ defaultValues: initial, resolver: useRules(rules) });
  useLateDraft(form, restored ? initial : undefined, initial);
  const { isDirty, errors, submitCount } = form.formState;
  const [saved, setSaved] = useState<{ change: MatchChange; at: number }>();
  const leavesForLogin = useRef(false);
  const unsaved = isDirty || (restored && !saved);

  const { submit, busy, failure } = useSend(form, {
    async send(body) {
      const sent = form.getValues();
      return { change: await save(body), sent };
    },
    onDone({ change, sent }) {
      form.reset(sent, { keepValues: true });
      setSaved({ change, at: Date.now() });
      toast.success(messages.saved);
    },
    toasts: messages.failed,
    // The summary takes it.
    focus: () => undefined,
    onSessionEnd() {
      leavesForLogin.current = true;
      void preferenceDraft(you.id).write({ importance: {}, readings: {}, ...form.getValues() });
    },
  });

  const { root: _failure, ...atFields } = errors;
  const faults = Object.entries(atFields).map(([field, error]) => ({
    field,
    message: typeof error?.message === 'string' ? error.message : 'Please check this answer',
  }));
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        method="post"
        noValidate
        className="flex flex-col gap-6 [&_button]:scroll-mb-44 [&_input]:scroll-mb-44 [&_textarea]:scroll-mb-44"
      >
        {faults.length > 0 && <ErrorSummary key={submitCount} errors={faults} />}
        {sections.map(({ title, questions }) => (
          <Card key={title} as="section" aria-label={title}>
            <h2 className="text-2xl">{title}</h2>
            <div className="mt-5 flex flex-col gap-8">
              {questions.map((question) => (
                <AnswerField
                  key={question.name}
                  you={you}
                  question={question}
                  fromRegistration={question.name in hints && !saved}
                  reminder={saved ? undefined : reminders[question.name]}
                />
              ))}
            </div>
          </Card>
        ))}
        <SaveBar busy={busy} unsaved={unsaved} failure={failure} />
      </form>
      {saved && <ChangePanel key={saved.at} change={saved.change} paths={paths} />}
      <LeaveGuard isUnsaved={() => unsaved && !leavesForLogin.current} />
    </FormProvider>
  );
}
