import { FileText, Image, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Upload } from './use-upload.ts';

interface ChosenFileProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** The file for the next message, above the field. */
export function ChosenFile({
  upload: { file, share, attachment, failure },
  onRetry,
  onRemove,
}: ChosenFileProps) {
  const Icon = file.type.startsWith('image/') ? Image : FileText;
  return (
    <div className="mb-2 flex items-center gap-3 rounded-control bg-sunken px-3 py-2">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <bdi>{file.name}</bdi>
        </p>
        <p role="status" className={failure ? 'text-sm text-danger' : 'text-sm text-muted'}>
          {failure ?? (attachment ? 'Goes with your message' : `Uploading, ${Math.round(share * 100)}%`)}
        </p>
      </div>
      {failure && (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      )}
      <Button variant="quiet" size="sm" icon aria-label={`Remove ${file.name}`} onClick={onRemove}>
        <X className="size-4.5" aria-hidden="true" />
      </Button>
    </div>
  );
}
