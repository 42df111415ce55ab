const LARGEST_PAGE = 100;

interface Page<Entry> {
  data: Entry[];
  nextCursor?: string | undefined;
}

/** The first `count` of a list that comes in pages, what its first page says besides, and whether there is more. */
export async function loadFirst<Entry, Loaded extends Page<Entry>>(
  loadPage: (query: { limit: number; cursor?: string }) => Promise<Loaded & Page<Entry>>,
  count: number,
): Promise<{ entries: Entry[]; first: Loaded; more: boolean }> {
  const first = await loadPage({ limit: Math.min(count, LARGEST_PAGE) });
  const entries = [...first.data];
  let cursor = first.nextCursor;
  while (cursor !== undefined && entries.length < count) {
    const page = await loadPage({ limit: Math.min(count - entries.length, LARGEST_PAGE), cursor });
    entries.push(...page.data);
    cursor = page.nextCursor;
  }
  return { entries, first, more: cursor !== undefined };
}
