import { Bell } from 'lucide-react';
import { Popover } from '../../ui/popover.tsx';
import { NotificationList } from './notification-list.tsx';
import { useUnread } from './use-unread.ts';

const MOST_SHOWN = 99;

/** The bell of the header with how many notifications are unread. */
export function NotificationBell({ userId, unread: loaded }: { userId: string; unread: number | undefined }) {
  const { unread = 0, growths, hasGrown, setUnread } = useUnread(userId, loaded);
  return (
    <>
      <Popover
        label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        panelLabel="Notifications"
        button={
          <span className="relative">
            <Bell className="size-5.5" aria-hidden="true" />
            {unread > 0 && <Count unread={unread} />}
          </span>
        }
      >
        {(close) => (
          <NotificationList unread={unread} growths={growths} onUnread={setUnread} onClose={close} />
        )}
      </Popover>
      <p role="status" className="sr-only">
        {hasGrown && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </p>
    </>
  );
}

function Count({ unread }: { unread: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2.5 -top-2.5 min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-semibold text-on-accent"
    >
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
    </span>
  );
}
