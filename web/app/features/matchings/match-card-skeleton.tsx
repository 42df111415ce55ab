import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** A match card before it is known whose. */
export function MatchCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="flex flex-1 basis-24 flex-col gap-2.5 pt-1">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <div className="flex flex-col items-center gap-2">
          <Skeleton className="size-15 rounded-full" />
          <Skeleton className="h-3.5 w-12" />
        </div>
      </div>
      <Skeleton className="h-4 w-4/5" />
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-8 w-28" />
        <Skeleton className="h-8 w-20" />
        <Skeleton className="h-8 w-24 max-sm:hidden" />
      </div>
      <Skeleton className="h-28" />
      <Skeleton className="h-11 w-32" />
    </Card>
  );
}
