import type { FieldError } from '@ampersand/contract/errors';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTypedForm } from './use-typed-form.ts';

interface Refusal {
  failure: string;
  fields: FieldError[];
}

/** What stands at the two fields of a form that a server has refused, and in its alert. */
function Refused(refusal: Refusal) {
  const changing = { ...refusal, busy: false, change: async () => false };
  const faults = { goal: undefined, lines: undefined };
  const { errorAt, failure } = useTypedForm({
    body: {},
    faults,
    changing,
    send: async () => undefined,
    onDone: undefined,
  });
  return [errorAt('goal'), errorAt('lines'), failure].map((said) => said ?? '-').join();
}

const refused = (failure: string, ...fields: FieldError[]) =>
  renderToStaticMarkup(<Refused failure={failure} fields={fields} />);

test('what the server says to a field of a form, or to a part of it, stands there alone', () => {
  expect(refused('Too long', { path: 'goal', message: 'Too long' })).toBe('Too long,-,-');
  expect(refused('Empty', { path: 'lines.1', message: 'Empty' })).toBe('-,Empty,-');
});

test('what the server says to nothing that the form has is told in the alert', () => {
  expect(refused('Somebody was faster')).toBe('-,-,Somebody was faster');
  expect(refused('Wrong day', { path: 'after', message: 'Wrong day' })).toBe('-,-,Wrong day');
});
