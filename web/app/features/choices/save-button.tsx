import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface SaveButtonProps {
  person: { id: string; fullName: string };
  isSaved: boolean;
  /** An icon alone, where there is no room for words. */
  icon?: boolean;
}

/** Keeps somebody in one's own list, or takes them off it; shows at once what it will be. */
export function SaveButton({ person, isSaved, icon = false }: SaveButtonProps) {
  const [loaded, setLoaded] = useState(isSaved);
  const [saved, setSaved] = useState(isSaved);
  const { busy, run } = useCall();
  if (loaded !== isSaved) {
    setLoaded(isSaved);
    setSaved(isSaved);
  }

  function toggle() {
    if (busy) return;
    const params = { userId: person.id };
    setSaved(!saved);
    void run({
      send: () =>
        saved
          ? call('DELETE /saved/{userId}', { params })
          : call('PUT /saved/{userId}', { params, body: {} }),
      onFailure: ({ message }) => {
        setSaved(saved);
        toast.error(message);
      },
    });
  }

  return (
    <Button
      variant={icon ? 'quiet' : 'secondary'}
      icon={icon}
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
