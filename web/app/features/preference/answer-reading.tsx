import type { Leaves, Reading } from '@ampersand/contract/readings';
import type { OwnUser } from '@ampersand/contract/users';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { once } from '../../once.ts';
import { Opener } from '../../ui/opener.tsx';
import type { Correctable } from './correction-editor.tsx';
import { type Corrections, measureOf, type Range, type Readable, textOf, wordsOf } from './readable.ts';
import { useReading } from './use-reading.ts';

interface AnswerReadingProps {
  you: OwnUser;
  name: Readable;
  label: string;
  answer: string | string[];
}

/** What matching reads in an answer, and the figures that its writer puts in place of that. */
export function AnswerReading({ you, name, label, answer }: AnswerReadingProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const reading = useReading(you, name, answer, place);
  const { field } = useController({ name: 'readings' });
  const [isTouched, setTouched] = useState(false);
  const corrections: Corrections = field.value ?? {};
  const text = textOf(answer);
  const measure = measureOf(name);
  const correction = measure && text !== '' && corrections[name]?.of === text ? corrections[name] : undefined;

  const found = reading?.readings ?? [];
  const measured = found.find(isMeasured);
  const first = measure && correction ? `${wordsOf(measure, correction)}, as you said` : measured?.words;
  const others = found.filter((one) => one !== measured && !isEntry(one, answer)).map(({ words }) => words);
  const question = first ? undefined : (reading?.question ?? undefined);
  const leaves = correction ? undefined : leavesWords(reading?.leaves);

  /** Puts figures in place of what was read; null takes them back. */
  function correct(range: Range | null) {
    const { [name]: _former, ...rest } = corrections;
    setTouched(true);
    field.onChange(range ? { ...rest, [name]: { of: text, ...range } } : rest);
  }

  const opens = measure && {
    measure,
    range: correction ?? measured?.value ?? undefined,
    isCorrected: correction !== undefined,
    correct,
  };
  return (
    <>
      <p ref={place} role="status" className="sr-only">
        {(reading?.typed || isTouched) && spoken({ first, others, question, leaves })}
      </p>
      <Line first={first} others={others} question={question} leaves={leaves} label={label} opens={opens} />
    </>
  );
}

function isMeasured(reading: Reading) {
  return reading.kind === 'HOURS' || reading.kind === 'EQUITY';
}

/** What stands in the list above, in the same words. */
function isEntry({ kind, words }: Reading, answer: string | string[]): boolean {
  return kind === 'WISH' && answer.includes(words);
}

interface Told {
  /** The figures that can be corrected, in words. */
  first: string | undefined;
  others: readonly string[];
  /** Asked where they could not be read. */
  question: string | undefined;
  /** How many people it leaves. */
  leaves: string | undefined;
}

function leavesWords(leaves: Leaves | null | undefined): string | undefined {
  if (!leaves || leaves.of === 0) return undefined;
  return `${leaves.people} of ${leaves.of === 1 ? '1 person says' : `${leaves.of} people say`} something that fits`;
}

const READ = 'We read:';
const UNREAD = 'We could not read this.';

function spoken({ first, others, question, leaves }: Told): string {
  const chips = first ? [first, ...others] : others;
  const read = chips.length > 0 ? `${READ} ${chips.join('; ')}` : question && UNREAD;
  return [read, question, leaves].filter(Boolean).join('. ');
}

const chipClass =
  'inline-flex min-h-8 max-w-full min-w-0 items-center gap-1.5 rounded-[0.4rem] px-2.5 py-1 text-start font-medium wrap-anywhere';

/** Takes no room before there is something to show, and keeps it from then on. */
function Line({
  first,
  others,
  question,
  leaves,
  label,
  opens,
}: Told & { label: string; opens: Correctable | null }) {
  const isShown = Boolean(first || question || others.length > 0);
  const [kept, setKept] = useState(isShown);
  if (isShown && !kept) setKept(true);
  if (!kept) return null;
  const chips = others.map((words) => (
    <span key={words} dir="auto" className={`${chipClass} bg-sunken`}>
      {words}
    </span>
  ));
  const read = <span className="text-muted">{READ}</span>;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-1.5 text-sm touch:min-h-11">
      {question && (
        <span className="text-muted">{others.length > 0 ? question : `${UNREAD} ${question}`}</span>
      )}
      {!question && isShown && read}
      {opens && (first || question) && <Figures words={first} label={label} opens={opens} />}
      {question && others.length > 0 ? (
        <div className="flex basis-full flex-wrap items-center gap-1.5">
          {read}
          {chips}
        </div>
      ) : (
        chips
      )}
      {leaves && <span className="text-muted">{leaves}</span>}
    </div>
  );
}

const loadEditor = once(async () => (await import('./correction-editor.tsx')).CorrectionEditor);

/** `words`: undefined where no figures were read. */
function Figures({ words, label, opens }: { words: string | undefined; label: string; opens: Correctable }) {
  const inFigures = 'Say it in figures';
  return (
    <Opener
      load={loadEditor}
      content={opens}
      button={{
        className: `${chipClass} border border-edge transition-colors hover:border-ink touch:min-h-11`,
        'aria-label': words ? `Correct what we read: ${words}` : `${inFigures}: ${label}`,
        children: (
          <>
            <span dir="auto">{words ?? inFigures}</span>
            <Pencil className="size-3.5 shrink-0 text-muted" aria-hidden="true" />
          </>
        ),
      }}
    />
  );
}
