import { z } from 'zod';
import { hasTenDigits, type NationalNumber, nationalNumber } from './dialling-codes.ts';
import { LIMITS, PHONE_MESSAGE } from './limits.ts';
import { withPlainDigits } from './typed-number.ts';

const EMPTY = 'Please enter your phone number';
const NOT_DIALLED = 'This is not a phone number that can be dialled. Please check the digits after the +';
const UNCHECKED = 'We could not check this number. Please try again';

type Numbering = typeof import('libphonenumber-js/max');

const digitsOf = (value: string) => value.replace(/\D/g, '');

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

/** `+2348012345678` of `0801 234 5678` in `NG`, as it is dialled there; undefined unless the country has such a number. */
function withinCountry(
  { parsePhoneNumberFromString, isSupportedCountry }: Numbering,
  { country, digits }: NationalNumber,
): string | undefined {
  if (!isSupportedCountry(country)) return undefined;
  const number = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  if (!number?.isValid() || number.ext) return undefined;
  return /^[\d\p{P}\p{Z}]*$/u.test(digits) ? number.number : undefined;
}

function wrongWithin({ country, digits }: NationalNumber): string {
  if (hasTenDigits(country) && digitsOf(digits).length !== 10) return PHONE_MESSAGE;
  return `This is not a phone number of ${nameOf(country)}`;
}

const WITH_ARTICLE =
  /^(United|Bahamas$|Comoros$|Gambia$|Isle of|Maldives$|Philippines$)|(Islands|Netherlands|Republic|Territor(y|ies))$/;

function nameOf(country: string): string {
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country;
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/**
 * Ten digits; or, answered in E.164, a number with `+` and the country's code, or one as it is dialled in a country with
 * that country's ISO code before it: `NG 0801 234 5678`. Signs between the digits are dropped, digits never but the zero
 * that is not dialled from abroad; they may be those of any script. The numbers of all countries are fetched when a country is named, and not before:
 * such a number has to be parsed asynchronously.
 */
export const phone = z
  .string()
  .max(LIMITS.name, { error: PHONE_MESSAGE, abort: true })
  .transform((typed, context) => {
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message, input: typed });
      return z.NEVER;
    };
    const value = withPlainDigits(typed.normalize('NFKC')).trim();
    if (value === '') return refuse(EMPTY);
    const within = nationalNumber(value);
    if (!within && !value.startsWith('+')) return national(value) ?? refuse(PHONE_MESSAGE);
    return import('libphonenumber-js/max').then(
      (numbering) =>
        within
          ? (withinCountry(numbering, within) ?? refuse(wrongWithin(within)))
          : (international(numbering, value) ?? refuse(NOT_DIALLED)),
      () => refuse(UNCHECKED),
    );
  });
