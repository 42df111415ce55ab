import type { Side } from '@ampersand/contract/enumerations';
import {
  ACTIVE_STEPS,
  DISTANCE,
  DISTANCE_STEPS,
  EQUITY_STEPS,
  HOURS_STEPS,
} from '@ampersand/contract/filter-steps';
import type { FilterCounts } from '@ampersand/contract/filters';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { type ApiError, call } from '../../api.ts';
import { fundingStages, ways } from '../../labels.ts';
import { useFailure } from '../../page/session-end.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { activeWords, equityWords, type Filter, hoursWords, listOf, queryOf, withPart } from './filter.ts';
import { SavedFilters } from './saved-filters.tsx';

interface FilterDialogProps {
  side: Side;
  filter: Filter;
  onClose: () => void;
  onApply: (filter: Filter) => void;
}

/** Long enough that a word being typed is one question. */
const PAUSE_MS = 250;

/** Narrows a list: every choice says how many people it would leave. */
export function FilterDialog({ side, filter, onClose, onApply }: FilterDialogProps) {
  const [draft, setDraft] = useState(filter);
  const { counts, failure, nearProblem, fits } = useCounts(draft);
  const [busy, setBusy] = useState(false);
  const formId = useId();
  const set = (part: keyof Filter, value: string) => setDraft((before) => withPart(before, part, value));
  const isFounder = side === 'FOUNDER';

  async function apply(form: HTMLFormElement) {
    const asked = withTyped(draft, new FormData(form));
    setBusy(true);
    const isRight = await fits(asked);
    setBusy(false);
    if (!isRight) focusFault(form);
    // Meanwhile the dialog may have been closed.
    else if (form.isConnected) onApply(asked);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Filters"
      description="People who have not answered are left out."
      actions={
        <>
          <Button variant="quiet" onClick={() => setDraft({})}>
            Clear all
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {counts && !failure ? `Show ${people(counts.total)}` : 'Show people'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          void apply(event.currentTarget);
        }}
        className="flex flex-col gap-6"
      >
        <SavedFilters onUse={onApply} />
        <p role="status" className="sr-only">
          {counts && !failure && `${people(counts.total)} fit`}
        </p>
        <Alert>{!nearProblem && failure?.message}</Alert>
        {wordLists.map(({ name, titles, add }) => (
          <Words
            key={name}
            name={name}
            title={titles[side]}
            add={add}
            chosen={listOf(draft[name])}
            counts={counts?.[name]}
            onChange={(chosen) => set(name, chosen.join(','))}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
          <Field label="Place" hint="A city, or a country" error={nearProblem}>
            <TextInput
              // With the focus comes what is wrong, too.
              className="scroll-mb-20"
              value={draft.near ?? ''}
              maxLength={80}
              autoComplete="off"
              onChange={({ currentTarget }) => set('near', currentTarget.value)}
            />
          </Field>
          <Field label="Within" className="justify-end">
            <Select
              disabled={!draft.near}
              value={draft.within ?? String(DISTANCE)}
              options={DISTANCE_STEPS.map((km) => ({ value: String(km), label: `${km} km` }))}
              onChange={({ currentTarget }) => set('within', currentTarget.value)}
            />
          </Field>
        </div>
        <Choices
          title="Working together"
          labels={ways}
          chosen={listOf(draft.ways)}
          counts={counts?.ways}
          onChange={(chosen) => set('ways', chosen.join(','))}
        />
        {!isFounder && (
          <Choices
            title="Funding stage"
            labels={fundingStages}
            chosen={listOf(draft.stages)}
            counts={counts?.stages}
            onChange={(chosen) => set('stages', chosen.join(','))}
          />
        )}
        <div className="fields grid gap-4 sm:grid-cols-2">
          <Steps
            label="Time"
            steps={HOURS_STEPS}
            words={(hours) => hoursWords(hours, side)}
            value={draft.hours}
            counts={counts?.hours}
            onChange={(value) => set('hours', value)}
          />
          <Steps
            label="Equity"
            steps={EQUITY_STEPS}
            words={(equity) => equityWords(equity, side)}
            value={draft.equity}
            counts={counts?.equity}
            onChange={(value) => set('equity', value)}
          />
          <Steps
            label="Last here"
            steps={ACTIVE_STEPS}
            words={activeWords}
            value={draft.active}
            counts={counts?.active}
            onChange={(value) => set('active', value)}
          />
        </div>
        {isFounder && (
          <Checkbox
            label={counted('Can join now', counts?.start.NOW)}
            checked={draft.start === 'NOW'}
            onChange={({ currentTarget }) => set('start', currentTarget.checked ? 'NOW' : '')}
          />
        )}
      </form>
    </Dialog>
  );
}

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${count})`;

/** `titles` by the side of the reader. */
const wordLists = [
  {
    name: 'skills',
    titles: { FOUNDER: 'Skills they have', APPLICANT: 'Skills they look for' },
    add: 'Another skill',
  },
  {
    name: 'fields',
    titles: { FOUNDER: 'Field they want to work in', APPLICANT: 'Field of the company' },
    add: 'Another field',
  },
  {
    name: 'languages',
    titles: { FOUNDER: 'Languages they speak', APPLICANT: 'Languages they speak' },
    add: 'Another language',
  },
] as const;
const wordIn = (text: string) => text.replaceAll(',', ' ').trim();

/** The filter with the words that are typed and not added yet. */
function withTyped(filter: Filter, typed: FormData): Filter {
  let asked = filter;
  for (const { name } of wordLists) {
    const words = new Set([...listOf(filter[name]), wordIn(String(typed.get(name) ?? ''))].filter(Boolean));
    asked = withPart(asked, name, [...words].join(','));
  }
  return asked;
}

const problemOf = (failure: ApiError) => failure.fields.find(({ path }) => path === 'near')?.message;

/** What each choice would leave, for the filter as it is being made. */
function useCounts(filter: Filter) {
  const [counts, setCounts] = useState<FilterCounts>();
  const [failed, setFailed] = useState<{ near: string | undefined; failure: ApiError }>();
  const [knownPlace, setKnownPlace] = useState<string>();
  const explain = useFailure();
  const asked = JSON.stringify(filter);

  /** @returns whether the place is one that is known, as far as anybody can say. */
  async function ask(about: Filter, signal?: AbortSignal): Promise<boolean> {
    try {
      const query = queryOf(about);
      const { data } = await call('GET /matchings/counts', { query, ...(signal && { signal }) });
      setCounts(data);
      setFailed(undefined);
      setKnownPlace(about.near);
      return true;
    } catch (error) {
      const failure = signal?.aborted ? undefined : explain(error);
      if (failure) setFailed({ near: about.near, failure });
      return failure !== undefined && !problemOf(failure);
    }
  }

  const askNow = useEffectEvent((signal: AbortSignal) => ask(filter, signal));
  // The API is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked decides when to ask.
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => void askNow(stop.signal), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  // What was said of another place says nothing of this one.
  const failure = failed?.near === filter.near ? failed?.failure : undefined;
  return {
    counts,
    failure,
    nearProblem: failure && problemOf(failure),
    fits: async (about: Filter) => !about.near || about.near === knownPlace || ask(about),
  };
}

interface ChoicesProps {
  title: string;
  labels: Readonly<Record<string, string>>;
  chosen: readonly string[];
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (chosen: string[]) => void;
}

function Choices({ title, labels, chosen, counts, onChange }: ChoicesProps) {
  if (Object.keys(labels).length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {Object.entries(labels).map(([value, label]) => (
          <Checkbox
            key={value}
            label={<bdi>{counted(label, counts?.[value])}</bdi>}
            checked={chosen.includes(value)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface WordsProps extends Omit<ChoicesProps, 'labels'> {
  name: (typeof wordLists)[number]['name'];
  /** What the field for one more is called, where there is one already. */
  add: string;
}

/** Words of one's own that would leave somebody, and more that one adds. */
function Words({ name, add, ...choices }: WordsProps) {
  const { title, chosen, counts = {}, onChange } = choices;
  const [text, setText] = useState('');
  // Once offered they stay, so that nothing moves under the hand.
  const [offered, setOffered] = useState<readonly string[]>([]);
  const more = Object.keys(counts).filter((word) => counts[word] && !offered.includes(word));
  if (more.length > 0) setOffered([...offered, ...more]);
  const words = [...new Set([...offered, ...chosen])];
  const take = () => {
    const word = wordIn(text);
    if (word && !chosen.includes(word)) onChange([...chosen, word]);
    setText('');
  };
  const takeOnEnter = (event: FormEvent & { key: string }) => {
    if (event.key !== 'Enter' || !text.trim()) return;
    event.preventDefault();
    take();
  };
  return (
    <div className="flex flex-col gap-2">
      <Choices {...choices} labels={Object.fromEntries(words.map((word) => [word, word]))} />
      <div className="flex items-end gap-2">
        <Field label={words.length > 0 ? add : title} className="flex-1">
          <TextInput
            name={name}
            value={text}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={takeOnEnter}
          />
        </Field>
        <Button onClick={take} disabled={!text.trim()}>
          Add
        </Button>
      </div>
    </div>
  );
}

interface StepsProps {
  label: string;
  steps: readonly number[];
  words: (step: string) => string;
  value: string | undefined;
  counts: Readonly<Record<string, number>> | undefined;
  onChange: (value: string) => void;
}

function Steps({ label, steps, words, value, counts, onChange }: StepsProps) {
  const values = [...new Set([...steps.map(String), ...(value ? [value] : [])])];
  return (
    <Field label={label}>
      <Select
        value={value ?? ''}
        placeholder="Any"
        options={values.map((step) => ({ value: step, label: counted(words(step), counts?.[step]) }))}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
}
