import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** A line at the foot of the screen while the device has no network. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    // On narrow screens it stands above the bar of the members' area.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-16 z-30 flex justify-center p-3 lg:bottom-0"
    >
      {!online && (
        <p className="flex items-center gap-2 rounded-control bg-ink px-4 py-2.5 text-sm text-paper shadow-soft">
          <WifiOff className="size-4.5 shrink-0" aria-hidden="true" />
          You are offline. Nothing can be loaded or saved until you are back.
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
