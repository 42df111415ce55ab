import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type BlogFilter, filterParams, readFilter } from './rules.ts';

/**
 * The filter of the list, kept in the address (`?q=&category=`). The router writes an address a moment after the
 * key was pressed; until then the text being typed is kept here, so that no letter is lost.
 */
export function useBlogFilter(): [BlogFilter, (filter: BlogFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string>();
  const asked = readFilter(params);
  if (typed === asked.text) setTyped(undefined);
  return [
    { ...asked, text: typed ?? asked.text },
    (filter) => {
      setTyped(filter.text);
      setParams(filterParams(filter), { replace: true, preventScrollReset: true });
    },
  ];
}
