import { createContext, useContext } from 'react';

interface FieldControl {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface OwnProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: unknown;
  'aria-required'?: unknown;
}

/** What the `Field` around a control gives it: id, description, invalid and required state. The control's own props win. */
export function useFieldControl(own: OwnProps) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid':
      own['aria-invalid'] === undefined ? field?.invalid || undefined : own['aria-invalid'] === true,
    'aria-required':
      own['aria-required'] === undefined ? field?.required || undefined : own['aria-required'] === true,
  };
}

/** What a field gives a group of radios or boxes, named by the field's label unless it names itself. */
export function useFieldGroup(ownLabel: string | undefined) {
  const field = useContext(FieldContext);
  return {
    id: field?.id,
    'aria-label': ownLabel,
    'aria-labelledby': ownLabel ? undefined : field?.labelId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': field?.required || undefined,
  };
}
