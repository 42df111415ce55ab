import { FORMER_MEMBER } from '@ampersand/contract/called';
import type { FoundMessage } from '@ampersand/contract/messages';
import { Link } from 'react-router';
import { briefMomentOf } from '../../page/ages.ts';
import type { Area } from '../../page/area.ts';
import type { Attempt } from '../../page/attempt.ts';
import { PartError } from '../../page/part-error.tsx';
import { useZone } from '../../page/zone.ts';
import { PLACE } from './addresses.ts';

interface FoundMessagesProps {
  found: Attempt<{ data: readonly FoundMessage[]; nextCursor?: string | undefined }>;
  paths: Area['paths'];
  now: string;
}

/** The messages in which the search found something. */
export function FoundMessages({ found, paths, now }: FoundMessagesProps) {
  const zone = useZone();
  if (!found.ok) return <PartError title="Your messages could not be searched" error={found.error} />;
  const { data, nextCursor } = found.value;
  return (
    <section aria-labelledby="found-messages" className="mt-5 border-t border-line pt-4">
      <h3 id="found-messages" className="px-3 text-lg">
        In messages
      </h3>
      {data.length === 0 && <p className="px-3 py-2 text-muted">No message contains these words.</p>}
      <div className="mt-1">
        <ul className="flex flex-col gap-1">
          {data.map(({ id, connectionId, seq, mine, text, createdAt, with: other }) => (
            <li key={id}>
              <Link
                to={`${paths.conversation(connectionId)}?${new URLSearchParams({ [PLACE]: String(seq) })}`}
                className="block rounded-control px-3 py-2 hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="flex justify-between gap-2 text-sm text-muted">
                  <bdi className="min-w-0 truncate">
                    {mine ? `To ${other ?? FORMER_MEMBER}` : (other ?? FORMER_MEMBER)}
                  </bdi>
                  <time dateTime={createdAt} className="shrink-0">
                    {briefMomentOf(createdAt, now, zone)}
                  </time>
                </span>
                <bdi className="line-clamp-2 wrap-anywhere">{text}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {nextCursor && (
        <p className="px-3 py-2 text-sm text-muted">There are more. Add a word to find fewer.</p>
      )}
    </section>
  );
}
