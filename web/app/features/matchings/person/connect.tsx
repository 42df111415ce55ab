import type { Contact } from '@ampersand/contract/logs';
import type { PublicUser } from '@ampersand/contract/users';
import { Handshake, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../api.ts';
import { CopyButton } from '../../../page/copy-button.tsx';
import { useCall } from '../../../page/use-call.ts';
import type { You } from '../../../page/you.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

type State =
  | { step: 'idle' }
  | { step: 'refused'; message: string }
  | { step: 'shown'; contact: Contact; takesFocus: boolean };

interface ConnectProps {
  you: You;
  other: PublicUser;
  /** The contact, if it was revealed before. */
  known: Contact | null;
}

/** Connect: logs the contact, tells the person, and shows their email address and phone number. */
export function Connect({ you, other, known }: ConnectProps) {
  const [state, setState] = useState<State>(
    known ? { step: 'shown', contact: known, takesFocus: false } : { step: 'idle' },
  );
  const { busy, run } = useCall();
  const name = other.calledName;

  function connect() {
    setState({ step: 'idle' });
    void run({
      send: () => call('POST /logs/contact', { body: { viewerId: you.id, contactUserId: other.id } }),
      onDone: ({ data }) => setState({ step: 'shown', contact: data, takesFocus: true }),
      onFailure: ({ message }) => setState({ step: 'refused', message }),
    });
  }

  return (
    <div className="mt-6 border-t border-line pt-6">
      {state.step !== 'shown' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button size="lg" busy={busy} onClick={connect}>
            {!busy && <Handshake className="size-5.5" aria-hidden="true" />}
            {busy ? 'Connecting...' : 'Connect'}
          </Button>
          <Alert scrollsHere className="min-w-0 flex-1 basis-56">
            {state.step === 'refused' && state.message}
          </Alert>
          {state.step !== 'refused' && (
            <p className="min-w-0 flex-1 basis-56 text-muted">
              Shows you <bdi>{name}</bdi>’s email and phone, and tells <bdi>{name}</bdi> that you looked.
            </p>
          )}
        </div>
      )}
      <div role="status">{state.step === 'shown' && <ContactDetails {...state} name={name} />}</div>
    </div>
  );
}

interface ContactDetailsProps {
  contact: Contact;
  takesFocus: boolean;
  name: string;
}

/** How to reach somebody beside this product. */
export function ContactDetails({ contact: { email, phone }, takesFocus, name }: ContactDetailsProps) {
  return (
    <div ref={takesFocus ? focusOnce : undefined} tabIndex={-1}>
      <p className="font-display text-xl font-medium tracking-tight">
        Say hello to <bdi>{name}</bdi>
      </p>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="sr-only">Email</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="flex min-w-0 items-center gap-3">
              <Mail className="size-5 shrink-0 text-muted" aria-hidden="true" />
              <a href={`mailto:${email}`} className="text-link min-w-0 py-1 break-all">
                {email}
              </a>
            </span>
            <CopyButton what="email" text={email} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">Phone</dt>
          <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Phone className="size-5 text-muted" aria-hidden="true" />
            {phone ? (
              <>
                <a href={`tel:${phone}`} className="text-link py-1">
                  {phone}
                </a>
                <CopyButton what="phone number" text={phone} />
              </>
            ) : (
              <span className="text-muted">No phone number given</span>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}

/** The button that was pressed is gone: the reader goes on from what it brought. */
function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
