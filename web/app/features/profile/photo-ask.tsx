import type { OwnUser } from '@ampersand/contract/users';
import { clsx } from 'clsx';
import { Camera, CircleAlert, ImagePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useRevalidator } from 'react-router';
import { call, failureMessage } from '../../api.ts';
import { once } from '../../once.ts';
import { useCall } from '../../page/use-call.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Opening } from '../../ui/opening.tsx';
import { toast } from '../../ui/toast.ts';
import { usePictureFile } from './own/use-picture-file.ts';

const loadPhotoCrop = once(async () => (await import('./own/photo-crop.tsx')).PhotoCrop);

/** Asks a member for a photo; whoever has one or has said no is not asked. */
export function PhotoAsk({ you }: { you: OwnUser }) {
  const titleId = useId();
  const picture = usePictureFile();
  const { revalidate } = useRevalidator();
  const { busy, run } = useCall();

  function decline() {
    void run({
      send: () => call('PUT /account/settings', { body: { askForPhoto: false } }),
      onDone() {
        toast.success('We will not ask again');
        void revalidate();
      },
      onFailure: (error) => toast.error(failureMessage(error, 'That was not saved')),
    });
  }

  return (
    <Card
      as="section"
      aria-labelledby={titleId}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <Avatar name={you.fullName} size="lg" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id={titleId} className="text-xl">
          Would you like to show your face?
        </h2>
        <p className="mt-1 text-muted">
          People like to see whom they write to. A photo never changes whom you match, and you can do without.
        </p>
        <p role="alert" className="mt-1 flex gap-1.5 text-sm font-medium text-danger empty:hidden">
          {picture.problem && <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />}
          {picture.problem}
        </p>
      </div>
      <div className="acts">
        <PictureInput onFile={picture.take} fromCamera>
          <Camera className="size-5" aria-hidden="true" /> Take one now
        </PictureInput>
        <PictureInput onFile={picture.take}>
          <ImagePlus className="size-5" aria-hidden="true" /> Choose a photo
        </PictureInput>
        <Button variant="quiet" busy={busy} onClick={decline}>
          No, thank you
        </Button>
      </div>
      {picture.image && (
        <Opening load={loadPhotoCrop} onClose={picture.close}>
          {(PhotoCrop) =>
            picture.image && <PhotoCrop you={you} image={picture.image} onClose={picture.close} />
          }
        </Opening>
      )}
    </Card>
  );
}

interface PictureInputProps {
  onFile: (file: File) => Promise<void>;
  /** Opens the camera; where there is no touch, browsers would open a folder instead. */
  fromCamera?: boolean;
  children: ReactNode;
}

function PictureInput({ onFile, fromCamera = false, children }: PictureInputProps) {
  return (
    <label
      className={clsx(
        buttonClass(),
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2',
        fromCamera && 'not-touch:hidden',
      )}
    >
      <input
        type="file"
        accept="image/*"
        {...(fromCamera && { capture: 'user' })}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) void onFile(file);
        }}
        className="sr-only"
      />
      {children}
    </label>
  );
}
