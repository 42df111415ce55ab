import { APPLICANT_PASSWORD_HINT, FOUNDER_PASSWORD_HINT } from '@ampersand/contract/limits';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { call } from '../../api.ts';
import type { You } from '../../page/you.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordAdvice } from '../auth/password-advice.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { PasswordField } from './password-field.tsx';
import type { Rules } from './rules.ts';

const sides = {
  FOUNDER: { rules: (all: Rules) => all.founderPassword, hint: FOUNDER_PASSWORD_HINT },
  APPLICANT: { rules: (all: Rules) => all.applicantPassword, hint: APPLICANT_PASSWORD_HINT },
} as const;

const blank = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection({ you, email }: { you: You; email: string }) {
  const [changing, setChanging] = useState<boolean>();
  const { rules, hint } = you.role === 'APPLICANT' ? sides.APPLICANT : sides.FOUNDER;
  return (
    <AccountSection title="Password" about="Changing it logs you out everywhere else.">
      {changing ? (
        <AccountForm
          rules={rules}
          blank={blank}
          send={(body) =>
            call('PUT /account/password', {
              body: { currentPassword: body.currentPassword, newPassword: body.newPassword },
            })
          }
          action="Change password"
          busyAction="Saving..."
          onDone={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        >
          {/* Password managers save the new password under this name. */}
          <input type="text" value={email} autoComplete="username" readOnly hidden />
          <PasswordField name="currentPassword" label="Current password" />
          <NewPassword hint={hint} about={[email, you.fullName]} />
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
