import type { AlignmentAnswer } from '@ampersand/contract/alignment';
import {
  type AlignmentQuestionId,
  type AlignmentValue,
  alignmentQuestion,
  faultOf,
} from '@ampersand/contract/alignment-questions';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';

/** An answer that is being made; without a value there is none yet, and a value may be wrong yet. */
export type Draft = Omit<AlignmentAnswer, 'value'> & { value: AlignmentValue | undefined };
type Drafts = Partial<Record<AlignmentQuestionId, Draft>>;

/** What is typed is saved after a rest. */
const REST_MS = 500;

const blank = (question: AlignmentQuestionId): Draft => ({
  question,
  value: undefined,
  importance: 1,
  talk: false,
  hidden: false,
});

/** Not typed to its end, or wrong: what was saved before stays until it is right. */
const isWrong = (draft: Draft | undefined) => draft?.value !== undefined && !isAnswered(draft);

const isAnswered = (draft: Draft | undefined): draft is AlignmentAnswer =>
  draft?.value !== undefined && faultOf(alignmentQuestion(draft.question), draft.value) === undefined;

/** One's own answers: each change shows at once and is saved after those before it. */
export function useAnswers(loaded: readonly AlignmentAnswer[]) {
  const [drafts, setDrafts] = useState<Drafts>(() =>
    Object.fromEntries(loaded.map((answer) => [answer.question, answer])),
  );
  const [failed, setFailed] = useState<ReadonlySet<AlignmentQuestionId>>(new Set());
  const latest = useRef(drafts);
  const waiting = useRef(new Map<AlignmentQuestionId, ReturnType<typeof setTimeout> | undefined>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const explain = useFailure();

  async function send(question: AlignmentQuestionId): Promise<void> {
    const draft = latest.current[question];
    if (isWrong(draft)) return;
    try {
      if (isAnswered(draft)) await call('PUT /alignment/answers', { body: draft });
      else await call('DELETE /alignment/answers/{question}', { params: { question } });
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

  function saveAll(): Promise<unknown> {
    for (const question of [...waiting.current.keys(), ...failed]) save(question);
    return last.current;
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
      setDrafts(latest.current);
      clearTimeout(waiting.current.get(question));
      if (how === 'chosen') save(question);
      else waiting.current.set(question, setTimeout(save, REST_MS, question));
    },
    /** Waits until everything is saved; tries once more what was not. */
    saveAll,
  };
}

export type Answers = ReturnType<typeof useAnswers>;
