import { endpoints } from '@ampersand/contract/all';
import { blockPerson, unblockPerson } from '@ampersand/contract/blocks';
import { endConnection, resumeConnection } from '@ampersand/contract/connections';
import { trialPath } from '@ampersand/contract/path';
import { DAY_MS } from '@ampersand/contract/time';
import { checkIn, debriefTrial, decideTrial, leaveTrial } from '@ampersand/contract/trial';
import { beforeEach, expect, test } from 'vitest';
import { API_BASE } from '../../http/route.ts';
import type { Member } from '../../testing/factories.ts';
import { makeConnection } from '../../testing/invitations.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { lookAtTrial, proposeTerms, signOpen, signTogether, trialTerms } from '../../testing/trial.ts';

const t = useTestApp({ env: { RATE_LIMIT: 'off' } });
/** Nothing else has this word. */
const WORD = 'zanzibar-marker';

/** Every call that shows the trial, the conversation, the bell or own data. */
const calls = endpoints.filter(
  ({ method, path }) =>
    method === 'GET' && /^\/(connections|trials|notifications|messages|desk|account|users\/user)/.test(path),
);

let founder: Member;
let applicant: Member;
let id: string;
let trialId: string;
beforeEach(async () => {
  const pair = await makeConnection(t);
  ({ founder, applicant, id } = pair);
  // Its last day is today: everything is asked.
  trialId = await signTogether(t, pair, { weeks: 1 });
  t.advance(6 * DAY_MS);
});

/** All that somebody hears of a trial by any call, and its paper. */
async function everything({ browser, id: own }: Member): Promise<string> {
  const heard: string[] = [];
  for (const endpoint of calls) {
    const params = { connectionId: id, id: founder.id, userId: own, messageId: id };
    const { reply, failure } = await browser.call(endpoint, { params });
    heard.push(JSON.stringify([reply, failure]));
  }
  const cookies = Object.fromEntries(browser.cookies);
  const pdf = await t.app.inject({ url: API_BASE + trialPath(trialId), cookies });
  return [...heard, pdf.rawPayload.toString('latin1')].join('\n');
}

const said: Record<string, (member: Member) => Promise<unknown>> = {
  'a check-in': ({ browser }) =>
    browser.call(checkIn, {
      params: { connectionId: id, trialId },
      body: { week: 1, going: 1, between: 1, change: WORD },
    }),
  'a debrief': ({ browser }) =>
    browser.call(debriefTrial, {
      params: { connectionId: id, trialId },
      body: { well: WORD, hard: WORD, learned: WORD },
    }),
};

/** What can happen after one has said it and before the other has. */
const after: Record<string, () => Promise<unknown>> = {
  'the connection ends': () => founder.browser.call(endConnection, { params: { connectionId: id } }),
  'it goes on': () => founder.browser.call(resumeConnection, { params: { connectionId: id } }),
  'one blocks the other': () => founder.browser.call(blockPerson, { params: { userId: applicant.id } }),
  'the block is undone': () => founder.browser.call(unblockPerson, { params: { userId: applicant.id } }),
  'another text is proposed and signed': async () => {
    await proposeTerms(applicant, id, trialTerms(t));
    await signOpen(applicant, id);
    await signOpen(founder, id);
  },
  'one leaves': () => applicant.browser.call(leaveTrial, { params: { connectionId: id, trialId } }),
  'a week goes by': async () => t.advance(7 * DAY_MS),
};
const names = Object.keys(after);

test('the calls that are tried show a trial', () => {
  expect(calls.map(({ path }) => path)).toContain('/connections/{connectionId}/trial');
});

test.each(
  Object.keys(said).flatMap((what) =>
    names.map((_, first): [string, string[]] => [what, [...names.slice(first), ...names.slice(0, first)]]),
  ),
)('nobody learns %s of the other before they have said theirs, whatever happens: %j', async (what, order) => {
  await said[what]?.(founder);
  for (const name of order) {
    await after[name]?.();
    expect(await everything(applicant)).not.toContain(WORD);
  }
});

test('what both have said, both read', async () => {
  for (const say of Object.values(said)) for (const member of [founder, applicant]) await say(member);
  for (const member of [founder, applicant]) {
    const [trial] = (await lookAtTrial(member, id)).trials;
    const theirs = trial?.rounds.flatMap((round) => ('theirs' in round ? [round.theirs] : []));
    expect(theirs).toMatchObject([{ change: WORD }, { learned: WORD }]);
  }
});

test('what one has decided reads the same to the other, whatever it was, before they have, and after as far as it can', async () => {
  const heard: string[] = [];
  for (const decision of ['GO_ON', 'EXTEND', 'STOP']) {
    const pair = await makeConnection(t);
    const own = await signTogether(t, pair, { weeks: 1 });
    t.advance(6 * DAY_MS);
    const decide = ({ browser }: Member, body: Record<string, string>) =>
      browser.call(decideTrial, { params: { connectionId: pair.id, trialId: own }, body });
    await decide(pair.founder, { at: 'END', decision });
    const rounds = (await lookAtTrial(pair.applicant, pair.id)).trials[0]?.rounds ?? [];
    heard.push(JSON.stringify(rounds.map(({ opensOn, ...round }) => round)));
    // Somebody who stops learns nothing of what the other said.
    await decide(pair.applicant, { at: 'END', decision: 'STOP' });
    const end = (await lookAtTrial(pair.applicant, pair.id)).trials[0]?.rounds.find(
      ({ kind }) => kind === 'END',
    );
    expect(end).toMatchObject({ mine: 'STOP', outcome: 'STOP' });
    expect(JSON.stringify(end)).not.toMatch(/GO_ON|EXTEND/);
  }
  expect(new Set(heard).size).toBe(1);
});
