import {
  addIssue,
  changeIssue,
  getIssue,
  type Issue,
  listIssues,
  removeIssue,
  sendIssue,
  testIssue,
} from '@ampersand/contract/issues';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { decodeCursor, pageOf } from '../../http/cursor.ts';
import type { Deps } from '../../http/deps.ts';
import { mount } from '../../http/route.ts';
import { requireFound } from '../../lib/app-error.ts';
import { audit } from '../../lib/audit.ts';
import { NO_PERSON } from '../users/missing.ts';
import { findAccount } from '../users/queries.ts';
import { NO_ISSUE, requireDraft, sendTest, stale, startSending } from './issue.ts';
import {
  countAllReaders,
  deleteDraft,
  findIssue,
  findIssues,
  type IssueRow,
  insertIssue,
  updateDraft,
} from './issue-queries.ts';

export function issueRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, now } = deps;

  mount(app, deps, listIssues, async ({ query: { limit, cursor } }) => {
    const found = await findIssues(db, { limit: limit + 1, after: decodeCursor(z.uuid(), cursor) });
    const { rows, next } = pageOf(found, limit, ({ id }) => id);
    return { data: rows.map(present), readers: await countAllReaders(db), ...next };
  });

  mount(app, deps, addIssue, async ({ body, user }) => ({
    data: presentWhole(requireFound(await insertIssue(db, body, user.id, now()), NO_ISSUE)),
    message: 'The draft is saved',
  }));

  mount(app, deps, getIssue, async ({ params: { issueId } }) => ({
    data: presentWhole(requireFound(await findIssue(db, issueId), NO_ISSUE)),
    readers: await countAllReaders(db),
  }));

  mount(app, deps, changeIssue, async ({ params: { issueId }, body, expectedVersion }) => {
    const issue = await updateDraft(db, issueId, body, expectedVersion, now());
    if (!issue) return refuse(issueId);
    return { data: presentWhole(issue), message: 'The draft is saved' };
  });

  mount(app, deps, removeIssue, async ({ params: { issueId } }) => {
    if (!(await deleteDraft(db, issueId))) return refuse(issueId);
    return { message: 'The draft is removed' };
  });

  mount(app, deps, testIssue, async ({ params: { issueId }, user, request }) => {
    const issue = requireFound(await findIssue(db, issueId), NO_ISSUE);
    const { email } = requireFound(await findAccount(db, user.id), NO_PERSON);
    await deps.limits.count('issueTest', user.id);
    await sendTest(deps, issue, { userId: user.id, email });
    audit(request, 'issue_tested', { issueId, adminId: user.id });
    return { message: `A test is on its way to ${email}` };
  });

  mount(app, deps, sendIssue, async ({ params: { issueId }, user, request, expectedVersion }) => {
    const recipients = await startSending(deps, issueId, expectedVersion);
    audit(request, 'issue_started', { issueId, adminId: user.id, recipients });
    return { message: 'It is on its way' };
  });

  async function refuse(issueId: string): Promise<never> {
    requireDraft(await findIssue(db, issueId));
    throw stale();
  }
}

function present({
  id,
  subject,
  audience,
  createdAt,
  startedAt,
  recipients,
  written,
  finishedAt,
}: IssueRow): Issue {
  return {
    ...{ id, subject, audience, recipients, written },
    createdAt: createdAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

const presentWhole = (issue: IssueRow) => ({ ...present(issue), text: issue.text, version: issue.version });
