import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { DIALLING_CODES, hasTenDigits } from './dialling-codes.ts';
import { phone } from './phone.ts';

test.each([
  ['9820417365', '9820417365'],
  [' 98204 17365 ', '9820417365'],
  ['(555) 010-2030', '5550102030'],
  ['+919820417365', '+919820417365'],
  ['+91 98204 17365', '+919820417365'],
  ['+234 801 234 5678', '+2348012345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 (213) 373-4253', '+12133734253'],
  ['+49 151 12345678', '+4915112345678'],
  ['＋９１ ９８２０４ １７３６５', '+919820417365'],
  ['٩٨٢٠٤١٧٣٦٥', '9820417365'],
  ['+۹۸۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
  ['IR ۰۹۱۲۳۴۵۶۷۸۹', '+989123456789'],
  ['IN ९८२०४१७३६५', '+919820417365'],
  ['IN 98204 17365', '+919820417365'],
  ['NG 0801 234 5678', '+2348012345678'],
  ['GB (020) 7946-0958', '+442079460958'],
  ['US 213.373.4253', '+12133734253'],
])('%j is kept as %s', async (typed, kept) => {
  expect(await phone.parseAsync(typed)).toBe(kept);
  expect(await phone.parseAsync(kept)).toBe(kept);
});

test.each([
  ['eleven digits, as written in Nigeria', '0801 234 5678'],
  ['a country code without its plus', '919820417365'],
  ['the code with which one leaves a country', '00919820417365'],
  ['nine digits', '982041736'],
  ['an eleventh digit, of another script', '9820417365٤'],
  ['a number among words', 'call +91 98204 17365'],
  ['a text of many digits', '9'.repeat(10_000)],
])('%s is refused, with no digit dropped', async (_, typed) => {
  const { error } = await phone.safeParseAsync(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Phone number must be exactly 10 digits']);
});

test.each([
  ['one digit short, as a typing error makes it', '+91 98204 1736'],
  ['of a country that does not exist', '+999 98204 17365'],
  ['too short for its country', '+91 98204'],
  ['too long for its country', '+91 98204 173651'],
  ['with a zero that is not dialled from abroad', '+91 098204 17365'],
  ['with an extension', '+1 213 373 4253 ext. 12'],
  ['that is a plus alone', '+'],
])('a number with a plus %s is refused, and not for having more than ten digits', async (_, typed) => {
  const { error } = await phone.safeParseAsync(typed);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'This is not a phone number that can be dialled. Please check the digits after the +',
  ]);
});

test.each([
  ['IN 982041736', 'Phone number must be exactly 10 digits'],
  ['IN ९८२०४१७३६', 'Phone number must be exactly 10 digits'],
  ['US 213 373 425', 'Phone number must be exactly 10 digits'],
  ['US 213 373 4253 ext. 12', 'Phone number must be exactly 10 digits'],
  ['US 98765 43210', 'This is not a phone number of the United States'],
  ['GB 020 7946 095', 'This is not a phone number of the United Kingdom'],
  ['FO 12', 'This is not a phone number of the Faroe Islands'],
  ['NG 0801 234 567', 'This is not a phone number of Nigeria'],
  ['IN call 98204 17365', 'This is not a phone number of India'],
  ['', 'Please enter your phone number'],
  ['  ', 'Please enter your phone number'],
  ['IN ', 'Phone number must be exactly 10 digits'],
  ['ZZ 98204 17365', '9820417365'],
])('%j is held against the numbers of its country', async (typed, said) => {
  const { data, error } = await phone.safeParseAsync(typed);
  expect(data ?? error?.issues[0]?.message).toBe(said);
});

test('every country is listed with the code that dials it', () => {
  expect(Object.fromEntries(DIALLING_CODES)).toEqual(
    Object.fromEntries(getCountries().map((country) => [country, getCountryCallingCode(country)])),
  );
});

test('where ten digits are asked for, a number of ten is taken and others are not', async () => {
  const asked = getCountries().filter(hasTenDigits);
  expect(asked).toEqual(expect.arrayContaining(['IN', 'US', 'CA']));
  for (const country of asked) {
    const number = getExampleNumber(country, examples);
    const digits = String(number?.nationalNumber);
    expect(digits).toMatch(/^\d{10}$/);
    expect(await phone.parseAsync(`${country} ${digits}`)).toBe(number?.number);
    expect((await phone.safeParseAsync(`${country} ${digits.slice(1)}`)).success).toBe(false);
  }
});
