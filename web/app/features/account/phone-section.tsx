import type { Account } from '@ampersand/contract/account';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { call } from '../../api.ts';
import { messageAt } from '../../form/messages.ts';
import { PHONE_HINT, PhoneInput } from '../../form/phone-input.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';

export function PhoneSection({ account: { phone, settings } }: { account: Account }) {
  const [changing, setChanging] = useState<boolean>();
  const action = phone ? 'Change phone number' : 'Add a phone number';
  return (
    <AccountSection
      title="Phone"
      about={
        settings.contactVisibility === 'MEMBERS'
          ? 'Hidden until somebody presses Connect on your profile; then they see it beside your email.'
          : 'Only people you are connected with see it, beside your email.'
      }
    >
      <p className="font-semibold">{phone ?? 'Not provided'}</p>
      {changing ? (
        <AccountForm
          rules={(all) => all.phone}
          blank={{ phone: '' }}
          send={(body) => call('PUT /account/phone', { body })}
          action="Save phone number"
          busyAction="Saving..."
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        >
          <NewPhoneField />
        </AccountForm>
      ) : (
        <Button className="self-start" autoFocus={changing === false} onClick={() => setChanging(true)}>
          {action}
        </Button>
      )}
    </AccountSection>
  );
}

function NewPhoneField() {
  const { formState } = useFormContext();
  return (
    <Field label="New phone number" hint={PHONE_HINT} error={messageAt(formState.errors, 'phone')}>
      <PhoneInput name="phone" />
    </Field>
  );
}
