import { endpoints } from '@ampersand/contract/all';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import type { OpenApiDocument } from './openapi.ts';

const t = useTestApp();

async function document(): Promise<OpenApiDocument> {
  const response = await t.app.inject('/api/v1/openapi.json');
  expect(response.statusCode).toBe(200);
  return response.json();
}

test('the OpenAPI document is valid 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(await document()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the OpenAPI document lists every endpoint once, with who may call it and how it fails', async () => {
  const { paths } = await document();
  const listed = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      secured: operation.security.length > 0,
      id: operation.operationId,
    })),
  );
  expect(listed.map(({ call, secured }) => ({ call, secured }))).toEqual(
    expect.arrayContaining(
      endpoints.map(({ method, path, access }) => ({
        call: `${method} ${path}`,
        secured: access !== 'public',
      })),
    ),
  );
  expect(listed).toHaveLength(endpoints.length);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(endpoints.length);
});

test('the page shows every call to people, and needs no script', async () => {
  const response = await t.app.inject('/api/docs');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of endpoints) expect(response.body).toContain(`<code>${path}</code>`);
  expect(response.body).not.toContain('<script');
});
