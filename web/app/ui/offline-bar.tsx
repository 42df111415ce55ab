import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** A line at the head of the screen while the device has no network; at its foot it would hide the buttons that save. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-30 flex justify-center p-3">
      {!online && (
        <p className="flex items-center gap-2 rounded-control bg-ink px-4 py-2.5 text-sm text-paper shadow-soft">
          <WifiOff className="size-4.5 shrink-0" aria-hidden="true" />
          You are offline. Nothing can be loaded or saved until you are back online.
        </p>
      )}
    </div>
  );
}
