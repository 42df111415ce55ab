import { LIMITS } from '@ampersand/contract/fields';
import type { OwnUser } from '@ampersand/contract/users';
import { Camera, CircleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { CompletionRing } from './completion-ring.tsx';
import { CropDialog } from './crop-dialog.tsx';
import type { Edits } from './edits.ts';

const UNREADABLE = 'We cannot open that file as a picture. Choose a JPEG, PNG or WebP file.';
const TOO_HEAVY = `That picture is over ${LIMITS.photoBytes / 1024 / 1024} MB. Choose a smaller one.`;
const NO_PICTURE = 'That is not a picture. Choose a JPEG, PNG or WebP file.';

interface PhotoChangerProps {
  user: OwnUser;
  percent: number;
  edits: Edits;
}

/** The avatar with the completion around it. A press on it chooses another picture. */
export function PhotoChanger({ user, percent, edits }: PhotoChangerProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');

  async function take(file: File) {
    setProblem('');
    if (!file.type.startsWith('image/')) return setProblem(NO_PICTURE);
    if (file.size > LIMITS.photoBytes) return setProblem(TOO_HEAVY);
    setOpening(true);
    const opened = await openImage(file);
    setOpening(false);
    if (opened) setImage(opened);
    else setProblem(UNREADABLE);
  }

  function close() {
    if (image) URL.revokeObjectURL(image.src);
    setImage(undefined);
    requestAnimationFrame(() => button.current?.focus());
  }

  return (
    <div className="flex max-w-40 flex-col items-center gap-2">
      <div className="relative">
        <CompletionRing percent={percent}>
          <Avatar name={user.fullName} src={user.profileUrl} size="xl" />
        </CompletionRing>
        <button
          ref={button}
          type="button"
          aria-label={user.profileUrl ? 'Change your picture' : 'Add a picture'}
          aria-describedby="profile-percent"
          disabled={opening}
          onClick={() => input.current?.click()}
          className="group absolute inset-0 rounded-full"
        >
          <span className="absolute end-1 top-1 flex size-9 items-center justify-center rounded-full border border-line bg-surface text-ink shadow-soft transition-colors group-hover:bg-primary group-hover:text-on-primary">
            {opening ? <Spinner /> : <Camera className="size-4.5" aria-hidden="true" />}
          </span>
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Profile picture"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      <p id="profile-percent" className="sr-only">
        Your profile is {percent}% complete
      </p>
      <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger empty:hidden">
        {problem && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {problem}
      </p>
      {image && <CropDialog image={image} edits={edits} onClose={close} />}
    </div>
  );
}

/** The picture in a file, or nothing when this browser finds none there. */
async function openImage(file: File): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    return undefined;
  }
}
