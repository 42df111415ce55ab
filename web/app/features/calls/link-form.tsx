import type { ArrangedCall } from '@ampersand/contract/calls';
import type { FormEvent } from 'react';
import { call } from '../../api.ts';
import { useTyped } from '../../form/use-typed.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import type { CallsFrame } from './frame.ts';

interface LinkFormProps extends Pick<CallsFrame, 'connectionId' | 'refresh'> {
  arranged: ArrangedCall;
  onDone: () => void;
}

/** The video link of an agreed call; empty takes it away. */
export function LinkForm({ connectionId, arranged, refresh, onDone }: LinkFormProps) {
  const { you } = useTogether();
  const [link, setLink] = useTyped(`call-link:${you.id}:${arranged.id}`, arranged.link ?? '');
  const changing = useChanging(refresh);
  const atField = changing.fields.find(({ path }) => path === 'link')?.message;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const change = () =>
      call('PATCH /connections/{connectionId}/calls/{callId}', {
        params: { connectionId, callId: arranged.id },
        body: { link: link.trim() || null },
      });
    if (await changing.change(change)) onDone();
    else focusFault(form);
  }

  return (
    <form noValidate className="mt-4 flex flex-col gap-3" onSubmit={(event) => void send(event)}>
      <Field
        label="Video link"
        hint="It begins with https://. Both of you are told of a change."
        error={atField}
      >
        <TextInput
          ref={takeFocus}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={1000}
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      </Field>
      <Alert>{atField ? undefined : changing.failure}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" type="submit" busy={changing.busy}>
          {changing.busy ? 'Saving...' : 'Save the link'}
        </Button>
        <Button onClick={onDone} disabled={changing.busy}>
          Leave it
        </Button>
      </div>
    </form>
  );
}
