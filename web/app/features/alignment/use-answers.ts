import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import type { AlignmentQuestionId } from '@ampersand/contract/alignment-questions';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';
import { blank, type Draft, isAnswered, isWrong, withSaved } from './drafts.ts';

/** What is typed is saved after a rest. */
const REST_MS = 500;

/**
 * One's own answers: each change shows at once and is saved after those before it. `saved` is what the server has, `refresh`
 * asks for it anew.
 */
export function useAnswers(saved: readonly AlignmentAnswer[], refresh: () => Promise<void>) {
  const [drafts, setDrafts] = useState(() => withSaved({}, new Set(), saved));
  const [failed, setFailed] = useState<ReadonlySet<AlignmentQuestionId>>(new Set());
  const latest = useRef(drafts);
  const unsaved = useRef(new Set<AlignmentQuestionId>());
  const waiting = useRef(new Map<AlignmentQuestionId, ReturnType<typeof setTimeout> | undefined>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const explain = useFailure();

  // Another window may have saved something since.
  useEffect(() => {
    latest.current = withSaved(latest.current, unsaved.current, saved);
    setDrafts(latest.current);
  }, [saved]);

  async function send(question: AlignmentQuestionId): Promise<void> {
    const draft = latest.current[question];
    if (!unsaved.current.has(question) || isWrong(draft)) return;
    try {
      if (isAnswered(draft)) await call('PUT /alignment/answers', { body: draft });
      else await call('DELETE /alignment/answers/{question}', { params: { question } });
      // What was asked for before this is out of date when it comes.
      void refresh();
      if (latest.current[question] === draft) unsaved.current.delete(question);
      setFailed((before) => new Set([...before].filter((one) => one !== question)));
    } catch (error) {
      if (explain(error)) setFailed((before) => new Set([...before, question]));
    }
  }

  function save(question: AlignmentQuestionId): void {
    clearTimeout(waiting.current.get(question));
    waiting.current.delete(question);
    last.current = last.current.then(() => send(question));
  }

  async function saveAll(): Promise<ReadonlySet<AlignmentQuestionId>> {
    for (const question of unsaved.current) save(question);
    await last.current;
    return unsaved.current;
  }

  // What was typed last is saved when the page is left.
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
    drafts,
    failed,
    isAnswered: (question: AlignmentQuestionId) => isAnswered(drafts[question]),
    /** Whether there is something that is no answer yet, and would be left out. */
    isWrong: (question: AlignmentQuestionId) => isWrong(drafts[question]),
    /** Changes an answer; what is typed is saved after a rest. */
    change(question: AlignmentQuestionId, to: Partial<Draft>, how: 'chosen' | 'typed') {
      const draft = { ...blank(question), ...latest.current[question], ...to };
      latest.current = { ...latest.current, [question]: draft };
      unsaved.current.add(question);
      setDrafts(latest.current);
      clearTimeout(waiting.current.get(question));
      if (how === 'chosen') save(question);
      else waiting.current.set(question, setTimeout(save, REST_MS, question));
    },
    /** Waits until everything is saved; tries once more what was not. @returns what still is not. */
    saveAll,
  };
}

export type Answers = ReturnType<typeof useAnswers>;
