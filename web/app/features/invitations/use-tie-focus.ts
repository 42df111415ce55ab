import { useEffect, useRef } from 'react';
import { useDialogParam } from '../../page/dialog-param.ts';
import { focusAfterDialog } from '../../ui/focus-after-dialog.ts';
import type { Tied } from './ties.ts';

/** As `ref` of what takes the place of the button that has invited: the focus goes there. Give it `tabIndex={-1}`. */
export function useTieFocus(tie: Tied | undefined) {
  const place = useRef<HTMLElement>(null);
  const isTied = tie !== undefined;
  const inviting = useDialogParam('invite').value !== undefined;
  const before = useRef({ isTied, inviting });
  // The dialog over the page has the focus still, and both may change at once.
  useEffect(() => {
    const { current } = before;
    if (isTied && !current.isTied && (inviting || current.inviting)) focusAfterDialog(() => place.current);
    before.current = { isTied, inviting };
  }, [isTied, inviting]);
  return (element: HTMLElement | null) => {
    place.current = element;
  };
}
