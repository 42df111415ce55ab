import { z } from 'zod';
import { dataOf, endpoint, messageReply } from './endpoint.ts';
import { contactVisibilitySchema, type EmailPace, emailPaceSchema } from './enumerations.ts';
import { email, emailToken, factorCode } from './fields.ts';
import { LIMITS } from './limits.ts';
import { phone } from './phone.ts';
import type { EmailKind } from './values.ts';

const password = z.string().min(1, 'Please enter your password').max(1000, 'This password is too long');
const newPassword = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(LIMITS.password, `Please keep the password to ${LIMITS.password} characters or fewer`);

const emailSwitches = z.strictObject({
  profileViewed: z.boolean(),
  contactRevealed: z.boolean(),
  strongMatch: z.boolean(),
  newFit: z.boolean(),
  stillLooking: z.boolean(),
  requestReceived: emailPaceSchema,
  invitationAnswered: z.boolean(),
  invitationExpired: z.boolean(),
  roomAgain: z.boolean(),
  messageReceived: emailPaceSchema,
  quietAsked: z.boolean(),
  together: z.boolean(),
  calls: z.boolean(),
  reminderDue: z.boolean(),
  searchWeek: z.boolean(),
} satisfies Record<EmailKind, z.ZodBoolean | typeof emailPaceSchema>);

const settingsSchema = z
  .object({
    contactVisibility: contactVisibilitySchema,
    /** A paused profile is in nobody's list and cannot be opened; neither can one that is to be deleted. */
    paused: z.boolean(),
    /** Others see that I looked at them; switched off, I do not see my visitors either. */
    showVisits: z.boolean(),
    /** The people I write with see what I have read, and I what they have, where both switched it on. */
    readMarks: z.boolean(),
    /** Whether pages may ask for a photo while there is none. */
    askForPhoto: z.boolean(),
    /** Which emails come, and of requests and messages how soon. */
    emails: emailSwitches,
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof settingsSchema>;

/** Older pages know only whether. */
const paceOrSwitch = z.union([
  emailPaceSchema,
  z.boolean().transform((on): EmailPace => (on ? 'AT_ONCE' : 'NEVER')),
]);

const settingsChange = settingsSchema
  .partial()
  .extend({
    emails: emailSwitches
      .extend({ requestReceived: paceOrSwitch, messageReceived: paceOrSwitch })
      .partial()
      .optional(),
  })
  .meta({ id: 'SettingsChange' });
/** What is left out stays as it is, so that two windows do not undo what the other one has changed. */
export type SettingsChange = z.infer<typeof settingsChange>;

const accountSchema = z
  .object({
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** An address that waits for its confirmation. */
    newEmail: z.string().nullable(),
    phone: z.string().nullable(),
    twoFactor: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** When the account will be gone, if its deletion was asked for. */
    deletedOn: z.string().nullable(),
    settings: settingsSchema,
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  summary: 'Your account: address, second factor, settings',
  access: 'member',
  response: dataOf(accountSchema),
});

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/account/settings',
  summary:
    'Change who sees what, pause, and which emails are sent; what is left out stays; answers all settings',
  access: 'member',
  body: settingsChange,
  response: dataOf(settingsSchema),
});

export const switchOffEmails = endpoint({
  method: 'POST',
  path: '/account/emails-off',
  summary: 'Switch off a kind of email, with the link in one of them',
  access: 'public',
  body: z.object({ token: emailToken }),
  response: messageReply,
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/account/confirmation',
  summary: 'Send the link that confirms the email address (again)',
  access: 'member',
  conflict: true,
  status: 202,
  response: messageReply,
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/account/confirm-email',
  summary: 'Confirm an email address, or a new one, with the link in the email',
  access: 'public',
  body: z.object({ token: emailToken }),
  response: messageReply,
});

export const changeEmail = endpoint({
  method: 'PUT',
  path: '/account/email',
  summary:
    'Ask for another email address; it counts once confirmed, and the old one is told; the answer does not tell whether it is taken; 422 at `code` without one while the second factor is on',
  access: 'member',
  status: 202,
  body: z.object({ email: email('Please enter a valid email address'), password, code: factorCode }),
  response: messageReply,
});

export const savePhone = endpoint({
  method: 'PUT',
  path: '/account/phone',
  summary: 'Change the phone number; whoever connects from now on sees the new one',
  access: 'member',
  body: z.object({ phone }),
  response: dataOf(z.object({ phone: z.string() })),
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/account/password',
  summary: 'Change the password by the rule of your side; every other session ends, and the owner is told',
  access: 'member',
  body: z.object({ currentPassword: password, newPassword }),
  response: messageReply,
});

const sessionSchema = z
  .object({
    id: z.uuid(),
    /** Browser and system as far as known, such as `Firefox on Linux`. */
    device: z.string(),
    address: z.string().nullable(),
    createdAt: z.string(),
    lastSeenAt: z.string(),
    /** The session of this request. */
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type AccountSession = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/account/sessions',
  summary: 'Where you are logged in, latest first',
  access: 'member',
  response: dataOf(z.array(sessionSchema)),
});

export const endSessionById = endpoint({
  method: 'DELETE',
  path: '/account/sessions/{sessionId}',
  summary: 'Log out one of your sessions',
  access: 'member',
  params: z.object({ sessionId: z.uuid() }),
  response: messageReply,
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/account/sessions',
  summary: 'Log out everywhere but here',
  access: 'member',
  response: messageReply,
});

export const startTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor',
  summary:
    'Start a second factor: a secret for the authenticator app, not on yet; 403 while the email address is not confirmed',
  access: 'member',
  conflict: true,
  body: z.object({ password }),
  response: dataOf(
    z.object({
      /** Base32, for typing. */
      secret: z.string(),
      /** `otpauth://` address. */
      uri: z.string(),
      /** The address as a QR code: an SVG data URL. */
      qrCode: z.string(),
    }),
  ),
});

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const enableTwoFactor = endpoint({
  method: 'PUT',
  path: '/account/two-factor',
  summary:
    'Turn the second factor on with a code from the app; every other session ends; answers the recovery codes, once',
  access: 'member',
  conflict: true,
  body: z.object({ code: z.string().trim().min(1, 'Please enter the code from the app').max(32) }),
  response: dataOf(recoveryCodes),
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/two-factor/recovery-codes',
  summary:
    'Get new recovery codes, once, for the password and a code; the old ones no longer work; 409 while the second factor is off',
  access: 'member',
  conflict: true,
  body: z.object({ password, code: factorCode }),
  response: dataOf(recoveryCodes),
});

export const disableTwoFactor = endpoint({
  method: 'POST',
  path: '/account/two-factor/disable',
  summary: 'Turn off the second factor, for the password and a code',
  access: 'member',
  conflict: true,
  body: z.object({ password, code: factorCode }),
  response: messageReply,
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/account/export',
  summary:
    'Ask for an archive of everything held about you; a link comes by email and expires; 403 while the address is not confirmed',
  access: 'member',
  status: 202,
  response: messageReply,
});

export const checkExport = endpoint({
  method: 'POST',
  path: '/account/exports',
  summary: 'Whether the link of the email still leads to an archive',
  access: 'public',
  missing: true,
  body: z.object({ token: emailToken }),
  response: messageReply,
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/account/deletion',
  summary:
    'Ask for the account to be deleted, seven days from now; the profile is hidden at once; 409 for the last administrator',
  access: 'member',
  conflict: true,
  body: z.object({ password }),
  response: dataOf(z.object({ deletedOn: z.string() })),
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/account/deletion',
  summary: 'Keep the account after all',
  access: 'member',
  conflict: true,
  response: messageReply,
});
