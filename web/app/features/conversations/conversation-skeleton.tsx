import { clsx } from 'clsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** A conversation in its final measures, before it is there. */
export function ConversationSkeleton() {
  return (
    <SkeletonGroup label="Loading the conversation" className="flex min-h-0 flex-1 flex-col">
      <div className="flex items-center gap-3 border-b border-line pb-3">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col justify-end gap-4 overflow-hidden py-4">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton
            key={place}
            className={clsx('h-16 w-3/5 shrink-0 rounded-card', place % 2 === 1 && 'self-end')}
          />
        ))}
      </div>
      <div className="border-t border-line pt-3">
        <Skeleton className="h-11" />
      </div>
    </SkeletonGroup>
  );
}

/** List and conversation, one of them on a phone. */
export function ConversationsSkeleton({ isOpen }: { isOpen: boolean }) {
  return (
    <div data-fills={isOpen ? 'alone' : 'wide'} className="flex min-h-0 flex-1 flex-col">
      <Skeleton className={clsx('h-10 w-52', isOpen && 'max-lg:hidden')} />
      <Skeleton className={clsx('mt-4 h-11 w-md lg:mt-2', isOpen && 'max-lg:hidden')} />
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] gap-6 lg:mt-4 lg:grid-cols-[min(21rem,50%)_minmax(0,1fr)]">
        <div className={clsx('flex flex-col gap-3 max-lg:mt-4', isOpen && 'max-lg:hidden')}>
          <Skeleton className="h-11" />
          <Skeleton className="h-9 w-3/4" />
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-18 rounded-control" />
          ))}
        </div>
        <div className={clsx('flex min-h-0 flex-col', !isOpen && 'max-lg:hidden')}>
          <ConversationSkeleton />
        </div>
      </div>
    </div>
  );
}
