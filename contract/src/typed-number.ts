/** The value of a decimal digit: those of a script lie in a row from its zero on, and rows may follow on each other. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((point - zero) % 10);
}

/** A text with the digits of every script as `0` to `9`. */
export const withPlainDigits = (text: string) => text.replace(/\p{Nd}/gu, digitValue);

const WIDE = 0xfee0;

/** What was typed as a number, with the signs of other scripts and keyboards as those that are read here. */
function plain(typed: string): string {
  return withPlainDigits(typed)
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replace(/\p{Zs}/gu, ' ')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .trim();
}

/** `12`, `-0.5`; undefined for anything else, such as `1e6` and `0x10`. */
export function numberIn(typed: string): number | undefined {
  const text = plain(typed);
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

/** `12.5`, `12,5 %`: up to a hundred no comma stands between thousands. */
export function percentIn(typed: string): number | undefined {
  const text = plain(typed).replace(/ ?%$/, '');
  return numberIn(/^\d{1,3},\d{1,2}$/.test(text) ? text.replace(',', '.') : text);
}

/** `$250` and `USD 250` and `250 $` without the currency. */
const amountOf = (typed: string) =>
  plain(typed)
    .replace(/^(US ?\$|\$|USD) */i, '')
    .replace(/ ?(\$|USD)$/i, '');

/** Thousands, or as in India lakhs, may stand apart; of cents there are two, so that `250.000` is not taken for them. */
const AMOUNT = /^-?(\d+|\d{1,3}([, '’])\d{3}(\2\d{3})*|\d{1,2}(,\d{2})+,\d{3})(\.\d{1,2})?$/;

/** `250000`, `10,00,000.50`, in whichever currency; undefined for what may mean something else elsewhere, such as `250.000` and `1,5`. */
export function amountIn(typed: string): number | undefined {
  const text = plain(typed);
  return AMOUNT.test(text) ? Number(text.replace(/[, '’]/g, '')) : undefined;
}

/** As `amountIn`, also `$250,000`. */
export const dollarsIn = (typed: string) => amountIn(amountOf(typed));

/** `40`, `1,000`, `40 %`; undefined for what is no whole number, or may be one elsewhere. */
export function wholeIn(typed: string): number | undefined {
  const figure = dollarsIn(plain(typed).replace(/ ?%$/, ''));
  return Number.isInteger(figure) ? figure : undefined;
}

/** How to write what `amountIn` does not read. */
export function amountAdvice(typed: string, currency: string): string {
  const text = plain(typed);
  if (/[^\d\s.,'’-]/.test(text))
    return `Please write the amount in ${currency}, in digits alone, such as 250000`;
  return text.includes('.')
    ? 'Please write the amount without dots between the digits, such as 250000 or 250,000'
    : 'Please write the amount in full, such as 250000 or 250,000';
}

/** How to write what `dollarsIn` does not read. */
export const dollarsAdvice = (typed: string) => amountAdvice(amountOf(typed), 'US dollars');
