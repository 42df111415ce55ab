/** How many people are seen side by side at most. */
export const MOST_COMPARED = 3;

/** The address of a page with people side by side. */
export const comparedAt = (page: string, ids: readonly string[]) =>
  ids.length === 0 ? page : `${page}?with=${ids.join(',')}`;
