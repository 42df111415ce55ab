import type { Trial, TrialProposal } from '@ampersand/contract/trial';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';
import type { TrialFrame } from './frame.ts';

interface SignFormProps extends TrialFrame {
  proposal: TrialProposal;
  byEmail: Trial['byEmail'];
  /** Whether the other has signed already. */
  hasOther: boolean;
  onSigned: () => void;
}

/** A name under the text as it stands here. */
export function SignForm(props: SignFormProps) {
  const { connectionId, called, refresh, proposal, byEmail, hasOther, onSigned } = props;
  const [name, setName] = useState('');
  const hydrated = useHydrated();
  const { id: proposalId, hash } = proposal;
  const typed = name.trim();
  const form = useTypedForm({
    body: typed ? { name: typed, hash } : undefined,
    faults: { name: typed ? undefined : 'Please type your full name' },
    changing: useChanging(refresh),
    send: (body) =>
      call('POST /connections/{connectionId}/trial/proposals/{proposalId}/sign', {
        params: { connectionId, proposalId },
        body,
      }),
    onDone: onSigned,
  });

  return (
    <form noValidate className="mt-3 flex flex-col gap-4" onSubmit={form.submit}>
      <p className="measure text-sm text-muted">
        These are plain words between two people, not legal advice: where it counts, have a lawyer look at
        them. {hasOther ? 'Once you sign, it holds' : 'Once you have both signed, it holds'}, and{' '}
        <PaperWay byEmail={byEmail} called={called} />
      </p>
      {/* The button stays beside the field when an error comes below it. */}
      <div className="flex flex-col items-start gap-x-4 gap-y-3 sm:flex-row">
        <Field
          label="Your full name, as you sign"
          error={form.errorAt('name')}
          required
          className="max-sm:self-stretch sm:flex-1"
        >
          <TextInput
            autoComplete="name"
            maxLength={200}
            value={name}
            disabled={!hydrated}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button variant="primary" type="submit" busy={form.busy} disabled={!hydrated} className="sm:mt-7.5">
          {form.busy ? 'Signing...' : 'Sign it'}
        </Button>
      </div>
      <Alert>{form.failure}</Alert>
    </form>
  );
}

/** How the signed text reaches each of them: by email only where the address is confirmed. */
function PaperWay({ byEmail, called }: Pick<SignFormProps, 'byEmail' | 'called'>) {
  if (byEmail.you && byEmail.them) return 'you both get it as a PDF by email.';
  return (
    <>
      you both find it here as a PDF.{' '}
      {!byEmail.you && (
        <>
          To get it by email too,{' '}
          <Link to={paths.account} className="text-link">
            confirm your address
          </Link>{' '}
          first.{' '}
        </>
      )}
      {byEmail.you && 'You get it by email too. '}
      {!byEmail.them && (
        <>
          <bdi>{called}</bdi> has not confirmed their address and gets no email with it.
        </>
      )}
    </>
  );
}
