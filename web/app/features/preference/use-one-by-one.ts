import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../page/use-hydrated.ts';
import { focusField } from '../../ui/focus-field.ts';
import type { Question } from './questions.ts';

/** Id of what holds a question. */
export const questionId = (name: string) => `${name}-question`;

/** Something typed that could not be added to a list, and waits in its text box. */
const WAITING = 'input[data-stop][aria-invalid=true]';

/** Which question a narrow screen shows, counted from 0, as the address names it behind '#'; wide ones show them all. */
export function useOneByOne(questions: readonly Question[], form: RefObject<HTMLFormElement | null>) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // The server does not know what the address names behind '#'.
  const named = useHydrated() ? questions.findIndex(({ name }) => name === hash.slice(1)) : 0;
  const at = Math.max(named, 0);

  function show(name: string, { replace = true } = {}) {
    if (questions.some((question) => question.name === name))
      void navigate({ search, hash: name }, { flushSync: true, preventScrollReset: true, replace });
  }

  return {
    at,
    count: questions.length,
    isShown: (name: string) => questions[at]?.name === name,
    /** Goes on, or back, unless something typed here waits to be mended. */
    move: (by: 1 | -1) => {
      const to = questions[at + by];
      const here = document.getElementById(questionId(questions[at]?.name ?? ''));
      const waiting = here?.querySelector<HTMLElement>(WAITING);
      if (waiting) waiting.focus();
      else if (to) {
        // The browser's way back leads to the question before.
        show(to.name, { replace: false });
        document.getElementById(questionId(to.name))?.focus();
      }
    },
    /** To a question that may not be on the screen. */
    goTo: (name: string) => {
      show(name);
      focusField(name);
    },
    /** Before the form is sent: what waits must be on the screen to be mended. */
    showWaiting: () => {
      const waiting = form.current?.querySelector<HTMLElement>(WAITING);
      if (waiting) show(waiting.id);
    },
  };
}

export type OneByOne = ReturnType<typeof useOneByOne>;
