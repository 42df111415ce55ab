import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { messageAt } from '../../form/messages.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** For a code of the second factor: while one is in force, or once the server says so because it was set in another window. */
export function FactorCodeField({ inForce }: { inForce: boolean }) {
  const { register, formState } = useFormContext();
  const error = messageAt(formState.errors, 'code');
  const [asked, setAsked] = useState(false);
  if (error && !asked) setAsked(true);
  if (!inForce && !asked) return null;
  return (
    <Field label="Code" hint="From your authenticator app, or one of your recovery codes" error={error}>
      <TextInput
        {...register('code')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        className="tracking-[0.15em]"
      />
    </Field>
  );
}
