import { replace } from 'react-router';
import type { WizardDefinition } from './definition.ts';
import { type Draft, readDraft } from './draft.ts';
import { fetchLater } from './later.ts';
import { clampStep } from './rules.ts';

/** The draft of a wizard, with the address on the step where it goes on. */
export async function loadDraft(definition: WizardDefinition, request: Request): Promise<Draft | null> {
  const draft = await readDraft(definition.draftKey);
  if (draft) await fetchLater(definition);
  const url = new URL(request.url);
  const asked = url.searchParams.get('step');
  const step = clampStep(asked ?? draft?.step, draft?.reached ?? 1);
  // Who has begun to type stays there.
  const isTyping = document.activeElement?.matches('form :is(input, button[type=submit])');
  if (String(step) === (asked ?? '1') || isTyping) return draft;
  throw replace(`${url.pathname}?step=${step}`);
}
