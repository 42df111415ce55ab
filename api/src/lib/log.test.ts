import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorFacts, errorText } from './log.ts';

test('a failed query is described without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c)' });
  const error = new DrizzleQueryError('insert into emails values ($1)', ['code 123456'], cause);
  const facts = errorFacts(error);
  expect(facts).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into emails values ($1)',
    cause: { message: 'duplicate key', code: '23505' },
  });
  expect(facts.stack).toContain('log.test.ts');
  const printed = errorText(error);
  expect(printed).toMatch(/^DrizzleQueryError: Failed query: .* at .*Error: duplicate key\n/s);
  for (const secret of ['123456', 'a@b.c']) expect(JSON.stringify(facts) + printed).not.toContain(secret);
});

test('what is thrown without being an error is described too', () => {
  expect(errorFacts('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
  expect(errorFacts(undefined)).toMatchObject({ type: 'undefined' });
  const copy = {
    ...new DrizzleQueryError('select $1', ['secret']),
    message: 'Failed query: select $1\nparams: secret',
  };
  expect(errorFacts(copy)).toEqual({ type: 'object', message: 'Failed query: select $1', stack: '' });
});
