import { useFormContext } from 'react-hook-form';
import { messageAt } from './messages.ts';

/** What a `Field` of a step needs: its id, its label and what is wrong with it. */
export function useAsk<Labels extends Record<string, string>>(labels: Labels) {
  const { errors } = useFormContext().formState;
  return <Name extends keyof Labels & string>(name: Name) => ({
    id: name,
    label: labels[name],
    error: messageAt(errors, name),
  });
}
