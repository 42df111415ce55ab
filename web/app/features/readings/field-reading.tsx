import type { Question } from '@ampersand/contract/questions';
import type { ReadableField } from '@ampersand/contract/readings';
import type { OwnUser } from '@ampersand/contract/users';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { ReadingLine, spokenReading } from './reading-line.tsx';
import { useReading } from './use-reading.ts';

interface FieldReadingProps {
  you: OwnUser;
  name: Exclude<ReadableField, Question>;
}

/** What matching reads in a field of the profile while it is typed; what is not meant is said in other words. */
export function FieldReading({ you, name }: FieldReadingProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const answer: unknown = useWatch({ name });
  const reading = useReading(you, name, typeof answer === 'string' ? answer : '', place);
  const words = (reading?.readings ?? []).map((one) => one.words);
  const question = reading?.question ?? undefined;
  return (
    <>
      <p ref={place} role="status" className="sr-only">
        {reading?.typed && spokenReading(words, question)}
      </p>
      <ReadingLine
        others={words.map((one) => (
          <span
            key={one}
            dir="auto"
            className="inline-flex min-h-8 max-w-full min-w-0 items-center rounded-[0.4rem] bg-sunken px-2.5 py-1 font-medium wrap-anywhere"
          >
            {one}
          </span>
        ))}
        question={question}
      />
    </>
  );
}
