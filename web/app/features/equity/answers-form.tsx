import type { Equity, EquityAnswers } from '@ampersand/contract/equity';
import { isComplete, judgementsOf, missingIn } from '@ampersand/contract/equity/answers';
import { CONTRIBUTIONS, type Contribution, splitOf } from '@ampersand/contract/equity/split';
import { contributionWords } from '@ampersand/contract/equity/words';
import { EyeOff } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../api.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import { useKeptAnswers } from '../together/use-kept-answers.ts';
import { SplitBar } from './split-bar.tsx';

interface AnswersFormProps {
  connectionId: string;
  equity: Equity;
  called: string;
  refresh: () => Promise<void>;
  onGiven: () => void;
}

const nothing = Object.fromEntries(
  CONTRIBUTIONS.map((name) => [name, { weight: null, own: null }]),
  // Made of every contribution.
) as EquityAnswers;

const ENDS: Record<number, string> = { 0: '0, it does not count', 10: '10, it counts most' };
const weights = Array.from({ length: 11 }, (_, weight) => ({
  value: String(weight),
  label: ENDS[weight] ?? String(weight),
}));

const ownPart: Record<number, string> = { 0: 'All theirs', 50: 'Half each', 100: 'All yours' };
const parts = Array.from({ length: 21 }, (_, index) => {
  const own = 100 - index * 5;
  return { value: String(own), label: ownPart[own] ?? `${own} yours, ${100 - own} theirs` };
});

/** What each contribution counts and what part is one's own; kept with every change, seen by nobody else. */
export function AnswersForm({ connectionId, equity, called, refresh, onGiven }: AnswersFormProps) {
  const { you } = useTogether();
  const { answers, keep, saveAll, failure } = useKept(you.id, connectionId, equity.yours.answers, refresh);
  // What is about to be given: what was seen before the question came.
  const [seen, setSeen] = useState<EquityAnswers>();
  const [missing, setMissing] = useState<Contribution[]>([]);
  const giving = useChanging(refresh);
  const hydrated = useHydrated();
  const complete = isComplete(answers);

  function answer(name: Contribution, more: Partial<EquityAnswers[Contribution]>) {
    const next = { ...answers, [name]: { ...answers[name], ...more } };
    if (missing.length > 0) setMissing(missingIn(next));
    keep(next);
  }

  async function give(given: EquityAnswers) {
    const send = async () => {
      await saveAll();
      return call('POST /connections/{connectionId}/equity/give', {
        params: { connectionId },
        body: { answers: given },
      });
    };
    if (!(await giving.change(send))) return;
    setSeen(undefined);
    onGiven();
  }

  return (
    <section aria-labelledby="answers-title">
      <h2 id="answers-title" className="text-2xl">
        What counts, and who brings it?
      </h2>
      <p className="measure mt-1 text-muted">
        For each contribution, say how much it counts and what part of it is yours. <bdi>{called}</bdi> does
        the same. Neither of you sees the other’s answers before both have shared theirs.
      </p>
      <div className="mt-5 flex flex-col gap-4">
        {CONTRIBUTIONS.map((name) => (
          <Answer
            key={name}
            name={name}
            answer={answers[name]}
            disabled={!hydrated}
            isMissing={missing.includes(name)}
            onAnswer={(more) => answer(name, more)}
          />
        ))}
      </div>
      {complete && (
        <Card className="mt-4">
          <SplitBar label="As you see it now" yours={splitOf(judgementsOf(answers))} called={called} />
        </Card>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          variant="primary"
          disabled={!hydrated}
          onClick={() => {
            setMissing(missingIn(answers));
            if (complete) setSeen(answers);
          }}
        >
          Share my answers
        </Button>
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <EyeOff className="size-4.5 shrink-0" aria-hidden="true" />
          {equity.theirs.given ? (
            <span>
              <bdi>{called}</bdi> has shared theirs. Yours are seen by you alone.
            </span>
          ) : (
            'Kept as you choose, seen by you alone.'
          )}
        </p>
      </div>
      <Alert className="mt-4">
        {failure ? `Your last change was not kept. ${failure.message}` : whatIsMissing(missing, complete)}
      </Alert>
      <AskDialog
        open={seen !== undefined}
        onClose={() => setSeen(undefined)}
        title="Share your answers?"
        action="Share them"
        busyAction="Sharing..."
        busy={giving.busy}
        failure={giving.failure}
        onAct={() => seen && void give(seen)}
      >
        <p>
          They do not change after that. Once <bdi>{called}</bdi> has shared theirs, both of you see both.
        </p>
      </AskDialog>
    </section>
  );
}

function whatIsMissing(missing: readonly Contribution[], complete: boolean): string | undefined {
  if (complete || missing.length === 0) return undefined;
  return `Still to say: ${missing.map((name) => contributionWords[name].name).join(', ')}.`;
}

interface AnswerProps {
  name: Contribution;
  answer: EquityAnswers[Contribution];
  disabled: boolean;
  isMissing: boolean;
  onAnswer: (more: Partial<EquityAnswers[Contribution]>) => void;
}

function Answer({ name, answer: { weight, own }, disabled, isMissing, onAnswer }: AnswerProps) {
  const words = contributionWords[name];
  const error = 'Please choose';
  return (
    <Card as="section" aria-labelledby={`contribution-${name}`} className="p-4 sm:p-5">
      <h3 id={`contribution-${name}`} className="text-lg">
        {words.name}
      </h3>
      <p className="text-sm text-muted">{words.hint}</p>
      <div className="mt-3 fields grid gap-3 sm:grid-cols-2">
        <Field
          label={
            <>
              How much it counts <span className="sr-only">: {words.name}</span>
            </>
          }
          error={isMissing && weight === null ? error : undefined}
        >
          <Select
            options={weights}
            placeholder="Choose"
            value={weight === null ? '' : String(weight)}
            disabled={disabled}
            onChange={({ target }) => onAnswer({ weight: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
        <Field
          label={
            <>
              Your part of it <span className="sr-only">: {words.name}</span>
            </>
          }
          error={isMissing && weight !== null && own === null ? error : undefined}
        >
          <Select
            options={parts}
            placeholder="Choose"
            value={own === null ? '' : String(own)}
            disabled={disabled || weight === 0}
            onChange={({ target }) => onAnswer({ own: target.value === '' ? null : Number(target.value) })}
          />
        </Field>
      </div>
    </Card>
  );
}

/** One's answers as they are here: saved as a whole with every change. */
function useKept(
  userId: string,
  connectionId: string,
  loaded: EquityAnswers | null,
  refresh: () => Promise<void>,
) {
  const saved = useMemo(() => new Map(loaded ? [['whole', loaded] as const] : []), [loaded]);
  const params = { connectionId };
  const { answers, failures, change, saveAll } = useKeptAnswers({
    userId,
    name: `equity-answers:${userId}:${connectionId}`,
    saved,
    save: (_whole, body) =>
      call('PUT /connections/{connectionId}/equity/draft', { params, body: { answers: body } }),
    refresh,
  });
  return {
    answers: answers.get('whole') ?? nothing,
    keep: (next: EquityAnswers) => change('whole', () => next),
    failure: failures.get('whole'),
    saveAll,
  };
}
