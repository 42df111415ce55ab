import { type Contact, revealContact } from '@ampersand/contract/logs';
import type { OwnUser, PublicUser } from '@ampersand/contract/users';
import { CircleAlert, Handshake, Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { ApiError, call } from '../../api.ts';
import { CopyButton } from '../../page/copy-button.tsx';
import { useSessionEnd } from '../../page/session-end.ts';
import { Button } from '../../ui/button.tsx';
import { callName } from '../matchings/words.ts';

type State =
  | { step: 'idle' | 'asking' }
  | { step: 'refused'; message: string }
  | { step: 'shown'; contact: Contact; takesFocus: boolean };

interface ConnectProps {
  you: OwnUser;
  other: PublicUser;
  /** The contact, if it was revealed before. */
  known: Contact | null;
}

/** Connect: logs the contact, tells the person, and shows their e-mail address and phone number. */
export function Connect({ you, other, known }: ConnectProps) {
  const [state, setState] = useState<State>(
    known ? { step: 'shown', contact: known, takesFocus: false } : { step: 'idle' },
  );
  const endsSession = useSessionEnd();
  const name = callName(other);

  async function connect() {
    setState({ step: 'asking' });
    try {
      const { data } = await call(revealContact, { body: { viewerId: you.id, contactUserId: other.id } });
      setState({ step: 'shown', contact: data, takesFocus: true });
    } catch (error) {
      if (endsSession(error)) return;
      if (!(error instanceof ApiError)) throw error;
      setState({ step: 'refused', message: error.message });
    }
  }

  return (
    <div className="mt-6 border-t border-line pt-6">
      {state.step !== 'shown' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button variant="primary" size="lg" busy={state.step === 'asking'} onClick={connect}>
            {state.step !== 'asking' && <Handshake className="size-5.5" aria-hidden="true" />}
            {state.step === 'asking' ? 'Connecting...' : 'Connect'}
          </Button>
          <div role="alert" className={state.step === 'refused' ? 'min-w-0 flex-1 basis-56' : 'contents'}>
            {state.step === 'refused' && (
              <p ref={intoView} className="flex scroll-mb-24 gap-2.5 rounded-control bg-danger-soft p-3.5">
                <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
                {state.message}
              </p>
            )}
          </div>
          {state.step !== 'refused' && (
            <p className="min-w-0 flex-1 basis-56 text-muted">
              Shows you <bdi>{name}</bdi>’s e-mail and phone, and tells <bdi>{name}</bdi> that you looked.
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

function ContactDetails({ contact: { email, phone }, takesFocus, name }: ContactDetailsProps) {
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
            <CopyButton what="e-mail" text={email} />
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
                <CopyButton what="phone" text={phone} />
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

function intoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The button that was pressed is gone: the reader goes on from what it brought. */
function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
