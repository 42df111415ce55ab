import type { Calls } from '@ampersand/contract/calls';
import { CALL_MINUTES, type CallWay, startFaults } from '@ampersand/contract/calls/times';
import { zoneText } from '@ampersand/contract/zones';
import { useId, useState } from 'react';
import { call } from '../../api.ts';
import { isSkipped, momentTyped, SKIPPED } from '../../form/moment-typed.ts';
import { useUnsent } from '../../form/use-unsent.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { FormEnd } from '../together/form-end.tsx';
import { useChanging } from '../together/use-changing.ts';
import { type Faults, useTypedForm } from '../together/use-typed-form.ts';
import type { CallsFrame } from './frame.ts';
import { TimesField, type TypedStart } from './times-field.tsx';
import { goneWords } from './words.ts';

interface SuggestionFormProps extends CallsFrame {
  calls: Calls;
  /** The call that is to be moved. */
  moves: string | undefined;
  onDone: () => void;
}

interface Typed {
  readonly starts: readonly TypedStart[];
  readonly minutes: string;
  readonly way: CallWay;
  readonly link: string;
  readonly note: string;
}

const lengths = CALL_MINUTES.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }));

const waysFor = (roomHost: string | null, called: string) => [
  ...(roomHost
    ? [
        {
          value: 'ROOM',
          label: 'By video, in a room made for you',
          hint: `At ${roomHost}, open to whoever has its link.`,
        },
      ]
    : []),
  {
    value: 'LINK',
    label: 'By video, with a link of your own',
    hint: 'From whatever you use. It can be added later, too.',
  },
  {
    value: 'PHONE',
    label: 'By phone',
    hint: (
      <>
        You and <bdi>{called}</bdi> find each other’s number in the conversation.
      </>
    ),
  },
];

function beginOf({ calls: { suggestion, coming }, moves, roomHost }: SuggestionFormProps): Typed {
  const before = suggestion ?? coming.find(({ id }) => id === moves);
  const way = before?.way ?? (roomHost ? 'ROOM' : 'LINK');
  return {
    starts: [{ id: 0, value: '' }],
    minutes: String(before?.minutes ?? 30),
    way: way === 'ROOM' && !roomHost ? 'LINK' : way,
    link: before?.way === 'LINK' ? (before.link ?? '') : '',
    note: suggestion?.mine ? (suggestion.note ?? '') : '',
  };
}

type SuggestionField = `starts.${number}` | 'way' | 'link' | 'note';

/** What is wrong with each of the times. */
function faultsOf(starts: readonly TypedStart[]): Faults<SuggestionField> {
  const faults = startFaults(
    starts.map(({ value }) => momentTyped(value) ?? ''),
    new Date(),
  ).map((fault, index) => (!fault && isSkipped(starts[index]?.value ?? '') ? SKIPPED : fault));
  const ofStarts = Object.fromEntries(faults.map((fault, index) => [`starts.${index}`, fault]));
  return { ...ofStarts, way: undefined, link: undefined, note: undefined };
}

/** What is typed as it is sent. */
const bodyOf = ({ starts, minutes, way, link, note }: Typed) => ({
  starts: starts.map(({ value }) => momentTyped(value) ?? ''),
  minutes: CALL_MINUTES.find((each) => String(each) === minutes) ?? 30,
  way,
  link: way === 'LINK' ? link.trim() || null : null,
  note: note.trim() || null,
});

/** Times to suggest, how long and how. */
export function SuggestionForm(props: SuggestionFormProps) {
  const { connectionId, called, refresh, calls, onDone } = props;
  const { suggestion } = calls;
  const { you } = useTogether();
  const zone = useZone();
  const [begin] = useState(() => beginOf(props));
  // A suggestion to move a call may be gone while the call stands.
  const [began] = useState(props.moves);
  const { typed, set, done } = useUnsent<Typed>(
    `call-suggestion:${you.id}:${connectionId}:${began ?? 'new'}`,
    begin,
  );
  // Newer times are shown before they are answered.
  const [seen, setSeen] = useState(suggestion?.id);
  const isOutdated = suggestion?.id !== seen;
  const moved = props.moves ?? began;
  const moves = calls.coming.find(({ id }) => id === moved);
  const titleId = useId();
  const close = () => {
    done();
    onDone();
  };
  const faults = faultsOf(typed.starts);
  const form = useTypedForm({
    body: Object.values(faults).some(Boolean)
      ? undefined
      : {
          ...bodyOf(typed),
          zone: zone ?? 'UTC',
          moves: moves?.id ?? null,
          after: suggestion?.id ?? null,
        },
    faults,
    changing: useChanging(refresh),
    send: (body) =>
      call('POST /connections/{connectionId}/calls/suggestions', { params: { connectionId }, body }),
    onDone: close,
  });

  return (
    <Card>
      <form aria-labelledby={titleId} noValidate onSubmit={form.submit}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          {moves ? 'Another time for your call' : 'Suggest a call'}
        </h3>
        {moved && (
          <p role="status" className="mt-1 text-muted">
            {moves ? (
              <>
                It stays on {appointmentOf(moves.startsAt, zone)} until <bdi>{called}</bdi> picks another
                time.
              </>
            ) : (
              `${goneWords(calls, moved)} You can suggest these times for a new one.`
            )}
          </p>
        )}
        <SuggestionFields
          {...props}
          typed={typed}
          errorAt={form.errorAt}
          onChange={(more) => set({ ...typed, ...more })}
        />
        <FormEnd
          isOutdated={isOutdated}
          onSeen={() => setSeen(suggestion?.id)}
          failure={form.failure}
          busy={form.busy}
          action={typed.starts.length > 1 ? 'Suggest these times' : 'Suggest this time'}
          busyAction="Suggesting..."
          cancel="Cancel"
          onCancel={close}
        />
      </form>
    </Card>
  );
}

interface SuggestionFieldsProps extends Pick<CallsFrame, 'called' | 'roomHost'> {
  typed: Typed;
  errorAt: (field: SuggestionField) => string | undefined;
  onChange: (more: Partial<Typed>) => void;
}

function SuggestionFields({ called, roomHost, typed, errorAt, onChange }: SuggestionFieldsProps) {
  const zone = useZone();
  return (
    <div className="mt-4 flex flex-col gap-5">
      <TimesField
        starts={typed.starts}
        hint={`On your own clock${zone ? `, ${zoneText(zone)}` : ''}. ${called} sees them on theirs.`}
        faults={typed.starts.map((_, index) => errorAt(`starts.${index}`))}
        onChange={(starts) => onChange({ starts })}
      />
      <Field label="How long" group>
        <Segmented
          name="minutes"
          size="sm"
          className="w-full sm:max-w-96"
          options={lengths}
          value={typed.minutes}
          onChange={({ target }) => onChange({ minutes: target.value })}
        />
      </Field>
      <Field label="How you talk" error={errorAt('way')} group>
        <RadioGroup
          name="way"
          options={waysFor(roomHost, called)}
          value={typed.way}
          onChange={({ target: { value } }) =>
            onChange({ way: value === 'ROOM' || value === 'PHONE' ? value : 'LINK' })
          }
        />
      </Field>
      {typed.way === 'LINK' && (
        <Field
          label="Video link"
          hint="It begins with https://. Left empty, either of you adds it later."
          error={errorAt('link')}
        >
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            maxLength={1000}
            value={typed.link}
            onChange={({ target }) => onChange({ link: target.value })}
          />
        </Field>
      )}
      <Field label="A short note" hint="Such as what you would like to talk about" error={errorAt('note')}>
        <TextInput
          autoComplete="off"
          maxLength={300}
          value={typed.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Field>
    </div>
  );
}
