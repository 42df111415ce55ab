import type { MatchChange } from '@ampersand/contract/preference';
import type { Questions } from '@ampersand/contract/questions';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, callFailureIn } from '../../api.ts';
import { useSend } from '../../form/use-send.ts';
import { toast } from '../../ui/toast.ts';
import type { Draft } from './draft.ts';
import { elsewhere } from './elsewhere.ts';
import { merged } from './merge.ts';
import { type Saved, type Stored, storedOf } from './values.ts';

type SavedPreference = Saved & { version: number };

export interface Saving {
  questions: Questions;
  /** What was stored when the form opened. */
  found: Stored;
  draft: Draft | undefined;
  load: () => Promise<SavedPreference>;
  /** Saves all answers, if this version is stored. @throws {ApiError} `conflict` if another is. */
  save: (
    values: FieldValues,
    version: number,
  ) => Promise<{ data: SavedPreference; matchChange: MatchChange }>;
  messages: { saved: string; failed: string };
}

/**
 * Saves a preference. What another window has saved since comes into the form and is saved with what was changed here;
 * where both changed the same, its owner is told and saves again.
 */
export function useSaving(form: UseFormReturn<FieldValues>, saving: Saving) {
  const { questions, found, draft, load, save, messages } = saving;
  const [restored, setRestored] = useState(draft);
  if (draft && draft !== restored) setRestored(draft);
  const [known, setKnown] = useState<Stored>();
  const [done, setDone] = useState<{ change: MatchChange; at: number }>();
  const stored = known ?? restored?.stored ?? found;

  /** Puts answers into the form, where others stand. */
  function show(values: FieldValues) {
    for (const [name, value] of Object.entries(values))
      if (value !== form.getValues(name)) form.setValue(name, value, { shouldDirty: true });
  }

  async function saveWithOthers() {
    const others = storedOf(questions, await load(), {});
    const { values, both } = merged(stored.values, form.getValues(), others.values);
    setKnown(others);
    show(values);
    if (both.length > 0)
      throw new ApiError(409, {
        code: 'conflict',
        message: CONFLICT,
        errors: elsewhere(both, others.values),
      });
    return { ...(await save(values, others.version)), sent: values };
  }

  const sending = useSend(form, {
    async send() {
      // The form goes on writing into its own.
      const sent = structuredClone(form.getValues());
      try {
        return { ...(await save(sent, stored.version)), sent };
      } catch (error) {
        if (callFailureIn(error)?.code === 'conflict') return saveWithOthers();
        throw error;
      }
    },
    onDone({ data, matchChange, sent }) {
      const now = storedOf(questions, data, {});
      // What was typed meanwhile stays.
      const { values } = merged(sent, form.getValues(), now.values);
      form.reset(now.values, { keepValues: true });
      show(values);
      setKnown(now);
      setDone({ change: matchChange, at: Date.now() });
      toast.success(messages.saved);
    },
    toasts: messages.failed,
    // The summary takes it.
    focus: () => undefined,
  });
  return { ...sending, stored, done, restored: restored !== undefined && !done };
}

const CONFLICT =
  'In another window you have saved other answers to what you changed here. See what they are, then save again.';
