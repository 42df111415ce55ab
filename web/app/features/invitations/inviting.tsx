import { once } from '../../once.ts';
import type { You } from '../../page/you.ts';
import { Opening } from '../../ui/opening.tsx';

const load = once(async () => {
  const [{ InviteDialog }] = await Promise.all([
    import('./invite-dialog.tsx'),
    import('../../ui/overlays/sheet.tsx'),
  ]);
  return InviteDialog;
});

export interface InvitingProps {
  you: You;
  /** Who is invited; nobody while it is closed. */
  other: { id: string; fullName: string; calledName: string } | undefined;
  /** Where in the list they stand; 1 is the top. */
  listPosition?: number | undefined;
  onClose: () => void;
}

/** 'Invite to connect' over a page. Its code comes when it is opened. */
export function Inviting({ you, other, listPosition, onClose }: InvitingProps) {
  if (!other) return null;
  return (
    <Opening key={other.id} load={load} onClose={onClose}>
      {(InviteDialog) => (
        <InviteDialog you={you} other={other} listPosition={listPosition} onClose={onClose} />
      )}
    </Opening>
  );
}
