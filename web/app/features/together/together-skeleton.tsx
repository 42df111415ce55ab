import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** The frame of 'Together' in its final measures, before it is there. */
export function TogetherSkeleton() {
  return (
    <SkeletonGroup label="Loading what you two decide together" className="max-w-4xl">
      <Skeleton className="h-6 w-44" />
      <div className="mt-3 flex items-center gap-4">
        <Skeleton className="size-12 rounded-full" />
        <Skeleton className="h-10 w-64" />
      </div>
      <Skeleton className="mt-5 h-11 w-md" />
      <div className="mt-6 flex flex-col gap-5">
        {[1, 2].map((part) => (
          <Card key={part} className="flex flex-col gap-3">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-5 w-lg" />
            <Skeleton className="h-11 w-36" />
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}
