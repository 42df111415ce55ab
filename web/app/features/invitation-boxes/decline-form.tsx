import { declineWords } from '@ampersand/contract/declining';
import type { Invitation } from '@ampersand/contract/invitations';
import { LIMITS } from '@ampersand/contract/limits';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../api.ts';
import { choicesOf } from '../../form/choices.ts';
import { messageAt } from '../../form/messages.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useUnsentForm } from '../../form/use-unsent-form.ts';
import { declineReasons } from '../../labels.ts';
import type { You } from '../../page/you.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

interface DeclineFormProps {
  you: You;
  request: Invitation;
  /** It was declined, or is no longer open. */
  onGone: () => Promise<void>;
  onCancel: () => void;
}

const reasons = choicesOf(declineReasons);

/** A no with one of seven reasons, which the sender reads in kind words, and a sentence of one's own. */
export function DeclineForm({ you, request: { id, person }, onGone, onCancel }: DeclineFormProps) {
  const name = <bdi>{person.calledName}</bdi>;
  const form = useForm({
    defaultValues: { sentence: '' },
    resolver: useRules(async () => (await import('../invitations/rules.ts')).rules.decline),
  });
  const done = useUnsentForm(form, `decline-draft:${you.id}:${id}`);
  const { submit, busy, failure } = useSend(form, {
    send: (body) => call('POST /invitations/{invitationId}/decline', { params: { invitationId: id }, body }),
    async onDone({ message }) {
      done();
      if (message) toast.success(message);
      await onGone();
    },
    settles({ code, message }) {
      if (code !== 'conflict') return false;
      toast.error(message);
      done();
      void onGone();
      return true;
    },
  });
  const { errors } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'reason' });

  return (
    <form ref={focusFirst} onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <Field group label="What does not fit?" error={errors.reason && 'Please choose a reason'} required>
        <RadioGroup {...form.register('reason')} options={reasons} className="sm:grid sm:grid-cols-2" />
      </Field>
      <p role="status" className="text-muted">
        {chosen && (
          <>
            {name} will read: “{declineWords[chosen]}”
          </>
        )}
      </p>
      <Field
        label="A sentence of your own"
        hint={<>Optional. {name} reads it as you write it.</>}
        error={messageAt(errors, 'sentence')}
      >
        <TextArea {...form.register('sentence')} rows={2} most={LIMITS.declineSentence} dir="auto" />
      </Field>
      <Alert scrollsHere>{failure}</Alert>
      <div className="acts">
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? 'Declining...' : 'Decline'}
          <span className="sr-only"> {person.fullName}</span>
        </Button>
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => {
            done();
            onCancel();
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** The button that opened the form is gone, and the focus with it. */
function focusFirst(form: HTMLFormElement | null) {
  form?.querySelector('input')?.focus();
}
