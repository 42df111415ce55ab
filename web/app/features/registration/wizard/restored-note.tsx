import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AskDialog } from '../../../ui/ask-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Answers } from './definition.ts';
import type { Wizard } from './use-wizard.ts';

/** Says that the answers are back, and that the password is not; gone once it is typed anew. */
export function RestoredNote({ wizard }: { wizard: Wizard }) {
  const { control } = useFormContext<Answers>();
  const password = useWatch({ control, name: 'password' });
  const [asking, setAsking] = useState(false);
  const { step, goTo, startOver } = wizard;
  if (password !== '' && step !== 1) return null;
  return (
    <div className="mt-6 rounded-control bg-primary-soft px-4 py-3">
      <p>
        <strong className="font-semibold">Your answers are still here.</strong> They are kept on this device
        only. Passwords are never stored, so{' '}
        {step === 1 ? 'please type yours again.' : 'you will be asked for yours again in step 1.'}
      </p>
      <div className="-ms-3 mt-1 flex flex-wrap">
        {step !== 1 && (
          <Button variant="quiet" size="sm" onClick={() => goTo(1, { field: 'password', mending: true })}>
            Type it now
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          Start over
        </Button>
      </div>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Start over?"
        action="Remove and start over"
        cancel="Keep my answers"
        danger
        onAct={startOver}
      >
        <p>Everything you typed here, the photo included, is removed from this device.</p>
      </AskDialog>
    </div>
  );
}
