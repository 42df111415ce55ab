import type { AlignmentQuestion, AlignmentValue } from '@ampersand/contract/alignment-questions';
import { faultOf, isRange, SENTENCE_MAX } from '@ampersand/contract/alignment-questions';
import { wholeIn } from '@ampersand/contract/typed-number';
import { type ReactNode, useState } from 'react';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { OrderInput } from './order-input.tsx';
import { placeWords } from './words.ts';

interface ControlProps<Kind extends AlignmentQuestion['kind']> {
  question: Extract<AlignmentQuestion, { kind: Kind }>;
  value: AlignmentValue | undefined;
  /** Whether what is not typed to its end is wrong by now. */
  isTried: boolean;
  /** Undefined: no answer any more. What is wrong is handed on as it is, NaN for what is no figure. */
  onChange: (value: AlignmentValue | undefined, how: 'chosen' | 'typed') => void;
}

/** What a question is answered with. */
export function AnswerControl({ question, ...rest }: ControlProps<AlignmentQuestion['kind']>): ReactNode {
  switch (question.kind) {
    case 'scale':
      return <ScaleInput question={question} {...rest} />;
    case 'choice':
      return <ChoiceInput question={question} {...rest} />;
    case 'order':
      return (
        <OrderInput
          label={question.text}
          items={question.items}
          value={Array.isArray(rest.value) ? rest.value : undefined}
          onChange={(value) => rest.onChange(value, 'chosen')}
        />
      );
    case 'amount':
      return <AmountInput question={question} {...rest} />;
    case 'range':
      return <RangeInput question={question} {...rest} />;
    case 'sentence':
      return <SentenceInput question={question} {...rest} />;
  }
}

const PLACES = [1, 2, 3, 4, 5];

function ScaleInput({ question: { id, text, ends }, value, onChange }: ControlProps<'scale'>) {
  return (
    <div>
      <div
        role="radiogroup"
        aria-label={text}
        className="relative grid grid-cols-5 before:absolute before:inset-x-[10%] before:top-1/2 before:h-px before:bg-edge"
      >
        {PLACES.map((place) => (
          <label key={place} className="relative flex min-h-11 items-center justify-center">
            <input
              type="radio"
              name={id}
              value={place}
              checked={value === place}
              onChange={() => onChange(place, 'chosen')}
              className="size-7 appearance-none rounded-full border border-edge bg-surface transition-colors checked:border-[0.5rem] checked:border-primary hover:border-ink"
            />
            <span className="sr-only">{placeWords(ends, place)}</span>
          </label>
        ))}
      </div>
      <div aria-hidden="true" className="flex justify-between gap-8 text-sm">
        <span className="max-w-[45%]">{ends[0]}</span>
        <span className="max-w-[45%] text-end">{ends[1]}</span>
      </div>
    </div>
  );
}

function ChoiceInput({ question: { id, text, options }, value, onChange }: ControlProps<'choice'>) {
  return (
    <RadioGroup
      name={id}
      label={text}
      options={options.map((option) => ({ value: option.id, label: option.label }))}
      value={String(value ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value, 'chosen')}
    />
  );
}

/** What was typed as a whole number; undefined for nothing, NaN for what is none. */
function numberIn(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : (wholeIn(typed) ?? Number.NaN);
}

const typedOf = (figure = Number.NaN) => (Number.isNaN(figure) ? '' : String(figure));

/** What was typed here as long as it says the answer, which may have been changed elsewhere since. */
const typedFor = (typed: string, figure: number | undefined) =>
  Object.is(numberIn(typed), figure) ? typed : typedOf(figure);

interface FigureProps {
  id: string;
  label: string;
  unit: string;
  typed: string;
  onType: (typed: string) => void;
  invalid?: boolean;
}

function FigureInput({ id, label, unit, typed, onType, invalid }: FigureProps) {
  return (
    <span className="flex items-center gap-3">
      <TextInput
        id={id}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-36 tabular-nums"
        value={typed}
        aria-invalid={invalid}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <span aria-hidden="true" className="text-muted">
        {unit}
      </span>
    </span>
  );
}

function AmountInput({ question, value, onChange }: ControlProps<'amount'>) {
  const figure = typeof value === 'number' ? value : undefined;
  const [typed, setTyped] = useState(typedOf(figure));
  const fault = value === undefined ? undefined : faultOf(question, value);
  return (
    <Field group label={<span className="sr-only">{question.text}</span>} error={fault}>
      <FigureInput
        id={question.id}
        label={`${question.text} In ${question.unit}`}
        unit={question.unit}
        typed={typedFor(typed, figure)}
        invalid={fault !== undefined}
        onType={(text) => {
          setTyped(text);
          onChange(numberIn(text), 'typed');
        }}
      />
    </Field>
  );
}

function RangeInput({ question, value, isTried, onChange }: ControlProps<'range'>) {
  const { id, unit } = question;
  const start = isRange(value) ? value : undefined;
  const [last, setLast] = useState({ from: typedOf(start?.from), to: typedOf(start?.to) });
  const typed = { from: typedFor(last.from, start?.from), to: typedFor(last.to, start?.to) };
  const [from, to] = [numberIn(typed.from), numberIn(typed.to)];
  const isWhole = from !== undefined && to !== undefined;
  const fault = value !== undefined && (isWhole || isTried) ? faultOf(question, value) : undefined;
  const isWrong = (figure: number | undefined) => fault !== undefined && (isWhole || figure === undefined);

  function type(change: Partial<typeof typed>) {
    const now = { ...typed, ...change };
    setLast(now);
    const [low, high] = [numberIn(now.from), numberIn(now.to)];
    const isEmpty = low === undefined && high === undefined;
    onChange(isEmpty ? undefined : { from: low ?? Number.NaN, to: high ?? Number.NaN }, 'typed');
  }

  return (
    <Field group label={<span className="sr-only">{question.text}</span>} error={fault}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="w-10">
            From
          </span>
          <FigureInput
            id={`${id}-from`}
            label={`From, in ${unit}`}
            unit=""
            typed={typed.from}
            invalid={isWrong(from)}
            onType={(text) => type({ from: text })}
          />
        </span>
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="w-10 sm:w-auto">
            to
          </span>
          <FigureInput
            id={`${id}-to`}
            label={`To, in ${unit}`}
            unit={unit}
            typed={typed.to}
            invalid={isWrong(to)}
            onType={(text) => type({ to: text })}
          />
        </span>
      </div>
    </Field>
  );
}

function SentenceInput({ question: { text }, value, onChange }: ControlProps<'sentence'>) {
  const sentence = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(sentence);
  return (
    <TextArea
      aria-label={text}
      rows={2}
      maxLength={SENTENCE_MAX}
      value={typed.trim() === sentence ? typed : sentence}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value.trim() || undefined, 'typed');
      }}
    />
  );
}
