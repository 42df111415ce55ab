import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { BlockDialog } from './block-dialog.tsx';

interface BlockButtonProps {
  person: { id: string; fullName: string; calledName: string };
  /** The page they were on has nothing more to show of them. */
  onBlocked: () => unknown;
}

/** Blocks somebody, after asking. */
export function BlockButton({ person, onBlocked }: BlockButtonProps) {
  const [asking, setAsking] = useState(false);
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
          Block <bdi>{person.calledName}</bdi>
        </span>
      </Button>
      <BlockDialog person={person} open={asking} onClose={() => setAsking(false)} onBlocked={onBlocked} />
    </>
  );
}
