import type { ChangeEvent, ComponentProps } from 'react';
import { TextInput } from '../../ui/text-input.tsx';

const PHONE_DIGITS = 10;

/** Takes digits alone, and no more than a number has. */
export function PhoneInput({ onChange, ...rest }: ComponentProps<'input'>) {
  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    event.currentTarget.value = event.currentTarget.value.replace(/\D/g, '').slice(0, PHONE_DIGITS);
    onChange?.(event);
  }
  return (
    <TextInput
      {...rest}
      onChange={keepDigits}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      title="Phone number must be exactly 10 digits"
    />
  );
}
