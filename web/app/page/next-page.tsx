import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../ui/button.tsx';

const AFTER = 'after';

/** The place in a list that an address asks for, as a cursor. */
export const cursorIn = ({ searchParams }: URL) => {
  const cursor = searchParams.get(AFTER);
  return cursor ? { cursor } : {};
};

/** On through a list that comes in pages, and back to its beginning. */
export function NextPage({ nextCursor }: { nextCursor: string | undefined }) {
  const [params] = useSearchParams();
  const searchAt = (cursor: string | undefined) => {
    const search = new URLSearchParams(params);
    search.delete(AFTER);
    if (cursor !== undefined) search.set(AFTER, cursor);
    return `?${search}`;
  };
  if (!nextCursor && !params.has(AFTER)) return null;
  return (
    <nav aria-label="Pages of the list" className="flex flex-wrap justify-center gap-3">
      {params.has(AFTER) && (
        <Link to={searchAt(undefined)} className={buttonClass()}>
          Back to the first page
        </Link>
      )}
      {nextCursor && (
        <Link to={searchAt(nextCursor)} className={buttonClass()}>
          Next page
        </Link>
      )}
    </nav>
  );
}
