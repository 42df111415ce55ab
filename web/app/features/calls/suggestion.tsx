import type { ArrangedCall, CallSuggestion } from '@ampersand/contract/calls';
import { useId, useState } from 'react';
import { call } from '../../api.ts';
import { appointmentOf } from '../../page/dates.ts';
import { useZone } from '../../page/zone.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AskingButton } from '../together/asking-button.tsx';
import { useTogether } from '../together/context.ts';
import { type Changing, useChanging } from '../together/use-changing.ts';
import { useTypedForm } from '../together/use-typed-form.ts';
import type { CallsFrame } from './frame.ts';
import { onTheirClock, placeOf } from './words.ts';

interface SuggestionProps extends CallsFrame {
  suggestion: CallSuggestion;
  /** The call that it is to move. */
  moving: ArrangedCall | undefined;
  /** Other times are being written. */
  writes: boolean;
  onOthers: () => void;
  /** It is declined, and still stands here. */
  onDeclined: () => void;
  onDone: () => void;
}

/** What waits for an answer. */
export function Suggestion(props: SuggestionProps) {
  const { connectionId, called, roomHost, refresh, suggestion, moving, writes, onOthers, onDone } = props;
  const { isOpen } = useTogether();
  const zone = useZone();
  const changing = useChanging(refresh);
  const titleId = useId();
  const { id: suggestionId, mine, minutes, note } = suggestion;
  const params = { connectionId, suggestionId };

  const pick = (startsAt: string) =>
    call('POST /connections/{connectionId}/calls/suggestions/{suggestionId}/accept', {
      params,
      body: { startsAt, zone: zone ?? 'UTC' },
    });

  return (
    <Card as="section" aria-labelledby={titleId}>
      <h3 id={titleId} className="text-xl">
        {mine ? (
          'You suggest'
        ) : (
          <>
            <bdi>{called}</bdi> suggests
          </>
        )}{' '}
        {moving ? 'another time' : 'a call'}
      </h3>
      <p className="mt-1 text-muted">
        {minutes} minutes. {placeOf(suggestion, roomHost)}.
        {moving && ` Until then your call stays on ${appointmentOf(moving.startsAt, zone)}.`}
      </p>
      {note && (
        <blockquote className="mt-3 border-s-2 border-accent ps-3 wrap-anywhere">
          <bdi>{note}</bdi>
        </blockquote>
      )}
      {mine || !isOpen ? (
        <OwnTimes suggestion={suggestion} called={called} />
      ) : (
        <PickForm {...{ suggestion, called, changing, onDone }} onPick={pick} />
      )}
      <Alert className="mt-4">{changing.failure}</Alert>
      {isOpen && (
        <div className="mt-4 border-t border-line pt-3">
          <div className="-mx-3 flex flex-wrap gap-1">
            {!writes && (
              <Button
                variant="quiet"
                size="sm"
                onClick={onOthers}
                disabled={changing.busy}
                aria-expanded={false}
              >
                {mine ? 'Change it' : 'Suggest other times'}
              </Button>
            )}
            {mine ? (
              <WithdrawButton {...props} disabled={changing.busy} />
            ) : (
              <DeclineButton {...props} disabled={changing.busy} />
            )}
          </div>
        </div>
      )}
    </Card>
  );
}

interface ActProps extends SuggestionProps {
  disabled: boolean;
}

/** Takes one's own times back, after asking: what was typed for them is gone then. */
function WithdrawButton({ connectionId, called, refresh, suggestion, onDone, disabled }: ActProps) {
  const params = { connectionId, suggestionId: suggestion.id };
  return (
    <AskingButton
      label="Withdraw it"
      size="sm"
      disabled={disabled}
      title="Withdraw this suggestion?"
      action="Withdraw it"
      busyAction="Withdrawing..."
      cancel="Keep it"
      danger
      send={() =>
        call('POST /connections/{connectionId}/calls/suggestions/{suggestionId}/withdraw', { params })
      }
      {...{ refresh, onDone }}
    >
      <p>
        <bdi>{called}</bdi> can no longer pick {suggestion.starts.length === 1 ? 'this time' : 'a time'}
        {suggestion.note ? ', nor read your note' : ''}. To change something in it, use ‘Change it’ instead.
      </p>
    </AskingButton>
  );
}

/** Tells the other, after asking, that no time suits. */
function DeclineButton(props: ActProps) {
  const { connectionId, called, refresh, suggestion, moving, onDeclined, onDone, disabled } = props;
  const only = suggestion.starts.length === 1;
  async function decline() {
    const params = { connectionId, suggestionId: suggestion.id };
    await call('POST /connections/{connectionId}/calls/suggestions/{suggestionId}/decline', { params });
    // The page asks for what there is now once this is done.
    onDeclined();
  }
  return (
    <AskingButton
      label={only ? 'It does not suit me' : 'None suits me'}
      size="sm"
      disabled={disabled}
      title={only ? 'Turn this time down?' : 'Turn all these times down?'}
      action={only ? 'Turn it down' : 'Turn them down'}
      busyAction="Turning down..."
      cancel={only ? 'Keep it' : 'Keep them'}
      danger
      send={decline}
      {...{ refresh, onDone }}
    >
      <p>
        This tells <bdi>{called}</bdi> that {only ? 'it does not suit you' : 'none of them suits you'}. After
        that you can suggest other times. {moving && 'Your call stays as you agreed on it.'}
      </p>
    </AskingButton>
  );
}

function OwnTimes({ suggestion, called }: Pick<SuggestionProps, 'suggestion' | 'called'>) {
  const zone = useZone();
  return (
    <>
      <ul className="mt-4 flex flex-col gap-1.5">
        {suggestion.starts.map((start) => (
          <li key={start} className="font-medium">
            {appointmentOf(start, zone)}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-muted">
        It waits for <bdi>{called}</bdi>, who sees the times on their own clock.
      </p>
    </>
  );
}

interface PickFormProps extends Pick<SuggestionProps, 'suggestion' | 'called' | 'onDone'> {
  changing: Changing;
  onPick: (startsAt: string) => Promise<unknown>;
}

/** The times, of which one is picked. */
function PickForm({ suggestion, called, changing, onPick, onDone }: PickFormProps) {
  const zone = useZone();
  const only = suggestion.starts.length === 1 ? suggestion.starts[0] : undefined;
  const [picked, setPicked] = useState(only);
  const form = useTypedForm({
    body: picked,
    faults: { startsAt: picked ? undefined : 'Please pick a time' },
    changing,
    send: onPick,
    onDone,
  });

  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={form.submit}>
      <Field
        label={only ? 'Does this time suit you?' : 'Which time suits you?'}
        error={form.errorAt('startsAt')}
        group
      >
        <RadioGroup
          name="start"
          value={picked ?? ''}
          onChange={({ target }) => setPicked(target.value)}
          options={suggestion.starts.map((start) => {
            const theirs = onTheirClock(start, zone, suggestion.zone);
            return {
              value: start,
              label: appointmentOf(start, zone),
              ...(theirs && {
                hint: (
                  <>
                    For <bdi>{called}</bdi>: {theirs}
                  </>
                ),
              }),
            };
          })}
        />
      </Field>
      <div>
        <Button variant="primary" type="submit" busy={form.busy}>
          {form.busy ? 'Agreeing...' : 'Agree on this time'}
        </Button>
      </div>
    </form>
  );
}
