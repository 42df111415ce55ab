import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { useSingleKeys } from '../../page/use-single-keys.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const keys = [
  ['j', 'The next person'],
  ['k', 'The one before'],
  ['Enter', 'View their profile, beside the list where there is room'],
  ['Esc', 'Close the profile beside the list'],
  ['s', 'Save them, or take them off your list'],
  ['x', 'Pass on them'],
  ['?', 'This help'],
] as const;

/** Single keys for a list of cards, and the button that tells of them where there is a keyboard. */
export function ListKeys() {
  const [isOpen, setOpen] = useState(false);

  useSingleKeys((event) => {
    const entries = [...document.querySelectorAll<HTMLElement>('main :is(article, [data-passed])')];
    const focused = entries.findIndex((entry) => entry.contains(document.activeElement));
    const at = focused < 0 ? entries.findIndex((entry) => entry.matches('[data-open]')) : focused;
    const current = entries[at];
    const press = (what: string) => current?.querySelector<HTMLElement>(`[data-does=${what}]`)?.click();
    if (event.key === 'j') (entries[at + 1] ?? current)?.focus();
    if (event.key === 'k') (entries[at - 1] ?? current)?.focus();
    if (event.key === 's') press('save');
    if (event.key === 'x') press('pass');
    if (event.key === 'Enter' && event.target === current) press('view');
    if (event.key === '?') setOpen(true);
  });

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="touch:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Keyboard className="size-4.5" aria-hidden="true" /> Shortcuts
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} size="sm" title="Keyboard shortcuts">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5">
          {keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-flex min-w-8 justify-center rounded-control border border-edge px-2 py-0.5 text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-sm text-muted">You can turn these off on your account page.</p>
      </Dialog>
    </>
  );
}
