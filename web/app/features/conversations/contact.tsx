import type { Contact as ContactData } from '@ampersand/contract/logs';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ContactDetails } from '../matchings/person/connect.tsx';

/** Email and phone, which whoever is connected may see, once they are wanted. */
export function Contact({ person }: { person: { id: string; fullName: string; calledName: string } }) {
  const [contact, setContact] = useState<ContactData>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const name = person.calledName;

  function show() {
    setFailure(undefined);
    void run({
      send: () => call('GET /logs/contact/{contactUserId}', { params: { contactUserId: person.id } }),
      onDone({ data }) {
        if (data) setContact(data);
        else setFailure(`There is nothing to show: ${name} may have left.`);
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  if (contact) return <ContactDetails contact={contact} takesFocus name={name} />;
  return (
    <div className="flex flex-col gap-2">
      <Button busy={busy} onClick={show}>
        {busy ? 'Loading...' : 'Show email and phone'}
        <span className="sr-only"> of {person.fullName}</span>
      </Button>
      <Alert>{failure}</Alert>
    </div>
  );
}
