import { CircleAlert } from 'lucide-react';

/** What failed about a form as a whole. */
export function FormFailure({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex gap-2 rounded-control bg-danger-soft p-3 text-ink">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden="true" />
          {message}
        </p>
      )}
    </div>
  );
}
