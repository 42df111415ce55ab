import { hasAmount, type TrialTerms } from '@ampersand/contract/trial/terms';
import type { Faults } from '../together/use-typed-form.ts';

/** What is typed, before it is terms. */
export interface TypedTerms extends Omit<TrialTerms, 'deliverables' | 'weeks' | 'hours' | 'pay'> {
  readonly deliverables: readonly { readonly id: number; readonly text: string }[];
  readonly weeks: string;
  readonly founder: string;
  readonly applicant: string;
  readonly pay: TrialTerms['pay']['kind'];
  readonly amount: string;
}

export const USUAL: TypedTerms = {
  goal: '',
  startsOn: '',
  deliverables: [{ id: 0, text: '' }],
  weeks: '4',
  founder: '10',
  applicant: '10',
  pay: 'NONE',
  amount: '',
  ownership: 'IF_FOUNDED',
  secrecy: 'ONE_YEAR',
  notice: 'AT_ONCE',
};

/** Terms as they are typed. */
export function typedOf({
  goal,
  deliverables,
  weeks,
  startsOn,
  hours,
  pay,
  ...choices
}: TrialTerms): TypedTerms {
  return {
    ...choices,
    goal,
    startsOn,
    deliverables: deliverables.map((text, id) => ({ id, text })),
    weeks: String(weeks),
    founder: String(hours.founder),
    applicant: String(hours.applicant),
    pay: pay.kind,
    amount: pay.amount ?? '',
  };
}

export type TermsField = `terms.${'goal' | 'deliverables' | 'startsOn' | 'pay.amount'}`;

interface Read {
  /** Only where nothing is wrong. */
  readonly terms?: TrialTerms;
  readonly faults: Faults<TermsField>;
}

/** What is typed as terms, and what is wrong with it. */
export function read(typed: TypedTerms): Read {
  const { startsOn, ownership, secrecy, notice, pay } = typed;
  const [goal, amount] = [typed.goal.trim(), typed.amount.trim()];
  const deliverables = typed.deliverables.map(({ text }) => text.trim()).filter((text) => text !== '');
  const isYear = startsOn >= '2000' && startsOn < '2100';
  const faults = {
    'terms.goal': goal ? undefined : 'Please say what you want to find out',
    'terms.deliverables':
      deliverables.length > 0 ? undefined : 'Please name at least one thing that should be there at the end',
    'terms.startsOn': isYear ? undefined : 'Please enter the day on which it starts',
    'terms.pay.amount': hasAmount(pay) && !amount ? 'Please say how much, with the currency' : undefined,
  };
  if (Object.values(faults).some(Boolean)) return { faults };
  const terms = {
    goal,
    deliverables,
    weeks: Number(typed.weeks),
    startsOn,
    hours: { founder: Number(typed.founder), applicant: Number(typed.applicant) },
    pay: { kind: pay, amount: hasAmount(pay) ? amount : null },
    ownership,
    secrecy,
    notice,
  };
  return { terms, faults };
}
