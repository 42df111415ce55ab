import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
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
  // Pressed, it shows at once what it will be.
  const saved = busy ? !isSaved : isSaved;

  function toggle() {
    if (busy) return;
    const params = { userId: person.id };
    void run({
      send: () =>
        isSaved
          ? call('DELETE /saved/{userId}', { params })
          : call('PUT /saved/{userId}', { params, body: {} }),
      onDone: () => onChange(!isSaved),
      onFailure: ({ message }) => toast.error(message),
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
