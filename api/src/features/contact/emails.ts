import { brand } from '@ampersand/contract/brand';
import { emailBody } from '../../lib/email-body.ts';
import type { Email } from '../../lib/mailer.ts';

/** A subject that turns the direction of what stands beside it would look like another one. */
const DIRECTION = /\p{Bidi_Control}/gu;

/** A visitor's message for the support address. An answer goes to the visitor. */
export function contactEmail(message: {
  fullName: string;
  email: string;
  subject: string | null;
  message: string;
}): Email {
  const { fullName, email } = message;
  return {
    kind: 'contact',
    to: brand.supportEmail,
    subject: `Contact form: ${message.subject?.replace(DIRECTION, '') ?? `a message from ${fullName}`}`,
    replyTo: { name: fullName, address: email },
    // A person wrote this: support desks leave what is marked as automatic unanswered.
    headers: { 'Auto-Submitted': 'no' },
    ...emailBody({
      greeting: `${fullName} (${email}) wrote through the contact form:`,
      paragraphs: message.message.split(/[\r\n]+/),
    }),
  };
}
