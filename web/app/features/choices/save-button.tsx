import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useRef, useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface SaveButtonProps {
  person: { id: string; fullName: string };
  isSaved: boolean;
  onChange: (isSaved: boolean) => void;
  /** An icon alone, where there is no room for words. */
  icon?: boolean;
}

/** Keeps somebody in one's own list, or takes them off it. */
export function SaveButton({ person, isSaved, onChange, icon = false }: SaveButtonProps) {
  const { busy, run } = useCall();
  // Pressed, it shows at once what it will be; a press while one is on its way is sent after it.
  const [wish, setWish] = useState<boolean>();
  const latest = useRef(isSaved);
  const saved = wish ?? isSaved;

  async function keep() {
    const params = { userId: person.id };
    for (let sent = isSaved; sent !== latest.current; onChange(sent)) {
      sent = latest.current;
      if (sent) await call('PUT /saved/{userId}', { params, body: {} });
      else await call('DELETE /saved/{userId}', { params });
    }
  }

  async function toggle() {
    latest.current = !saved;
    setWish(!saved);
    if (busy) return;
    await run({
      send: keep,
      // A key that stands for this button leaves the focus where it was: what changed is said.
      onDone: () => toast.success(latest.current ? 'Saved' : 'No longer saved'),
      onFailure: ({ message }) => toast.error(message),
    });
    setWish(undefined);
  }

  return (
    <Button
      variant={icon ? 'quiet' : 'secondary'}
      icon={icon}
      data-does="save"
      // With words the words change.
      aria-pressed={icon ? saved : undefined}
      aria-label={icon ? `Save ${person.fullName}` : undefined}
      onClick={toggle}
    >
      <Bookmark className={clsx('size-5', saved && 'fill-current text-primary')} aria-hidden="true" />
      {!icon && (
        <>
          {saved ? 'Saved' : 'Save'}
          <span className="sr-only">: {person.fullName}</span>
        </>
      )}
    </Button>
  );
}
