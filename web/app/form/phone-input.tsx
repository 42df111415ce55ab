import { DIALLING_CODES, hasTenDigits, nationalNumber } from '@ampersand/contract/dialling-codes';
import { PHONE_MESSAGE } from '@ampersand/contract/limits';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';

export const PHONE_HINT = 'Choose the country, then type the number';

/**
 * A phone number and its country, as one answer for the contract's rule: `IN 98204 17365`. Of a number that begins with
 * `+`, the country is in its digits.
 */
export function PhoneInput({ name }: { name: string }) {
  const { field } = useController({ name });
  const value = String(field.value ?? '');
  const within = nationalNumber(value);
  const [chosen, setChosen] = useState(() => (value === '' ? countryHere() : ''));
  const digits = within?.digits ?? value;
  const country = within?.country ?? chosen;
  const namesItself = digits.trimStart().startsWith('+');
  const tenDigits = !namesItself && (country === '' || hasTenDigits(country));

  function answer(of: string, typed: string) {
    setChosen(of);
    const hasCountry = typed.trim() === '' || typed.trimStart().startsWith('+') || of === '';
    field.onChange(hasCountry ? typed : `${of} ${typed}`);
  }

  return (
    <div className="flex gap-2">
      <div className="w-32 shrink-0">
        <Select
          id={`${name}-country`}
          aria-label="Country of the phone number"
          aria-required={false}
          aria-invalid={false}
          options={countries()}
          placeholder="Country"
          value={namesItself ? '' : country}
          onChange={(event) => answer(event.currentTarget.value, digits)}
          onBlur={field.onBlur}
        />
      </div>
      <div className="min-w-0 flex-1">
        <TextInput
          ref={field.ref}
          name={name}
          type="tel"
          autoComplete="tel"
          title={tenDigits ? PHONE_MESSAGE : undefined}
          value={digits}
          onChange={(event) => answer(country, event.currentTarget.value)}
          onBlur={field.onBlur}
        />
      </div>
    </div>
  );
}

/** By name: "India +91". */
function countries() {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return Array.from(DIALLING_CODES, ([country, code]) => ({
    value: country,
    label: `${names.of(country) ?? country} +${code}`,
  })).sort((one, other) => one.label.localeCompare(other.label));
}

interface Zoned {
  getTimeZones?: () => string[] | undefined;
}

/** The country whose clocks the device follows, where it is one alone and the browser knows; a language says less of where somebody is. */
function countryHere(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zonesOf = (country: string) => {
    const region: Intl.Locale & Zoned = new Intl.Locale(`und-${country}`);
    return region.getTimeZones?.() ?? [];
  };
  const here = [...DIALLING_CODES.keys()].filter((country) => zonesOf(country).includes(timeZone));
  return here.length === 1 ? (here[0] ?? '') : '';
}
