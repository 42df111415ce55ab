import { brand } from '@ampersand/contract/brand';
import type { Addressee } from '../../../lib/addressee.ts';
import { emailBody } from '../../../lib/email-body.ts';
import type { Email } from '../../../lib/mailer.ts';
import { NOT_YOU } from '../not-you.ts';

const ALSO =
  'You were logged out everywhere else, and any change of address that was not confirmed yet was cancelled.';

/** Tells the owner of an account that a log-in now asks for a second factor, or no longer does. */
export function secondFactorEmail({ to, greeting, on }: Addressee & { on: boolean }): Email {
  const does = on
    ? 'now also asks for a code from your authenticator app'
    : 'no longer asks for a code from your authenticator app';
  return {
    kind: on ? 'second_factor_on' : 'second_factor_off',
    to,
    subject: `Your ${brand.name} log-in ${does}`,
    ...emailBody({ greeting, paragraphs: [`Your log-in ${does}.`, ...(on ? [ALSO] : []), NOT_YOU] }),
  };
}

/** Tells the owner of an account that its recovery codes are other ones now. */
export function recoveryCodesEmail({ to, greeting }: Addressee): Email {
  return {
    kind: 'recovery_codes_renewed',
    to,
    subject: `Your ${brand.name} recovery codes were renewed`,
    ...emailBody({
      greeting,
      paragraphs: [
        'Your account has new recovery codes. The old ones no longer work, so please throw them away.',
        NOT_YOU,
      ],
    }),
  };
}
