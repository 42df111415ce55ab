import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;

/** The sources of the app in which this is found. */
function filesWith(pattern: RegExp): string[] {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
    .filter((name) => pattern.test(readFileSync(join(FOLDER, name), 'utf8')))
    .sort();
}

test('whether something is the failure of a call is asked in one place', () => {
  expect(filesWith(/instanceof ApiError/)).toEqual(['api.ts']);
});

test('what the server says of fields is written on them by `useSend`, and by the steps of registration', () => {
  expect(filesWith(/type: 'server'/)).toEqual([
    'features/registration/wizard/use-answers.ts',
    'form/use-send.ts',
  ]);
});

test('forms of what is typed hear from the server through `useTypedForm`', () => {
  expect(filesWith(/[cC]hanging\.fields|fields \}: Changing/)).toEqual([
    'features/together/use-typed-form.ts',
  ]);
});

test('the box that tells of a failure is drawn in one place', () => {
  expect(filesWith(/role="alert"[\s\S]{0,200}bg-danger-soft/)).toEqual([]);
});

test('a session that has ended is told of in one place', () => {
  expect(filesWith(/You are no longer logged in/)).toEqual(['page/session-end.ts']);
});

test('what is saved one after the other waits in `createChanges`, or where it stays on the screen in `useKeptAnswers`', () => {
  expect(filesWith(/(\w+)(\.current)? = \1\2\s*\.then\(/)).toEqual(['features/together/use-kept-answers.ts']);
});
