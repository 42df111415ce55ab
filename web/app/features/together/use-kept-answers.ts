import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';

/** What is typed is saved after a rest. */
const REST_MS = 500;

interface Keeping<Key, Answer> {
  /** What the server has, by what it answers. */
  saved: ReadonlyMap<Key, Answer>;
  save: (key: Key, answer: Answer) => Promise<unknown>;
  /** What is no answer yet is not saved: what was saved before stays until it is one. */
  isWrong?: (answer: Answer) => boolean;
  /** Asks for what is saved anew. */
  refresh: () => Promise<void>;
}

/**
 * One's own answers before they are given: each change shows at once and is saved after those before it, since an earlier one
 * must not arrive last. One that fails stays on the screen, and is saved once more before they are given.
 */
export function useKeptAnswers<Key, Answer>(keeping: Keeping<Key, Answer>) {
  const { saved, save, isWrong, refresh } = keeping;
  const [answers, setAnswers] = useState(saved);
  const [failures, setFailures] = useState<ReadonlyMap<Key, ApiError>>(new Map());
  const latest = useRef(answers);
  const unsaved = useRef(new Set<Key>());
  const waiting = useRef(new Map<Key, ReturnType<typeof setTimeout>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const explain = useFailure();

  // Another window may have saved something since.
  useEffect(() => {
    latest.current = withSaved(latest.current, unsaved.current, saved);
    setAnswers(latest.current);
  }, [saved]);

  async function send(key: Key): Promise<void> {
    const answer = latest.current.get(key);
    if (!unsaved.current.has(key) || answer === undefined || isWrong?.(answer)) return;
    try {
      await save(key, answer);
      // What was asked for before this is out of date when it comes.
      void refresh();
      if (latest.current.get(key) === answer) unsaved.current.delete(key);
      setFailures((before) => new Map([...before].filter(([one]) => one !== key)));
    } catch (error) {
      const failure = explain(error);
      if (!failure) return;
      setFailures((before) => new Map([...before, [key, failure]]));
      // They were given in another window: what was given is shown.
      if (failure.code === 'conflict') void refresh();
    }
  }

  function queue(key: Key): void {
    clearTimeout(waiting.current.get(key));
    waiting.current.delete(key);
    last.current = last.current.then(() => send(key));
  }

  async function saveAll(): Promise<ReadonlySet<Key>> {
    for (const key of unsaved.current) queue(key);
    await last.current;
    return unsaved.current;
  }

  // What was changed last is saved when the page is left.
  const leave = useRef(saveAll);
  leave.current = saveAll;
  useEffect(() => {
    const flush = () => void leave.current();
    addEventListener('pagehide', flush);
    return () => {
      removeEventListener('pagehide', flush);
      flush();
    };
  }, []);

  return {
    answers,
    /** Why what is changed here could not be saved. */
    failures,
    /** Changes an answer; what is typed is saved after a rest. */
    change(key: Key, to: (before: Answer | undefined) => Answer, how: 'chosen' | 'typed' = 'chosen') {
      latest.current = new Map([...latest.current, [key, to(latest.current.get(key))]]);
      unsaved.current.add(key);
      setAnswers(latest.current);
      clearTimeout(waiting.current.get(key));
      if (how === 'chosen') queue(key);
      else waiting.current.set(key, setTimeout(queue, REST_MS, key));
    },
    /** Waits until everything is saved; tries once more what was not. @returns what still is not. */
    saveAll,
  };
}

/** What is saved, here or in another window; what is changed here and not saved yet stays as it is here. */
export function withSaved<Key, Answer>(
  here: ReadonlyMap<Key, Answer>,
  unsaved: ReadonlySet<Key>,
  saved: ReadonlyMap<Key, Answer>,
): ReadonlyMap<Key, Answer> {
  return new Map([...saved, ...[...here].filter(([key]) => unsaved.has(key))]);
}
