import type { IssueBody, WholeIssue } from '@ampersand/contract/issues';
import { LIMITS } from '@ampersand/contract/limits';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../form/use-kept-form.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { LeaveGuard } from '../../page/leave-guard.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { IssuePreview } from './issue-preview.tsx';
import { audiences } from './words.ts';

interface IssueFormProps<Reply> {
  /** Absent: a new one. */
  issue?: WholeIssue;
  save: (body: IssueBody) => Promise<Reply>;
  onSaved: (reply: Reply) => unknown;
  /** What can be done with what is saved. */
  children?: (isSaved: boolean) => ReactNode;
}

/** A draft, with how its email will look beside it while it is typed. */
export function IssueForm<Reply>({ issue, save, onSaved, children }: IssueFormProps<Reply>) {
  const form = useSentForm({
    defaultValues: {
      audience: issue?.audience ?? 'SUBSCRIBERS',
      subject: issue?.subject ?? '',
      text: issue?.text ?? '',
    },
    resolver: useRules(async () => (await import('@ampersand/contract/issues')).issueBody),
  });
  const { errors, isDirty } = form.formState;
  const [audience = 'SUBSCRIBERS', subject, text] = useWatch({
    control: form.control,
    name: ['audience', 'subject', 'text'],
  });
  const { submit, busy, failure } = useSend(form, {
    send: save,
    async onDone(reply) {
      const saved = form.getValues();
      await onSaved(reply);
      form.reset(saved);
    },
  });
  useKeptForm(form, `issue-draft:${issue?.id ?? 'new'}`);

  return (
    <>
      <Card className="p-5 sm:p-7">
        <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
          <Field group label="To whom it goes" error={errors.audience?.message}>
            <RadioGroup {...form.register('audience')} options={audiences} />
          </Field>
          <Field label="Subject" required error={errors.subject?.message}>
            <TextInput {...form.register('subject')} maxLength={LIMITS.name} dir="auto" />
          </Field>
          <Field
            label="Text"
            hint="Each line becomes a paragraph. A line such as [Read it](https://example.com) becomes a button."
            required
            error={errors.text?.message}
          >
            <TextArea {...form.register('text')} rows={12} maxLength={LIMITS.issueText} dir="auto" />
          </Field>
          <Alert>{failure}</Alert>
          {isDirty && !busy && (
            <LeaveGuard isUnsaved={() => true}>What you have written is not saved yet.</LeaveGuard>
          )}
          <Button
            type="submit"
            variant={isDirty || !issue ? 'primary' : 'secondary'}
            busy={busy}
            className="self-start"
          >
            {busy ? 'Saving...' : 'Save the draft'}
          </Button>
        </form>
      </Card>
      <IssuePreview audience={audience} subject={subject} text={text} />
      {children?.(!isDirty)}
    </>
  );
}
