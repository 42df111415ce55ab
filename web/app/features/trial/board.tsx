import type { TrialTask, TrialTaskColumn } from '@ampersand/contract/trial';
import { ChevronDown, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../api.ts';
import { useCall } from '../../page/use-call.ts';
import { useHydrated } from '../../page/use-hydrated.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Menu } from '../../ui/menu.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toast } from '../../ui/toast.ts';
import { useChanging } from '../together/use-changing.ts';
import type { TrialFrame } from './frame.ts';
import { columnNames, columns } from './words.ts';

interface BoardProps extends TrialFrame {
  tasks: readonly TrialTask[];
}

/** What is to be done, what is being done, what is done. */
export function Board({ tasks, ...frame }: BoardProps) {
  return (
    <section aria-labelledby="tasks-title">
      <h2 id="tasks-title" className="text-2xl">
        What there is to do
      </h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-3">
        {columnNames.map((name) => (
          <Column key={name} {...frame} name={name} tasks={tasks.filter(({ column }) => column === name)} />
        ))}
      </div>
      {frame.isOpen && <AddTask {...frame} />}
    </section>
  );
}

interface ColumnProps extends BoardProps {
  name: TrialTaskColumn;
}

function Column({ name, tasks, ...frame }: ColumnProps) {
  const id = `tasks-${name}`;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby={id} className="rounded-card bg-sunken p-3">
      <h3 id={id} ref={title} tabIndex={-1} className="px-1 font-semibold">
        {columns[name]} <span className="font-normal text-muted">({tasks.length})</span>
      </h3>
      <ul className="mt-2 flex flex-col gap-2">
        {tasks.map((task) => (
          <li key={task.id} className="rounded-control border border-line bg-surface p-3">
            <p dir="auto" className="wrap-anywhere">
              {task.title}
            </p>
            {frame.isOpen && <TaskMenu {...frame} task={task} onMoved={() => title.current?.focus()} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TaskMenuProps extends TrialFrame {
  task: TrialTask;
  /** It is in another column now, or gone. */
  onMoved: () => void;
}

/** Moves something on, or takes it off. */
function TaskMenu({ connectionId, refresh, task, onMoved }: TaskMenuProps) {
  const { busy, run } = useCall();
  const params = { connectionId, taskId: task.id };
  function change(send: () => Promise<unknown>) {
    if (busy) return;
    void run({
      send,
      async onDone() {
        await refresh();
        onMoved();
      },
      onFailure: ({ message }) => {
        toast.error(message);
        void refresh();
      },
    });
  }
  return (
    <Menu
      label={`Move to: ${task.title}`}
      className="mt-2 border border-edge px-3 text-sm font-semibold print:hidden"
      button={
        <>
          Move to
          <ChevronDown className="size-4" aria-hidden="true" />
        </>
      }
    >
      {columnNames
        .filter((name) => name !== task.column)
        .map((column) => (
          <button
            key={column}
            type="button"
            onClick={() =>
              change(() =>
                call('PATCH /connections/{connectionId}/trial/tasks/{taskId}', { params, body: { column } }),
              )
            }
          >
            {columns[column]}
          </button>
        ))}
      <button
        type="button"
        onClick={() =>
          change(() => call('DELETE /connections/{connectionId}/trial/tasks/{taskId}', { params }))
        }
      >
        Remove it
      </button>
    </Menu>
  );
}

function AddTask({ connectionId, refresh }: TrialFrame) {
  const [title, setTitle] = useState('');
  const hydrated = useHydrated();
  const changing = useChanging(refresh);
  async function add(event: FormEvent) {
    event.preventDefault();
    if (title.trim() === '') return;
    const send = () =>
      call('POST /connections/{connectionId}/trial/tasks', {
        params: { connectionId },
        body: { title: title.trim() },
      });
    const sent = title;
    // What was typed meanwhile stays.
    if (await changing.change(send)) setTitle((now) => (now === sent ? '' : now));
  }
  return (
    <form noValidate className="mt-4 print:hidden" onSubmit={(event) => void add(event)}>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-3">
        <Field label="Something to do" className="flex-1 basis-60">
          <TextInput
            maxLength={200}
            autoComplete="off"
            value={title}
            disabled={!hydrated}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
        <Button type="submit" busy={changing.busy} disabled={!hydrated}>
          <Plus className="size-4.5" aria-hidden="true" /> {changing.busy ? 'Adding...' : 'Add it'}
        </Button>
      </div>
      <Alert className="mt-3">{changing.failure}</Alert>
    </form>
  );
}
