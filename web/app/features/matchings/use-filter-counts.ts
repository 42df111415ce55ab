import type { FilterCounts } from '@ampersand/contract/filters';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ApiError, call } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';
import { type Filter, queryOf } from './filter.ts';

/** Long enough that a word being typed is one question. */
const PAUSE_MS = 250;

const problemOf = (failure: ApiError) => failure.fields.find(({ path }) => path === 'near')?.message;

/** What each choice would leave, for the filter as it is being made. */
export function useFilterCounts(filter: Filter) {
  const [counts, setCounts] = useState<FilterCounts>();
  const [failed, setFailed] = useState<{ near: string | undefined; failure: ApiError }>();
  const [knownPlace, setKnownPlace] = useState<string>();
  const explain = useFailure();
  const asked = JSON.stringify(filter);

  /** @returns whether the place is one that is known, as far as anybody can say. */
  async function ask(about: Filter, signal?: AbortSignal): Promise<boolean> {
    try {
      const query = queryOf(about);
      const { data } = await call('GET /matchings/counts', { query, ...(signal && { signal }) });
      setCounts(data);
      setFailed(undefined);
      setKnownPlace(about.near);
      return true;
    } catch (error) {
      const failure = signal?.aborted ? undefined : explain(error);
      if (failure) setFailed({ near: about.near, failure });
      return failure !== undefined && !problemOf(failure);
    }
  }

  const askNow = useEffectEvent((signal: AbortSignal) => ask(filter, signal));
  // The API is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked decides when to ask.
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void askNow(stop.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  // What was said of another place says nothing of this one.
  const failure = failed?.near === filter.near ? failed?.failure : undefined;
  return {
    counts,
    failure,
    nearProblem: failure && problemOf(failure),
    fits: async (about: Filter) => !about.near || about.near === knownPlace || ask(about),
  };
}
