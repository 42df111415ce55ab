import type { TrialProposal } from '@ampersand/contract/trial';
import { hasAmount, lastDayOf, type TrialTerms } from '@ampersand/contract/trial/terms';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { longDate } from '../../page/dates.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import { type ProposalDraft, proposalDraft, type Typed } from './draft.ts';
import type { TrialFrame } from './frame.ts';
import { notices, ownerships, pays, secrecies } from './words.ts';

interface ProposalFormProps extends TrialFrame {
  side: 'FOUNDER' | 'APPLICANT';
  /** The latest proposal, open or not. */
  latest: TrialProposal | undefined;
  /** What was typed before and not sent. */
  draft: ProposalDraft | undefined;
  /** What stands in the form already where there is no draft. */
  begin: TrialTerms | undefined;
  /** In the place of the day in `begin`. */
  startsOn: string | undefined;
  onDone: () => void;
}

const USUAL: Omit<Typed, 'startsOn'> = {
  goal: '',
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

function typedOf({ goal, deliverables, weeks, startsOn, hours, pay, ...choices }: TrialTerms): Typed {
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

const MOST_DELIVERABLES = 8;
type Problems = Partial<Record<'goal' | 'deliverables' | 'startsOn' | 'amount', string>>;

function read(typed: Typed): { terms?: TrialTerms; problems: Problems } {
  const { goal, startsOn, ownership, secrecy, notice, amount, pay } = typed;
  const deliverables = typed.deliverables.map(({ text }) => text.trim()).filter((text) => text !== '');
  const isYear = startsOn >= '2000' && startsOn < '2100';
  const problems: Problems = {
    ...(goal.trim() === '' && { goal: 'Please say what you want to find out' }),
    ...(deliverables.length === 0 && {
      deliverables: 'Please name at least one thing that should be there at the end',
    }),
    ...(!isYear && { startsOn: 'Please enter the day on which it starts' }),
    ...(hasAmount(pay) && amount.trim() === '' && { amount: 'Please say how much, with the currency' }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const terms = {
    goal: goal.trim(),
    deliverables,
    weeks: Number(typed.weeks),
    startsOn,
    hours: { founder: Number(typed.founder), applicant: Number(typed.applicant) },
    pay: { kind: pay, amount: hasAmount(pay) ? amount.trim() : null },
    ownership,
    secrecy,
    notice,
  };
  return { terms, problems };
}

const countOptions = (most: number, one: string) =>
  Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: `${index + 1} ${one}${index === 0 ? '' : 's'}`,
  }));
const weekOptions = countOptions(12, 'week');
const hourOptions = countOptions(60, 'hour');
const among = <Value extends string>(options: readonly { value: Value }[], value: string, usual: Value) =>
  options.find((each) => each.value === value)?.value ?? usual;

/** Terms to propose; what was typed before, or those of the latest proposal, or of what holds, stand in it already. */
export function ProposalForm(props: ProposalFormProps) {
  const { connectionId, called, refresh, side, latest, draft, begin, startsOn, onDone } = props;
  const [typed, setTyped] = useState<Typed>(() => {
    if (draft) return draft.typed;
    return begin ? { ...typedOf(begin), ...(startsOn && { startsOn }) } : { ...USUAL, startsOn: '' };
  });
  const [isTried, setIsTried] = useState(false);
  // Newer ones are shown before they are answered.
  const [seen, setSeen] = useState(draft ? draft.seen : latest);
  const isOutdated = latest?.id !== seen?.id || latest?.status !== seen?.status;
  const changing = useChanging(refresh);
  const { you } = useTogether();
  const kept = proposalDraft(you.id, connectionId);
  const titleId = useId();
  const { terms, problems } = read(typed);
  const shown = isTried ? problems : {};
  const set = (more: Partial<Typed>) => {
    const next = { ...typed, ...more };
    setTyped(next);
    void kept.write({ typed: next, seen: seen && { id: seen.id, status: seen.status } });
  };
  const close = () => {
    void kept.remove();
    onDone();
  };
  const hours = {
    own: side === 'FOUNDER' ? 'founder' : 'applicant',
    other: side === 'FOUNDER' ? 'applicant' : 'founder',
  } as const;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsTried(true);
    if (!terms) return focusFault(event.currentTarget);
    const params = { connectionId };
    const propose = () =>
      call('POST /connections/{connectionId}/trial/proposals', {
        params,
        body: { terms, after: seen?.id ?? null },
      });
    if (await changing.change(propose)) close();
  }

  return (
    <Card className="mt-4">
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void send(event)}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          Your proposal
        </h3>
        <div className="mt-4 flex flex-col gap-5">
          <Field
            label="What do you two want to find out?"
            hint="One sentence, such as: can we get ten bakeries to order through us?"
            error={shown.goal}
            required
          >
            <TextArea
              rows={2}
              maxLength={500}
              value={typed.goal}
              onChange={({ target }) => set({ goal: target.value })}
            />
          </Field>
          <Deliverables
            deliverables={typed.deliverables}
            error={shown.deliverables}
            onChange={(deliverables) => set({ deliverables })}
          />
          <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
            <Field label="It takes">
              <Select
                options={weekOptions}
                value={typed.weeks}
                onChange={({ target }) => set({ weeks: target.value })}
              />
            </Field>
            <Field
              label="It starts on"
              hint={terms ? `Its last day is ${longDate(lastDayOf(terms))}` : undefined}
              error={shown.startsOn}
              required
            >
              <TextInput
                type="date"
                value={typed.startsOn}
                onChange={({ target }) => set({ startsOn: target.value })}
              />
            </Field>
            <Field label="Your hours a week">
              <Select
                options={hourOptions}
                value={typed[hours.own]}
                onChange={({ target }) => set({ [hours.own]: target.value })}
              />
            </Field>
            <Field
              label={
                <>
                  <bdi>{called}</bdi>
                  {called.endsWith('s') ? '’' : '’s'} hours a week
                </>
              }
            >
              <Select
                options={hourOptions}
                value={typed[hours.other]}
                onChange={({ target }) => set({ [hours.other]: target.value })}
              />
            </Field>
          </div>
          <Field label="What the founder pays the applicant" group>
            <RadioGroup
              name="pay"
              options={pays}
              value={typed.pay}
              onChange={({ target }) => set({ pay: among(pays, target.value, 'NONE') })}
            />
          </Field>
          {hasAmount(typed.pay) && (
            <Field
              label={typed.pay === 'SUM' ? 'How much in all' : 'How much an hour'}
              hint="With the currency, such as €1,500"
              error={shown.amount}
              required
            >
              <TextInput
                maxLength={60}
                autoComplete="off"
                value={typed.amount}
                onChange={({ target }) => set({ amount: target.value })}
              />
            </Field>
          )}
          <Field label="Who owns what is made" group>
            <RadioGroup
              name="ownership"
              options={ownerships}
              value={typed.ownership}
              onChange={({ target }) => set({ ownership: among(ownerships, target.value, 'EACH') })}
            />
          </Field>
          <Field label="What stays between you two" group>
            <RadioGroup
              name="secrecy"
              options={secrecies}
              value={typed.secrecy}
              onChange={({ target }) => set({ secrecy: among(secrecies, target.value, 'NONE') })}
            />
          </Field>
          <Field label="If one of you wants to leave, it ends" group>
            <RadioGroup
              name="notice"
              options={notices}
              value={typed.notice}
              onChange={({ target }) => set({ notice: among(notices, target.value, 'AT_ONCE') })}
            />
          </Field>
        </div>
        <Alert tone="note" className="mt-5">
          {isOutdated &&
            'Something has changed above. Look at it first; then send yours if you still want to.'}
        </Alert>
        <Alert className="mt-4">{isOutdated ? undefined : changing.failure}</Alert>
        <div className="mt-5 flex flex-wrap gap-3">
          {isOutdated ? (
            <Button
              variant="primary"
              onClick={(event) => {
                // The button sends by the time the press ends.
                event.preventDefault();
                setSeen(latest);
              }}
            >
              I have seen it
            </Button>
          ) : (
            <Button variant="primary" type="submit" busy={changing.busy}>
              {changing.busy ? 'Proposing...' : 'Propose this'}
            </Button>
          )}
          <Button onClick={close} disabled={changing.busy}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

interface DeliverablesProps {
  deliverables: Typed['deliverables'];
  error: string | undefined;
  onChange: (deliverables: Typed['deliverables']) => void;
}

/** What is to be there at the end, a line each. */
function Deliverables({ deliverables, error, onChange }: DeliverablesProps) {
  const next = useRef(Math.max(-1, ...deliverables.map(({ id }) => id)) + 1);
  const [added, setAdded] = useState<number>();
  const add = () => {
    const id = next.current;
    next.current += 1;
    setAdded(id);
    onChange([...deliverables, { id, text: '' }]);
  };
  return (
    <Field label="What should be there at the end?" hint="A line for each thing" error={error} required group>
      <ul className="flex flex-col gap-2">
        {deliverables.map(({ id, text }, index) => (
          <li key={id} className="flex items-center gap-2">
            <TextInput
              ref={id === added ? takeFocus : undefined}
              id={`deliverable-${id}`}
              aria-label={`Thing ${index + 1}`}
              maxLength={200}
              value={text}
              onChange={({ target }) =>
                onChange(deliverables.map((each) => (each.id === id ? { id, text: target.value } : each)))
              }
            />
            {deliverables.length > 1 && (
              <Button
                variant="quiet"
                icon
                aria-label={`Remove thing ${index + 1}`}
                onClick={() => onChange(deliverables.filter((each) => each.id !== id))}
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deliverables.length < MOST_DELIVERABLES && (
        <Button size="sm" className="self-start" onClick={add}>
          <Plus className="size-4.5" aria-hidden="true" /> Add a thing
        </Button>
      )}
    </Field>
  );
}
