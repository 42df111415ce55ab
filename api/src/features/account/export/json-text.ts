/**
 * A value as the text of a JSON file, piece by piece, one row to a line. A list may come as pages of rows: it is
 * never held as a whole.
 */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  if (isPages(value)) yield* listText(value);
  else if (holdsPages(value)) yield* objectText(value);
  else if (Array.isArray(value)) yield* listText([value]);
  else yield JSON.stringify(value) ?? 'null';
}

type Pages = AsyncIterable<readonly unknown[]>;

function isPages(value: unknown): value is Pages {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}

/** Whether it is an object with lists in it, at any depth. */
function holdsPages(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).some((each) => isPages(each) || Array.isArray(each) || holdsPages(each))
  );
}

async function* objectText(value: object): AsyncGenerator<string> {
  let before = '{\n';
  for (const [name, each] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}: `;
    yield* jsonText(each);
    before = ',\n';
  }
  yield '\n}';
}

async function* listText(pages: Pages | readonly (readonly unknown[])[]): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
    before = ',\n';
  }
  yield before === '[\n' ? '[]' : '\n]';
}
