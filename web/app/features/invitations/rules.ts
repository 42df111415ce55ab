import { declineBody, invitationBody } from '@ampersand/contract/invitations';

const note = invitationBody.pick({ note: true, answer: true });
const UNANSWERED = 'Please answer their question';

/** The contract's rules for the forms about invitations. */
export const rules = {
  note,
  noteAndAnswer: note.extend({ answer: note.shape.answer.refine(Boolean, UNANSWERED) }),
  decline: declineBody,
};
