import { changePassword } from '@ampersand/contract/account';
import {
  APPLICANT_PASSWORD_MESSAGE,
  applicantPassword,
  FOUNDER_PASSWORD_HINT,
  founderPassword,
} from '@ampersand/contract/registration';
import type { OwnUser } from '@ampersand/contract/users';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordAdvice } from '../auth/password-advice.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';

const { currentPassword } = changePassword.body.shape;

/** The rule of the form the person registered with, and that the new password was typed twice alike. */
function formOf(rule: typeof founderPassword) {
  return changePassword.body
    .extend({ newPassword: rule, confirmPassword: currentPassword })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    });
}

const sides = {
  FOUNDER: { schema: formOf(founderPassword), hint: FOUNDER_PASSWORD_HINT },
  APPLICANT: { schema: formOf(applicantPassword), hint: APPLICANT_PASSWORD_MESSAGE },
} as const;

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ you }: { you: OwnUser }) {
  const [changing, setChanging] = useState<boolean>();
  const { schema, hint } = you.role === 'FOUNDER' ? sides.FOUNDER : sides.APPLICANT;
  return (
    <AccountSection title="Password" about="Changing it logs you out everywhere else.">
      {changing ? (
        <AccountForm
          schema={schema}
          blank={blank}
          send={(body) =>
            call(changePassword, {
              body: { currentPassword: body.currentPassword, newPassword: body.newPassword },
            })
          }
          action="Change password"
          busyAction="Saving..."
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        >
          {/* Password managers save the new password under this name. */}
          <input type="text" value={you.email} autoComplete="username" readOnly hidden />
          <PasswordField name="currentPassword" label="Current password" />
          <NewPassword hint={hint} about={[you.email, you.fullName]} />
          <PasswordField name="confirmPassword" label="Confirm new password" fresh />
        </AccountForm>
      ) : (
        <Button className="self-start" autoFocus={changing === false} onClick={() => setChanging(true)}>
          Change password
        </Button>
      )}
    </AccountSection>
  );
}

function NewPassword({ hint, about }: { hint: string; about: readonly string[] }) {
  const { control } = useFormContext();
  const typed: unknown = useWatch({ control, name: 'newPassword' });
  return (
    <div>
      <PasswordField name="newPassword" label="New password" hint={hint} fresh />
      <PasswordAdvice password={String(typed ?? '')} about={about} />
    </div>
  );
}
