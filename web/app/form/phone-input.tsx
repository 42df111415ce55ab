import type { ComponentProps } from 'react';
import { TextInput } from '../ui/text-input.tsx';

export const PHONE_HINT = '10 digits, or + with the country code';

/** Keeps what is typed or pasted: the contract's rule judges it. */
export function PhoneInput(props: ComponentProps<'input'>) {
  return (
    <TextInput {...props} type="tel" autoComplete="tel" title="Phone number must be exactly 10 digits" />
  );
}
