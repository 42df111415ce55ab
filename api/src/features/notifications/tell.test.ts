import { expect, test } from 'vitest';
import { emailBody } from '../../lib/email-body.ts';
import { begunEmail, stillEmail } from '../alignment/emails.ts';
import { changedEmail, soonEmail, suggestedEmail } from '../calls/emails.ts';
import { quietEmail } from '../connections/emails.ts';
import { reminderEmail } from '../desk/remind.ts';
import { AGREED, proposedEmail as splitProposedEmail } from '../equity/emails.ts';
import {
  invitationAcceptedEmail,
  invitationDeclinedEmail,
  invitationExpiredEmail,
  requestExpiredEmail,
  requestReceivedEmail,
  roomAgainEmail,
} from '../invitations/emails.ts';
import { proposedEmail, SIGNED } from '../trial/emails.ts';
import { paperEmail } from './paper.ts';

const unnamed = { to: 'x@demo.test', greeting: 'Hello,', isConfirmed: false, name: undefined, url: '/' };
const paper = { filename: 'paper.pdf', contentType: 'application/pdf', content: '' };

test.each([
  proposedEmail(unnamed),
  paperEmail(unnamed, SIGNED, paper),
  splitProposedEmail(unnamed),
  paperEmail(unnamed, AGREED, paper),
  suggestedEmail(unnamed, { isMove: false, count: 2 }),
  suggestedEmail(unnamed, { isMove: true, count: 1 }),
  changedEmail(unnamed, { change: 'agreed', when: 'Monday', minutes: 30, link: null, file: undefined }),
  changedEmail(unnamed, { change: 'ended', when: 'Monday', minutes: 30, link: null, file: undefined }),
  soonEmail(unnamed, { when: 'Monday', link: null }),
  begunEmail(unnamed),
  stillEmail(unnamed),
  quietEmail(unnamed),
  reminderEmail(unnamed),
  requestReceivedEmail(unnamed, { note: '', question: null, answer: null }, []),
  invitationAcceptedEmail(unnamed),
  invitationDeclinedEmail(unnamed, { reason: 'SKILLS', sentence: null }),
  invitationExpiredEmail(unnamed),
  requestExpiredEmail(unnamed),
  roomAgainEmail(unnamed),
])('$kind reads well where nobody may be named', ({ subject, ...email }) => {
  const { text } = 'text' in email ? email : emailBody(email);
  // No stand-in in the middle of a sentence.
  expect(`${subject}\n${text}`).not.toMatch(/[^.:\n] +Somebody|undefined/);
});
