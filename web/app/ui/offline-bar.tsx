import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/**
 * A line at the head of the screen while the device has no network; at its foot it would hide the buttons that save. Where the
 * screen is narrow the page begins below it.
 */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div
      role="status"
      className="pointer-events-none z-30 flex justify-center max-lg:sticky max-lg:top-0 lg:fixed lg:inset-x-0 lg:top-0 lg:p-3"
    >
      {!online && (
        <p
          ref={tellHeight}
          className="flex items-center gap-2 rounded-control bg-ink px-4 py-2.5 text-sm text-paper shadow-soft max-lg:flex-1 max-lg:rounded-none"
        >
          <WifiOff className="size-4.5 shrink-0" aria-hidden="true" />
          You are offline. Nothing can be loaded or saved until you are back online.
        </p>
      )}
    </div>
  );
}

/** Tells styles how much of the screen is left for a page that fills it. */
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--offline-bar', `${bar.offsetHeight}px`));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--offline-bar');
  };
}
