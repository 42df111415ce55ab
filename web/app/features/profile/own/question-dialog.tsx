import { LIMITS } from '@ampersand/contract/limits';
import { basicsBody } from '@ampersand/contract/profile';
import type { OwnUser } from '@ampersand/contract/users';
import { useFormContext } from 'react-hook-form';
import { useAsk } from '../../../form/use-ask.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EditForm } from './edit-form.tsx';
import { questionEdit } from './edits-of-basics.ts';

const labels = { question: 'Your question to whoever writes to you' } as const;
const words = { saved: 'Profile updated', failed: 'Your profile could not be saved' };
const schema = basicsBody.pick({ question: true });

const valuesOf = ({ profile }: OwnUser) => ({ question: profile.question ?? '' });

export function QuestionDialog(props: DialogProps) {
  return (
    <EditForm
      {...props}
      title="Your question"
      schema={schema}
      valuesOf={valuesOf}
      save={({ question = null }) => props.edits.save(questionEdit(question))}
      words={words}
    >
      <QuestionField />
    </EditForm>
  );
}

function QuestionField() {
  const { register } = useFormContext<Record<keyof typeof labels, string>>();
  const ask = useAsk(labels);
  return (
    <>
      <p className="text-muted">Whoever invites you to connect has to answer it.</p>
      <Field
        {...ask('question')}
        hint="For example: what did you build last, and for whom? Leave it empty for none."
      >
        <TextInput {...register('question')} maxLength={LIMITS.question} dir="auto" data-autofocus />
      </Field>
    </>
  );
}
