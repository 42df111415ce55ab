import {
  changeEmail,
  changePassword,
  disableTwoFactor,
  enableTwoFactor,
  renewRecoveryCodes,
  requestDeletion,
  savePhone,
  startTwoFactor,
} from '@ampersand/contract/account';
import { applicantPassword, founderPassword } from '@ampersand/contract/registration';

const { currentPassword } = changePassword.body.shape;
/** The code where the page knows that it is needed: an empty one is not sent. */
const { code } = enableTwoFactor.body.shape;

/** The rule of the form the person registered with, and that the new password was typed twice alike. */
function passwordForm(rule: typeof founderPassword) {
  return changePassword.body
    .extend({ newPassword: rule, confirmPassword: currentPassword })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    });
}

/** The contract's rules for the forms of this folder. */
export const rules = {
  email: changeEmail.body,
  emailWithCode: changeEmail.body.extend({ code }),
  phone: savePhone.body,
  founderPassword: passwordForm(founderPassword),
  applicantPassword: passwordForm(applicantPassword),
  start: startTwoFactor.body,
  enable: enableTwoFactor.body,
  renew: renewRecoveryCodes.body.extend({ code }),
  disable: disableTwoFactor.body.extend({ code }),
  deletion: requestDeletion.body,
};

export type Rules = typeof rules;
