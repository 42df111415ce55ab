import type { DeskCard } from '@ampersand/contract/desk';
import { AlarmClock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../api.ts';
import { shortDayOf } from '../../page/dates.ts';
import { useCall } from '../../page/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';

interface ReminderProps {
  card: DeskCard;
  /** ISO 8601. */
  now: string;
  onChanged: (card: DeskCard) => void;
}

/** By how many minutes the reader's clock is ahead of UTC at seven in the morning of a day (`YYYY-MM-DD`). */
const utcOffset = (day: string) => -new Date(`${day}T07:00`).getTimezoneOffset();

/** `YYYY-MM-DD`, so many days from today where the reader is. */
function dayIn(days: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days))
    .toISOString()
    .slice(0, 10);
}

/** When one is reminded of somebody, and setting it. */
export function Reminder({ card: { person, remindOn, remindAt }, now, onChanged }: ReminderProps) {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState('');
  const { busy, run } = useCall();
  const isDue = remindAt !== null && remindAt <= now;

  const remind = (on: string | null) =>
    run({
      send: () =>
        call('PATCH /desk/{userId}', {
          params: { userId: person.id },
          body: on ? { remindOn: on, utcOffset: utcOffset(on) } : { remindOn: null },
        }),
      onDone({ data }) {
        setOpen(false);
        if (data) onChanged(data);
        toast.success(on ? `We remind you on ${words(on)}` : isDue ? 'Reminder done' : 'Reminder removed');
      },
      onFailure: ({ message }) => toast.error(message),
    });

  return (
    <div className="text-sm">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-9 max-w-full items-center gap-2 rounded-control touch:min-h-11"
      >
        <AlarmClock className="size-4.5 shrink-0 text-muted" aria-hidden="true" />
        <span className={remindOn ? undefined : 'text-primary'}>
          {remindOn ? `${isDue ? 'Reminder since' : 'Reminder on'} ${words(remindOn)}` : 'Remind me'}
          <span className="sr-only"> of {person.fullName}</span>
        </span>
      </button>
      {open && (
        <form
          aria-label={`Reminder of ${person.fullName}`}
          className="mt-1 flex flex-col gap-3"
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            if (day) void remind(day);
          }}
        >
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={busy} onClick={() => remind(dayIn(1))}>
              Tomorrow
            </Button>
            <Button size="sm" busy={busy} onClick={() => remind(dayIn(7))}>
              In a week
            </Button>
            {remindOn && (
              <Button size="sm" variant="quiet" busy={busy} onClick={() => remind(null)}>
                {isDue ? 'Done' : 'Remove'}
              </Button>
            )}
          </div>
          <Field label="Or on a day" hint="In the morning, by the bell and by email.">
            <TextInput type="date" required value={day} onChange={({ target }) => setDay(target.value)} />
          </Field>
          <Button type="submit" size="sm" busy={busy} className="self-start">
            Set reminder
          </Button>
        </form>
      )}
    </div>
  );
}

/** `Nov 30`. */
const words = (day: string) => shortDayOf(`${day}T12:00:00Z`, 'UTC');
