import type { Draft, Target } from './draft.ts';
import type { Edits } from './edits.ts';

export interface DialogProps {
  target: Target;
  edits: Edits;
  draft?: Draft | undefined;
  onClose: () => void;
}
