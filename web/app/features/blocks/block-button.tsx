import { Ban } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../api.ts';
import { callName } from '../../labels.ts';
import { useCall } from '../../page/use-call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';

interface BlockButtonProps {
  person: { id: string; fullName: string };
  /** The page they were on has nothing more to show of them. */
  onBlocked: () => unknown;
}

/** Blocks somebody, after asking. */
export function BlockButton({ person, onBlocked }: BlockButtonProps) {
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const name = callName(person);

  function block() {
    setFailure(undefined);
    void run({
      send: () => call('POST /blocks/{userId}', { params: { userId: person.id } }),
      async onDone() {
        setAsking(false);
        toast.success(`${name} is blocked. Your account page lists whom you have blocked.`);
        await onBlocked();
      },
      onFailure: ({ message }) => setFailure(message),
    });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="self-start"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <Ban className="size-4.5" aria-hidden="true" />
        <span className="min-w-0 wrap-anywhere">
          Block <bdi>{name}</bdi>
        </span>
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        size="sm"
        title={
          <>
            Block <bdi>{name}</bdi>?
          </>
        }
        actions={
          <>
            <Button onClick={() => setAsking(false)} disabled={busy}>
              Cancel
            </Button>
            <Button variant="danger" busy={busy} onClick={block}>
              {busy ? 'Blocking...' : 'Block'}
            </Button>
          </>
        }
      >
        <p>
          From now on neither of you meets the other anywhere here. They are not told. You can undo it on your
          account page.
        </p>
        <Alert className="mt-4">{failure}</Alert>
      </Dialog>
    </>
  );
}
