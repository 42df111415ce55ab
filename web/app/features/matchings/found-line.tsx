import type { Found } from '@ampersand/contract/matchings';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';

/** What of somebody's profile a search has found: its words marked, the sentence that means it, or the answer that it names. */
export function FoundLine({ found }: { found: Found }) {
  return (
    <p className="flex gap-2.5">
      <Search className="mt-1 size-4.5 shrink-0 text-muted" aria-hidden="true" />
      <span className="min-w-0">
        <span className="text-muted">{found.by === 'MEANING' ? 'Close in meaning: ' : 'They wrote: '}</span>
        <q dir="auto">{marked(found)}</q>
      </span>
    </p>
  );
}

function marked({ text, marks }: Found): ReactNode[] {
  const parts: ReactNode[] = [];
  let done = 0;
  for (const [begin, end] of marks) {
    parts.push(
      text.slice(done, begin),
      <mark key={begin} className="rounded-sm bg-accent-soft text-accent-ink">
        {text.slice(begin, end)}
      </mark>,
    );
    done = end;
  }
  return [...parts, text.slice(done)];
}
