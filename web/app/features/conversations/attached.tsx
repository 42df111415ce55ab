import type { Attachment } from '@ampersand/contract/attachments';
import { FileText } from 'lucide-react';

/** A file in a message: a photo is seen, anything is got by a press. */
export function Attached({ attachment }: { attachment: Attachment }) {
  const { kind, name, bytes, width, height, url } = attachment;
  if (kind === 'PHOTO')
    return (
      <a href={url} download={name} className="mb-1 block">
        <img
          src={url}
          alt={name}
          width={width ?? undefined}
          height={height ?? undefined}
          loading="lazy"
          decoding="async"
          className="max-h-80 w-auto max-w-full rounded-control bg-sunken object-contain"
        />
      </a>
    );
  return (
    <a
      href={url}
      download={name}
      className="mb-1 flex items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 hover:border-edge"
    >
      <FileText className="size-6 shrink-0 text-primary" aria-hidden="true" />
      <span className="min-w-0">
        <bdi className="block wrap-anywhere">{name}</bdi>
        <span className="text-sm text-muted">PDF, {sizeOf(bytes)}</span>
      </span>
    </a>
  );
}

function sizeOf(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024
    ? `${Math.max(1, Math.round(kilobytes))} kB`
    : `${(kilobytes / 1024).toFixed(1)} MB`;
}
