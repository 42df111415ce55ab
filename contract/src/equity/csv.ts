/** What programs for tables read as the beginning of a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

function cell(value: string | number | bigint): string {
  if (typeof value !== 'string') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), with the mark by which programs know UTF-8. Texts are quoted, and none is taken for a formula. */
export const csvOf = (rows: readonly (readonly (string | number | bigint)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
