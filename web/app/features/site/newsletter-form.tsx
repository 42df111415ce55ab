import { clsx } from 'clsx';
import { CircleAlert, MailCheck } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Honeypot } from './honeypot.tsx';
import { type Outcome, unreachable } from './outcome.ts';

interface NewsletterFormProps {
  /** Tells the forms of a page apart. */
  label: string;
  placeholder: string;
  variant?: 'primary' | 'secondary';
  className?: string;
  /** On the page that answers the form when it is sent without scripts: what was typed, and how it went. */
  typed?: string | undefined;
  answered?: Outcome | undefined;
}

/** One field and a button. What checks and sends comes only when somebody starts to type. */
export function NewsletterForm({
  label,
  placeholder,
  variant = 'secondary',
  className,
  typed,
  answered,
}: NewsletterFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState(answered);
  const error = outcome?.sent === false ? outcome.message : undefined;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await load()
      .then(({ sendSubscription }) =>
        sendSubscription({ email: String(form.get('email')), website: String(form.get('website')) }),
      )
      .catch(() => unreachable);
    setBusy(false);
    setOutcome(answer);
    if (!answer.sent) input.current?.focus();
  }

  return (
    <form
      method="post"
      action={paths.newsletter}
      noValidate
      aria-label={label}
      onSubmit={submit}
      className={clsx('relative flex flex-col gap-2', className)}
    >
      {outcome?.sent ? null : (
        <div className="flex gap-2 max-[26rem]:flex-col">
          <label htmlFor={id} className="sr-only">
            Your email address
          </label>
          <input
            ref={input}
            id={id}
            type="email"
            name="email"
            required
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            defaultValue={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onFocus={() => void load().catch(() => undefined)}
            className="control min-w-0 flex-1"
          />
          <Button type="submit" variant={variant} busy={busy}>
            {busy ? 'Subscribing...' : 'Subscribe'}
          </Button>
          <Honeypot />
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="flex gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {error}
          </p>
        )}
        {outcome?.sent && (
          <div className="flex gap-2.5">
            <MailCheck className="size-6 shrink-0 text-primary" aria-hidden="true" />
            {/* The focus was on what is gone now. */}
            <p
              tabIndex={-1}
              ref={(element) => element?.focus({ preventScroll: true })}
              className="font-medium"
            >
              {outcome.message.replace(/[.!?]?$/, '.')}{' '}
              <Link
                to={paths.newsletter}
                className="text-link"
                onClick={(event) => {
                  event.preventDefault();
                  setOutcome(undefined);
                }}
              >
                Use another address
              </Link>
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

function load() {
  return import('./send.ts');
}
