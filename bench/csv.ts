/**
 * The rows of a CSV text (RFC 4180): cells may be quoted, quoted cells may hold commas, line breaks and doubled
 * quotes. Empty lines are left out.
 */
export function parseCsv(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length) {
    const start = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) throw new SyntaxError(`Malformed CSV at character ${start}.`);
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}
