import { useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Resolver,
  type UseFormRegister,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { type Sent, useSent } from './sent.ts';
import { errorsOf, messageOf } from './use-send.ts';

interface SentForm<Values extends FieldValues, Body> {
  defaultValues: Values;
  resolver: Resolver<Values, unknown, Body>;
  /** As given to `useSend`. */
  says?: (failure: ApiError) => string;
}

/** A form that browsers can send by themselves: it begins with what they have sent, if they have, and why it was refused. */
export function useSentForm<Values extends FieldValues, Body>(given: SentForm<Values, Body>) {
  const sent = useSent();
  const [start] = useState(() => startOf(given, sent));
  const form = useForm<Values, unknown, Body>({
    ...start,
    resolver: given.resolver,
    // The refusal may be older than the field that one types in.
    shouldFocusError: useHydrated(),
  });
  // The page's HTML holds what was typed, too.
  const register: UseFormRegister<Values> = (name, options) => ({
    ...form.register(name, options),
    defaultValue: get(start.defaultValues, name),
  });
  return { ...form, register };
}

function startOf<Values extends FieldValues, Body>(
  { defaultValues, says = messageOf }: SentForm<Values, Body>,
  sent: Sent | undefined,
) {
  const typed = Object.entries(sent?.values ?? {}).filter(([name]) => Object.hasOwn(defaultValues, name));
  const values = { ...defaultValues, ...Object.fromEntries(typed) };
  if (!sent?.refused) return { defaultValues: values as DefaultValues<Values> };
  const failure = new ApiError(sent.refused.status, sent.refused);
  const errors = errorsOf(failure, says(failure), values).map(({ name, ...error }) => [name, error]);
  return {
    defaultValues: values as DefaultValues<Values>,
    errors: Object.fromEntries(errors) as FieldErrors<Values>,
  };
}
