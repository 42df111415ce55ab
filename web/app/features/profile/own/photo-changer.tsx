import type { OwnUser } from '@ampersand/contract/users';
import { Avatar } from '../../../ui/avatar.tsx';
import { CompletionRing } from './completion-ring.tsx';
import type { Edits } from './edits.ts';
import { photoKind, photoRemoval } from './edits-of-pictures.ts';
import { PictureChanger } from './picture-changer.tsx';

interface PhotoChangerProps {
  user: OwnUser;
  percent: number;
  edits: Edits;
}

const removal = { edit: photoRemoval, removed: 'Photo removed' } as const;

/** The avatar with the completion around it. A press on it chooses another picture. */
export function PhotoChanger({ user, percent, edits }: PhotoChangerProps) {
  return (
    <PictureChanger
      kind={photoKind}
      removal={removal}
      current={user.profileUrl}
      edits={edits}
      describedBy="profile-percent"
    >
      <CompletionRing percent={percent}>
        <Avatar name={user.fullName} src={user.profileUrl} size="xl" />
      </CompletionRing>
      <p id="profile-percent" className="sr-only">
        Your profile is {percent}% complete
      </p>
    </PictureChanger>
  );
}
