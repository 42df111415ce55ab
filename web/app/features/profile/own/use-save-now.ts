import { failureMessage } from '../../../api.ts';
import { useFailure } from '../../../page/session-end.ts';
import { toast } from '../../../ui/toast.ts';
import { offer } from '../../../ui/toast-offer.tsx';
import type { Edit, Edits } from './edits.ts';

interface Words {
  /** Said when the server gives no reason of its own. */
  failed: string;
  /** After it was saved, with what the server said. */
  onSaved: (message: string | undefined) => void;
}

/** Saves a change that has no form of its own. A failure is told with a way to try again; nothing has to be typed twice. */
export function useSaveNow(edits: Edits) {
  const failureOf = useFailure();

  async function saveNow<Data extends { version: number }>(edit: Edit<Data>, words: Words) {
    try {
      words.onSaved(await edits.save(edit));
    } catch (error) {
      explain(error, words.failed, () => void saveNow(edit, words));
    }
  }

  function explain(error: unknown, failed: string, again: () => void) {
    const failure = failureOf(error);
    if (!failure) return;
    const message = failureMessage(failure, failed);
    if (failure.code === 'conflict') {
      offer.afterFailure('Your profile was changed in another window.', {
        label: 'Reload and save again',
        run: () => void reload(again),
      });
    } else if (failure.code === 'not_found') {
      offer.afterFailure(message, { label: 'Reload', run: () => void reload(reloaded) });
    } else offer.afterFailure(message, { label: 'Try again', run: again });
  }

  async function reload(then: () => void) {
    try {
      await edits.reload();
      then();
    } catch (error) {
      explain(error, 'Your profile did not load', () => void reload(then));
    }
  }

  return saveNow;
}

function reloaded() {
  toast.success('This is your profile as it is now');
}
