import { ExternalLink } from 'lucide-react';
import { partsOf } from './links.ts';

/** Signs that turn the direction of what follows. */
const TURNS = /\p{Bidi_Control}/u;

/** A text as it was written: its lines, and addresses of the web as links that show where they lead, whatever direction the text has. */
export function MessageText({ text }: { text: string }) {
  const turns = TURNS.test(text);
  return (
    <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
      {partsOf(text).map((part, place) =>
        part.href ? (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
            key={place}
            href={part.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="text-link"
          >
            <bdi dir="ltr">{part.text}</bdi>
            <span className="ms-1 inline-flex items-center gap-0.5 text-sm whitespace-nowrap text-muted">
              <ExternalLink className="size-3.5" aria-hidden="true" />
              {(turns || !part.text.toLowerCase().includes(`//${part.host}`)) && <bdi>{part.host}</bdi>}
            </span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  );
}
