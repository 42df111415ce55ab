import { use } from 'react';

let first = true;

/**
 * What a page's loader returns. The first page of a visit does not wait for its data, so that the shell stands at once
 * with the page's skeleton in it; later ones do, so that the page before stays until they are ready.
 */
export async function pageData<Data>(loading: Promise<Data>): Promise<{ page: Data | Promise<Data> }> {
  if (!first) return { page: await loading };
  first = false;
  return { page: loading };
}

/** The data of `pageData`; suspends to the shell's skeleton while it is on its way. */
export function usePageData<Data>({ page }: { page: Data | Promise<Data> }): Data {
  return page instanceof Promise ? use(page) : page;
}
