import type { ArrangedCall, CallSuggestion } from '@ampersand/contract/calls';
import { CALL_MINUTES, type CallWay, startFaults } from '@ampersand/contract/calls/times';
import { zoneText } from '@ampersand/contract/zones';
import { type FormEvent, useId, useState } from 'react';
import { call } from '../../api.ts';
import { useTyped } from '../../form/use-typed.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { focusFault } from '../../ui/focus-field.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useTogether } from '../together/context.ts';
import { useChanging } from '../together/use-changing.ts';
import type { CallsFrame } from './frame.ts';
import { TimesField, type TypedStart } from './times-field.tsx';
import { isSkipped, momentTyped } from './words.ts';

interface SuggestionFormProps extends CallsFrame {
  /** What waits for an answer, and is replaced. */
  suggestion: CallSuggestion | null;
  /** The call that is to be moved. */
  moves: ArrangedCall | undefined;
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

function beginOf({ suggestion, moves, roomHost }: SuggestionFormProps): Typed {
  const before = suggestion ?? moves;
  const way = before?.way ?? (roomHost ? 'ROOM' : 'LINK');
  return {
    starts: [{ id: 0, value: '' }],
    minutes: String(before?.minutes ?? 30),
    way: way === 'ROOM' && !roomHost ? 'LINK' : way,
    link: before?.way === 'LINK' ? (before.link ?? '') : '',
    note: suggestion?.mine ? (suggestion.note ?? '') : '',
  };
}

/** What is wrong with each of the times. */
function faultsOf(starts: readonly TypedStart[]): (string | undefined)[] {
  const faults = startFaults(
    starts.map(({ value }) => momentTyped(value) ?? ''),
    new Date(),
  );
  return faults.map((fault, index) =>
    !fault && isSkipped(starts[index]?.value ?? '')
      ? 'The clocks skip this time that day. Please choose another one'
      : fault,
  );
}

/** Times to suggest, how long and how. */
export function SuggestionForm(props: SuggestionFormProps) {
  const { connectionId, called, roomHost, refresh, suggestion, moves, onDone } = props;
  const { you } = useTogether();
  const zone = useZone();
  const [begin] = useState(() => beginOf(props));
  const [typed, setTyped] = useTyped<Typed>(`call-suggestion:${you.id}:${connectionId}`, begin);
  const [isTried, setIsTried] = useState(false);
  // Newer times are shown before they are answered.
  const [seen, setSeen] = useState(suggestion?.id);
  const isOutdated = suggestion?.id !== seen;
  const changing = useChanging(refresh);
  const titleId = useId();
  const set = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const ways = waysFor(roomHost, called);
  const said = (path: string) => changing.fields.find((each) => each.path === path)?.message;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsTried(true);
    if (faultsOf(typed.starts).some(Boolean)) return focusFault(form);
    const body = {
      starts: typed.starts.map(({ value }) => momentTyped(value) ?? ''),
      minutes: CALL_MINUTES.find((each) => String(each) === typed.minutes) ?? 30,
      way: typed.way,
      link: typed.way === 'LINK' ? typed.link.trim() || null : null,
      note: typed.note.trim() || null,
      zone: zone ?? 'UTC',
      moves: moves?.id ?? null,
      after: suggestion?.id ?? null,
    };
    const suggest = () =>
      call('POST /connections/{connectionId}/calls/suggestions', { params: { connectionId }, body });
    if (await changing.change(suggest)) onDone();
    else focusFault(form);
  }

  return (
    <Card>
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void send(event)}>
        <h3 id={titleId} ref={takeFocus} tabIndex={-1} className="text-xl">
          {moves ? 'Another time for your call' : 'Suggest a call'}
        </h3>
        {moves && (
          <p className="mt-1 text-muted">
            It stays on {appointmentOf(moves.startsAt, zone)} until <bdi>{called}</bdi> picks another time.
          </p>
        )}
        <div className="mt-4 flex flex-col gap-5">
          <TimesField
            starts={typed.starts}
            hint={`On your own clock${zone ? `, ${zoneText(zone)}` : ''}. ${called} sees them on theirs.`}
            faults={
              isTried ? faultsOf(typed.starts).map((fault, index) => fault ?? said(`starts.${index}`)) : []
            }
            onChange={(starts) => set({ starts })}
          />
          <Field label="How long" group>
            <Segmented
              name="minutes"
              size="sm"
              className="w-full sm:max-w-96"
              options={lengths}
              value={typed.minutes}
              onChange={({ target }) => set({ minutes: target.value })}
            />
          </Field>
          <Field label="How you talk" error={said('way')} group>
            <RadioGroup
              name="way"
              options={ways}
              value={typed.way}
              onChange={({ target: { value } }) =>
                set({ way: value === 'ROOM' || value === 'PHONE' ? value : 'LINK' })
              }
            />
          </Field>
          {typed.way === 'LINK' && (
            <Field
              label="Video link"
              hint="It begins with https://. Left empty, either of you adds it later."
              error={said('link')}
            >
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="off"
                maxLength={1000}
                value={typed.link}
                onChange={({ target }) => set({ link: target.value })}
              />
            </Field>
          )}
          <Field label="A short note" hint="Such as what you would like to talk about" error={said('note')}>
            <TextInput
              autoComplete="off"
              maxLength={300}
              value={typed.note}
              onChange={({ target }) => set({ note: target.value })}
            />
          </Field>
        </div>
        <Alert tone="note" className="mt-5">
          {isOutdated &&
            'Something has changed above. Look at it first; then send yours if you still want to.'}
        </Alert>
        <Alert className="mt-4">
          {isOutdated || changing.fields.length > 0 ? undefined : changing.failure}
        </Alert>
        <div className="mt-5 flex flex-wrap gap-3">
          {isOutdated ? (
            <Button
              variant="primary"
              onClick={(event) => {
                // The button sends by the time the press ends.
                event.preventDefault();
                setSeen(suggestion?.id);
              }}
            >
              I have seen it
            </Button>
          ) : (
            <Button variant="primary" type="submit" busy={changing.busy}>
              {changing.busy
                ? 'Suggesting...'
                : typed.starts.length > 1
                  ? 'Suggest these times'
                  : 'Suggest this time'}
            </Button>
          )}
          <Button onClick={onDone} disabled={changing.busy}>
            Leave it
          </Button>
        </div>
      </form>
    </Card>
  );
}
