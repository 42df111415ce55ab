import { clsx } from 'clsx';
import { Camera, CircleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { once } from '../../../once.ts';
import { AskDialog } from '../../../ui/ask-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Opening } from '../../../ui/opening.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PictureKind } from './crop-dialog.tsx';
import type { Edit, Edits } from './edits.ts';
import { usePictureFile } from './use-picture-file.ts';
import { useSaveNow } from './use-save-now.ts';

interface PictureChangerProps<Data extends { version: number }> {
  kind: PictureKind<Data>;
  /** `removed` is said when the server gives no message of its own. */
  removal: { edit: () => Edit<{ version: number }>; removed: string };
  /** Address of the picture in use. */
  current: string | null;
  edits: Edits;
  /** Id of a text that tells more about the button. */
  describedBy?: string;
  /** The picture as it is shown, or what stands in for it. */
  children: ReactNode;
}

const loadCropDialog = once(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** A picture that is changed by a press on it, and can be taken away. */
export function PictureChanger<Data extends { version: number }>(props: PictureChangerProps<Data>) {
  const { kind, removal, current, edits, describedBy, children } = props;
  const { shape, noun } = kind;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { image, opening, problem, take, close } = usePictureFile();
  const focusButton = () => requestAnimationFrame(() => button.current?.focus());
  const giveUp = () => {
    close();
    focusButton();
  };
  const round = shape === 'round';

  return (
    <div className="flex max-w-40 flex-col items-center gap-2">
      <div className="relative">
        {children}
        <button
          ref={button}
          type="button"
          aria-label={`${current ? 'Change your' : 'Add a'} ${noun}`}
          aria-describedby={describedBy}
          disabled={opening}
          onClick={() => input.current?.click()}
          className={clsx('group absolute inset-0', round ? 'rounded-full' : 'rounded-[22%]')}
        >
          <span
            className={clsx(
              'absolute flex items-center justify-center rounded-full border border-line bg-surface text-ink shadow-soft transition-colors group-hover:bg-primary group-hover:text-on-primary',
              round ? 'end-1 top-1 size-9' : '-end-2 -top-2 size-7',
            )}
          >
            {opening ? (
              <Spinner />
            ) : (
              <Camera className={round ? 'size-4.5' : 'size-3.5'} aria-hidden="true" />
            )}
          </span>
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={round ? 'Profile picture' : 'Company logo'}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void take(file);
        }}
      />
      {current && <RemoveButton noun={noun} removal={removal} edits={edits} onRemoved={focusButton} />}
      <p role="alert" className="flex gap-1.5 text-sm font-medium text-danger empty:hidden">
        {problem && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
        {problem}
      </p>
      {image && (
        <Opening load={loadCropDialog} onClose={giveUp}>
          {(CropDialog) => <CropDialog image={image} kind={kind} edits={edits} onClose={giveUp} />}
        </Opening>
      )}
    </div>
  );
}

interface RemoveButtonProps extends Pick<PictureChangerProps<never>, 'removal' | 'edits'> {
  noun: string;
  /** The button is gone: where to go on. */
  onRemoved: () => void;
}

function RemoveButton({ noun, removal: { edit, removed }, edits, onRemoved }: RemoveButtonProps) {
  const saveNow = useSaveNow(edits);
  const [asking, setAsking] = useState(false);

  function remove() {
    setAsking(false);
    onRemoved();
    void saveNow(edit(), {
      failed: `Your ${noun} could not be removed`,
      onSaved: (message) => toast.success(message ?? removed),
    });
  }

  return (
    <>
      <Button variant="quiet" size="sm" aria-label={`Remove your ${noun}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <AskDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove your ${noun}?`}
        action="Remove"
        cancel="Keep it"
        danger
        onAct={remove}
      >
        <p>The first letter of the name will take its place.</p>
      </AskDialog>
    </>
  );
}
