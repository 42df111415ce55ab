import { type FormEvent, useState } from 'react';
import { focusFault } from '../../ui/focus-field.ts';
import type { Changing } from './use-changing.ts';

/** What is wrong at each field of a form, by the path that the API has for it; nothing where nothing is. */
export type Faults<Field extends string> = Readonly<Record<Field, string | undefined>>;

interface TypedForm<Field extends string, Body> {
  /** What is typed as what is sent; undefined while something is wrong. */
  body: Body | undefined;
  faults: Faults<Field>;
  changing: Changing;
  send: (body: Body) => Promise<unknown>;
  onDone: (() => void) | undefined;
}

/**
 * A form of 'Together': what is typed there becomes what is sent by more than a schema, such as times on the reader's clock or
 * lines of a list. Once it was tried, what is wrong stands beside the fields, as what the server says to them does, and the
 * first such field has the focus. `failure` is what stands at none.
 */
export function useTypedForm<Field extends string, Body>(form: TypedForm<Field, Body>) {
  const { body, faults, changing, send, onDone } = form;
  const [isTried, setIsTried] = useState(false);

  async function sendIfRight(element: HTMLFormElement) {
    setIsTried(true);
    if (body !== undefined && (await changing.change(() => send(body)))) onDone?.();
    else focusFault(element);
  }

  return {
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void sendIfRight(event.currentTarget);
    },
    errorAt: (field: Field) => (isTried && faults[field]) || saidAt(changing, field),
    busy: changing.busy,
    failure: isSaid(changing, Object.keys(faults)) ? undefined : changing.failure,
  };
}

/** What the server says to a field, or to a part of it. */
const saidAt = ({ fields }: Changing, field: string): string | undefined =>
  fields.find(({ path }) => path === field || path.startsWith(`${field}.`))?.message;

/** Whether a failure stands beside one of the fields. */
const isSaid = (changing: Changing, fields: readonly string[]) =>
  fields.some((field) => changing.failure !== undefined && saidAt(changing, field) === changing.failure);
