import { once } from '../../../once.ts';
import type { WizardDefinition } from './definition.ts';

export const laterParts = once(async () => {
  const [errors, note, overlay, registered] = await Promise.all([
    import('./wizard-errors.tsx'),
    import('./restored-note.tsx'),
    import('../../../ui/overlay.tsx'),
    import('./registered.tsx'),
  ]);
  return { ...errors, ...note, ...overlay, ...registered };
});

/** Fetches what no first visit begins with: what later steps show, and what comes with a draft and at the end. */
export const fetchLater = ({ laterSteps }: Pick<WizardDefinition, 'laterSteps'>) =>
  Promise.all([laterSteps(), laterParts()]);
