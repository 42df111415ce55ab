import { LIMITS } from '@ampersand/contract/limits';
import { textOf } from '@ampersand/contract/questions';
import type { OwnUser } from '@ampersand/contract/users';
import { useState } from 'react';
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
  /** The answer comes from the profile and is not saved yet. */
  fromProfile: boolean;
  /** What stands on the profile about the same thing in other words. */
  reminder?: string | undefined;
  /** It stands alone on the screen: usual answers are offered at once. */
  isAlone: boolean;
}

/** Only there may usual answers appear: what one presses must not move. */
const TEXT = 'textarea, input[data-stop]';

/** One question: its answer, usual answers to take, what is read in it, and, once there is one, how much it counts. */
export function AnswerField({ you, question, fromProfile, reminder, isAlone }: AnswerFieldProps) {
  const { name, label, hint, suggestions = [] } = question;
  const { field, fieldState } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  const told = fromProfile && !fieldState.isDirty;
  const offered = isOpen || isAlone ? suggestions : [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has come to one of its parts.
    <div onFocus={({ target }) => setOpen(isOpen || target.matches(TEXT))} className="flex flex-col gap-3">
      <Field
        id={name}
        label={label}
        hint={
          <>
            {hint}
            {reminder && (
              <span className="mt-1 block">
                On your profile you wrote: <q dir="auto">{reminder}</q>
              </span>
            )}
            {told && (
              <span className="mt-1 block font-medium text-accent-ink">
                From your profile; not saved yet.
              </span>
            )}
          </>
        }
        error={fieldState.error?.message}
      >
        {Array.isArray(field.value) ? (
          <TagInput
            {...field}
            maxItems={LIMITS.listItems}
            maxLength={LIMITS.listItem}
            suggestions={offered}
          />
        ) : (
          <FreeText {...field} rows={suggestions.length > 0 ? 1 : 3} suggestions={offered} />
        )}
        {isReadable(name) && <AnswerReading you={you} name={name} label={label} answer={field.value} />}
      </Field>
      <Importance question={question} isWritten={textOf(field.value) !== ''} />
    </div>
  );
}

/** Nothing to ask before there is an answer, or where it would do nothing; a mark that was set stays in sight. */
function Importance({ question, isWritten }: { question: Question; isWritten: boolean }) {
  const { name, label, marks = 'FILTERS' } = question;
  const { field } = useController({ name: `importance.${name}` });
  const isAsked = isWritten && marks !== 'NONE';
  if (!isAsked && field.value === 'NICE') return null;
  return <ImportanceMark {...field} question={label} filters={marks === 'FILTERS'} />;
}

interface FreeTextProps {
  name: string;
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: (element: HTMLTextAreaElement | null) => void;
  rows: number;
  suggestions: readonly string[];
}

function FreeText({ suggestions, onChange, value, ...rest }: FreeTextProps) {
  return (
    <div className="flex flex-col">
      <TextArea
        {...rest}
        dir="auto"
        most={LIMITS.text}
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
