import { type ReactNode, useEffect, useState } from 'react';
import { once } from '../once.ts';
import { Opening } from './opening.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/**
 * A sheet from below on a phone, a card in the middle elsewhere. Focus goes in, stays in, and comes back. Its code comes
 * when one aims at a button of a page that has a dialog.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(false);
  if (props.open && !wanted) setWanted(true);
  useAim();
  if (!wanted) return null;
  const giveUp = () => {
    setWanted(false);
    props.onClose();
  };
  return (
    <Opening load={loadAfterPress} onClose={giveUp}>
      {(Sheet) => <Sheet {...props} />}
    </Opening>
  );
}

const load = once(async () => (await import('./overlays/sheet.tsx')).Sheet);

/** The sheet gives the focus back to what it saw focused last, and it may have come only after that. */
async function loadAfterPress() {
  const Sheet = await load();
  const origin = document.activeElement === document.body ? pressed : document.activeElement;
  if (origin instanceof HTMLElement && origin.matches('a, button')) {
    origin.blur();
    origin.focus({ preventScroll: true });
  }
  return Sheet;
}

/** Safari does not focus what is pressed. */
let pressed: Element | null = null;

function useAim() {
  // The pointer and the focus are outside React.
  useEffect(() => {
    const aim = ({ type, target }: Event) => {
      const control = target instanceof Element ? target.closest('a, button') : null;
      if (type === 'click') pressed = control;
      else if (control?.matches('button')) void load().catch(() => undefined);
    };
    for (const sign of signs) addEventListener(sign, aim, true);
    return () => {
      for (const sign of signs) removeEventListener(sign, aim, true);
    };
  }, []);
}

const signs = ['pointerover', 'focusin', 'click'] as const;
