import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Answers } from './definition.ts';
import { removeDraft, writeDraft } from './draft.ts';

const REST_MS = 400;

const isTyped = (form: UseFormReturn<Answers>) =>
  Object.keys(form.getValues()).some((name) => form.getFieldState(name).isDirty);

interface Place {
  step: number;
  reached: number;
  /** Whether it is known what this device has kept: not to be written over before. */
  known: boolean;
}

/**
 * Keeps the answers on this device soon after each change, and at once when the page is left.
 * `failed`: this browser does not keep them.
 */
export function useDraft(key: string, form: UseFormReturn<Answers>, { step, reached, known }: Place) {
  const [failed, setFailed] = useState(false);
  const saved = useRef({ step, reached, photo: form.getValues('profileImg'), done: false });

  // The form and IndexedDB are both outside React; this ties one to the other.
  useEffect(() => {
    if (!known) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (saved.current.done) return;
      const answers = form.getValues();
      const photo = answers.profileImg;
      saved.current = { ...saved.current, step, reached };
      void writeDraft(key, { answers, step, reached }, photo !== saved.current.photo).then((kept) => {
        if (kept) saved.current.photo = photo;
        setFailed(!kept);
      });
    };
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, REST_MS);
    };
    const now = () => {
      if (timer !== undefined) save();
    };
    const isMoved = step !== saved.current.step || reached !== saved.current.reached;
    if (isMoved || isTyped(form)) save();
    const stop = form.subscribe({ formState: { values: true }, callback: soon });
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      now();
      stop();
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [key, form, step, reached, known]);

  return {
    failed,
    /** Forgets the draft for good. */
    drop: () => {
      saved.current.done = true;
      return removeDraft(key);
    },
  };
}
