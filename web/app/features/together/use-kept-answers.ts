import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api.ts';
import { tabDraft } from '../../form/draft-store.ts';
import { useFailure } from '../../page/session-end.ts';
import { useStream } from '../../page/use-stream.ts';
import { isLeaving } from '../../session.ts';

/** What is typed is saved after a rest. */
const REST_MS = 500;

interface Keeping<Key, Answer> {
  userId: string;
  /** Under which the tab keeps what could not be saved; with the member's id. */
  name: string;
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
 * must not arrive last. One that fails stays on the screen, and is saved once more when the server can be reached again, before
 * they are given, or when the page is looked at again.
 */
export function useKeptAnswers<Key, Answer>(keeping: Keeping<Key, Answer>) {
  const { userId, name, saved, save, isWrong, refresh } = keeping;
  const [answers, setAnswers] = useState(saved);
  const [failures, setFailures] = useState<ReadonlyMap<Key, ApiError>>(new Map());
  const latest = useRef(answers);
  const unsaved = useRef(new Set<Key>());
  const waiting = useRef(new Map<Key, ReturnType<typeof setTimeout>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const explain = useFailure();
  const left = tabDraft<[Key, Answer][]>(name);

  // Another window may have saved something since.
  useEffect(() => {
    latest.current = withSaved(latest.current, unsaved.current, saved);
    setAnswers(latest.current);
  }, [saved]);

  /** Writes down what is not saved yet, for when the page is left. */
  function keepUnsaved() {
    // A log-out leaves nothing.
    if (isLeaving()) return;
    const rest = [...latest.current].filter(
      ([key, answer]) => unsaved.current.has(key) && !isWrong?.(answer),
    );
    void (rest.length > 0 ? left.write(rest) : left.remove());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was left is taken in once.
  useEffect(() => {
    void left.read().then((rest = []) => {
      for (const [key, answer] of rest) take(key, answer);
      for (const [key] of rest) queue(key);
    });
  }, []);

  /** An answer that is not saved yet. */
  function take(key: Key, answer: Answer) {
    latest.current = new Map([...latest.current, [key, answer]]);
    unsaved.current.add(key);
    setAnswers(latest.current);
  }

  async function send(key: Key): Promise<void> {
    const answer = latest.current.get(key);
    if (!unsaved.current.has(key) || answer === undefined || isWrong?.(answer)) return;
    try {
      await save(key, answer);
      // What was asked for before this is out of date when it comes.
      void refresh();
      if (latest.current.get(key) === answer) unsaved.current.delete(key);
      keepUnsaved();
      setFailures((before) => new Map([...before].filter(([one]) => one !== key)));
    } catch (error) {
      keepUnsaved();
      const failure = explain(error);
      if (!failure) return;
      setFailures((before) => new Map([...before, [key, failure]]));
      // They were given in another window: what was given is shown.
      if (failure.code === 'conflict') {
        void left.remove();
        void refresh();
      }
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

  useStream(userId, ({ kind }) => {
    if (kind === 'opened') void saveAll();
  });

  // What was changed last is saved when the page is left, and kept in case that fails.
  const leave = useRef(saveAll);
  leave.current = () => {
    keepUnsaved();
    return saveAll();
  };
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
      take(key, to(latest.current.get(key)));
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
