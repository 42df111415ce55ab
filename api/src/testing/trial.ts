import { DAY_MS, utcDay } from '@ampersand/contract/time';
import { getTrial, proposeTrial, signTrial, type Trial } from '@ampersand/contract/trial';
import type { TrialTerms } from '@ampersand/contract/trial/terms';
import type { Member } from './factories.ts';
import type { makeConnection } from './invitations.ts';
import type { TestApp } from './test-app.ts';

/** The day so many days from now, `YYYY-MM-DD`. */
export const dayFrom = ({ deps }: Pick<TestApp, 'deps'>, days = 0) =>
  utcDay(new Date(deps.now().getTime() + days * DAY_MS));

/** Terms that are valid as they stand: four weeks from today. */
export const trialTerms = (t: Pick<TestApp, 'deps'>, more: Partial<TrialTerms> = {}): TrialTerms => ({
  goal: 'Can we get ten bakeries to order through us?',
  deliverables: ['Ten talks with bakeries', 'A page to order on'],
  weeks: 4,
  startsOn: dayFrom(t),
  hours: { founder: 12, applicant: 8 },
  pay: { kind: 'NONE', amount: null },
  ownership: 'IF_FOUNDED',
  secrecy: 'ONE_YEAR',
  notice: 'AT_ONCE',
  ...more,
});

export const lookAtTrial = async ({ browser }: Member, connectionId: string): Promise<Trial> =>
  (await browser.call(getTrial, { params: { connectionId } })).reply.data;

export async function proposeTerms({ browser }: Member, connectionId: string, terms: TrialTerms) {
  const latest = (await lookAtTrial({ browser } as Member, connectionId)).proposals[0]?.id ?? null;
  return browser.call(proposeTrial, { params: { connectionId }, body: { terms, after: latest } });
}

/** Signs what is open. */
export async function signOpen(member: Member, connectionId: string, name = member.fullName) {
  const { proposals } = await lookAtTrial(member, connectionId);
  const [{ id: proposalId = '', hash = '' } = {}] = proposals;
  return member.browser.call(signTrial, { params: { connectionId, proposalId }, body: { name, hash } });
}

/** Has two sign a trial. @returns its id. */
export async function signTogether(
  t: Pick<TestApp, 'deps'>,
  { founder, applicant, id }: Awaited<ReturnType<typeof makeConnection>>,
  more: Partial<TrialTerms> = {},
): Promise<string> {
  await proposeTerms(founder, id, trialTerms(t, more));
  await signOpen(founder, id);
  const { reply } = await signOpen(applicant, id);
  return reply.data.trials[0]?.id ?? '';
}
