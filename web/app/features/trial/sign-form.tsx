import type { Trial, TrialProposal } from '@ampersand/contract/trial';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../api.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useChanging } from '../together/use-changing.ts';
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
  const [isTried, setIsTried] = useState(false);
  const hydrated = useHydrated();
  const changing = useChanging(refresh);
  const missing = isTried && name.trim() === '' ? 'Please type your full name' : undefined;
  const otherName = changing.fields.find(({ path }) => path === 'name')?.message;

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    if (name.trim() === '') return focusFault(form);
    const { id: proposalId, hash } = proposal;
    const send = () =>
      call('POST /connections/{connectionId}/trial/proposals/{proposalId}/sign', {
        params: { connectionId, proposalId },
        body: { name: name.trim(), hash },
      });
    if (await changing.change(send)) onSigned();
    else focusFault(form);
  }

  return (
    <form noValidate className="mt-3 flex flex-col gap-4" onSubmit={(event) => void sign(event)}>
      <p className="measure text-sm text-muted">
        These are plain words between two people, not legal advice: where it counts, have a lawyer look at
        them. {hasOther ? 'Once you sign, it holds' : 'Once you have both signed, it holds'}, and{' '}
        <PaperWay byEmail={byEmail} called={called} />
      </p>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field
          label="Your full name, as you sign"
          error={missing ?? otherName}
          required
          className="flex-1 basis-64"
        >
          <TextInput
            autoComplete="name"
            maxLength={200}
            value={name}
            disabled={!hydrated}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Button variant="primary" type="submit" busy={changing.busy} disabled={!hydrated}>
          {changing.busy ? 'Signing...' : 'Sign it'}
        </Button>
      </div>
      <Alert>{otherName ? undefined : changing.failure}</Alert>
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
