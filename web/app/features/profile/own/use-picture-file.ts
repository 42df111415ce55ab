import { LIMITS } from '@ampersand/contract/limits';
import { useState } from 'react';
import { pictureFault, UNREADABLE } from '../../../ui/picture-fault.ts';

/** Opens a file that was chosen as a picture; `problem` says why when it is none. */
export function usePictureFile() {
  const [image, setImage] = useState<HTMLImageElement>();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState('');

  async function take(file: File) {
    const fault = pictureFault(file, LIMITS.photoBytes);
    setProblem(fault ?? '');
    if (fault) return;
    setOpening(true);
    const opened = await openImage(file);
    setOpening(false);
    if (opened) setImage(opened);
    else setProblem(UNREADABLE);
  }

  function close() {
    if (image) URL.revokeObjectURL(image.src);
    setImage(undefined);
  }

  return { image, opening, problem, take, close };
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
