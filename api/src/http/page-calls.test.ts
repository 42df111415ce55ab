import { AsyncLocalStorage } from 'node:async_hooks';
import { addIssue } from '@ampersand/contract/issues';
import { reportPerson } from '@ampersand/contract/reports';
import { beforeAll, expect, test } from 'vitest';
import { type Member, makeAdmin, makeApplicant, makeEvent, makeFounder } from '../testing/factories.ts';
import { connectMembers } from '../testing/invitations.ts';
import { useTestApp } from '../testing/test-app.ts';
import { webBuild } from '../testing/web-build.ts';

const t = useTestApp({ web: webBuild, env: { LOG_LEVEL: 'warn' } });

interface Work {
  readonly calls: string[];
  /** Queries, and transactions of several. */
  trips: number;
}
/** The request for whose sake something is done: jobs ask the database, too. */
const working = new AsyncLocalStorage<Work>();

/** Counts what is asked of the API and of the database for a page. */
function watch() {
  const { calls, database } = t.deps;
  const { pool } = database;
  for (const [name, call] of calls) {
    calls.set(name, (input) => {
      working.getStore()?.calls.push(name);
      return call(input);
    });
  }
  const connect = pool.connect.bind(pool);
  Object.assign(pool, {
    connect: (...args: Parameters<typeof connect>) => {
      const work = working.getStore();
      if (work) work.trips += 1;
      return connect(...args);
    },
  });
}

beforeAll(watch);

async function workOf(url: string, member?: Member): Promise<string> {
  const work: Work = { calls: [], trips: 0 };
  const cookies = member ? Object.fromEntries(member.browser.cookies) : {};
  const { statusCode } = await working.run(work, async () => await t.app.inject({ url, cookies }));
  expect(statusCode).toBe(200);
  expect(new Set(work.calls).size).toBe(work.calls.length);
  return `${work.calls.toSorted().join(', ') || 'nothing'}; ${work.trips} trips to the database`;
}

test('what a page asks of the API and of the database, each thing once', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const connection = await connectMembers(founder, applicant);
  await makeEvent(t);
  const table: Record<string, string> = {};
  for (const [side, member, other, area] of [
    ['founder', founder, applicant, '/founder-dashboard'],
    ['applicant', applicant, founder, '/cofounder-dashboard'],
  ] as const) {
    for (const path of [
      ...[
        '',
        '/matches',
        '/matches/board',
        `/matches/compare?with=${other.id}`,
        '/matches/saved',
        '/matches/passed',
        '/profile',
        '/preferance',
        '/account',
        `/detail-page/${other.id}`,
      ],
      ...[
        '/messages',
        `/messages/${connection}`,
        `/together/${connection}`,
        `/together/${connection}/alignment`,
        `/together/${connection}/alignment/vision`,
        `/together/${connection}/alignment/on-paper`,
        `/together/${connection}/equity`,
        `/together/${connection}/trial`,
        `/together/${connection}/calls`,
        '/messages/requests',
        '/messages/invitations',
      ],
    ]) {
      const url = area + path;
      // The first time, who was shown or visited is noted.
      await workOf(url, member);
      table[url.replace(/[0-9a-f-]{36}/, '{id}')] = await workOf(url, member);
    }
    table[`/ of ${side}`] = await workOf('/about', member);
  }
  table['/ of a stranger'] = await workOf('/about');
  expect(table).toMatchInlineSnapshot(`
    {
      "/ of a stranger": "nothing; 0 trips to the database",
      "/ of applicant": "GET /users/current-user; 2 trips to the database",
      "/ of founder": "GET /users/current-user; 2 trips to the database",
      "/cofounder-dashboard": "GET /connections/unread, GET /desk/waiting, GET /invitations/ties, GET /logs/profile-count/{userId}, GET /matchings/applicant/{userId}, GET /matchings/new, GET /notifications, GET /picks/today, GET /users/current-user; 26 trips to the database",
      "/cofounder-dashboard/account": "GET /account, GET /account/sessions, GET /blocks, GET /connections/unread, GET /equity/agreements, GET /notifications, GET /trials, GET /users/current-user; 13 trips to the database",
      "/cofounder-dashboard/detail-page/{id}": "GET /connections/unread, GET /invitations/ties, GET /logs/contact/{contactUserId}, GET /matchings/pair/{otherId}, GET /notifications, GET /users/current-user, GET /users/user/{id}, POST /logs/profile; 20 trips to the database",
      "/cofounder-dashboard/matches": "GET /connections/unread, GET /event, GET /invitations/ties, GET /matchings/applicant/{userId}, GET /notifications, GET /users/current-user; 16 trips to the database",
      "/cofounder-dashboard/matches/board": "GET /connections/unread, GET /desk, GET /notifications, GET /users/current-user; 6 trips to the database",
      "/cofounder-dashboard/matches/compare?with={id}": "GET /connections/unread, GET /desk/compare, GET /notifications, GET /users/current-user; 13 trips to the database",
      "/cofounder-dashboard/matches/passed": "GET /connections/unread, GET /notifications, GET /passed, GET /users/current-user; 6 trips to the database",
      "/cofounder-dashboard/matches/saved": "GET /connections/unread, GET /notifications, GET /saved, GET /users/current-user; 6 trips to the database",
      "/cofounder-dashboard/messages": "GET /connections, GET /connections/unread, GET /invitations, GET /notifications, GET /users/current-user; 8 trips to the database",
      "/cofounder-dashboard/messages/invitations": "GET /connections/unread, GET /invitations, GET /invitations/answers, GET /notifications, GET /users/current-user; 8 trips to the database",
      "/cofounder-dashboard/messages/requests": "GET /connections/unread, GET /invitations, GET /notifications, GET /users/current-user; 7 trips to the database",
      "/cofounder-dashboard/messages/{id}": "GET /connections, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/calls, GET /connections/{connectionId}/messages, GET /invitations, GET /notifications, GET /users/current-user; 14 trips to the database",
      "/cofounder-dashboard/preferance": "GET /connections/unread, GET /event, GET /notifications, GET /preference/applicant/{userId}, GET /users/current-user; 7 trips to the database",
      "/cofounder-dashboard/profile": "GET /connections/unread, GET /logs/profile-count/{userId}, GET /logs/visitors/{userId}, GET /notifications, GET /users/current-user; 8 trips to the database",
      "/cofounder-dashboard/together/{id}": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /connections/{connectionId}/calls, GET /connections/{connectionId}/equity, GET /connections/{connectionId}/trial, GET /notifications, GET /users/current-user; 25 trips to the database",
      "/cofounder-dashboard/together/{id}/alignment": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/cofounder-dashboard/together/{id}/alignment/on-paper": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/cofounder-dashboard/together/{id}/alignment/vision": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/cofounder-dashboard/together/{id}/calls": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/calls, GET /notifications, GET /users/current-user; 9 trips to the database",
      "/cofounder-dashboard/together/{id}/equity": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/equity, GET /notifications, GET /users/current-user; 10 trips to the database",
      "/cofounder-dashboard/together/{id}/trial": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/trial, GET /notifications, GET /users/current-user; 13 trips to the database",
      "/founder-dashboard": "GET /connections/unread, GET /desk/waiting, GET /invitations/ties, GET /logs/profile-count/{userId}, GET /matchings/founder/{userId}, GET /matchings/new, GET /notifications, GET /picks/today, GET /users/current-user; 26 trips to the database",
      "/founder-dashboard/account": "GET /account, GET /account/sessions, GET /blocks, GET /connections/unread, GET /equity/agreements, GET /notifications, GET /trials, GET /users/current-user; 13 trips to the database",
      "/founder-dashboard/detail-page/{id}": "GET /connections/unread, GET /invitations/ties, GET /logs/contact/{contactUserId}, GET /matchings/pair/{otherId}, GET /notifications, GET /users/current-user, GET /users/user/{id}, POST /logs/profile; 20 trips to the database",
      "/founder-dashboard/matches": "GET /connections/unread, GET /event, GET /invitations/ties, GET /matchings/founder/{userId}, GET /notifications, GET /users/current-user; 16 trips to the database",
      "/founder-dashboard/matches/board": "GET /connections/unread, GET /desk, GET /notifications, GET /users/current-user; 6 trips to the database",
      "/founder-dashboard/matches/compare?with={id}": "GET /connections/unread, GET /desk/compare, GET /notifications, GET /users/current-user; 13 trips to the database",
      "/founder-dashboard/matches/passed": "GET /connections/unread, GET /notifications, GET /passed, GET /users/current-user; 6 trips to the database",
      "/founder-dashboard/matches/saved": "GET /connections/unread, GET /notifications, GET /saved, GET /users/current-user; 6 trips to the database",
      "/founder-dashboard/messages": "GET /connections, GET /connections/unread, GET /invitations, GET /notifications, GET /users/current-user; 8 trips to the database",
      "/founder-dashboard/messages/invitations": "GET /connections/unread, GET /invitations, GET /invitations/answers, GET /notifications, GET /users/current-user; 8 trips to the database",
      "/founder-dashboard/messages/requests": "GET /connections/unread, GET /invitations, GET /notifications, GET /users/current-user; 7 trips to the database",
      "/founder-dashboard/messages/{id}": "GET /connections, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/calls, GET /connections/{connectionId}/messages, GET /invitations, GET /notifications, GET /users/current-user; 14 trips to the database",
      "/founder-dashboard/preferance": "GET /connections/unread, GET /event, GET /notifications, GET /preference/founder/{userId}, GET /users/current-user; 7 trips to the database",
      "/founder-dashboard/profile": "GET /connections/unread, GET /logs/profile-count/{userId}, GET /logs/visitors/{userId}, GET /notifications, GET /preference/founder/{userId}, GET /users/current-user; 9 trips to the database",
      "/founder-dashboard/together/{id}": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /connections/{connectionId}/calls, GET /connections/{connectionId}/equity, GET /connections/{connectionId}/trial, GET /notifications, GET /users/current-user; 25 trips to the database",
      "/founder-dashboard/together/{id}/alignment": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/founder-dashboard/together/{id}/alignment/on-paper": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/founder-dashboard/together/{id}/alignment/vision": "GET /alignment/answers, GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/alignment, GET /notifications, GET /users/current-user; 12 trips to the database",
      "/founder-dashboard/together/{id}/calls": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/calls, GET /notifications, GET /users/current-user; 9 trips to the database",
      "/founder-dashboard/together/{id}/equity": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/equity, GET /notifications, GET /users/current-user; 10 trips to the database",
      "/founder-dashboard/together/{id}/trial": "GET /connections/unread, GET /connections/{connectionId}, GET /connections/{connectionId}/trial, GET /notifications, GET /users/current-user; 13 trips to the database",
    }
  `);
});

test('what the pages of administrators ask', async () => {
  const founder = await makeFounder(t);
  const applicant = await makeApplicant(t);
  const event = await makeEvent(t);
  const admin = await makeAdmin(t);
  const reported = { userId: applicant.id, reason: 'SPAM' };
  const report = (await founder.browser.call(reportPerson, { body: reported })).reply.data;
  const draft = { subject: 'News', text: 'Words' };
  const issue = (await admin.browser.call(addIssue, { body: draft })).reply.data;
  const table: Record<string, string> = {};
  for (const path of [
    '/reports',
    `/reports/${report.id}`,
    '/members',
    `/members/${applicant.id}`,
    '/events',
    `/events/${event.id}`,
    '/newsletter',
    `/newsletter/${issue.id}`,
    '/account',
  ])
    table[`/admin${path}`.replace(/[0-9a-f-]{36}/, '{id}')] = await workOf(`/admin${path}`, admin);
  expect(table).toMatchInlineSnapshot(`
    {
      "/admin/account": "GET /account, GET /account/sessions, GET /moderation/reports/open, GET /users/current-user; 8 trips to the database",
      "/admin/events": "GET /event, GET /moderation/reports/open, GET /users/current-user; 4 trips to the database",
      "/admin/events/{id}": "GET /event/{eventId}, GET /moderation/reports/open, GET /users/current-user; 4 trips to the database",
      "/admin/members": "GET /moderation/members, GET /moderation/reports/open, GET /users/current-user; 4 trips to the database",
      "/admin/members/{id}": "GET /moderation/members/{userId}, GET /moderation/reports/open, GET /users/current-user, GET /users/user/{id}; 8 trips to the database",
      "/admin/newsletter": "GET /moderation/reports/open, GET /newsletter/issues, GET /users/current-user; 5 trips to the database",
      "/admin/newsletter/{id}": "GET /moderation/reports/open, GET /newsletter/issues/{issueId}, GET /users/current-user; 5 trips to the database",
      "/admin/reports": "GET /moderation/reports, GET /moderation/reports/open, GET /users/current-user; 4 trips to the database",
      "/admin/reports/{id}": "GET /moderation/reports/open, GET /moderation/reports/{reportId}, GET /users/current-user; 7 trips to the database",
    }
  `);
});
