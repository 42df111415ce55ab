import { forgotPasswordBody, loginBody, resetPasswordBody, verifyOtpBody } from '@ampersand/contract/auth';

/** The contract's rules for the forms of this folder; for `useRules`. */
export const rules = {
  login: loginBody,
  email: forgotPasswordBody,
  code: verifyOtpBody,
  newPassword: resetPasswordBody
    .pick({ newPassword: true })
    .extend({ confirmPassword: loginBody.shape.password })
    .refine((form) => form.newPassword === form.confirmPassword, {
      path: ['confirmPassword'],
      message: 'Passwords do not match',
    }),
};
