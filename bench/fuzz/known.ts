import { randomUUID } from 'node:crypto';

/** What calls can name, by the name between the braces; newest first. */
export type Known = Map<string, string[]>;

/** Values of one name that are kept. */
const MOST = 12;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** Which parameter takes the id of what stands under a key of an answer, or behind a part of a path. */
const PARAMETERS: Readonly<Record<string, string>> = {
  attachment: 'attachmentId',
  attachments: 'attachmentId',
  coming: 'callId',
  connections: 'connectionId',
  criteria: 'criterionId',
  educations: 'educationId',
  education: 'educationId',
  event: 'eventId',
  experiences: 'experienceId',
  experience: 'experienceId',
  'saved-filters': 'filterId',
  invitations: 'invitationId',
  issues: 'issueId',
  messages: 'messageId',
  notifications: 'notificationId',
  points: 'pointId',
  report: 'reportId',
  reports: 'reportId',
  sessions: 'sessionId',
  suggestion: 'suggestionId',
  tasks: 'taskId',
  trials: 'trialId',
  agreements: 'agreementId',
};
const PEOPLE = new Set(
  'applicant founder member members people person reported reporter user users visitors'.split(' '),
);

export function keep(known: Known, name: string, value: string): void {
  const others = (known.get(name) ?? []).filter((each) => each !== value);
  known.set(name, [value, ...others].slice(0, MOST));
}

function parameterOf(key: string, path: string): string | undefined {
  if (PEOPLE.has(key)) return 'userId';
  if (key === 'proposals') return path.includes('/equity') ? 'splitId' : 'textId';
  return PARAMETERS[key];
}

/** Keeps the ids of an answer, each for the calls that take one of its kind. */
export function harvest(known: Known, path: string, answer: unknown): void {
  const parts = path.split('/').map((part) => parameterOf(part, path));
  const walk = (value: unknown, kind: string | undefined): void => {
    if (Array.isArray(value)) for (const each of value.toReversed()) walk(each, kind);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, each] of Object.entries(value)) {
      const name = key === 'id' ? kind : key.endsWith('Id') ? key : undefined;
      if (typeof each !== 'string') walk(each, key === 'data' ? kind : parameterOf(key, path));
      else if (name && UUID.test(each)) keep(known, name, each);
      else if (key === 'hash' && kind === 'textId') keep(known, key, each);
      else if (key === 'nextCursor') keep(known, 'cursor', each);
    }
  };
  walk(
    answer,
    parts.findLast((part) => part !== undefined),
  );
}

/** What is known now goes where a name stands: mostly the newest value, else any; `pick` says which. */
export function filled(planned: string, known: readonly Known[], pick: number): string {
  let state = pick + 1;
  return planned.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    state = (state * 48_271) % 2_147_483_647;
    const values = known.find((each) => each.has(name))?.get(name) ?? [];
    const any = values[(state >> 2) % Math.max(1, values.length)];
    return (
      (state % 3 ? values[0] : any) ??
      (name === 'uuid' ? randomUUID() : '00000000-0000-4000-8000-000000000000')
    );
  });
}
