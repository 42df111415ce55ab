import { z } from 'zod';
import { LIMITS } from './limits.ts';

const MESSAGE = 'Phone number must be exactly 10 digits';
const UNCHECKED = 'We could not check this number. Please try again';

type Numbering = typeof import('libphonenumber-js/max');

const digitsOf = (value: string) => value.replace(/[^\p{Nd}]/gu, '');

function national(value: string): string | undefined {
  const digits = digitsOf(value);
  return /^\d{10}$/.test(digits) ? digits : undefined;
}

/**
 * `+919820417365` of `+91 98204 17365`; undefined unless every digit is part of a number that its country has. Only a
 * zero in brackets is not: it says itself that it is left out when one dials from abroad.
 */
function international({ parsePhoneNumberFromString }: Numbering, value: string): string | undefined {
  const number = parsePhoneNumberFromString(value, { extract: false });
  if (!number?.isValid()) return undefined;
  return number.number === `+${digitsOf(value.replace('(0)', ''))}` ? number.number : undefined;
}

/**
 * Ten digits, or a number with `+` and the country, answered in E.164. Signs between the digits are dropped, digits
 * never. The numbers of all countries are fetched when one begins with `+`, and not before: such a number has to be
 * parsed asynchronously.
 */
export const phone = z
  .string()
  .max(LIMITS.name, { error: MESSAGE, abort: true })
  .transform((typed, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, input: typed });
      return z.NEVER;
    };
    const value = typed.normalize('NFKC').trim();
    if (!value.startsWith('+')) return national(value) ?? refuse(MESSAGE);
    return import('libphonenumber-js/max').then(
      (numbering) => international(numbering, value) ?? refuse(MESSAGE),
      () => refuse(UNCHECKED),
    );
  });
