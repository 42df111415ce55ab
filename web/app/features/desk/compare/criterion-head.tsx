import type { Criterion } from '@ampersand/contract/compare';
import { LIMITS } from '@ampersand/contract/limits';
import { MOST_WEIGHT } from '@ampersand/contract/score-card';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../../api.ts';
import { useCall } from '../../../page/use-call.ts';
import { useHydrated } from '../../../page/use-hydrated.ts';
import { AskDialog } from '../../../ui/ask-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Select } from '../../../ui/select.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { toast } from '../../../ui/toast.ts';

interface CriterionHeadProps {
  criterion: Criterion;
  onChanged: (all: readonly Criterion[]) => void;
  /** The row is gone, and with it what had the focus. */
  onRemoved: () => void;
}

const ends: Record<number, string> = { 1: '1, a little', [MOST_WEIGHT]: `${MOST_WEIGHT}, most` };
const weights = Array.from({ length: MOST_WEIGHT }, (_, at) => ({
  value: String(at + 1),
  label: ends[at + 1] ?? String(at + 1),
}));

/** What a criterion is called and how much it counts, both to be changed. */
export function CriterionHead({ criterion, onChanged, onRemoved }: CriterionHeadProps) {
  const { id, name, weight } = criterion;
  const [asked, setAsked] = useState<'name' | 'remove'>();
  const [isBack, setBack] = useState(false);
  const [weighing, setWeighing] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const { busy, run } = useCall();
  const hydrated = useHydrated();
  const params = { criterionId: id };

  function ask(what: 'name' | 'remove' | undefined) {
    setFailure(undefined);
    setBack(asked === 'name');
    setAsked(what);
  }

  async function weigh(to: number) {
    setWeighing(to);
    await run({
      send: () => call('PATCH /desk/criteria/{criterionId}', { params, body: { weight: to } }),
      onDone: ({ data }) => onChanged(data),
      onFailure: ({ message }) => toast.error(message),
    });
    setWeighing(undefined);
  }

  const rename = (to: string) =>
    run({
      send: () => call('PATCH /desk/criteria/{criterionId}', { params, body: { name: to } }),
      onDone({ data }) {
        ask(undefined);
        onChanged(data);
      },
      onFailure: ({ message, fields }) => setFailure(fields[0]?.message ?? message),
    });

  const remove = () =>
    run({
      send: () => call('DELETE /desk/criteria/{criterionId}', { params }),
      onDone({ data }) {
        ask(undefined);
        onChanged(data);
        onRemoved();
      },
      onFailure: ({ message }) => setFailure(message),
    });

  if (asked === 'name')
    return (
      <NameForm name={name} busy={busy} failure={failure} onSave={rename} onCancel={() => ask(undefined)} />
    );
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start justify-between gap-2">
        <span
          ref={isBack ? takeFocus : undefined}
          tabIndex={-1}
          className="min-w-0 pt-2 font-semibold wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </span>
        <Menu
          label={`Change: ${name}`}
          className="justify-center"
          button={<Ellipsis className="size-5 text-muted" aria-hidden="true" />}
        >
          <button type="button" onClick={() => ask('name')}>
            <Pencil className="size-4.5 text-muted" aria-hidden="true" /> Rename
          </button>
          <button type="button" onClick={() => ask('remove')}>
            <Trash2 className="size-4.5 text-muted" aria-hidden="true" /> Remove
          </button>
        </Menu>
      </div>
      <div className="flex items-center gap-2 text-sm text-muted">
        <span aria-hidden="true">Counts</span>
        <div className="w-36">
          <Select
            aria-label={`How much it counts: ${name}`}
            options={weights}
            disabled={!hydrated}
            value={String(weighing ?? weight)}
            onChange={({ target }) => void weigh(Number(target.value))}
          />
        </div>
      </div>
      <AskDialog
        open={asked === 'remove'}
        onClose={() => ask(undefined)}
        title="Remove this from your score card?"
        action="Remove"
        busyAction="Removing..."
        danger
        busy={busy}
        failure={failure}
        onAct={() => void remove()}
      >
        <p>
          <bdi>{name}</bdi> goes, with the points you gave everybody for it.
        </p>
      </AskDialog>
    </div>
  );
}

interface NameFormProps {
  name: string;
  busy: boolean;
  failure: string | undefined;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ name, busy, failure, onSave, onCancel }: NameFormProps) {
  const [text, setText] = useState(name);
  return (
    <form
      aria-label={`Rename: ${name}`}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <Field label="What counts" error={failure}>
        <TextInput
          dir="auto"
          // The menu that was chosen from is gone.
          autoFocus
          value={text}
          maxLength={LIMITS.listItem}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
