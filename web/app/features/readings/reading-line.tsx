import { type ReactNode, useState } from 'react';

const READ = 'We read:';
const UNREAD = 'We are not sure how to read this.';

/** What a screen reader is told when a reading has come. */
export function spokenReading(words: readonly string[], question?: string, note?: string): string {
  const read = words.length > 0 ? `${READ} ${words.join('; ')}` : question && UNREAD;
  return [read, question, note].flatMap((part) => (part ? [part.replace(/[^.?!]$/, '$&.')] : [])).join(' ');
}

interface ReadingLineProps {
  /** What the answer should name, or the button to say it. */
  first?: ReactNode;
  others: readonly ReactNode[];
  /** Asked where that could not be read. */
  question: string | undefined;
  /** What comes of it. */
  note?: string | undefined;
}

/** What matching reads in an answer, below it. Takes no room before there is something to show, and keeps it from then on. */
export function ReadingLine({ first, others, question, note }: ReadingLineProps) {
  const isShown = Boolean(first || question || others.length > 0);
  const [kept, setKept] = useState(isShown);
  if (isShown && !kept) setKept(true);
  if (!kept) return null;
  const read = <span className="text-muted">{READ}</span>;
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-1.5 text-sm touch:min-h-11">
      {question && (
        <span className="text-muted">{others.length > 0 ? question : `${UNREAD} ${question}`}</span>
      )}
      {!question && isShown && read}
      {first}
      {question && others.length > 0 ? (
        <div className="flex basis-full flex-wrap items-center gap-1.5">
          {read}
          {others}
        </div>
      ) : (
        others
      )}
      {note && <span className="text-muted">{note}</span>}
    </div>
  );
}
