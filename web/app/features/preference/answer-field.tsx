import { LIMITS } from '@ampersand/contract/limits';
import type { OwnUser } from '@ampersand/contract/users';
import { useController } from 'react-hook-form';
import { Field } from '../../ui/field.tsx';
import { SuggestedTags } from '../../ui/tag-chip.tsx';
import { TagInput } from '../../ui/tag-input.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AnswerReading } from './answer-reading.tsx';
import { ImportanceMark } from './importance-mark.tsx';
import type { Question } from './questions.ts';
import { isReadable } from './readable.ts';
import { openSuggestions, takeSuggestion } from './suggestion.ts';

interface AnswerFieldProps {
  you: OwnUser;
  question: Question;
  /** The answer comes from the registration and is not saved yet. */
  fromRegistration: boolean;
  /** What was written at registration about the same thing in other words. */
  reminder?: string | undefined;
}

/** One question: its answer, usual answers to take, what is read in it, and the mark of how much it counts. */
export function AnswerField({ you, question, fromRegistration, reminder }: AnswerFieldProps) {
  const { name, label, hint } = question;
  const { field, fieldState } = useController({ name });
  const mark = useController({ name: `importance.${name}` });
  const told = fromRegistration && !fieldState.isDirty;
  return (
    <Field
      id={name}
      label={label}
      hint={
        <>
          {hint}
          {reminder && (
            <span className="mt-1 block">
              When you signed up, you wrote: <q dir="auto">{reminder}</q>
            </span>
          )}
          {told && (
            <span className="mt-1 block font-medium text-accent-ink">
              Taken from your sign-up; not saved yet.
            </span>
          )}
        </>
      }
      error={fieldState.error?.message}
      aside={<ImportanceMark {...mark.field} question={label} />}
    >
      {Array.isArray(field.value) ? (
        <TagInput
          {...field}
          maxItems={LIMITS.listItems}
          maxLength={LIMITS.listItem}
          suggestions={question.suggestions ?? []}
        />
      ) : (
        <FreeText {...field} suggestions={question.suggestions ?? []} />
      )}
      {isReadable(name) && <AnswerReading you={you} name={name} label={label} answer={field.value} />}
    </Field>
  );
}

interface FreeTextProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: (element: HTMLTextAreaElement | null) => void;
  suggestions: readonly string[];
}

function FreeText({ suggestions, onChange, value, ...rest }: FreeTextProps) {
  return (
    <div className="flex flex-col">
      <TextArea
        {...rest}
        dir="auto"
        rows={suggestions.length > 0 ? 1 : 3}
        maxLength={LIMITS.text}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <SuggestedTags
        tags={openSuggestions(value, suggestions)}
        onAdd={(taken) => onChange(takeSuggestion(value, taken, suggestions))}
      />
    </div>
  );
}
