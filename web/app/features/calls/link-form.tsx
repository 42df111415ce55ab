import type { ArrangedCall } from '@ampersand/contract/calls';
import { call } from '../../api.ts';
import { useUnsent } from '../../form/use-unsent.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';
import type { CallsFrame } from './frame.ts';

interface LinkFormProps extends Pick<CallsFrame, 'connectionId' | 'refresh'> {
  arranged: ArrangedCall;
  onDone: () => void;
}

/** The video link of an agreed call; empty takes it away. */
export function LinkForm({ connectionId, arranged, refresh, onDone }: LinkFormProps) {
  const { you } = useTogether();
  const { typed, set, done } = useUnsent(`call-link:${you.id}:${arranged.id}`, arranged.link ?? '');
  const close = () => {
    done();
    onDone();
  };
  const form = useTypedForm({
    body: { link: typed.trim() || null },
    faults: { link: undefined },
    changing: useChanging(refresh),
    send: (body) =>
      call('PATCH /connections/{connectionId}/calls/{callId}', {
        params: { connectionId, callId: arranged.id },
        body,
      }),
    onDone: close,
  });

  return (
    <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={form.submit}>
      <Field
        label="Video link"
        hint="It begins with https://. Both of you are told of a change."
        error={form.errorAt('link')}
      >
        <TextInput
          ref={takeFocus}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={1000}
          value={typed}
          onChange={({ target }) => set(target.value)}
        />
      </Field>
      <Alert>{form.failure}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" type="submit" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Save the link'}
        </Button>
        <Button onClick={close} disabled={form.busy}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
