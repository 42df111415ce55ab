import { Bell } from 'lucide-react';
import { Count } from '../../ui/count.tsx';
import { Popover } from '../../ui/popover.tsx';
import { NotificationList } from './notification-list.tsx';
import { useUnread } from './use-unread.ts';

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
            {unread > 0 && <Count>{unread}</Count>}
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
