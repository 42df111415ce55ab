import type { Account } from '@ampersand/contract/account';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { type ApiError, call } from '../../api.ts';
import { messageAt } from '../../form/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { FactorCodeField } from './factor-code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountCall } from './use-account-call.ts';

type State =
  /** `returned`: from one of the others. */
  | { step: 'idle'; returned: boolean }
  | { step: 'password' | 'renew' | 'off' }
  | ({ step: 'scan' } & Seed)
  | { step: 'codes'; codes: string[] };

/** Logging in with a code from an authenticator app beside the password. */
export function TwoFactorSection({
  account: { emailConfirmed, twoFactor, recoveryCodesLeft },
}: {
  account: Account;
}) {
  const [state, setState] = useState<State>({ step: 'idle', returned: false });
  const { revalidate } = useRevalidator();
  const idle = () => setState({ step: 'idle', returned: true });
  /** Another window, or a call whose answer was lost, has turned it on or off meanwhile: the page shows what is so. */
  function settles({ code, message }: ApiError) {
    if (code !== 'conflict') return false;
    toast.error(message);
    idle();
    void revalidate();
    return true;
  }
  return (
    <AccountSection
      title="Second factor"
      about="With it, your password alone is not enough to log in: we also ask for a code from an app on your phone."
    >
      {state.step === 'idle' &&
        (twoFactor ? (
          <InForce
            takesFocus={state.returned}
            left={recoveryCodesLeft}
            onRenew={() => setState({ step: 'renew' })}
            onStop={() => setState({ step: 'off' })}
          />
        ) : emailConfirmed ? (
          <Button
            className="self-start"
            autoFocus={state.returned}
            onClick={() => setState({ step: 'password' })}
          >
            Set up a second factor
          </Button>
        ) : (
          <ConfirmFirst />
        ))}
      {state.step === 'password' && (
        <AskPassword
          onSeed={({ secret, qrCode }) => setState({ step: 'scan', secret, qrCode })}
          settles={settles}
          onCancel={idle}
        />
      )}
      {state.step === 'scan' && (
        <Scan
          secret={state.secret}
          qrCode={state.qrCode}
          onCodes={(codes) => setState({ step: 'codes', codes })}
          settles={settles}
          onCancel={idle}
        />
      )}
      {state.step === 'codes' && <RecoveryCodes codes={state.codes} onDone={idle} />}
      {state.step === 'renew' && (
        <Renew onCodes={(codes) => setState({ step: 'codes', codes })} settles={settles} onCancel={idle} />
      )}
      {state.step === 'off' && <TurnOff settles={settles} onDone={idle} />}
    </AccountSection>
  );
}

interface StepProps {
  settles: (failure: ApiError) => boolean;
  onCancel: () => void;
}

function AskPassword({ onSeed, ...step }: StepProps & { onSeed: (seed: Seed) => void }) {
  return (
    <AccountForm
      rules={(all) => all.start}
      blank={{ password: '' }}
      send={async (body) => {
        const { data } = await call('POST /account/two-factor', { body });
        onSeed(data);
        return {};
      }}
      action="Continue"
      busyAction="Checking..."
      {...step}
    >
      <PasswordField name="password" label="Your password" />
    </AccountForm>
  );
}

function Renew({ onCodes, ...step }: StepProps & Pick<ScanProps, 'onCodes'>) {
  return (
    <AccountForm
      rules={(all) => all.renew}
      blank={{ password: '', code: '' }}
      send={async (body) => {
        const { data } = await call('POST /account/two-factor/recovery-codes', { body });
        onCodes(data.recoveryCodes);
        return { message: 'Your old recovery codes no longer work' };
      }}
      action="Get new codes"
      busyAction="Renewing..."
      {...step}
    >
      <p className="text-muted">Ten new codes will replace all the old ones.</p>
      <PasswordField name="password" label="Your password" />
      <FactorCodeField inForce />
    </AccountForm>
  );
}

function TurnOff({ settles, onDone }: Pick<StepProps, 'settles'> & { onDone: () => void }) {
  return (
    <AccountForm
      rules={(all) => all.disable}
      blank={{ password: '', code: '' }}
      send={(body) => call('POST /account/two-factor/disable', { body })}
      action="Turn it off"
      busyAction="Saving..."
      danger
      settles={settles}
      onDone={onDone}
      onCancel={onDone}
    >
      <PasswordField name="password" label="Your password" />
      <FactorCodeField inForce />
    </AccountForm>
  );
}

/** A second factor on an address that is somebody else's would lock its owner out. */
function ConfirmFirst() {
  const { busy, run } = useAccountCall();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-muted">
        Confirm your email address first, with the link in our email: it shows that this account is yours to
        lock.
      </p>
      <Button busy={busy} onClick={() => run(() => call('POST /account/confirmation'))}>
        {busy ? 'Sending...' : 'Send me the link'}
      </Button>
    </div>
  );
}

interface InForceProps {
  takesFocus: boolean;
  left: number;
  onRenew: () => void;
  onStop: () => void;
}

function InForce({ takesFocus, left, onRenew, onStop }: InForceProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Badge tone="ok">
        <ShieldCheck aria-hidden="true" /> On
      </Badge>
      <p className="min-w-0 flex-1 basis-48 text-muted">
        You have {left} recovery {left === 1 ? 'code' : 'codes'} left.
        {left < 3 && ' Get new ones before you run out.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button autoFocus={takesFocus} onClick={onRenew}>
          Get new recovery codes
        </Button>
        <Button onClick={onStop}>Turn it off</Button>
      </div>
    </div>
  );
}

/** What an app needs to make codes. */
interface Seed {
  secret: string;
  qrCode: string;
}

interface ScanProps extends Seed, StepProps {
  onCodes: (codes: string[]) => void;
}

function Scan({ secret, qrCode, onCodes, ...step }: ScanProps) {
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-5">
      <div className="flex w-52 flex-col gap-3">
        {/* Apps read dark on light in either theme; the code brings its own white ground. */}
        <img src={qrCode} alt="QR code for your authenticator app" className="size-52 rounded-control" />
        <div>
          <p className="text-sm text-muted">Or type this into the app:</p>
          <p className="font-mono">{secret.replace(/(.{4})(?!$)/g, '$1 ')}</p>
        </div>
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <AccountForm
          rules={(all) => all.enable}
          blank={{ code: '' }}
          send={async (body) => {
            const { data } = await call('PUT /account/two-factor', { body });
            onCodes(data.recoveryCodes);
            return { message: 'Your second factor is on. You are logged out everywhere else' };
          }}
          action="Turn it on"
          busyAction="Checking..."
          {...step}
        >
          <p className="text-muted">
            Open an authenticator app on your phone, scan the picture, and enter the six digits it shows. This
            logs you out everywhere else, and cancels a change of email that is not confirmed yet.
          </p>
          <CodeField />
        </AccountForm>
      </div>
    </div>
  );
}

function CodeField() {
  const { register, formState } = useFormContext();
  return (
    <Field label="Code from the app" error={messageAt(formState.errors, 'code')}>
      <TextInput
        {...register('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        required
        className="max-w-60 text-xl tracking-[0.25em] tabular-nums"
      />
    </Field>
  );
}
