import { calledNameOf } from '@ampersand/contract/called';
import { useFormContext, useWatch } from 'react-hook-form';

export const NAME_HINT = 'As it stands on your profile';
export const CALLED_HINT = 'In messages and emails';

/** For the full name of a form: `calledName` becomes its first word as it is typed, until something else is written there. */
export function useCalledName() {
  const { getValues, setValue } = useFormContext<{ fullName: string; calledName: string }>();
  const before = useWatch<{ fullName: string }>({ name: 'fullName' });
  return {
    onChange: (event: { target: { value: string } }) => {
      if (getValues('calledName') !== calledNameOf({ fullName: before })) return;
      setValue('calledName', calledNameOf({ fullName: event.target.value }), { shouldDirty: true });
    },
  };
}
