import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

interface FormEndProps {
  /** Something has come above that the form does not answer yet; it is sent once that was seen. */
  isOutdated: boolean;
  onSeen: () => void;
  failure: string | undefined;
  busy: boolean;
  /** What the main button says, and what it says meanwhile. */
  action: string;
  busyAction: string;
  /** What leads back. */
  cancel: string;
  onCancel: () => void;
}

/** The end of a form that answers what stands above it, and sends nothing before the latest of that was seen. */
export function FormEnd(props: FormEndProps) {
  const { isOutdated, onSeen, failure, busy, action, busyAction, cancel, onCancel } = props;
  return (
    <>
      <Alert tone="note" className="mt-5">
        {isOutdated && 'Something has changed above. Look at it first; then send yours if you still want to.'}
      </Alert>
      <Alert className="mt-4">{!isOutdated && failure}</Alert>
      <div className="mt-5 flex flex-wrap gap-3">
        {isOutdated ? (
          <Button
            variant="primary"
            onClick={(event) => {
              // The button sends by the time the press ends.
              event.preventDefault();
              onSeen();
            }}
          >
            I have seen it
          </Button>
        ) : (
          <Button variant="primary" type="submit" busy={busy}>
            {busy ? busyAction : action}
          </Button>
        )}
        <Button onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
      </div>
    </>
  );
}
