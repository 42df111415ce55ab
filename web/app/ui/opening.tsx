import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { AmpLoader } from './amp-loader.tsx';
import { useLate } from './use-late.ts';

interface OpeningProps<Part> {
  load: () => Promise<Part>;
  /** It did not come, or nobody waits for it any more. */
  onClose: () => void;
  children: (part: Part) => ReactNode;
}

/** In place of a dialog that is wanted, until its code has come. */
export function Opening<Part>({ load, onClose, children }: OpeningProps<Part>) {
  const { part, waiting, want } = useLate(load);
  const begin = useEffectEvent(async () => {
    if (!(await want())) onClose();
  });
  // The line is outside React.
  useEffect(() => {
    void begin();
  }, []);
  if (part !== undefined) return children(part);
  return waiting && <Veil onGiveUp={onClose} />;
}

function Veil({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is still where it was.
    <div
      role="status"
      onClick={onGiveUp}
      className="fixed inset-0 z-40 flex items-center justify-center bg-veil"
    >
      <AmpLoader />
      <span className="sr-only">Opening</span>
    </div>
  );
}
