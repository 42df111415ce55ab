import type { Attachment } from '@ampersand/contract/attachments';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { useFailure } from '../../page/session-end.ts';

const MEBIBYTE = 1024 * 1024;
const MOST = { photo: 5 * MEBIBYTE, pdf: 10 * MEBIBYTE } as const;

/** The file for the next message. */
export interface Upload {
  readonly file: File;
  /** How much of it has arrived, 0 to 1. */
  readonly share: number;
  /** Once it is there. */
  readonly attachment?: Attachment;
  readonly failure?: string;
}

/** Uploads a file as soon as it is chosen, so that the message goes at once. */
export function useUpload(connectionId: string) {
  const [upload, setUpload] = useState<Upload>();
  const stopping = useRef<AbortController>(undefined);
  const explain = useFailure();
  // A screen that is gone needs no file.
  useEffect(() => () => stopping.current?.abort(), []);

  async function choose(file: File) {
    stopping.current?.abort();
    const problem = problemOf(file);
    if (problem) return setUpload({ file, share: 0, failure: problem });
    const stop = new AbortController();
    const { signal } = stop;
    stopping.current = stop;
    const form = new FormData();
    form.append('file', file);
    setUpload({ file, share: 0 });
    try {
      const { data } = await call('POST /connections/{connectionId}/attachments', {
        params: { connectionId },
        form,
        signal,
        onProgress: (share) => setUpload({ file, share }),
      });
      setUpload({ file, share: 1, attachment: data });
    } catch (error) {
      if (signal.aborted) return;
      const failure = explain(error);
      if (failure) setUpload({ file, share: 0, failure: failure.message });
    }
  }

  return {
    upload,
    choose,
    remove() {
      stopping.current?.abort();
      setUpload(undefined);
    },
  };
}

function problemOf({ type, size }: File): string | undefined {
  if (type === 'application/pdf')
    return size > MOST.pdf ? 'That PDF is over 10 MB. Please choose a smaller one.' : undefined;
  if (!type.startsWith('image/')) return 'Please choose a photo or a PDF.';
  return size > MOST.photo ? 'That photo is over 5 MB. Please choose a smaller one.' : undefined;
}
