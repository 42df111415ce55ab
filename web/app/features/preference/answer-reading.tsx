import { textOf } from '@ampersand/contract/questions';
import type { Reading, Struck } from '@ampersand/contract/readings';
import type { OwnUser } from '@ampersand/contract/users';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { ReadingLine, spokenReading } from '../readings/reading-line.tsx';
import { useReading } from '../readings/use-reading.ts';
import { askedOf, type Chip, chipsOf, type Sayable } from './chips.ts';
import type { Correctable } from './correction-editor.tsx';
import {
  type Correction,
  type Corrections,
  correctionOf,
  isSame,
  leavesWords,
  type Range,
  type Readable,
  withCorrection,
} from './readable.ts';
import { ReadingChip } from './reading-chip.tsx';

interface AnswerReadingProps {
  you: OwnUser;
  name: Readable;
  label: string;
  answer: string | string[];
}

/** What matching reads in an answer; its writer strikes out what they do not mean, or says it in figures. */
export function AnswerReading({ you, name, label, answer }: AnswerReadingProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const { field } = useController({ name: 'readings' });
  const [isTouched, setTouched] = useState(false);
  const all: Corrections = field.value ?? {};
  const text = textOf(answer);
  const said = correctionOf(all, name, text);
  const reading = useReading(you, name, answer, place, said.range);

  const readings = (reading?.readings ?? []).filter((one) => !isEntry(one, answer));
  const chips = chipsOf(name, readings, said);
  const asked = askedOf(name);
  const first = chips.find(({ by }) => by.kind === asked);
  const others = chips.filter((chip) => chip !== first);
  const question = first ? undefined : (reading?.question ?? undefined);
  const isCounted = said.range?.low === reading?.said?.low && said.range?.high === reading?.said?.high;
  const fits = isCounted ? leavesWords(reading?.leaves) : undefined;
  const note = chips.some(({ isStruck }) => isStruck) ? STRUCK : fits;

  function say(change: Partial<Correction>) {
    setTouched(true);
    field.onChange(withCorrection(all, name, text, { ...said, ...change }));
  }

  /** Strikes a reading out, or takes back what was said of it. */
  function change({ by }: Chip, strike: boolean) {
    const struck = said.struck.filter((one) => !isSame(one, by));
    say({
      struck: strike ? [...struck, by] : struck,
      ...((by.kind === 'HOURS' || by.kind === 'EQUITY') && { range: undefined }),
      ...(by.kind === 'PLACE' && { mode: undefined }),
      ...(by.kind === 'PAY' && { pay: undefined }),
    });
  }

  function correctable(kind: Sayable, chip: Chip | undefined): Correctable {
    const struck = said.struck.filter((one) => one.kind !== kind);
    const { range, currency } = chip ?? {};
    const figures = ({ low, high }: Range) =>
      currency ? { pay: { low, high, currency } } : { range: { low, high } };
    return {
      ...(kind === 'PLACE'
        ? { kind, mode: said.mode, use: (mode) => say({ mode, struck }) }
        : { kind, range, currency, use: (own) => say({ ...figures(own), struck }) }),
      strike: chip?.isRead && !chip.isStruck ? () => change(chip, true) : undefined,
      restore: chip && (chip.isStruck || chip.isCorrected) ? () => change(chip, false) : undefined,
    };
  }

  /** `chip`: undefined where what the answer should name was not read. */
  const chipFor = (by: Struck, chip?: Chip) => (
    <ReadingChip
      key={`${by.kind} ${by.value}`}
      chip={chip}
      label={label}
      opens={isSayable(by.kind, chip) ? correctable(by.kind, chip) : undefined}
      onToggle={() => chip && change(chip, !chip.isStruck)}
    />
  );
  const isAsked = asked && (first || question);
  return (
    <>
      <p ref={place} role="status" className="sr-only">
        {(reading?.typed || isTouched) && spokenReading(chips.map(spokenChip), question, note)}
      </p>
      <ReadingLine
        first={isAsked && chipFor({ kind: asked }, first)}
        others={others.map((chip) => chipFor(chip.by, chip))}
        question={question}
        note={note}
      />
    </>
  );
}

/** Pay without a sum, such as 'negotiable', names no currency to say it in. */
const isSayable = (kind: Reading['kind'], chip: Chip | undefined): kind is Sayable =>
  kind === 'HOURS' ||
  kind === 'EQUITY' ||
  kind === 'PLACE' ||
  (kind === 'PAY' && chip?.currency !== undefined);

/** What stands in the list above, in the same words. */
function isEntry({ kind, words }: Reading, answer: string | string[]): boolean {
  return kind === 'WISH' && answer.includes(words);
}

const STRUCK = 'What you struck out does not count.';

const spokenChip = ({ words, isStruck }: Chip) => (isStruck ? `${words}, struck out` : words);
