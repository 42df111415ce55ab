import type { Message } from '@ampersand/contract/messages';
import { wordsOf } from './words.ts';

interface QuoteProps {
  quoted: NonNullable<Message['quoted']>;
  /** Whom one talks with. */
  name?: string | undefined;
}

/** What a message answers to. */
export function Quote({ quoted, name = 'They' }: QuoteProps) {
  return (
    <blockquote className="mb-1.5 border-s-2 border-accent ps-3 text-sm text-muted">
      <span className="block font-medium">
        <bdi>{quoted.mine ? 'You' : name}</bdi>
      </span>
      <span dir="auto" className="line-clamp-2 text-start wrap-anywhere">
        {wordsOf(quoted)}
      </span>
    </blockquote>
  );
}
