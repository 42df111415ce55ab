import { acceptInvitation, sendInvitation } from '@ampersand/contract/invitations';
import { type Member, makeApplicant, makeFounder } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const NOTE = 'I have run cold chains for ten years and would like to talk.';

/** Sends an invitation over HTTP. */
export function invite(sender: Member, recipient: Pick<Member, 'id'>, more: Record<string, unknown> = {}) {
  return sender.browser.call(sendInvitation, { body: { recipientId: recipient.id, note: NOTE, ...more } });
}

/** Connects two members over HTTP. @returns the id of the connection. */
export async function connectMembers(sender: Member, recipient: Member): Promise<string> {
  const { id } = (await invite(sender, recipient)).reply.data;
  const { reply } = await recipient.browser.call(acceptInvitation, { params: { invitationId: id } });
  return reply.data.connectionId;
}

/** Two new members whom an invitation of the applicant has connected, and the id of their connection. */
export async function makeConnection(t: Pick<TestApp, 'deps' | 'browser'>) {
  const [founder, applicant] = [await makeFounder(t), await makeApplicant(t)];
  return { founder, applicant, id: await connectMembers(applicant, founder) };
}
