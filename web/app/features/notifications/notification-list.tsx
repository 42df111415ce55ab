import { CheckCheck } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { NotificationEntry } from './notification-entry.tsx';
import { useNotifications } from './use-notifications.ts';

interface ListProps {
  unread: number;
  growths: number;
  onUnread: (unread: number) => void;
  onClose: () => void;
}

/** What the bell opens. */
export function NotificationList({ unread, growths, onUnread, onClose }: ListProps) {
  const { list, busy, retry, showMore, markRead } = useNotifications(growths, onUnread);
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line ps-4 pe-2">
        <h2 className="text-lg font-semibold">Notifications</h2>
        {unread > 0 && (
          <Button variant="quiet" size="sm" disabled={busy} onClick={() => void markRead()}>
            <CheckCheck className="size-4.5" aria-hidden="true" /> Mark all as read
          </Button>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop in it the keyboard could not scroll the list.
        tabIndex={0}
        aria-label="What happened"
        className="max-h-[min(30rem,65dvh)] overflow-y-auto overscroll-contain rounded-b-card p-1.5 focus-visible:outline-none"
      >
        {list.status === 'loading' && <Waiting />}
        {list.status === 'failed' && (
          <ErrorState
            title="Your notifications did not load"
            heading="h3"
            onRetry={() => void retry()}
            busy={busy}
          >
            {list.error.message}
          </ErrorState>
        )}
        {list.status === 'ready' && list.items.length === 0 && (
          <EmptyState title="Nothing new" heading="h3">
            Visits to your profile, people who want to get in touch and strong matches will appear here.
          </EmptyState>
        )}
        {list.status === 'ready' && list.items.length > 0 && (
          <ul className="flex flex-col gap-1">
            {list.items.map((notification) => (
              <li key={notification.id}>
                <NotificationEntry
                  notification={notification}
                  onRead={() => void markRead([notification.id])}
                  onFollow={onClose}
                />
              </li>
            ))}
          </ul>
        )}
        {list.status === 'ready' && list.nextCursor && (
          <Button variant="quiet" busy={busy} className="mt-1 w-full" onClick={() => void showMore()}>
            Show more
          </Button>
        )}
      </section>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label="Loading notifications" className="flex flex-col gap-4 p-3">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  );
}
