import type { Message } from '@ampersand/contract/messages';
import { TAKEN_BACK } from './words.ts';

interface QuoteProps {
  quoted: NonNullable<Message['quoted']>;
  /** Whom one talks with. */
  name?: string | undefined;
}

/** What a message answers to. */
export function Quote({ quoted: { mine, text, takenBack }, name = 'They' }: QuoteProps) {
  return (
    <blockquote className="mb-1.5 border-s-2 border-accent ps-3 text-sm text-muted">
      <span className="block font-medium">
        <bdi>{mine ? 'You' : name}</bdi>
      </span>
      <span dir="auto" className="line-clamp-2 text-start wrap-anywhere">
        {takenBack ? TAKEN_BACK : text}
      </span>
    </blockquote>
  );
}
