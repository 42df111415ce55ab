import { AmpLoader } from '../ui/amp-loader.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Section } from './section.tsx';

export function KitStates() {
  return (
    <Section title="States">
      <div className="grid gap-5 md:grid-cols-2">
        <Card>
          <EmptyState title="No matches found" action={<Button>Update Your Preferences</Button>}>
            Nobody on the other side fits yet. A few more words about what you look for help most.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState onRetry={() => undefined}>
            Your matches are safe; the list could not be fetched.
          </ErrorState>
        </Card>
        <Card>
          <SkeletonGroup label="Loading matches" className="flex flex-col gap-4">
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <div className="flex flex-1 flex-col gap-2">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </SkeletonGroup>
        </Card>
        <Card className="flex items-center justify-center p-8">
          <AmpLoader className="size-28" />
        </Card>
      </div>
    </Section>
  );
}
