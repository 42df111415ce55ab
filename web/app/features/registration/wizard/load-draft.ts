import type { WizardDefinition } from './definition.ts';
import { type Draft, readDraft } from './draft.ts';
import { fetchLater } from './later.ts';

/** The draft of a wizard, with the step where it goes on unless the address names one. */
export async function loadDraft(definition: WizardDefinition): Promise<Draft | null> {
  const draft = await readDraft(definition.draftKey);
  if (!draft) return null;
  await fetchLater(definition);
  // Who has begun to type stays there.
  const isTyping = document.activeElement?.matches('form :is(input, button[type=submit])');
  return isTyping ? { ...draft, step: 1 } : draft;
}
