import type { TrialCheckIn, TrialRoundState, TrialTaskColumn } from '@ampersand/contract/trial';
import type { TrialDecision } from '@ampersand/contract/trial/rounds';
import type { TrialTerms } from '@ampersand/contract/trial/terms';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

export const ownerships: readonly Option<TrialTerms['ownership']>[] = [
  {
    value: 'IF_FOUNDED',
    label: 'Whoever made it, and the company if we found one',
    hint: 'It stays with whoever made it until you found or join a company together; then it passes to that company.',
  },
  { value: 'EACH', label: 'Whoever made it', hint: 'Neither uses the other’s without asking.' },
  { value: 'BOTH', label: 'Both of us, in equal parts', hint: 'Each may use all of it.' },
  {
    value: 'STARTUP',
    label: 'The founder’s startup',
    hint: 'From the moment it is made. The applicant may show it as their work.',
  },
];

export const pays: readonly Option<TrialTerms['pay']['kind']>[] = [
  { value: 'NONE', label: 'Nothing' },
  { value: 'EXPENSES', label: 'Expenses only', hint: 'The founder pays what the applicant has to spend.' },
  { value: 'SUM', label: 'A fixed sum', hint: 'Paid by the founder at the end.' },
  { value: 'HOURLY', label: 'By the hour', hint: 'Paid by the founder each week.' },
];

export const secrecies: readonly Option<TrialTerms['secrecy']>[] = [
  { value: 'ONE_YEAR', label: 'What is plainly private, for a year afterwards' },
  { value: 'THREE_YEARS', label: 'What is plainly private, for three years afterwards' },
  { value: 'NONE', label: 'Only what one of us asks for' },
];

export const notices: readonly Option<TrialTerms['notice']>[] = [
  { value: 'AT_ONCE', label: 'At once' },
  { value: 'THREE_DAYS', label: 'Three days after saying so' },
  { value: 'ONE_WEEK', label: 'A week after saying so' },
];

export const places: Record<'going' | 'between', readonly string[]> = {
  going: ['Stuck', 'Slow', 'So-so', 'Well', 'Very well'],
  between: ['Hard', 'Strained', 'So-so', 'Good', 'Very good'],
};

export const checkInQuestions: Record<keyof TrialCheckIn, string> = {
  going: 'How is the work coming along?',
  between: 'How are things between the two of you?',
  change: 'What should be different next week?',
};

export const debriefQuestions = {
  well: 'What went well?',
  hard: 'What was hard?',
  learned: 'What do you take with you?',
} as const;

export const decisions: readonly Option<TrialDecision>[] = [
  { value: 'GO_ON', label: 'Go on' },
  { value: 'EXTEND', label: 'Extend', hint: 'You need more time before you decide.' },
  { value: 'STOP', label: 'Stop', hint: 'It is not right for you. A kind word in the conversation helps.' },
];

/** What comes of both decisions, as both are told. */
export function outcomeText(outcome: TrialDecision, kind: 'HALFWAY' | 'END', called: string): string {
  if (outcome === 'EXTEND')
    return 'You do not both want to go on yet, and neither of you is done. Take more time: propose another trial, shorter or different.';
  if (outcome === 'STOP')
    return 'You two will not go on from here. To have found that out in weeks, rather than years, is what a trial is for. Note what you take with you while it is fresh.';
  return kind === 'HALFWAY'
    ? `You and ${called} both want to go on.`
    : `You and ${called} both want to go on. Talk about what comes next: how you share, and what each of you will do.`;
}

/** What a round is called. */
export function roundTitle(round: TrialRoundState): string {
  if (round.kind === 'WEEK') return `Check-in of week ${round.week}`;
  if (round.kind === 'HALFWAY') return 'Half-way: what next?';
  if (round.kind === 'END') return 'The end: what next?';
  return 'What you take with you';
}

export const columnNames: readonly TrialTaskColumn[] = ['TO_DO', 'DOING', 'DONE'];
export const columns: Record<TrialTaskColumn, string> = { TO_DO: 'To do', DOING: 'Doing', DONE: 'Done' };
