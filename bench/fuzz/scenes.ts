import { listSessions } from '@ampersand/contract/account';
import { addPoint, proposeSentence } from '@ampersand/contract/alignment';
import { addCriteria } from '@ampersand/contract/compare';
import { endConnection } from '@ampersand/contract/connections';
import { proposeEquity } from '@ampersand/contract/equity';
import { addEvent } from '@ampersand/contract/event';
import { addIssue } from '@ampersand/contract/issues';
import { listNotifications } from '@ampersand/contract/notifications';
import { reportPerson } from '@ampersand/contract/reports';
import { saveFilter } from '@ampersand/contract/saved-filters';
import { addTrialTask } from '@ampersand/contract/trial';
import { currentUser } from '@ampersand/contract/users';
import type { Deps } from '../../api/src/http/deps.ts';
import { alignmentOf, answer, give } from '../../api/src/testing/alignment.ts';
import { attach } from '../../api/src/testing/attachments.ts';
import { agreeOnCall, callTimes, lookAtCalls, suggestTimes } from '../../api/src/testing/calls.ts';
import { equityTerms, giveAnswers } from '../../api/src/testing/equity.ts';
import type { Member } from '../../api/src/testing/factories.ts';
import { connectMembers, invite } from '../../api/src/testing/invitations.ts';
import { write } from '../../api/src/testing/messages.ts';
import { proposeTerms, trialTerms } from '../../api/src/testing/trial.ts';
import { ALIGNMENT, SENTENCE, SPLIT, THEMES } from './values.ts';

/** Two connected members, and the id of their connection. */
export interface Two {
  readonly founder: Member;
  readonly applicant: Member;
  readonly id: string;
}
type Clock = { readonly deps: Deps };

const [FOUNDER_GAVE, ...BOTH_GAVE] = THEMES;

/** Messages, with a file. */
export async function talk({ founder, applicant, id }: Two): Promise<void> {
  const { reply } = await write(founder, id, 'Shall we try it?');
  await write(applicant, id, 'Yes, from Monday', { quotedId: reply.data.id });
  for (const member of [founder, applicant]) await attach(member, id);
}

/** What two decide, all of it begun: the split, a next trial, calls at `soon`, the alignment. */
export async function decide(clock: Clock, { founder, applicant, id }: Two, soon: string): Promise<void> {
  const params = { connectionId: id };
  for (const member of [founder, applicant]) await giveAnswers(member, id, SPLIT);
  await founder.browser.call(proposeEquity, { params, body: { terms: equityTerms(), after: null } });

  await proposeTerms(applicant, id, trialTerms(clock));
  await founder.browser.call(addTrialTask, { params, body: { title: 'Talk to ten bakeries' } });

  await agreeOnCall(clock, { founder, applicant, id });
  await suggestTimes(founder, id, callTimes(clock, { starts: [soon] }));
  await lookAtCalls(applicant, id);

  for (const member of [founder, applicant])
    for (const { question, ...given } of ALIGNMENT) await answer(member, question, given.value, given);
  for (const theme of BOTH_GAVE) for (const member of [founder, applicant]) await give(member, id, theme);
  await give(founder, id, FOUNDER_GAVE);
  for (const { question } of ALIGNMENT.slice(1))
    await founder.browser.call(addPoint, { params, body: { question } });
  const { points } = (await alignmentOf(founder, id)).reply.data;
  for (const { id: pointId } of points)
    await founder.browser.call(proposeSentence, {
      params: { ...params, pointId },
      body: { sentence: SENTENCE, after: null },
    });
}

/** A fresh connection, one that has just ended, an invitation each way. @returns their ids. */
export async function meetOthers(member: Member, newOther: () => Promise<Member>) {
  const fresh = await connectMembers(member, await newOther());
  const ended = await connectMembers(member, await newOther());
  await member.browser.call(endConnection, { params: { connectionId: ended } });
  const received = await invite(await newOther(), member);
  const sent = await invite(member, await newOther());
  return { connections: [fresh, ended], invitations: [received, sent].map(({ reply }) => reply.data.id) };
}

/** What a member keeps for themself. */
export async function keepThings({ browser }: Member): Promise<void> {
  await browser.call(saveFilter, { body: { name: 'React', filter: 'skills=React', pace: 'NEVER' } });
  await browser.call(addCriteria, { body: { criteria: [{ name: 'Calm', weight: 3 }] } });
  await browser.call(currentUser);
  await browser.call(listSessions);
  await browser.call(listNotifications);
}

/** An event and a draft of the newsletter, and a report that names a message. */
export async function administer(
  admin: Member,
  { founder, applicant, id }: Two,
  soon: string,
): Promise<void> {
  const event = { title: 'Founders who cook', description: 'Dinner and honest numbers.', location: 'Online' };
  await admin.browser.call(addEvent, { body: { ...event, date: soon } });
  await admin.browser.call(addIssue, { body: { subject: 'News', text: 'Founders cook again.' } });
  const { reply } = await write(applicant, id, 'Send me money first');
  const report = { userId: applicant.id, reason: 'FRAUD', messageIds: [reply.data.id] };
  await founder.browser.call(reportPerson, { body: report });
}
