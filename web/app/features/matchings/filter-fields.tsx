import type { Side } from '@ampersand/contract/enumerations';
import {
  ACTIVE_STEPS,
  DISTANCE,
  DISTANCE_STEPS,
  EQUITY_STEPS,
  HOURS_STEPS,
} from '@ampersand/contract/filter-steps';
import type { FilterCounts } from '@ampersand/contract/filters';
import { type FormEvent, useState } from 'react';
import { fundingStages, ways } from '../../labels.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { activeWords, equityWords, type Filter, hoursWords, listOf, withPart } from './filter.ts';

interface FilterFieldsProps {
  side: Side;
  filter: Filter;
  counts: FilterCounts | undefined;
  nearProblem: string | undefined;
  set: (part: keyof Filter, value: string) => void;
}

/** What a list can be narrowed by, each choice with how many people it would leave. */
export function FilterFields({ side, filter, counts, nearProblem, set }: FilterFieldsProps) {
  const isFounder = side === 'FOUNDER';
  const choicesOf = (name: (typeof wordLists)[number]['name'] | 'ways' | 'stages') => ({
    chosen: listOf(filter[name]),
    counts: counts?.[name],
    onChange: (chosen: string[]) => set(name, chosen.join(',')),
  });
  const stepsOf = (name: 'hours' | 'equity' | 'active') => ({
    value: filter[name],
    counts: counts?.[name],
    onChange: (value: string) => set(name, value),
  });
  return (
    <>
      {wordLists.map(({ name, titles, add }) => (
        <Words key={name} name={name} title={titles[side]} add={add} {...choicesOf(name)} />
      ))}
      <PlaceFields near={filter.near} within={filter.within} problem={nearProblem} set={set} />
      <Choices title="Working together" labels={ways} {...choicesOf('ways')} />
      {!isFounder && <Choices title="Funding stage" labels={fundingStages} {...choicesOf('stages')} />}
      <div className="fields grid gap-4 sm:grid-cols-2">
        <Steps
          label="Time"
          steps={HOURS_STEPS}
          words={(hours) => hoursWords(hours, side)}
          {...stepsOf('hours')}
        />
        <Steps
          label="Equity"
          steps={EQUITY_STEPS}
          words={(equity) => equityWords(equity, side)}
          {...stepsOf('equity')}
        />
        <Steps label="Last here" steps={ACTIVE_STEPS} words={activeWords} {...stepsOf('active')} />
      </div>
      {isFounder && (
        <Checkbox
          label={counted('Can join now', counts?.start.NOW)}
          checked={filter.start === 'NOW'}
          onChange={({ currentTarget }) => set('start', currentTarget.checked ? 'NOW' : '')}
        />
      )}
    </>
  );
}

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
export function withTyped(filter: Filter, typed: FormData): Filter {
  let asked = filter;
  for (const { name } of wordLists) {
    const words = new Set([...listOf(filter[name]), wordIn(String(typed.get(name) ?? ''))].filter(Boolean));
    asked = withPart(asked, name, [...words].join(','));
  }
  return asked;
}

interface PlaceFieldsProps extends Pick<FilterFieldsProps, 'set'> {
  near: string | undefined;
  within: string | undefined;
  problem: string | undefined;
}

function PlaceFields({ near, within, problem, set }: PlaceFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_9rem]">
      <Field label="Place" hint="A city, or a country" error={problem}>
        <TextInput
          // With the focus comes what is wrong, too.
          className="scroll-mb-20"
          value={near ?? ''}
          maxLength={80}
          autoComplete="off"
          onChange={({ currentTarget }) => set('near', currentTarget.value)}
        />
      </Field>
      <Field label="Within" className="justify-end">
        <Select
          disabled={!near}
          value={within ?? String(DISTANCE)}
          options={DISTANCE_STEPS.map((km) => ({ value: String(km), label: `${km} km` }))}
          onChange={({ currentTarget }) => set('within', currentTarget.value)}
        />
      </Field>
    </div>
  );
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
