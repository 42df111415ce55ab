import { areaAt } from '../../page/area.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ConversationsSkeleton } from '../conversations/conversation-skeleton.tsx';
import { InsightsSkeleton } from '../dashboard/insights.tsx';
import { TilesSkeleton } from '../dashboard/tiles.tsx';
import { EventPanelSkeleton } from '../event/event-panel.tsx';
import { MatchCardSkeleton } from '../matchings/match-card-skeleton.tsx';
import { TogetherSkeleton } from '../together/together-skeleton.tsx';

/** The page of an address in its final measures, before its data is there. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const { paths } = areaAt(pathname);
  if (pathname.startsWith(paths.matches)) return <MatchesSkeleton />;
  if (pathname === paths.requests || pathname === paths.invitations) return <MessagesSkeleton />;
  if (pathname.startsWith(paths.messages))
    return <ConversationsSkeleton isOpen={pathname !== paths.messages} />;
  if (pathname.startsWith(paths.together(''))) return <TogetherSkeleton />;
  if (pathname === paths.preferance) return <FormSkeleton />;
  if (pathname === paths.account) return <AccountSkeleton />;
  if (pathname === paths.profile || pathname.startsWith(paths.detailPage(''))) return <ProfileSkeleton />;
  return <DashboardSkeleton />;
}

function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading your dashboard" className="flex flex-col gap-10">
      <div>
        <Skeleton className="mb-5 h-8 w-56" />
        <div className="grid gap-5 xl:grid-cols-3">
          <MatchCardSkeleton />
          <MatchCardSkeleton />
          <MatchCardSkeleton />
        </div>
      </div>
      <InsightsSkeleton />
      <TilesSkeleton />
    </SkeletonGroup>
  );
}

function MatchesSkeleton() {
  return (
    <SkeletonGroup label="Loading your matches">
      <Skeleton className="h-10 w-44" />
      <Skeleton className="mt-3 h-5 w-2xl max-sm:hidden" />
      <Skeleton className="mt-6 h-9 w-72" />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-4 w-40" />
          <div className="grid gap-5 lg:grid-cols-2">
            <MatchCardSkeleton />
            <MatchCardSkeleton />
            <MatchCardSkeleton />
            <MatchCardSkeleton />
          </div>
        </div>
        <EventPanelSkeleton />
      </div>
    </SkeletonGroup>
  );
}

function MessagesSkeleton() {
  return (
    <SkeletonGroup label="Loading your messages" className="max-w-3xl">
      <Skeleton className="h-10 w-52" />
      <Skeleton className="mt-5 h-11 w-md" />
      <div className="mt-6 flex flex-col gap-5">
        {[1, 2].map((item) => (
          <Card key={item} className="flex items-start gap-4">
            <Skeleton className="size-12 rounded-full" />
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-5 w-3/4" />
              <Skeleton className="h-16" />
            </div>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup label="Loading your preferences">
      <Skeleton className="h-10 w-xl" />
      <Skeleton className="mt-3 h-5 w-2xl" />
      <div className="mt-8 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex flex-col gap-6">
          {[1, 2].map((section) => (
            <Card key={section} className="flex flex-col gap-6">
              <Skeleton className="h-7 w-48" />
              <Skeleton className="h-28" />
              <Skeleton className="h-28" />
            </Card>
          ))}
        </div>
        <EventPanelSkeleton />
      </div>
    </SkeletonGroup>
  );
}

function AccountSkeleton() {
  return (
    <SkeletonGroup label="Loading your account" className="flex max-w-3xl flex-col gap-6">
      <div>
        <Skeleton className="my-2 h-6 w-32" />
        <Skeleton className="h-10 w-64" />
      </div>
      {[1, 2, 3].map((section) => (
        <Card key={section} className="p-5 sm:p-7">
          <Skeleton className="h-7 w-44" />
          <Skeleton className="mt-2 h-5 w-md" />
          <Skeleton className="mt-5 h-11 w-40" />
        </Card>
      ))}
    </SkeletonGroup>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading the profile" className="flex flex-col gap-6">
      <Card className="flex flex-wrap items-center gap-6 p-5 sm:p-8">
        <Skeleton className="size-28 rounded-full" />
        <div className="flex flex-1 basis-60 flex-col gap-3">
          <Skeleton className="h-6 w-28" />
          <Skeleton className="h-9 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </Card>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
