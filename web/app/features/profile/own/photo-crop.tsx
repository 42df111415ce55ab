import type { OwnUser } from '@ampersand/contract/users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { CropDialog } from './crop-dialog.tsx';
import { createEdits } from './edits.ts';
import { photoKind } from './edits-of-pictures.ts';

interface PhotoCropProps {
  you: OwnUser;
  image: HTMLImageElement;
  onClose: () => void;
}

/** Choosing the square of a new photo, away from the profile page. */
export function PhotoCrop({ you, image, onClose }: PhotoCropProps) {
  const { revalidate } = useRevalidator();
  const [edits] = useState(() => createEdits(you, () => void revalidate()));
  return <CropDialog image={image} kind={photoKind} edits={edits} onClose={onClose} />;
}
