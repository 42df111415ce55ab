import type { TrialRoundState } from '@ampersand/contract/trial';
import { call } from '../../api.ts';
import { useUnsent } from '../../form/use-unsent.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import { type Faults, useTypedForm } from '../together/use-typed-form.ts';
import type { TrialFrame } from './frame.ts';
import { checkInQuestions, debriefQuestions, decisions, places } from './words.ts';

interface RoundFormProps extends TrialFrame {
  trialId: string;
  round: TrialRoundState;
  onSaid?: (() => void) | undefined;
}

type Typed = Readonly<Record<string, string>>;
const NOTHING: Typed = {};

/** What is asked, in the order in which it stands; `options` are places from 1 on, or decisions. */
interface Question {
  readonly name: string;
  readonly label: string;
  readonly options?: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

const placed = (what: 'going' | 'between') =>
  places[what].map((label, index) => ({ value: String(index + 1), label }));

function questionsOf({ kind }: TrialRoundState): Question[] {
  if (kind === 'WEEK')
    return [
      { name: 'going', label: checkInQuestions.going, options: placed('going') },
      { name: 'between', label: checkInQuestions.between, options: placed('between') },
      { name: 'change', label: checkInQuestions.change },
    ];
  if (kind === 'DEBRIEF')
    return (['well', 'hard', 'learned'] as const).map((name) => ({ name, label: debriefQuestions[name] }));
  return [{ name: 'decision', label: 'What do you want?', options: decisions }];
}

/** Says what one thinks of a round. */
export function RoundForm({ connectionId, refresh, trialId, round, onSaid }: RoundFormProps) {
  const { you } = useTogether();
  const when = round.kind === 'WEEK' ? `${trialId}:${round.week}` : `${trialId}:${round.kind}`;
  const { typed, set, done } = useUnsent(`trial-round:${you.id}:${when}`, NOTHING);
  const hydrated = useHydrated();
  const questions = questionsOf(round);
  const faults = faultsOf(questions, typed);
  const say = (name: string, value: string) => set({ ...typed, [name]: value });
  const form = useTypedForm({
    body: Object.values(faults).some(Boolean) ? undefined : typed,
    faults,
    changing: useChanging(refresh),
    send: (said) => sending(round, said, { connectionId, trialId }),
    onDone() {
      done();
      onSaid?.();
    },
  });

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.submit}>
      {questions.map(({ name, label, options }) => {
        const shared = { name: `${round.kind} ${name}`, value: typed[name] ?? '', disabled: !hydrated };
        return (
          <Field key={name} label={label} error={form.errorAt(name)} required group={options !== undefined}>
            {options === undefined && (
              <TextArea
                {...shared}
                rows={2}
                maxLength={1000}
                onChange={({ target }) => say(name, target.value)}
              />
            )}
            {options && round.kind === 'WEEK' && (
              <Segmented {...shared} options={options} onChange={({ target }) => say(name, target.value)} />
            )}
            {options && round.kind !== 'WEEK' && (
              <RadioGroup {...shared} options={options} onChange={({ target }) => say(name, target.value)} />
            )}
          </Field>
        );
      })}
      <Alert>{form.failure}</Alert>
      <Button variant="primary" type="submit" className="self-start" busy={form.busy} disabled={!hydrated}>
        {form.busy ? 'Sending...' : 'Send'}
      </Button>
    </form>
  );
}

function faultsOf(questions: readonly Question[], typed: Typed): Faults<string> {
  const faultOf = ({ name, options }: Question) => {
    if (typed[name]?.trim()) return undefined;
    return options ? 'Please choose one' : 'Please write a few words';
  };
  return Object.fromEntries(questions.map((each) => [each.name, faultOf(each)]));
}

/** The call that says it. Everything that is asked is there. */
function sending(round: TrialRoundState, typed: Typed, params: { connectionId: string; trialId: string }) {
  const of = (name: string) => typed[name]?.trim() ?? '';
  if (round.kind === 'WEEK')
    return call('POST /connections/{connectionId}/trials/{trialId}/check-ins', {
      params,
      body: {
        week: round.week,
        going: Number(of('going')),
        between: Number(of('between')),
        change: of('change'),
      },
    });
  if (round.kind === 'DEBRIEF')
    return call('POST /connections/{connectionId}/trials/{trialId}/debrief', {
      params,
      body: { well: of('well'), hard: of('hard'), learned: of('learned') },
    });
  const decision = decisions.find(({ value }) => value === of('decision'))?.value;
  if (!decision) throw new Error('A decision is chosen before it is sent.');
  return call('POST /connections/{connectionId}/trials/{trialId}/decisions', {
    params,
    body: { at: round.kind, decision },
  });
}
