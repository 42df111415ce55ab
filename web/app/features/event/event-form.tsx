import type { Event, EventBody } from '@ampersand/contract/event';
import { LIMITS } from '@ampersand/contract/limits';
import { EVENT_PICTURES } from '@ampersand/contract/values';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '../../form/use-kept-form.ts';
import { useRules } from '../../form/use-rules.ts';
import { useSend } from '../../form/use-send.ts';
import { useSentForm } from '../../form/use-sent-form.ts';
import { localIn } from '../../page/clock.ts';
import { LeaveGuard } from '../../page/leave-guard.tsx';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface EventFormProps {
  /** Absent: a new one. */
  event?: Event;
  save: (body: EventBody) => Promise<unknown>;
  onSaved: () => unknown;
}

const names: Record<(typeof EVENT_PICTURES)[number], string> = {
  '/events/customers.svg': 'Customers',
  '/events/equity.svg': 'Equity',
  '/events/hardware.svg': 'Hardware',
  '/events/networks.svg': 'Networks',
  '/events/pairs.svg': 'Pairs',
  '/events/weekend.svg': 'Weekend',
};
const pictures = EVENT_PICTURES.map((value) => ({ value, label: names[value] }));

/** An event as it is written, its time in the reader's zone. */
export function EventForm({ event, save, onSaved }: EventFormProps) {
  const zone = useZone();
  const form = useSentForm({
    defaultValues: {
      title: event?.title ?? '',
      description: event?.description ?? '',
      date: event ? localIn(zone, event.date) : '',
      location: event?.location ?? '',
      imageUrl: event?.imageUrl ?? '',
    },
    resolver: useRules(async () => (await import('./event-rules.ts')).eventForm),
  });
  const { errors, isDirty } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'imageUrl' });
  const picture = pictures.find(({ value }) => value === chosen)?.value;
  const { submit, busy, failure } = useSend(form, {
    send: save,
    onDone: onSaved,
  });
  const { getFieldState, resetField } = form;
  // The form keeps its values outside React, and the browser may say another zone than the server had.
  useEffect(() => {
    if (event && !getFieldState('date').isDirty)
      resetField('date', { defaultValue: localIn(zone, event.date) });
  }, [zone, event, getFieldState, resetField]);
  useKeptForm(form, `event-draft:${event?.id ?? 'new'}`);

  return (
    <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-5">
      <Field label="Title" required error={errors.title?.message}>
        <TextInput {...form.register('title')} maxLength={LIMITS.name} dir="auto" />
      </Field>
      <Field label="What it is about" required error={errors.description?.message}>
        <TextArea {...form.register('description')} rows={6} maxLength={LIMITS.text} dir="auto" />
      </Field>
      <div className="fields grid gap-5 sm:grid-cols-2">
        <Field
          label="Day and time"
          hint={zone ? `Your time, ${zone.replaceAll('_', ' ')}` : 'Your time'}
          required
          error={errors.date?.message}
        >
          <TextInput {...form.register('date')} type="datetime-local" />
        </Field>
        <Field label="Where" hint="A place, or ‘Online’" required error={errors.location?.message}>
          <TextInput {...form.register('location')} maxLength={LIMITS.name} dir="auto" />
        </Field>
      </div>
      <Field label="Picture" error={errors.imageUrl?.message} className="max-w-sm">
        <Select {...form.register('imageUrl')} options={pictures} placeholder="No picture" />
      </Field>
      {picture && (
        <img
          src={picture}
          alt="As everybody will see it"
          className="aspect-video w-full max-w-sm rounded-control bg-sunken object-cover"
        />
      )}
      <Alert>{failure}</Alert>
      {isDirty && !busy && <LeaveGuard isUnsaved={() => true}>The event is not saved yet.</LeaveGuard>}
      <Button type="submit" variant="primary" busy={busy} className="self-start">
        {busy ? 'Saving...' : event ? 'Save the event' : 'Add the event'}
      </Button>
    </form>
  );
}
