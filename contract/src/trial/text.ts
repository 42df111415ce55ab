import { lastDayOf, type TrialTerms } from './terms.ts';

/** A part of an agreement: what it is about, and its lines. */
export interface TrialPart {
  readonly heading: string;
  readonly lines: readonly string[];
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

const OWNERSHIP: Record<TrialTerms['ownership'], string> = {
  EACH: 'What one of us makes alone belongs to the one who made it. Neither uses the other’s without asking, during the trial or after.',
  BOTH: 'What is made in the trial belongs to both of us in equal parts. Each may use all of it, and neither gives it to others without the other’s yes.',
  STARTUP:
    'What is made in the trial belongs to the founder’s startup from the moment it is made. The applicant may show it as their work, unless it has to stay between us.',
  IF_FOUNDED:
    'What one of us makes belongs to the one who made it. If we found a company together, or the applicant joins the founder’s, it passes to that company; if we do not, it stays where it is.',
};

const SECRECY: Record<TrialTerms['secrecy'], string> = {
  NONE: 'Nothing has to stay between us, unless one of us asks for it before telling it.',
  ONE_YEAR:
    'What one of us tells the other and is plainly private stays between us, during the trial and for one year after. What is known anyway, or was known before, does not count.',
  THREE_YEARS:
    'What one of us tells the other and is plainly private stays between us, during the trial and for three years after. What is known anyway, or was known before, does not count.',
};

const NOTICE: Record<TrialTerms['notice'], string> = {
  AT_ONCE: 'Either of us can end the trial at any time by saying so; it then ends at once.',
  THREE_DAYS: 'Either of us can end the trial at any time; it then ends three days after they have said so.',
  ONE_WEEK: 'Either of us can end the trial at any time; it then ends one week after they have said so.',
};

function payLine({ kind, amount }: TrialTerms['pay']): string {
  if (kind === 'NONE') return 'Nobody is paid for the trial, and nobody owes the other anything after it.';
  if (kind === 'EXPENSES')
    return 'The work is not paid. The founder pays what the applicant has to spend on it, if both said yes before it was spent.';
  if (kind === 'SUM') return `The founder pays the applicant ${amount} for the trial, at its end.`;
  return `The founder pays the applicant ${amount} for each hour of work, at the end of each week.`;
}

/** What is still paid of a trial that was left. */
const STILL_PAID: Record<TrialTerms['pay']['kind'], string> = {
  NONE: '',
  EXPENSES: ', and what was spent by then is paid',
  SUM: ', and what was earned by then is paid',
  HOURLY: ', and what was earned by then is paid',
};

/** An agreement in plain words, part by part. It names the two by their side: their names stand under it. */
export function trialParts(terms: TrialTerms): TrialPart[] {
  const { goal, deliverables, weeks, startsOn, hours, pay, ownership, secrecy, notice } = terms;
  return [
    { heading: 'What we want to find out', lines: [goal] },
    {
      heading: 'What we will have at the end',
      lines: deliverables.map((each, index) => `${index + 1}. ${each}`),
    },
    {
      heading: 'How long, and how much of our time',
      lines: [
        `The trial takes ${count(weeks, 'week')}, from ${dayOf(startsOn)} to ${dayOf(lastDayOf(terms))}.`,
        `The founder works ${count(hours.founder, 'hour')} a week on it, the applicant ${count(hours.applicant, 'hour')}.`,
      ],
    },
    { heading: 'Pay', lines: [payLine(pay)] },
    { heading: 'Who owns what is made', lines: [OWNERSHIP[ownership]] },
    { heading: 'What stays between us', lines: [SECRECY[secrecy]] },
    {
      heading: 'If one of us wants to leave',
      lines: [NOTICE[notice], `Each hands over what belongs to the other or to both${STILL_PAID[pay.kind]}.`],
    },
  ];
}

/** The parts as the one text that both sign: a heading and its lines, with an empty line between parts. */
export const textOf = (parts: readonly TrialPart[]): string =>
  parts.map(({ heading, lines }) => [heading, ...lines].join('\n')).join('\n\n');

/** A signed text in its parts again. */
export function partsIn(text: string): TrialPart[] {
  return text.split('\n\n').map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading, lines };
  });
}
