import {
  acceptCall,
  type CallSuggestion,
  type Calls,
  getCalls,
  suggestCall,
} from '@ampersand/contract/calls';
import { DAY_MS, HOUR_MS } from '@ampersand/contract/time';
import type { Email } from '../lib/mailer.ts';
import type { Member } from './factories.ts';
import type { makeConnection } from './invitations.ts';
import type { TestApp } from './test-app.ts';

/** The moment so many hours from now, ISO 8601 UTC. */
export const hoursFrom = ({ deps }: Pick<TestApp, 'deps'>, hours: number) =>
  new Date(deps.now().getTime() + hours * HOUR_MS).toISOString();

/** A suggestion that is valid as it stands: tomorrow, half an hour, by a link. */
export const callTimes = (t: Pick<TestApp, 'deps'>, more: Record<string, unknown> = {}) => ({
  starts: [hoursFrom(t, DAY_MS / HOUR_MS)],
  minutes: 30,
  way: 'LINK',
  link: 'https://video.example.com/us',
  note: 'Your first customers',
  zone: 'Europe/Berlin',
  moves: null,
  after: null,
  ...more,
});

export const lookAtCalls = async ({ browser }: Member, connectionId: string): Promise<Calls> =>
  (await browser.call(getCalls, { params: { connectionId } })).reply.data;

export const suggestTimes = ({ browser }: Member, connectionId: string, body: Record<string, unknown>) =>
  browser.call(suggestCall, { params: { connectionId }, body });

/** Picks the first of what the other suggests, from Kolkata. */
export async function pickFirst(member: Member, connectionId: string, more: Record<string, unknown> = {}) {
  const { suggestion } = await lookAtCalls(member, connectionId);
  const { id = '', starts: [startsAt] = [] }: Partial<CallSuggestion> = suggestion ?? {};
  return member.browser.call(acceptCall, {
    params: { connectionId, suggestionId: id },
    body: { startsAt, zone: 'Asia/Kolkata', ...more },
  });
}

/** Has the founder suggest a call and the applicant agree. @returns its id. */
export async function agreeOnCall(
  t: Pick<TestApp, 'deps'>,
  { founder, applicant, id }: Awaited<ReturnType<typeof makeConnection>>,
  more: Record<string, unknown> = {},
): Promise<string> {
  await suggestTimes(founder, id, callTimes(t, more));
  const { reply } = await pickFirst(applicant, id);
  return reply.data.coming.at(-1)?.id ?? '';
}

/** The calendar file of an email, its folded lines put together. */
export const calendarFileOf = ({ attachments: [file] = [] }: Email) =>
  Buffer.from(file?.content ?? '', 'base64')
    .toString()
    .replace(/\r\n[ \t]/g, '');
