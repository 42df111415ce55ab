import type { MatchChange } from '@ampersand/contract/preference';
import type { OwnUser } from '@ampersand/contract/users';
import { useRef, useState } from 'react';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '../../api.ts';
import { areas } from '../../page/area.ts';
import { useSessionEnd } from '../../page/session-end.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { toast } from '../../ui/toast.ts';
import { AnswerField } from './answer-field.tsx';
import { ChangePanel } from './change-panel.tsx';
import { keepDraft } from './draft.ts';
import { LeaveGuard } from './leave-guard.tsx';
import type { QuestionGroup } from './questions.ts';
import { SaveBar } from './save-bar.tsx';
import type { Hints, PreferenceValues } from './values.ts';

interface PreferenceFormProps<Body> {
  you: OwnUser;
  groups: readonly QuestionGroup[];
  initial: PreferenceValues;
  /** Answers in `initial` that are only hints. */
  hints: Hints;
  /** Reminders by question, from the registration. */
  reminders?: Record<string, string | undefined>;
  /** `initial` was typed before a new log-in and is not saved. */
  restored: boolean;
  resolver: Resolver<FieldValues, unknown, Body>;
  save: (body: Body) => Promise<MatchChange>;
  messages: { saved: string; failed: string };
}

export function PreferenceForm<Body>(props: PreferenceFormProps<Body>) {
  const { you, groups, initial, hints, reminders = {}, restored, resolver, save, messages } = props;
  const { paths } = you.role === 'FOUNDER' ? areas.FOUNDER : areas.APPLICANT;
  const form = useForm<FieldValues, unknown, Body>({ defaultValues: initial, resolver });
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  const [saved, setSaved] = useState<{ change: MatchChange; at: number }>();
  const [failure, setFailure] = useState<string>();
  const endsSession = useSessionEnd();
  const leavesForLogin = useRef(false);
  const unsaved = isDirty || (restored && !saved);

  const submit = form.handleSubmit(async (body) => {
    const sent = form.getValues();
    setFailure(undefined);
    try {
      const change = await save(body);
      form.reset(sent, { keepValues: true });
      setSaved({ change, at: Date.now() });
      toast.success(messages.saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      leavesForLogin.current = error.code === 'unauthenticated';
      if (leavesForLogin.current) keepDraft(you.id, { importance: {}, ...sent });
      if (endsSession(error)) return;
      for (const { path, message } of error.fields) form.setError(path.split('.')[0] ?? path, { message });
      setFailure(error.message);
      toast.error(messages.failed);
    }
  });

  const faults = Object.entries(errors).map(([field, error]) => ({
    field,
    message: typeof error?.message === 'string' ? error.message : 'Please check this answer',
  }));
  return (
    <FormProvider {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-6 [&_button]:scroll-mb-44 [&_input]:scroll-mb-44 [&_textarea]:scroll-mb-44"
      >
        {faults.length > 0 && <ErrorSummary key={submitCount} errors={faults} />}
        {groups.map(({ title, questions }) => (
          <Card key={title} as="section" aria-label={title}>
            <h2 className="text-2xl">{title}</h2>
            <div className="mt-5 flex flex-col gap-8">
              {questions.map((question) => (
                <AnswerField
                  key={question.name}
                  question={question}
                  fromRegistration={question.name in hints && !saved}
                  reminder={saved ? undefined : reminders[question.name]}
                />
              ))}
            </div>
          </Card>
        ))}
        <SaveBar busy={isSubmitting} unsaved={unsaved} failure={failure} />
      </form>
      {saved && <ChangePanel key={saved.at} change={saved.change} paths={paths} />}
      <LeaveGuard isUnsaved={() => unsaved && !leavesForLogin.current} />
    </FormProvider>
  );
}
